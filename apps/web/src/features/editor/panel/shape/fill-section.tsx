import { designOf, homeOf, lookOf, type ShapeElement } from '@lectern/courseware';
import { sharedOf } from '@lectern/stage/edit';
import { Slider, Switch } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { ColorPicker } from '../parts/color-picker.tsx';
import { opacityOf, opaque, withOpacity } from '../parts/palette.ts';
import classes from '../parts/panel.module.css';
import { PanelRow, PanelSection } from '../parts/panel-section.tsx';
import { usePanelTexts } from '../parts/panel-texts.ts';
import { useColors } from '../parts/use-colors.ts';

/** A soft shadow below, as PowerPoint's "offset: bottom". */
const softShadow = {
  color: { type: 'rgb', value: '000000', mods: [{ op: 'alpha', value: 0.3 }] },
  blur: 12,
  distance: 4,
  angle: 90,
} as const;

/** What fills shapes, how much shows through, and their shadow. */
export function FillSection({ shapes }: { readonly shapes: readonly ShapeElement[] }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  const colors = useColors();
  const looks = shapes.map((shape) =>
    lookOf(shape, designOf(session.store, homeOf(session.store, shape.id) ?? '')),
  );
  const fill = singleOf(sharedOf(looks.map((look) => look.fill)));
  const color = fill?.type === 'solid' ? fill.color : undefined;
  const shadowed = looks.every((look) => look.effects?.outerShadow !== undefined);
  const each = (work: (shape: ShapeElement) => Partial<Pick<ShapeElement, 'fill' | 'effects'>>) =>
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
      <Switch
        label={t('style.shadow')}
        checked={shadowed}
        onChange={(on) =>
          each((shape) => {
            const { outerShadow: _shadow, ...effects } = shape.effects ?? {};
            return {
              effects: on
                ? {
                    ...effects,
                    outerShadow: {
                      ...softShadow,
                      color: { ...softShadow.color, mods: [...softShadow.color.mods] },
                    },
                  }
                : effects,
            };
          })
        }
      />
    </PanelSection>
  );
}

interface OpacityRowProps {
  readonly value: number;
  readonly onCommit: (value: number) => void;
}

/** 0 to 1; written when the hand lets go, so that a slide of the thumb is one undo step. */
export function OpacityRow({ value, onCommit }: OpacityRowProps): ReactNode {
  const t = usePanelTexts();
  const [held, setHeld] = useState<number>();
  const percent = Math.round((held ?? value) * 100);
  return (
    <PanelRow label={`${t('style.opacity')} ${percent}%`}>
      <div className={classes.slider}>
        <Slider
          label={t('style.opacity')}
          min={0}
          max={100}
          value={percent}
          onChange={(next) => setHeld(next / 100)}
          onCommit={(next) => {
            setHeld(undefined);
            onCommit(next / 100);
          }}
        />
      </div>
    </PanelRow>
  );
}
