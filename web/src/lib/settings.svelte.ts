/** What somebody likes, kept in their browser. */

export const LANGUAGES = ["en", "cs", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", cs: "Čeština", pl: "Polski", ru: "Русский" };

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  shapes: boolean; // pieces carry their shapes large, over their colours
  motion: "auto" | "off";
  onePress: boolean; // what is chosen is done, without another press
  pace: "instant" | "brisk" | "calm" | "step"; // at which what others do is shown
  confirmEnd: boolean;
  keys: boolean; // single letters do something at a table
  sound: "off" | "quiet" | "full";
  notify: boolean;
  panels: boolean; // beside a board that has the window, log and chat are in sight
}

export const SETTINGS_KEY = "parlour-settings";

function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** As they were kept, here or in another window. */
export function keptSettings(): Settings {
  const defaults: Settings = {
    language: browserLanguage(),
    theme: "auto",
    shapes: true,
    motion: "auto",
    onePress: false,
    pace: "calm",
    confirmEnd: false,
    keys: true,
    sound: matchMedia("(pointer: coarse)").matches ? "off" : "quiet",
    notify: false,
    panels: true,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}") as Partial<Settings>;
    const known = Object.entries(kept).filter(([name, value]) => name in defaults && typeof value === typeof defaults[name as keyof Settings]);
    return { ...defaults, ...Object.fromEntries(known) };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(keptSettings());

/** Keep the settings and show them on the page; call once, in the root component. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(SETTINGS_KEY, text);
    } catch {
      // a browser that keeps nothing: the settings last as long as the page
    }
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset["theme"] = settings.theme;
    root.dataset["motion"] = settings.motion;
    root.dataset["shapes"] = settings.shapes ? "on" : "off";
  });
}

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
