import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing, useOfSelected } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';

/** Announces the selection to screen readers. */
export function SelectionStatus(): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { ids } = useSignal(session.selection);
  const first = useOfSelected(([element]) =>
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
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}
