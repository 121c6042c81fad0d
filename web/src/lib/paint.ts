/** When what has just changed is on the screen; at once where nobody looks. */
export function paint(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) return done();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100); // it may be hidden meanwhile
  });
}
