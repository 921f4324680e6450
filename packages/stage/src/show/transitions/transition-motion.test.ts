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

describe('motionOf', () => {
  const motion = (type: string, direction?: string, options: Record<string, string> = {}) =>
    motionOf({ type, duration: 1, options, ...(direction ? { direction } : {}) });
  const first = (...given: Parameters<typeof motion>) => motion(...given).moves[0]?.frames[0];

  it.each([
    ['l', 'translate(100%, 0%)'],
    ['r', 'translate(-100%, 0%)'],
    ['u', 'translate(0%, 100%)'],
    ['d', 'translate(0%, -100%)'],
    ['lu', 'translate(100%, 100%)'],
    ['rd', 'translate(-100%, -100%)'],
    ['ru', 'translate(-100%, 100%)'],
    ['ld', 'translate(100%, -100%)'],
    [undefined, 'translate(100%, 0%)'],
  ])('covers a page that moves %s from the opposite side', (direction, transform) => {
    expect(String(first('cover', direction)?.transform).replaceAll('-0%', '0%')).toBe(transform);
  });

  it('inverts the direction by its options', () => {
    const plain = (frame: Keyframe | undefined) => String(frame?.transform).replaceAll('-0%', '0%');
    expect(plain(first('cover', 'l', { invX: '1' }))).toBe('translate(-100%, 0%)');
    expect(plain(first('cover', undefined, { invX: 'true' }))).toBe('translate(-100%, 0%)');
    expect(plain(first('cover', 'u', { invY: '1' }))).toBe('translate(0%, -100%)');
    expect(plain(first('cover', 'd', { invY: 'true' }))).toBe('translate(0%, 100%)');
    expect(plain(first('cover', 'l', { invX: '0', invY: '0' }))).toBe('translate(100%, 0%)');
  });

  it('is a fade without or through black', () => {
    const fade = [{ opacity: 0 }, { opacity: 1 }];
    expect(motion('fade').moves.map(({ frames }) => frames)).toEqual([fade]);
    expect(motion('unheard-of')).toEqual(motion('fade'));
    expect(motion('fade', undefined, { thruBlk: '1' })).toEqual(
      motion('fade', undefined, { thruBlk: 'true' }),
    );
    expect(motion('fade', undefined, { thruBlk: 'true' }).moves).toHaveLength(2);
  });

  it('differs between horizontal and vertical, and between inwards and outwards', () => {
    const text = (...given: Parameters<typeof motion>) => JSON.stringify(motion(...given));
    for (const type of ['split', 'blinds', 'checker', 'randomBar', 'comb', 'doors', 'window'])
      expect(text(type, 'vert')).not.toBe(text(type, 'horz'));
    expect(text('doors', undefined, { orient: 'vert' })).toBe(
      text('doors', 'vert').replace('"vert"', '"vert"'),
    );
    for (const type of ['split', 'zoom', 'warp', 'flythrough', 'shred'])
      expect(text(type, 'in')).not.toBe(text(type, 'out'));
    for (const type of ['wipe', 'strips', 'push', 'pull', 'pan'])
      expect(text(type, 'l')).not.toBe(text(type, 'r'));
    for (const type of ['wipe', 'push', 'pull', 'pan']) expect(text(type, 'u')).not.toBe(text(type, 'd'));
    expect(text('strips', 'ru')).not.toBe(text('strips', 'rd'));
    expect(text('wheel', undefined, { spokes: '8' })).not.toBe(text('wheel'));
    expect(text('wheel', undefined, { spokes: '4' })).toBe(text('wheel'));
    expect(text('flythrough', 'in', { hasBounce: '1' })).not.toBe(text('flythrough', 'in'));
    expect(text('reveal', 'l', { thruBlk: '1' })).not.toBe(text('reveal', 'l'));
  });

  it('plays the wheel in reverse on the outgoing page', () => {
    const [forward, reverse] = [motion('wheel').moves[0], motion('wheelReverse').moves[0]];
    expect([forward?.page, reverse?.page]).toEqual(['incoming', 'outgoing']);
    const clips = (frames: readonly Keyframe[] = []) =>
      frames.map(({ maskImage, clipPath }) => maskImage ?? clipPath);
    expect(clips(reverse?.frames)).toEqual(clips(forward?.frames).toReversed());
    expect([reverse?.frames[0]?.offset, reverse?.frames.at(-1)?.offset]).toEqual([0, 1]);
  });
});
