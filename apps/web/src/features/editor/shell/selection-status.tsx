import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing, useOfChosen } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './editor.module.css';

/** Announces the selection to screen readers. */
export function ChosenWords(): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { ids } = useSignal(session.selection);
  const first = useOfChosen(([element]) =>
    element
      ? {
          name: element.name ?? element.alt,
          kind: element.type === 'shape' && element.textBox ? ('text' as const) : element.type,
        }
      : undefined,
  );
  const words =
    ids.length === 0 || !first
      ? ''
      : ids.length > 1
        ? t('edit.chosenSeveral', { count: ids.length })
        : t('edit.chosen', { name: first.name ?? t(`edit.unnamed.${first.kind}`) });
  return (
    <p className={classes.words} role="status">
      {words}
    </p>
  );
}
