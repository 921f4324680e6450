import { useEffect } from 'react';
import { lazyComponent } from '../lazy/index.ts';
import { useUiTexts } from '../ui-texts.ts';
import { useSignal } from '../use-signal.ts';
import { type ToastContent, ToastQueue } from './toast-queue.ts';

/** The toast queue of this window. */
const queue = new ToastQueue();

/** Time after which the content of a first page is on the screen, milliseconds. */
const SETTLED_MS = 2_000;

/** The list of toasts, loaded on demand: there are none while a first page loads. */
const ToastList = lazyComponent(async () => (await import('./toast-list.tsx')).ToastList);

/** Shows a toast, from anywhere; returns its id. */
export function showToast(content: ToastContent): number {
  return queue.show(content);
}

/** Removes a toast, if it is still visible. */
export function dismissToast(id: number): void {
  queue.dismiss(id);
}

/**
 * The region in which toasts appear; once in the application. It exists before the first toast, so that a screen reader
 * announces that.
 */
export function ToastRegion() {
  const toasts = useSignal(queue.toasts);
  const texts = useUiTexts();
  // Preloads the list, because a toast may report that the network is lost.
  useEffect(() => {
    const timer = setTimeout(ToastList.preload, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-label={texts.notifications} aria-live="polite">
      {toasts.length > 0 && <ToastList toasts={toasts} queue={queue} />}
    </section>
  );
}
