import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useChosen, useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './editor.module.css';

/** Says to a screen reader what has been chosen. */
export function ChosenWords(): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { ids } = useSignal(session.selection);
  const chosen = useChosen();
  const [first] = chosen;
  const kind = first?.type === 'shape' && first.textBox ? 'text' : (first?.type ?? 'unknown');
  const words =
    ids.length === 0 || !first
      ? ''
      : ids.length > 1
        ? t('edit.chosenSeveral', { count: ids.length })
        : t('edit.chosen', { name: first.name ?? first.alt ?? t(`edit.unnamed.${kind}`) });
  return (
    <p className={classes.words} role="status">
      {words}
    </p>
  );
}
