import type { EditSession } from '@lectern/stage/edit';
import { Sigma } from 'lucide-react';
import { command } from '../command.ts';
import { onPageAndInText } from '../keys.ts';

/** Inserts a formula at the cursor of the open text, otherwise on the page. */
export const insertFormula = command({
  id: 'insert.formula',
  label: { zh: '公式', en: 'Formula' },
  icon: Sigma,
  keys: onPageAndInText('Alt+='),
  changes: true,
  run: ({ session }) => {
    if (!session.canEdit) return;
    const cells = session.cells.get();
    if (cells) writeInCell(session, cells.element.id);
    else session.writesFormula.set(true);
  },
});

/**
 * Opens the cell where the selection began with the cursor at its end. The cell's editor takes the focus once it loads,
 * so the dialog opens after it.
 */
function writeInCell(session: EditSession, elementId: string): void {
  if (!session.editText(elementId, { cursor: 'end' })) return;
  const show = () => session.writesFormula.set(true);
  if (session.textEditor.get()) {
    show();
    return;
  }
  const stop = [session.textEditor, session.openText].map((signal) =>
    signal.subscribe(() => {
      for (const each of stop) each();
      if (session.textEditor.get()) show();
    }),
  );
}
