import type { Behaviour } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { Keyframe } from '../keyframes.ts';
import { behaviourTracks, type EffectScope } from './behaviour-tracks.ts';

/** An element whose middle is the middle of the page; it is a tenth of the page wide and high. */
const scope: EffectScope = {
  place: { frame: { x: 450, y: 225, w: 100, h: 50 }, page: { w: 1000, h: 500 } },
  colorOf: () => '#112233',
  holds: true,
};
const behaviour = (more: Partial<Behaviour>): Behaviour => ({
  type: 'value',
  begin: 0,
  duration: 1000,
  ...more,
});
const tracks = (more: Partial<EffectScope>, ...all: Partial<Behaviour>[]) =>
  behaviourTracks(all.map(behaviour), { ...scope, ...more });

/** The keyframe at an offset of the movement. */
function at(offset: number, ...all: Partial<Behaviour>[]): Keyframe | undefined {
  return tracks({}, ...all)[0]?.keyframes.find((each) => Math.abs((each.offset ?? 0) - offset) < 1e-9);
}
const ends = (property: keyof Keyframe, ...all: Partial<Behaviour>[]) =>
  [0, 0.5, 1].map((offset) => at(offset, ...all)?.[property]);
const values = (attribute: string, ...all: [number, string, string?][]): Partial<Behaviour> => ({
  attribute,
  values: all.map(([time, value, formula]) => ({
    at: time,
    value,
    ...(formula !== undefined && { formula }),
  })),
});

describe('the movement track', () => {
  it.each([
    ['ppt_x', '0.7', 'translate', ['0px 0px', '100px 0px', '200px 0px']],
    ['ppt_y', '0.3', 'translate', ['0px 0px', '0px -50px', '0px -100px']],
    ['ppt_w', '0.3', 'transform', ['scale(1,1)', 'scale(2,1)', 'scale(3,1)']],
    ['ScaleY', '#ppt_h*2', 'transform', ['scale(1,1)', 'scale(1,1.5)', 'scale(1,2)']],
    ['style.rotation', '90', 'rotate', ['0deg', '45deg', '90deg']],
    ['r', '-90', 'rotate', ['0deg', '-45deg', '-90deg']],
    ['style.opacity', '0', 'opacity', [1, 0.5, 0]],
    ['opacity', '-2', 'opacity', [1, 0, 0]],
    [
      'xshear',
      '1',
      'transform',
      ['scale(1,1)', 'matrix(1,0,0.5,1,0,0) scale(1,1)', 'matrix(1,0,1,1,0,0) scale(1,1)'],
    ],
    [
      'yshear',
      '1',
      'transform',
      ['scale(1,1)', 'matrix(1,0.5,0,1,0,0) scale(1,1)', 'matrix(1,1,0,1,0,0) scale(1,1)'],
    ],
  ] as const)('animates %s to %s', (attribute, to, property, expected) => {
    expect(ends(property, { attribute, to })).toEqual(expected);
  });

  it('begins at `from`, adds `by`, and jumps when discrete', () => {
    expect(ends('rotate', { attribute: 'r', from: '10', to: '30' })).toEqual(['10deg', '20deg', '30deg']);
    expect(ends('rotate', { attribute: 'r', from: '10', by: '30' })).toEqual(['10deg', '25deg', '40deg']);
    expect(ends('rotate', { attribute: 'r', to: '30', discrete: true })).toEqual(['30deg', '30deg', '30deg']);
  });

  it('has only properties that change', () => {
    expect(Object.keys(at(0, { attribute: 'r', to: '30' }) ?? {}).sort()).toEqual(['offset', 'rotate']);
    const [track] = tracks({}, { attribute: 'style.opacity', to: '0' });
    expect(new Set(track?.keyframes.flatMap((each) => Object.keys(each)))).toEqual(
      new Set(['offset', 'opacity']),
    );
  });

  it('hides the element at once while its visibility is hidden', () => {
    expect(ends('opacity', { attribute: 'style.visibility', to: 'hidden', discrete: true })).toEqual([
      0, 0, 0,
    ]);
    const shown = { attribute: 'style.visibility', to: 'visible', begin: 1000, duration: 1, discrete: true };
    const hidden = { attribute: 'style.visibility', to: 'hidden', duration: 1, discrete: true };
    const [track] = tracks({}, hidden, shown);
    expect(track?.keyframes.at(-1)?.opacity ?? 1).toBe(1);
    expect(track?.keyframes[0]?.opacity).toBe(0);
  });

  it('has a duration until the last behaviour ends, and the hold of its scope', () => {
    const all = [
      { attribute: 'r', to: '90', begin: 500 },
      { attribute: 'ppt_x', to: '1', duration: 200 },
    ];
    expect(tracks({ holds: false }, ...all)).toMatchObject([
      {
        part: 'element',
        begin: 0,
        duration: 1500,
        iterations: 1,
        easing: 'linear',
        autoReverse: false,
        hold: false,
      },
    ]);
    expect(tracks({}, ...all)[0]?.hold).toBe(true);
  });

  it('eases all behaviours by the pace of the effect', () => {
    const pace = { accelerate: 1, decelerate: 0 };
    const [track] = tracks({ pace }, { attribute: 'r', to: '100' });
    const half = track?.keyframes.find(({ offset }) => offset === 0.5)?.rotate;
    expect(Number.parseFloat(half ?? '')).toBeLessThan(50);
    expect(track?.keyframes.at(-1)?.rotate).toBe('100deg');
  });
});

