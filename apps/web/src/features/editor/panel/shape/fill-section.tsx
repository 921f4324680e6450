import { designOf, homeOf, lookOf, type ShapeElement } from '@lectern/courseware';
import { sharedOf } from '@lectern/stage/edit';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { ColorPicker } from '../parts/color-picker.tsx';
import { opacityOf, opaque, withOpacity } from '../parts/palette.ts';
import { PanelRow, PanelSection } from '../parts/panel-section.tsx';
import { usePanelTexts } from '../parts/panel-texts.ts';
import { SliderRow } from '../parts/slider-row.tsx';
import { useColors } from '../parts/use-colors.ts';

/** What fills shapes, and how much shows through. */
export function FillSection({ shapes }: { readonly shapes: readonly ShapeElement[] }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  const colors = useColors();
  const looks = shapes.map((shape) =>
    lookOf(shape, designOf(session.store, homeOf(session.store, shape.id) ?? '')),
  );
  const fill = singleOf(sharedOf(looks.map((look) => look.fill)));
  const color = fill?.type === 'solid' ? fill.color : undefined;
  const each = (work: (shape: ShapeElement) => Pick<ShapeElement, 'fill'>) =>
    session.edit((edit) => {
      for (const shape of shapes) edit.update(shape.id, work(shape));
    });
  return (
    <PanelSection title={t('style.fill')}>
      <PanelRow label={t('color.color')}>
        <ColorPicker
          label={t('style.fill')}
          colors={colors}
          value={color && opaque(color)}
          none={{ label: t('style.noFill'), onPick: () => each(() => ({ fill: { type: 'none' } })) }}
          onPick={(next) =>
            each(() => ({ fill: { type: 'solid', color: withOpacity(next, color ? opacityOf(color) : 1) } }))
          }
        />
      </PanelRow>
      {color ? (
        <OpacityRow
          value={opacityOf(color)}
          onCommit={(opacity) =>
            each(() => ({ fill: { type: 'solid', color: withOpacity(color, opacity) } }))
          }
        />
      ) : null}
    </PanelSection>
  );
}

interface OpacityRowProps {
  readonly value: number;
  readonly onCommit: (value: number) => void;
}

/** 0 to 1; written when the hand lets go. */
function OpacityRow({ value, onCommit }: OpacityRowProps): ReactNode {
  const t = usePanelTexts();
  return (
    <SliderRow
      label={t('style.opacity')}
      min={0}
      max={100}
      unit="%"
      value={Math.round(value * 100)}
      onCommit={(percent) => onCommit(percent / 100)}
    />
  );
}
