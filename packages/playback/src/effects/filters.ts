import type { Keyframe } from '../keyframes.ts';
import * as clip from './clip.ts';
import type { Direction } from './direction.ts';

/**
 * The keyframes of a p:animEffect filter (19.5.3) as an entrance: `wipe(left)`, `barn(inVertical)`, … Undefined for an
 * unknown filter.
 */
export function filterKeyframes(filter: string): Keyframe[] | undefined {
  const [, name = '', way = ''] = /^(\w+)(?:\((\w*)\))?$/.exec(filter.trim()) ?? [];
  const axis = /vert|down/i.test(way) ? 'vertical' : 'horizontal';
  const outwards = /^out/i.test(way);
  switch (name.toLowerCase()) {
    case 'fade':
      return [{ opacity: 0 }, { opacity: 1 }];
    case 'blinds':
      return clip.blinds(towards({ axis }));
    case 'checkerboard':
      return clip.checkerboard(towards({ axis: axis === 'vertical' ? 'vertical' : 'horizontal' }));
    case 'barn':
      return clip.split(towards({ axis, outwards }));
    case 'box':
      return clip.box(towards({ outwards }));
    case 'circle':
      return clip.circle(outwards ? 'out' : 'in');
    case 'diamond':
      return clip.diamond(outwards ? 'out' : 'in');
    case 'plus':
      return clip.plus(outwards ? 'out' : 'in');
    case 'dissolve':
      return clip.dissolve();
    case 'randombar':
    case 'randombars':
      return clip.randomBars(towards({ axis }));
    case 'slide':
      return slide(side(way));
    case 'stretch':
      return stretch(way);
    case 'strips':
      // The name gives the direction of the edge, so it starts at the opposite corner.
      return clip.strips(towards({ x: /right/i.test(way) ? -1 : 1, y: /down/i.test(way) ? -1 : 1 }));
    case 'wedge':
      return clip.wedge();
    case 'wheel':
      return clip.wheel(Math.min(Math.max(Number.parseInt(way, 10) || 1, 1), 16));
    case 'wipe':
      return clip.wipe(side(way));
    default:
      return undefined;
  }
}

function towards(change: Partial<Direction>): Direction {
  return { x: 0, y: 0, axis: 'horizontal', outwards: false, ...change };
}

/** `left`, `fromLeft`: from that side; `up` is from the top and `down` from the bottom, as in PowerPoint's files. */
function side(way: string): Direction {
  if (/left/i.test(way)) return towards({ x: -1 });
  if (/right/i.test(way)) return towards({ x: 1 });
  return /up|top/i.test(way) ? towards({ y: -1 }) : towards({ y: 1 });
}

/** Slides in from its own edge: the part outside of its box is clipped. */
export function slide({ x, y }: Direction): Keyframe[] {
  const clipped = `inset(${y === -1 ? 100 : 0}% ${x === 1 ? 100 : 0}% ${y === 1 ? 100 : 0}% ${x === -1 ? 100 : 0}%)`;
  return [
    { translate: `${x * 100}% ${y * 100}%`, clipPath: clipped },
    { translate: '0% 0%', clipPath: 'inset(0% 0% 0% 0%)' },
  ];
}

function stretch(way: string): Keyframe[] {
  const { x, y } = side(way);
  const across = /across/i.test(way) || x !== 0;
  return [
    {
      translate: `${/across/i.test(way) ? 0 : x * 50}% ${y * (across ? 0 : 50)}%`,
      transform: across ? 'scale(0,1)' : 'scale(1,0)',
    },
    { translate: '0% 0%', transform: 'scale(1,1)' },
  ];
}
