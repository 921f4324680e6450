import type { Dispose } from '@lectern/base';

const zoomKeys = new Set(['+', '-', '=', '0', '_']);

/** Keeps control and command with keys or wheel from zooming the browser: on this screen they zoom the page. */
export function blockBrowserZoom(): Dispose {
  const wheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && zoomKeys.has(event.key)) event.preventDefault();
  };
  window.addEventListener('wheel', wheel, { passive: false });
  window.addEventListener('keydown', key);
  return () => {
    window.removeEventListener('wheel', wheel);
    window.removeEventListener('keydown', key);
  };
}
