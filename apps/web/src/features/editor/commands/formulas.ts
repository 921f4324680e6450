import type { EditSession } from '@lectern/stage/edit';
import { Sigma } from 'lucide-react';
import { command } from './command.ts';
import { onPageAndInText } from './keys.ts';

/** Into the open text where its cursor is, else onto the page. */
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

/** Into the cell where choosing began, behind its words. Its text takes the keyboard when its editor comes; the dialog has it after that. */
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
