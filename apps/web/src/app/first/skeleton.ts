/** What a screen bears that still waits for what it will show. */
const WAITING = 'data-waiting';

/**
 * The skeleton that stands in the HTML goes when the program shows something: what was opened, or why it cannot be.
 * What merely waits (`data-waiting`) leaves it standing.
 */
export function dropSkeletonWhenShown(): void {
  const root = document.getElementById('root');
  const skeleton = document.getElementById('skeleton');
  if (root === null || skeleton === null) return;
  const look = () => {
    if (root.childElementCount === 0 || root.querySelector(`[${WAITING}]`) !== null) return;
    observer.disconnect();
    skeleton.remove();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  look();
}
