import type { ShapeElement } from '@lectern/courseware';
import { FillEditor, PanelSection } from '@lectern/property-panel';
import type { ReactNode } from 'react';
import { useColors } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../locale/texts.ts';
import { useFillOf } from './use-fill-of.ts';

/** The fill of shapes: a colour, gradient, picture or pattern. */
export function FillSection({ shapes }: { readonly shapes: readonly ShapeElement[] }): ReactNode {
  const t = usePanelTexts();
  const colors = useColors();
  const { fill, show, put } = useFillOf(shapes);
  return (
    <PanelSection title={t('style.fill')}>
      <FillEditor
        key={shapes.map(({ id }) => id).join()}
        label={t('style.fill')}
        value={fill}
        colors={colors}
        none={{ label: t('style.noFill'), onPick: () => put({ type: 'none' }) }}
        onHold={show}
        onChange={put}
      />
    </PanelSection>
  );
}
