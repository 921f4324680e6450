import { useEffect } from 'react';
import { late } from '../late/index.ts';
import { useUiTexts } from '../ui-texts.ts';
import { useSignal } from '../use-signal.ts';
import { type ToastContent, ToastQueue } from './toast-queue.ts';

/** The toasts of this window. */
const queue = new ToastQueue();

/** What a first page shows is on the screen by then, milliseconds. */
const SETTLED_MS = 2_000;

/** How toasts look: none is said while a first page comes. */
const ToastList = late(async () => (await import('./toast-list.tsx')).ToastList);

/** Says something in passing, from anywhere; answers its id. */
export function showToast(content: ToastContent): number {
  return queue.show(content);
}

/** Takes away what was said, where it is still in sight. */
export function dismissToast(id: number): void {
  queue.dismiss(id);
}

/** Where toasts appear; once in the application. It is there before what it says, for a screen reader to hear of that. */
export function ToastRegion() {
  const toasts = useSignal(queue.toasts);
  const texts = useUiTexts();
  // What there is to say may be that the network is gone.
  useEffect(() => {
    const timer = setTimeout(ToastList.bringAhead, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-label={texts.notifications} aria-live="polite">
      {toasts.length > 0 && <ToastList toasts={toasts} queue={queue} />}
    </section>
  );
}
