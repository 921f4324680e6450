import type { EditSession } from '@lectern/stage/edit';
import { dismissToast, showToast } from '@lectern/ui';

const toasts = { show: showToast, dismiss: dismissToast };

/**
 * Says what was done and offers to take it back. The offer goes with the next step, or when this one was taken back
 * otherwise: pressed later, it would take back something else.
 */
export function offerUndo(
  session: EditSession,
  { text, label }: { readonly text: string; readonly label: string },
  { show, dismiss } = toasts,
): void {
  const id = show({ text, action: { label, run: () => session.undo() } });
  // The step itself may be noted only at the end of the change in which this is said.
  queueMicrotask(() => {
    const stop = session.store.subscribeUndo(() => {
      stop();
      dismiss(id);
    });
  });
}
