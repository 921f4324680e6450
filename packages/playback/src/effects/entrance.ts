import type { EffectPlace, Keyframe } from '../keyframes.ts';
import {
  blinds,
  box,
  checkerboard,
  circle,
  diamond,
  dissolve,
  plus,
  randomBars,
  split,
  strips,
  wedge,
  wheel,
  wipe,
} from './clip.ts';
import { type Direction, directionOf } from './direction.ts';
import { slide } from './filters.ts';

/**
 * The keyframes of a PowerPoint entrance, by its presetID. An exit is the same in reverse. Unknown presets fade in,
 * which never hides the final state.
 */
export function entranceKeyframes(
  preset: number,
  subtype: number | undefined,
  place: EffectPlace,
): Keyframe[] {
  const direction = directionOf(subtype);
  const known = ENTRANCES[preset];
  return known ? known(direction, place, subtype) : FADE;
}

/** Whether a preset of an entrance or exit has its own implementation. */
export function knowsEntrance(preset: number): boolean {
  return preset in ENTRANCES && !BY_FADE.has(preset);
}

/** Letters that are coloured one by one: implemented as a fade. */
const BY_FADE = new Set([27]);

type Entrance = (direction: Direction, place: EffectPlace, subtype: number | undefined) => Keyframe[];

const SHOWN = 'none';
const FADE: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

/** A translation to just outside of the page. */
function outside({ x, y }: Direction, { frame, page }: EffectPlace): string {
  const dx = x === -1 ? -(frame.x + frame.w) : x === 1 ? page.w - frame.x : 0;
  const dy = y === -1 ? -(frame.y + frame.h) : y === 1 ? page.h - frame.y : 0;
  return `translate(${Math.round(dx)}px, ${Math.round(dy)}px)`;
}

const fly: Entrance = (direction, place) => [{ transform: outside(direction, place) }, { transform: SHOWN }];

function move(from: string, fade = true, easing = 'ease-out'): Keyframe[] {
  return [
    { transform: from, ...(fade ? { opacity: 0 } : {}), easing },
    { transform: SHOWN, ...(fade ? { opacity: 1 } : {}) },
  ];
}

const peek: Entrance = (direction) => slide(direction);

const stretch: Entrance = ({ x, y }, _place, subtype) => {
  const across = subtype === undefined || subtype === 10 || x !== 0;
  const shift = `translate(${x * 50}%, ${y * 50}%)`;
  return [{ transform: `${shift} scale(${across ? '0,1' : '1,0'})` }, { transform: SHOWN }];
};

/** Subtypes: 16 in, 32 out, 272 and 528 from or to the centre of the page, 36 from the bottom of the page. */
const zoom: Entrance = (_direction, { frame, page }, subtype) => {
  const toMiddle = `translate(${Math.round(page.w / 2 - frame.x - frame.w / 2)}px, ${Math.round(page.h / 2 - frame.y - frame.h / 2)}px)`;
  switch (subtype) {
    case 32:
      return [
        { transform: 'scale(4)', opacity: 0 },
        { transform: SHOWN, opacity: 1 },
      ];
    case 272:
      return [{ transform: 'scale(0.67)' }, { transform: SHOWN }];
    case 288:
      return [{ transform: 'scale(1.33)' }, { transform: SHOWN }];
    case 528:
      return [{ transform: `${toMiddle} scale(0)` }, { transform: SHOWN }];
    default:
      return [{ transform: 'scale(0)' }, { transform: SHOWN }];
  }
};

const bounce: Entrance = () => [
  { offset: 0, transform: 'translate(-120%, -60%)', opacity: 0, easing: 'ease-in' },
  { offset: 0.4, transform: 'translate(-60%, 0)', opacity: 1, easing: 'ease-out' },
  { offset: 0.55, transform: 'translate(-40%, -25%)', easing: 'ease-in' },
  { offset: 0.7, transform: 'translate(-20%, 0)', easing: 'ease-out' },
  { offset: 0.82, transform: 'translate(-8%, -10%)', easing: 'ease-in' },
  { offset: 1, transform: SHOWN, opacity: 1 },
];

const swivel: Entrance = (_d, _p, subtype) => {
  const axis = subtype === 5 ? 'X' : 'Y';
  return [
    { transform: `perspective(1200px) rotate${axis}(-90deg)`, opacity: 0 },
    { transform: `perspective(1200px) rotate${axis}(360deg)`, opacity: 1 },
  ];
};

