import type { PictureElement } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { useEditorTexts } from '../../locale/texts.ts';
import { PanelSection } from '../parts/panel-section.tsx';
import { OpacityRow } from '../shape/fill-section.tsx';

/** How much of what lies behind shows through a picture. */
export function PictureSection({ element }: { readonly element: PictureElement }): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  return (
    <PanelSection title={t('insert.picture')}>
      <OpacityRow
        value={element.recolor?.opacity ?? 1}
        onCommit={(opacity) =>
          session.edit((edit) =>
            edit.update<PictureElement>(element.id, { recolor: { ...element.recolor, opacity } }),
          )
        }
      />
    </PanelSection>
  );
}
