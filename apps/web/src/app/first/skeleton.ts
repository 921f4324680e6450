/** What a screen bears that still waits for what it will show. */
const WAITING = 'data-waiting';

/** As long as the program is waited for without a word, milliseconds. */
const SLOW_MS = 10_000;

/**
 * The skeleton that stands in the HTML goes when the program shows something: what was opened, or why it cannot be.
 * What merely waits (`data-waiting`) leaves it standing. Where nothing comes of the program, that is said, and it is loaded again
 * by a press.
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
