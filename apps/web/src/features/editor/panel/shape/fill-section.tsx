import { designOf, type Edit, type Fill, homeOf, lookOf, type ShapeElement } from '@lectern/courseware';
import { sharedOf } from '@lectern/stage/edit';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { FillEditor } from '../parts/fill/fill-editor.tsx';
import { useFillPictures } from '../parts/fill/use-fill-pictures.ts';
import { PanelSection } from '../parts/panel-section.tsx';
import { usePanelTexts } from '../parts/panel-texts.ts';
import { useColors } from '../parts/use-colors.ts';

/** What fills shapes: a colour, a gradient, a picture or a pattern. */
export function FillSection({ shapes }: { readonly shapes: readonly ShapeElement[] }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  const colors = useColors();
  const pictures = useFillPictures();
  const looks = shapes.map((shape) =>
    lookOf(shape, designOf(session.store, homeOf(session.store, shape.id) ?? '')),
  );
  const fill = singleOf(sharedOf(looks.map((look) => look.fill)));
  const show = (next: Fill) =>
    session.draft.show(new Map(shapes.map((shape) => [shape.id, { ...shape, fill: next }])));
  const put = (next: Fill, keep?: (edit: Edit) => void) => {
    session.draft.clear();
    session.edit((edit) => {
      keep?.(edit);
      // A picture comes late: a shape may have been deleted meanwhile.
      for (const { id } of shapes)
        if (edit.find('element', id)) edit.update<ShapeElement>(id, { fill: next });
    });
  };
  return (
    <PanelSection title={t('style.fill')}>
      <FillEditor
        key={shapes.map(({ id }) => id).join()}
        label={t('style.fill')}
        value={fill}
        colors={colors}
        pictures={pictures}
        none={{ label: t('style.noFill'), onPick: () => put({ type: 'none' }) }}
        onHold={show}
        onChange={put}
      />
    </PanelSection>
  );
}
