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
    if (session.canEdit) session.writesFormula.set(true);
  },
});
