/** How far somebody has read the chat of a table, kept in their browser for the tables they visited last. */

const KEY = "parlour-chat";
const MOST = 50;

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export class ChatSeen {
  private seen: number = $state(0);

  constructor(private readonly table: string) {
    this.seen = read().find(([known]) => known === table)?.[1] ?? 0;
  }

  get number(): number {
    return this.seen;
  }

  set number(number: number) {
    if (number <= this.seen) return;
    this.seen = number;
    const others = read().filter(([known]) => known !== this.table);
    try {
      localStorage.setItem(KEY, JSON.stringify([...others, [this.table, number]].slice(-MOST)));
    } catch {
      // a browser that keeps nothing: all is unread after a reload
    }
  }
}
