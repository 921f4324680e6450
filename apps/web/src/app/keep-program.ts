/** Between the page being loaded and its program being put away, milliseconds: what was opened has come by then. */
const SETTLED_MS = 4_000;

/**
 * Has the browser keep the program, so that it opens without a network. Only once the page stands, for nothing of the
 * first visit is to wait for it; and not in development, where files have no lasting names.
 */
export function keepProgram(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // A browser that keeps nothing (a private window, no room) works as long as there is a network.
    navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  };
  const begin = () => setTimeout(register, SETTLED_MS);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
