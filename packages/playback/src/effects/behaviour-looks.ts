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

/** A colour that changes to another, or turns and lightens by as much (p:animClr, 19.5.2). */
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

/** Looks that are there or not: bold, italic, underlined (p:set and p:anim of style.*); the colours of a p:set. */
export function lookTrack(behaviour: Behaviour, colorOf: ColorPort): Track | undefined {
  if (behaviour.type !== 'value') return undefined;
  const attribute = (behaviour.attribute ?? '').toLowerCase();
  const value = behaviour.to ?? behaviour.values?.at(-1)?.value;
  if (value === undefined) return undefined;
  const colored = COLORED.get(attribute);
  const color = colored && colorOf(value);
  const look = colored ? color && { [colored[1]]: color } : textLook(attribute, value);
  if (!look) return undefined;
  return {
    ...timing(behaviour),
    part: colored?.[0] ?? 'text',
    keyframes: [look, look],
    hold: !behaviour.passing,
  };
}

function textLook(attribute: string, value: string): Keyframe | undefined {
  const on = value === 'true' || value === 'bold' || value === 'italic' || value === '1';
  switch (attribute) {
    case 'style.fontweight':
      return { fontWeight: on ? 'bold' : 'normal' };
    case 'style.fontstyle':
      return { fontStyle: on ? 'italic' : 'normal' };
    case 'style.textdecorationunderline':
      return { textDecorationLine: on ? 'underline' : 'none' };
    default:
      return undefined;
  }
}
