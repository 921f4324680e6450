import type { Color, Effects } from '@lectern/courseware';
import {
  ColorPicker,
  opacityOf,
  opaque,
  PanelRow,
  PanelSection,
  SliderRow,
  withOpacity,
} from '@lectern/property-panel';
import { Switch } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useColors } from '../../editing/editor-context.ts';
import { useShapePanelTexts } from './texts.ts';
import { type EffectOf, useEffectOf, type WithEffects } from './use-effect-of.ts';

type Effect<K extends keyof Effects> = NonNullable<Effects[K]>;

/** A soft shadow below, like PowerPoint's "offset: bottom". */
const usualShadow: Effect<'outerShadow'> = {
  color: { type: 'rgb', value: '000000', mods: [{ op: 'alpha', value: 0.3 }] },
  blur: 12,
  distance: 4,
  angle: 90,
};
const usualGlow: Effect<'glow'> = {
  color: { type: 'scheme', slot: 'accent1', mods: [{ op: 'alpha', value: 0.4 }] },
  radius: 14,
};
/** The lower half, touching, like PowerPoint's "half reflection". */
const usualReflection: Effect<'reflection'> = {
  blur: 0,
  startAlpha: 0.5,
  endAlpha: 0,
  startPos: 0,
  endPos: 0.55,
  distance: 0,
  angle: 90,
  scaleY: -1,
};
const usualSoftEdge: Effect<'softEdge'> = { radius: 10 };

/** The shadow, glow, reflection and soft edges of shapes and pictures, each with its settings while it is on. */
export function EffectsSection({ elements }: { readonly elements: readonly WithEffects[] }): ReactNode {
  const t = useShapePanelTexts();
  return (
    <PanelSection title={t('effects')}>
      <ShadowRows effect={useEffectOf(elements, 'outerShadow', usualShadow)} />
      <GlowRows effect={useEffectOf(elements, 'glow', usualGlow)} />
      <ReflectionRows effect={useEffectOf(elements, 'reflection', usualReflection)} />
      <SoftEdgeRows effect={useEffectOf(elements, 'softEdge', usualSoftEdge)} />
    </PanelSection>
  );
}

function ShadowRows({ effect }: { readonly effect: EffectOf<Effect<'outerShadow'>> }): ReactNode {
  const t = useShapePanelTexts();
  const { value, show, put } = effect;
  return (
    <>
      <OnOff label={t('shadow')} effect={effect} />
      {value ? (
        <>
          <ColorRows label={t('shadowColor')} effect={effect} />
          {(['blur', 'distance'] as const).map((name) => (
            <Amount
              key={name}
              label={t(name)}
              value={value[name]}
              onShow={(next) => show({ [name]: next })}
              onPut={(next) => put({ [name]: next })}
            />
          ))}
          <Amount
            label={t('angle')}
            max={359}
            unit="°"
            value={value.angle}
            onShow={(angle) => show({ angle })}
            onPut={(angle) => put({ angle })}
          />
        </>
      ) : null}
    </>
  );
}

function GlowRows({ effect }: { readonly effect: EffectOf<Effect<'glow'>> }): ReactNode {
  const t = useShapePanelTexts();
  const { value, show, put } = effect;
  return (
    <>
      <OnOff label={t('glow')} effect={effect} />
      {value ? (
        <>
          <ColorRows label={t('glowColor')} effect={effect} />
          <Amount
            label={t('size')}
            value={value.radius}
            onShow={(radius) => show({ radius })}
            onPut={(radius) => put({ radius })}
          />
        </>
      ) : null}
    </>
  );
}

function ReflectionRows({ effect }: { readonly effect: EffectOf<Effect<'reflection'>> }): ReactNode {
  const t = useShapePanelTexts();
  const { value, show, put } = effect;
  const shares = [
    { name: 'startAlpha', label: t('opacity') },
    { name: 'endPos', label: t('size') },
  ] as const;
  return (
    <>
      <OnOff label={t('reflection')} effect={effect} />
      {value ? (
        <>
          {shares.map(({ name, label }) => (
            <Amount
              key={name}
              label={label}
              unit="%"
              value={value[name] * 100}
              onShow={(percent) => show({ [name]: percent / 100 })}
              onPut={(percent) => put({ [name]: percent / 100 })}
            />
          ))}
          <Amount
            label={t('distance')}
            value={value.distance}
            onShow={(distance) => show({ distance })}
            onPut={(distance) => put({ distance })}
          />
        </>
      ) : null}
    </>
  );
}

function SoftEdgeRows({ effect }: { readonly effect: EffectOf<Effect<'softEdge'>> }): ReactNode {
  const t = useShapePanelTexts();
  const { value, show, put } = effect;
  return (
    <>
      <OnOff label={t('softEdge')} effect={effect} />
      {value ? (
        <Amount
          label={t('size')}
          value={value.radius}
          onShow={(radius) => show({ radius })}
          onPut={(radius) => put({ radius })}
        />
      ) : null}
    </>
  );
}

function OnOff<E>({ label, effect }: { readonly label: string; readonly effect: EffectOf<E> }): ReactNode {
  return (
    <Switch
      label={label}
      checked={effect.value !== undefined}
      onChange={(on) => effect.put(on ? {} : undefined)}
    />
  );
}

interface ColorRowsProps<E> {
  readonly label: string;
  readonly effect: EffectOf<E>;
}

/** The colour and transparency of an effect. */
function ColorRows<E extends { color: Color }>({ label, effect }: ColorRowsProps<E>): ReactNode {
  const t = useShapePanelTexts();
  const colors = useColors();
  const color = effect.value?.color;
  if (!color) return null;
  const faded = (percent: number) => ({ color: withOpacity(color, percent / 100) }) as Partial<E>;
  return (
    <>
      <PanelRow label={t('color')}>
        <ColorPicker
          label={label}
          colors={colors}
          value={opaque(color)}
          onPick={(next) => effect.put({ color: withOpacity(next, opacityOf(color)) } as Partial<E>)}
        />
      </PanelRow>
      <Amount
        label={t('opacity')}
        unit="%"
        value={opacityOf(color) * 100}
        onShow={(percent) => effect.show(faded(percent))}
        onPut={(percent) => effect.put(faded(percent))}
      />
    </>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  readonly unit?: string;
  readonly onShow: (value: number) => void;
  readonly onPut: (value: number) => void;
}

function Amount({ label, value, max = 100, unit = '', onShow, onPut }: AmountProps): ReactNode {
  return (
    <SliderRow
      label={label}
      min={0}
      max={max}
      unit={unit}
      value={Math.round(value)}
      onHold={onShow}
      onCommit={onPut}
    />
  );
}