/** Flashes up in the middle of its duration, then stays. */
const flash: Entrance = () => [
  { opacity: 0 },
  { offset: 0.5, opacity: 1 },
  { offset: 0.8, opacity: 0 },
  { opacity: 1 },
];

const ENTRANCES: Readonly<Record<number, Entrance>> = {
  1: () => [{ opacity: 1 }, { opacity: 1 }],
  2: fly,
  3: (d) => blinds(d),
  4: box,
  5: (d) => checkerboard(d),
  6: (_d, _p, subtype) => circle(subtype === 16 ? 'in' : 'out'),
  7: fly,
  8: (_d, _p, subtype) => diamond(subtype === 16 ? 'in' : 'out'),
  9: () => dissolve(),
  10: () => FADE,
  11: flash,
  12: peek,
  13: (_d, _p, subtype) => plus(subtype === 16 ? 'in' : 'out'),
  14: (d) => randomBars(d),
  15: (_d, p) => [
    {
      offset: 0,
      transform: `${outside({ x: 1, y: 1, axis: 'horizontal', outwards: false }, p)} rotate(0deg) scale(0)`,
    },
    { offset: 0.5, transform: 'translate(-80%, -40%) scale(0.5)' },
    { offset: 1, transform: SHOWN },
  ],
  16: split,
  17: stretch,
  18: strips,
  19: swivel,
  20: () => wedge(),
  21: (_d, _p, subtype) => wheel([1, 2, 3, 4, 8].includes(subtype ?? 1) ? (subtype ?? 1) : 1),
  22: wipe,
  23: zoom,
  25: () => move('translate(60%, -30%) rotate(-90deg) scale(0.2)'),
  26: bounce,
  27: () => FADE,
  28: (_d, { frame, page }) => [
    { transform: `translate(0, ${Math.round(page.h - frame.y)}px)` },
    { transform: `translate(0, ${Math.round(-frame.y - frame.h)}px)` },
  ],
  29: (d, p) => [
    { transform: outside(d, p), opacity: 0, easing: 'ease-out' },
    { transform: SHOWN, opacity: 1 },
  ],
  30: (_d, p) => move(`${outside({ x: 1, y: -1, axis: 'horizontal', outwards: false }, p)} rotate(-90deg)`),
  31: () => move('rotate(-90deg) scale(0)'),
  34: () => move('translate(120%, 0) skewX(-30deg)'),
  35: () => move('rotate(-720deg) scale(0)'),
  37: () => [
    { offset: 0, transform: 'translate(0, 100%)', opacity: 0, easing: 'ease-out' },
    { offset: 0.9, transform: 'translate(0, -3%)', opacity: 1 },
    { offset: 1, transform: SHOWN, opacity: 1 },
  ],
  38: () => move('translate(100%, 0) rotate(-60deg)'),
  39: () => [
    { offset: 0, transform: 'translate(-100%, 0) scale(1, 0.02)', opacity: 0 },
    { offset: 0.5, transform: 'scale(1, 0.02)', opacity: 1 },
    { offset: 1, transform: SHOWN, opacity: 1 },
  ],
  40: () => move('translate(-50%, 0) scale(0.3, 1)'),
  41: () => move('translate(0, -50%) scale(1, 0.2) rotate(15deg)'),
  42: () => move('translate(0, 40px)'),
  43: () => move('rotate(-180deg) translate(0, 100%)'),
  45: swivel,
  47: () => move('translate(0, -40px)'),
  48: () => move('translate(-60%, 60%) rotate(-40deg)'),
  49: () => move('rotate(-360deg) scale(0)'),
  50: () => move('scale(1.7, 1)'),
  51: (d, p) => [
    { transform: `${outside(d, p)} scale(4)`, opacity: 0 },
    { transform: SHOWN, opacity: 1 },
  ],
  52: () => move('translate(60%, 60%) rotate(30deg) scale(2.5)'),
  53: () => move('scale(0)'),
  54: () => move('translate(-20%, 0)'),
  55: () => move('scale(0.7, 1)'),
  56: () => move('perspective(1200px) rotateX(-90deg) translate(0, -50%)'),
  57: () => move('perspective(1200px) rotateY(-90deg)'),
  58: () => move('scale(1, 0.1) translate(0, 50%)'),
};
