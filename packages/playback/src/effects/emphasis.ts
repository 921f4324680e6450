import type { Animation } from '@lectern/courseware';
import type { ColorPort, Keyframe, TrackPart } from '../keyframes.ts';

/** The parts of an element whose colour changes, by the presetID of an emphasis. */
const COLORED: Readonly<Record<number, readonly TrackPart[]>> = {
  1: ['fill'],
  3: ['text'],
  7: ['line'],
  16: ['text'],
  19: ['fill', 'text'],
  20: ['text'],
  27: ['text', 'fill'],
  28: ['text'],
};
const PROPERTIES = { text: 'color', fill: 'fill', line: 'stroke', element: 'color' } as const;

/** The tracks of a PowerPoint emphasis effect, by its presetID. */
export function emphasisTracks(
  animation: Animation,
  colorOf: ColorPort,
): { readonly part: TrackPart; readonly keyframes: readonly Keyframe[] }[] {
  const { effect, to } = animation;
  const color = to?.color === undefined ? undefined : colorOf(to.color);
  const colored = color === undefined ? undefined : COLORED[effect.preset];
  if (!colored) return [{ part: 'element', keyframes: emphasisKeyframes(animation) }];
  // A pulse returns to the original colour.
  const passing = effect.preset === 27;
  const tracks = colored.map((part) => ({
    part,
    keyframes: [{ ...(passing ? { offset: 0.5 } : {}), [PROPERTIES[part]]: color }],
  }));
  return effect.preset === 28
    ? [
        ...tracks,
        { part: 'element' as const, keyframes: [{ transform: 'none' }, { transform: 'scale(1.5)' }] },
      ]
    : tracks;
}

/** Whether an emphasis has its own implementation; unknown effects are replaced by a pulse. */
export function knowsEmphasis(animation: Animation): boolean {
  const { preset } = animation.effect;
  return emphasisKeyframes(animation) !== PULSE || (preset in COLORED && animation.to?.color !== undefined);
}

/** The keyframes of an emphasis by its presetID. Unknown effects pulse once. */
function emphasisKeyframes({ effect, to }: Animation): Keyframe[] {
  switch (effect.preset) {
    case 6:
    case 28:
    case 33: {
      const x = effect.preset === 33 ? 1 : (to?.scaleX ?? 1.5);
      return [{ transform: 'none' }, { transform: `scale(${x}, ${to?.scaleY ?? 1.5})` }];
    }
    case 8:
      return [{ rotate: '0deg' }, { rotate: `${to?.rotation ?? 360}deg` }];
    case 9:
      return [{ opacity: 1 }, { opacity: to?.opacity ?? 0.5 }];
    case 24:
      return [{ filter: 'none' }, { filter: 'brightness(0.6)' }];
    case 25:
      return [{ filter: 'none' }, { filter: 'saturate(0.2)' }];
    case 30:
      return [{ filter: 'none' }, { filter: 'brightness(1.5)' }];
    case 21:
    case 22:
    case 23:
      return [{ filter: 'none' }, { filter: 'hue-rotate(180deg)' }];
    case 26:
      return [
        { transform: 'none', opacity: 1 },
        { offset: 0.5, transform: 'scale(1.05)', opacity: 0.5 },
        { transform: 'none', opacity: 1 },
      ];
    case 32:
      return [
        { rotate: '0deg' },
        ...[-3, 3, -3, 3].map((degrees, i) => ({ offset: (i + 1) / 5, rotate: `${degrees}deg` })),
        { rotate: '0deg' },
      ];
    case 34:
      return [{ transform: 'none' }, { offset: 0.5, transform: 'translate(0, -12%)' }, { transform: 'none' }];
    case 35:
      return [
        { opacity: 1 },
        { offset: 0.25, opacity: 0 },
        { offset: 0.5, opacity: 1 },
        { offset: 0.75, opacity: 0 },
        { opacity: 1 },
      ];
    case 27:
    case 36:
      return [
        { filter: 'none' },
        { offset: 0.5, filter: 'brightness(1.6) saturate(1.4)' },
        { filter: 'none' },
      ];
    case 10:
      return [{ opacity: 1 }, { offset: 0.5, opacity: 0.3 }, { opacity: 1 }];
    case 14:
      return [{ transform: 'none' }, { offset: 0.5, transform: 'scale(1.6)' }, { transform: 'none' }];
    default:
      return PULSE;
  }
}

const PULSE: Keyframe[] = [
  { transform: 'none' },
  { offset: 0.5, transform: 'scale(1.08)' },
  { transform: 'none' },
];
