import type { Dispose } from '@lectern/base';

const zoomKeys = new Set(['+', '-', '=', '0', '_']);

/** Prevents the browser's zoom by keys or wheel with control or command: in the editor they zoom the page. */
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
