/** Has the browser keep the program, so that it opens without a network; not in development, where files have no lasting names. */
export function keepProgram(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that keeps nothing (a private window, no room) works as long as there is a network.
  navigator.serviceWorker.register('/worker.js').catch(() => undefined);
}
