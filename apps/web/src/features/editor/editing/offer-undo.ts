import type { EditSession } from '@lectern/stage/edit';
import { dismissToast, showToast } from '@lectern/ui';

const toasts = { show: showToast, dismiss: dismissToast };

/**
 * Shows a message about a step, with a button that undoes it. The message is removed at the next step or undo: pressed
 * later, the button would undo another step.
 */
export function offerUndo(
  session: EditSession,
  { text, label }: { readonly text: string; readonly label: string },
  { show, dismiss } = toasts,
): void {
  const id = show({ text, action: { label, run: () => session.undo() } });
  // The step may be recorded only at the end of the change that calls this function.
  queueMicrotask(() => {
    const stop = session.store.subscribeUndo(() => {
      stop();
      dismiss(id);
    });
  });
}
