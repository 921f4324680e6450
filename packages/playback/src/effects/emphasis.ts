import type { Animation } from '@lectern/courseware';
import type { Keyframe } from '../keyframes.ts';

/**
 * What an emphasis of PowerPoint does, by its presetID. Effects that only change colours are drawn by what the
 * animation says it becomes; those that we know only by number pulse once.
 */
export function emphasisKeyframes({ effect, to }: Animation): Keyframe[] {
  switch (effect.preset) {
    case 6:
    case 28:
    case 33: {
      const x = effect.preset === 33 ? 1 : (to?.scaleX ?? 1.5);
      return [{ transform: 'none' }, { transform: `scale(${x}, ${to?.scaleY ?? 1.5})` }];
    }
    case 8:
      return [{ transform: 'none' }, { transform: `rotate(${to?.rotation ?? 360}deg)` }];
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
        { transform: 'none' },
        ...[-3, 3, -3, 3].map((degrees, i) => ({ offset: (i + 1) / 5, transform: `rotate(${degrees}deg)` })),
        { transform: 'none' },
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
    case 1:
    case 3:
    case 7:
    case 16:
    case 19:
    case 20:
      return to?.color ? [{}, { color: to.color }] : PULSE;
    default:
      return PULSE;
  }
}

const PULSE: Keyframe[] = [
  { transform: 'none' },
  { offset: 0.5, transform: 'scale(1.08)' },
  { transform: 'none' },
];
