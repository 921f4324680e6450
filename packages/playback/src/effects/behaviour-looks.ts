import type { Behaviour } from '@lectern/courseware';
import type { ColorPort, Keyframe, Track, TrackPart } from '../keyframes.ts';
import { timing } from './track-timing.ts';

const COLORED: ReadonlyMap<string, readonly [TrackPart, 'color' | 'fill' | 'stroke']> = new Map([
  ['style.color', ['text', 'color']],
  ['ppt_c', ['fill', 'fill']],
  ['fillcolor', ['fill', 'fill']],
  ['fill.color', ['fill', 'fill']],
  ['stroke.color', ['line', 'stroke']],
  ['stroke.color2', ['line', 'stroke']],
]);

/**
 * A colour that changes to another colour, or by a rotation of its hue and a change of its lightness (p:animClr,
 * 19.5.2).
 */
export function colorTrack(behaviour: Behaviour, colorOf: ColorPort): Track | undefined {
  const [part, property] = COLORED.get((behaviour.attribute ?? 'ppt_c').toLowerCase()) ?? ['fill', 'fill'];
  const hold = !behaviour.passing && !behaviour.autoReverse;
  const to = behaviour.to === undefined ? undefined : colorOf(behaviour.to);
  if (to !== undefined) {
    const from = behaviour.from === undefined ? undefined : colorOf(behaviour.from);
    const keyframes: Keyframe[] = [
      from === undefined ? { offset: 0 } : { [property]: from },
      { [property]: to },
    ];
    return { ...timing(behaviour), part, keyframes: keyframes.filter((each) => each.offset !== 0), hold };
  }
  if (behaviour.by === undefined) return undefined;
  const [hue = 0, saturation = 0, lightness = 0] = behaviour.by.split(' ').map(Number);
  const filter = `hue-rotate(${Math.round(hue)}deg) saturate(${1 + saturation}) brightness(${1 + lightness})`;
  return { ...timing(behaviour), part: 'element', keyframes: [{ filter: NO_SHIFT }, { filter }], hold };
}
const NO_SHIFT = 'hue-rotate(0deg) saturate(1) brightness(1)';

/** Properties that are set, or animated (p:set and p:anim of style.*, fill.*, stroke.*), and colours of a p:set. */
export function lookTrack(behaviour: Behaviour, colorOf: ColorPort): Track | undefined {
  if (behaviour.type !== 'value') return undefined;
  const attribute = (behaviour.attribute ?? '').toLowerCase();
  const value = behaviour.to ?? behaviour.values?.at(-1)?.value;
  if (value === undefined) return undefined;
  const colored = COLORED.get(attribute);
  if (colored) {
    const color = colorOf(value);
    return color === undefined ? undefined : looking(behaviour, colored[0], { [colored[1]]: color });
  }
  const look = LOOKS.get(attribute);
  const frame = look?.frame(value);
  return look && frame && looking(behaviour, look.part, frame);
}

function looking(behaviour: Behaviour, part: TrackPart, frame: Keyframe): Track {
  // A p:set applies at once; a p:anim starts from the current value.
  const keyframes = behaviour.discrete ? [frame, frame] : [frame];
  return { ...timing(behaviour), part, keyframes, hold: !behaviour.passing };
}

interface Look {
  readonly part: TrackPart;
  readonly frame: (value: string) => Keyframe | undefined;
}

const isOn = (value: string) => value !== 'false' && value !== 'none' && value !== 'normal' && value !== '0';
const text = (on: Keyframe, off: Keyframe): Look => ({
  part: 'text',
  frame: (value) => (isOn(value) ? on : off),
});
const amount = (part: TrackPart, frame: (number: number) => Keyframe): Look => ({
  part,
  frame: (value) => (Number.isFinite(Number(value)) ? frame(Number(value)) : undefined),
});

const LOOKS: ReadonlyMap<string, Look> = new Map([
  ['style.fontweight', text({ fontWeight: 'bold' }, { fontWeight: 'normal' })],
  ['style.fontstyle', text({ fontStyle: 'italic' }, { fontStyle: 'normal' })],
  [
    'style.textdecorationunderline',
    text({ textDecorationLine: 'underline' }, { textDecorationLine: 'none' }),
  ],
  [
    'style.textdecorationlinethrough',
    text({ textDecorationLine: 'line-through' }, { textDecorationLine: 'none' }),
  ],
  ['style.textshadow', text({ textShadow: '0.08em 0.08em 0.08em #00000080' }, { textShadow: 'none' })],
  ['style.texteffectemboss', text({ textShadow: '0.04em 0.04em 0 #ffffff' }, { textShadow: 'none' })],
  ['style.fontsize', amount('text', (fontScale) => ({ fontScale }))],
  ['fill.opacity', amount('fill', (fillOpacity) => ({ fillOpacity }))],
  ['stroke.opacity', amount('line', (strokeOpacity) => ({ strokeOpacity }))],
  ['stroke.weight', amount('line', (points) => ({ strokeWidth: `${(points * 4) / 3}px` }))],
  ['imagedata.gain', amount('element', (gain) => ({ filter: `contrast(${Math.max(gain, 0)})` }))],
  [
    'imagedata.blacklevel',
    amount('element', (level) => ({ filter: `brightness(${Math.max(1 + level, 0)})` })),
  ],
  [
    'imagedata.grayscale',
    { part: 'element', frame: (value) => ({ filter: `grayscale(${isOn(value) ? 1 : 0})` }) },
  ],
]);

/** Attributes that only prepare for a colour that is set together with them, and have no effect by themselves. */
const SILENT = new Set(['fill.on', 'fill.type', 'fillon', 'stroke.on', 'stroke.filltype']);

/** Whether a behaviour has no visible effect: it prepares for another behaviour, or has no value. */
export function isSilent({ type, attribute = '', values, from, to, by }: Behaviour): boolean {
  if (type !== 'value') return false;
  return SILENT.has(attribute.toLowerCase()) || (values ?? from ?? to ?? by) === undefined;
}
