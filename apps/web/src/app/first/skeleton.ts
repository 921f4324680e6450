/** What a screen bears that still waits for what it will show. */
export const WAITING = 'data-waiting';

/**
 * The skeleton that stands in the HTML goes when the program shows something: what was opened, or why it cannot be.
 * What merely waits (`data-waiting`) leaves it standing.
 */
export function dropSkeletonWhenShown(root: Element, skeleton: Element | null): void {
  if (skeleton === null) return;
  const look = () => {
    if (root.childElementCount === 0 || root.querySelector(`[${WAITING}]`) !== null) return;
    observer.disconnect();
    skeleton.remove();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
}
