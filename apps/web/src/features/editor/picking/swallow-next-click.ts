/** Suppresses the click that the browser fires after a drag. */
export function swallowNextClick(): void {
  const swallow = (click: MouseEvent) => click.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
