import { designOf, type Effects, type ElementOf, homeOf, lookOf } from '@lectern/courseware';
import { Switch } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { ColorPicker } from '../parts/color-picker.tsx';
import { opacityOf, opaque, withOpacity } from '../parts/palette.ts';
import { PanelRow, PanelSection } from '../parts/panel-section.tsx';
import { usePanelTexts } from '../parts/panel-texts.ts';
import { SliderRow } from '../parts/slider-row.tsx';
import { useColors } from '../parts/use-colors.ts';

type Shadowed = ElementOf<'shape' | 'picture'>;
type Shadow = NonNullable<Effects['outerShadow']>;

/** A soft shadow below, as PowerPoint's "offset: bottom". */
const softShadow: Shadow = {
  color: { type: 'rgb', value: '000000', mods: [{ op: 'alpha', value: 0.3 }] },
  blur: 12,
  distance: 4,
  angle: 90,
};

/** The shadow that shapes and pictures cast: its colour, how much shows through, how soft, how far and to which side. */
export function ShadowSection({ elements }: { readonly elements: readonly Shadowed[] }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  const colors = useColors();
  const { store } = session;
  const cast = elements.map(
    (element) => lookOf(element, designOf(store, homeOf(store, element.id) ?? '')).effects?.outerShadow,
  );
  const [shadow] = cast;
  const isOn = cast.every((each) => each !== undefined);
  const shadowed = (element: Shadowed, change: Partial<Shadow> | undefined): Shadowed => {
    const at = elements.indexOf(element);
    const { outerShadow: _shadow, ...others } = element.effects ?? {};
    const effects = change ? { ...others, outerShadow: { ...softShadow, ...cast[at], ...change } } : others;
    return { ...element, effects };
  };
  const show = (change: Partial<Shadow>) =>
    session.draft.show(new Map(elements.map((element) => [element.id, shadowed(element, change)])));
  const put = (change: Partial<Shadow> | undefined) => {
    session.draft.clear();
    session.edit((edit) => {
      for (const element of elements)
        edit.update<Shadowed>(element.id, { effects: shadowed(element, change).effects });
    });
  };
  const numbers = [
    { name: 'blur', label: t('style.blur'), max: 100, unit: '' },
    { name: 'distance', label: t('style.distance'), max: 100, unit: '' },
    { name: 'angle', label: t('style.angle'), max: 359, unit: '°' },
  ] as const;
  return (
    <PanelSection title={t('style.shadow')}>
      <Switch label={t('style.shadow')} checked={isOn} onChange={(on) => put(on ? {} : undefined)} />
      {isOn && shadow ? (
        <>
          <PanelRow label={t('color.color')}>
            <ColorPicker
              label={t('style.shadowColor')}
              colors={colors}
              value={opaque(shadow.color)}
              onPick={(next) => put({ color: withOpacity(next, opacityOf(shadow.color)) })}
            />
          </PanelRow>
          <SliderRow
            label={t('style.opacity')}
            min={0}
            max={100}
            unit="%"
            value={Math.round(opacityOf(shadow.color) * 100)}
            onHold={(percent) => show({ color: withOpacity(shadow.color, percent / 100) })}
            onCommit={(percent) => put({ color: withOpacity(shadow.color, percent / 100) })}
          />
          {numbers.map(({ name, label, max, unit }) => (
            <SliderRow
              key={name}
              label={label}
              min={0}
              max={max}
              unit={unit}
              value={Math.round(shadow[name])}
              onHold={(value) => show({ [name]: value })}
              onCommit={(value) => put({ [name]: value })}
            />
          ))}
        </>
      ) : null}
    </PanelSection>
  );
}
