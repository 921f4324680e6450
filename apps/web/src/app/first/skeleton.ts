/** Attribute of a screen that is still loading its content. */
const WAITING = 'data-waiting';

/** Time before a message that the program loads slowly, milliseconds. */
const SLOW_MS = 10_000;

/**
 * Removes the HTML's skeleton when the program shows content or an error. A screen that is still loading
 * (`data-waiting`) leaves it in place. If the program does not appear, a message with a reload button is shown.
 */
export function dropSkeletonWhenShown(): void {
  const root = document.getElementById('root');
  const skeleton = document.getElementById('skeleton');
  if (root === null || skeleton === null) return;
  const look = () => {
    if (root.childElementCount === 0 || root.querySelector(`[${WAITING}]`) !== null) return;
    observer.disconnect();
    skeleton.remove();
    slow?.remove();
    clearTimeout(patience);
  };
  const slow = document.getElementById('slow');
  slow?.querySelector('button')?.addEventListener('click', () => location.reload());
  const patience = setTimeout(() => slow?.removeAttribute('hidden'), SLOW_MS);
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  look();
}