/** A duration with samples at each quarter, milliseconds. */
const QUARTERS = 1060;

describe('keyframes of a value', () => {
  it('are interpolated between their times, and stay after the last', () => {
    const move = { ...values('r', [0, '0'], [0.5, '100'], [0.75, '40']), duration: QUARTERS };
    expect([0, 0.25, 0.5, 0.75, 1].map((offset) => at(offset, move)?.rotate)).toEqual([
      '0deg',
      '50deg',
      '100deg',
      '40deg',
      '40deg',
    ]);
  });

  it('jump when discrete', () => {
    const move = { ...values('r', [0, '0'], [0.5, '100']), discrete: true, duration: QUARTERS };
    expect([0.25, 0.5].map((offset) => at(offset, move)?.rotate)).toEqual(['0deg', '100deg']);
  });

  it('are passed through the formula of their interval, at the end through that of the last interval', () => {
    const move = values('r', [0, '0', '$*2'], [1, '50']);
    expect(ends('rotate', move)).toEqual(['0deg', '50deg', '100deg']);
  });

  it('without a readable value are ignored', () => {
    expect(tracks({}, values('r', [0, 'odd'], [1, 'odd']))).toEqual([]);
    expect(tracks({}, { attribute: 'r' })).toEqual([]);
    expect(tracks({}, { attribute: 'other', to: '1' })).toEqual([]);
  });
});

describe('scales', () => {
  const scale = (more: Partial<Behaviour>) => ends('transform', { type: 'scale', ...more });

  it('by a factor multiply the size', () => {
    expect(scale({ by: '2 3' })).toEqual(['scale(1,1)', 'scale(1.5,2)', 'scale(2,3)']);
    expect(at(1, { type: 'scale', by: '2 2' }, { type: 'scale', by: '2 1' })?.transform).toBe('scale(4,2)');
  });

  it('to a share begin at the present size or at `from`', () => {
    expect(scale({ to: '3 1' })).toEqual(['scale(1,1)', 'scale(2,1)', 'scale(3,1)']);
    expect(scale({ from: '0 0', to: '1 2' })).toEqual(['scale(0,0)', 'scale(0.5,1)', 'scale(1,2)']);
  });

  it('with an unreadable factor change nothing', () => {
    expect(scale({ by: 'odd 1' })).toEqual([undefined, undefined, undefined]);
  });
});

describe('rotations', () => {
  it('turn by an angle, or from one angle to another, and add up', () => {
    expect(ends('rotate', { type: 'rotate', by: '90' })).toEqual(['0deg', '45deg', '90deg']);
    expect(ends('rotate', { type: 'rotate', from: '10', to: '50' })).toEqual(['10deg', '30deg', '50deg']);
    expect(at(1, { type: 'rotate', by: '90' }, { type: 'rotate', by: '30' })?.rotate).toBe('120deg');
  });
});

describe('motions', () => {
  it('follow a path, or go from point to point', () => {
    expect(ends('translate', { type: 'motion', path: 'M 0 0 L 0.2 0.4 E' })).toEqual([
      '0px 0px',
      '100px 100px',
      '200px 200px',
    ]);
    expect(ends('translate', { type: 'motion', from: '0.1 0', to: '0.3 0.2' })).toEqual([
      '100px 0px',
      '200px 50px',
      '300px 100px',
    ]);
    expect(ends('translate', { type: 'motion', by: '0.2 0', to: '0.9 0.9' })[2]).toBe('200px 0px');
  });
});

describe('other tracks', () => {
  it('reveal by a filter, in reverse for `out`, and follow the movement', () => {
    const all = tracks({}, { type: 'filter', filter: 'fade' }, { attribute: 'r', to: '9' });
    expect(all).toHaveLength(2);
    expect(all[1]).toMatchObject({
      part: 'element',
      keyframes: [{ opacity: 0 }, { opacity: 1 }],
      hold: true,
    });
    const [out] = tracks({}, { type: 'filter', filter: 'fade', out: true });
    expect(out?.keyframes).toEqual([{ opacity: 1 }, { opacity: 0 }]);
  });

  it('hold a filter only when the effect does and the behaviour does not pass', () => {
    expect(tracks({ holds: false }, { type: 'filter', filter: 'fade' })[0]?.hold).toBe(false);
    expect(tracks({}, { type: 'filter', filter: 'fade', passing: true })[0]?.hold).toBe(false);
  });

  it('fade a picture to an opacity', () => {
    expect(tracks({}, { type: 'filter', filter: 'image', to: '0.4' })[0]?.keyframes).toEqual([
      { opacity: 1 },
      { opacity: 0.4 },
    ]);
    expect(tracks({}, { type: 'filter', filter: 'image' })).toEqual([]);
    expect(tracks({}, { type: 'filter', filter: 'unknown' }, { type: 'color' })).toEqual([]);
  });

  it('colour and format parts', () => {
    const parts = tracks(
      {},
      { type: 'color', to: 'x', attribute: 'style.color' },
      { attribute: 'fill.opacity', to: '0' },
    );
    expect(parts.map(({ part }) => part)).toEqual(['text', 'fill']);
  });
});
