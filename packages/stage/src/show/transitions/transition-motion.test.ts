import { describe, expect, it } from 'vitest';
import { KNOWN_TRANSITIONS, motionOf } from './transition-motion.ts';

/** Names of ECMA-376 19.5.72 and on, of the schemas of p14 (2010), and of p15's presets (2013). */
const STANDARD =
  'blinds checker circle comb cover diamond dissolve fade newsflash plus pull push random randomBar split strips wedge wheel wipe zoom';
const P14 =
  'vortex switch flip ripple honeycomb prism doors window ferris gallery conveyor pan glitter warp flythrough flash shred reveal wheelReverse';
const P15 =
  'fallOver drape curtains wind prestige fracture crush peelOff pageCurlDouble pageCurlSingle airplane origami';

describe('transitions', () => {
  const names = [STANDARD, P14, P15].flatMap((list) => list.split(' '));

  it('have a motion for each name of the standard and its extensions', () => {
    expect(names.filter((name) => !KNOWN_TRANSITIONS.includes(name))).toEqual([]);
  });

  it('differ from each other in their motion', () => {
    const byMotion = new Map<string, string[]>();
    const variants: [string, Record<string, string>][] = [
      ...names.map((type) => [type, {}] as [string, Record<string, string>]),
      ['prism', { isContent: '1' }],
      ['prism', { isInverted: '1' }],
      ['prism', { isContent: '1', isInverted: '1' }],
      ['glitter', { pattern: 'hexagon' }],
      ['shred', { pattern: 'rectangle' }],
    ];
    for (const [type, options] of variants) {
      if (type === 'random') continue;
      const motion = JSON.stringify(motionOf({ type, duration: 1, options }));
      byMotion.set(motion, [...(byMotion.get(motion) ?? []), `${type} ${Object.keys(options)}`]);
    }
    expect([...byMotion.values()].filter((alike) => alike.length > 1)).toEqual([]);
  });

  it.each(names)('%s ends on the incoming page, in every direction', (type) => {
    for (const direction of ['l', 'r', 'u', 'd', 'lu', 'rd', 'in', 'out', 'horz', 'vert', undefined]) {
      const { moves, over } = motionOf({ type, duration: 1, ...(direction ? { direction } : {}) });
      expect(moves.length).toBeGreaterThan(0);
      for (const { frames } of moves) {
        const offsets = frames.map((each, i) => each.offset ?? i / Math.max(frames.length - 1, 1));
        expect(offsets, type).toEqual(offsets.toSorted((a, b) => a - b));
        expect(JSON.stringify(frames)).not.toMatch(/NaN|undefined|Infinity/);
      }
      // Incoming whole pages are untransformed at the end, from whichever side of a cube they came.
      for (const { page, piece, frames } of moves) {
        const end = String(frames.at(-1)?.transform ?? 'none');
        const moved = /(?:translate3?d?|rotate[XYZ]?|skew[XY]?)\((?!-?0[^.\d]|0\))/.test(
          end.replaceAll(/-?0(?:px|deg|%)/g, '0'),
        );
        if (page === 'incoming' && piece === undefined && over === 'incoming') expect(moved, end).toBe(false);
      }
    }
  });
});
