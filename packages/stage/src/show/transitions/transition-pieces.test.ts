import { describe, expect, it } from 'vitest';
import type { TransitionMove, Way } from './transition-move.ts';
import { PIECES } from './transition-pieces.ts';

const moves = (name: string, more: Partial<Way> = {}): readonly TransitionMove[] =>
  PIECES[name]?.({ dx: -1, dy: 0, vertical: false, inwards: false, direction: '', options: {}, ...more })
    .moves ?? [];
const turns = ({ frames }: TransitionMove) =>
  frames.map(({ transform }) => {
    const [, axis, degrees] = /rotate([XY])\((-?[\d.]+)deg/.exec(String(transform)) ?? [];
    return `${axis}${Number(degrees) + 0}`;
  });

describe('comb', () => {
  it('cuts rows that come from the sides in turn', () => {
    const all = moves('comb');
    expect(all).toHaveLength(8);
    expect(all.slice(0, 2).map(({ frames }) => frames[0]?.transform)).toEqual([
      'translate(-100%, 0)',
      'translate(100%, 0)',
    ]);
    expect(all[1]?.piece).toBe('inset(12.47% 0% 74.97% 0%)');
  });

  it('cuts columns that come from above and below', () => {
    const all = moves('comb', { vertical: true });
    expect(all).toHaveLength(10);
    expect(all.slice(0, 2).map(({ frames }) => frames[0]?.transform)).toEqual([
      'translate(0, -100%)',
      'translate(0, 100%)',
    ]);
    expect(all[1]?.piece).toBe('inset(0% 79.97% 0% 9.97%)');
  });
});

describe('doors and window', () => {
  it('open the outgoing page to both sides, or close the incoming page', () => {
    const [left, right, page] = moves('doors', { vertical: true }) as [
      TransitionMove,
      TransitionMove,
      TransitionMove,
    ];
    expect([turns(left), turns(right)]).toEqual([
      ['Y0', 'Y-100'],
      ['Y0', 'Y100'],
    ]);
    expect([left, right].map(({ frames }) => frames[0]?.transformOrigin)).toEqual(['0% 50%', '100% 50%']);
    expect([left.page, page.page]).toEqual(['outgoing', 'incoming']);
    const [one, two, old] = moves('window', { vertical: true }) as [
      TransitionMove,
      TransitionMove,
      TransitionMove,
    ];
    expect([turns(one), turns(two)]).toEqual([
      ['Y-95', 'Y0'],
      ['Y95', 'Y0'],
    ]);
    expect([one.page, old.page]).toEqual(['incoming', 'outgoing']);
  });

  it('open upwards and downwards when they are horizontal', () => {
    const [top, bottom] = moves('doors') as [TransitionMove, TransitionMove];
    expect([turns(top), turns(bottom)]).toEqual([
      ['X0', 'X100'],
      ['X0', 'X-100'],
    ]);
    expect([top, bottom].map(({ frames }) => frames[0]?.transformOrigin)).toEqual(['50% 0%', '50% 100%']);
    expect(top.piece).toBe('inset(0% 0% 49.97% 0%)');
  });
});

it('peelOff peels the page from the corner away from the direction', () => {
  const [left] = moves('peelOff') as [TransitionMove];
  const [right] = moves('peelOff', { dx: 1 }) as [TransitionMove];
  expect([left, right].map(({ frames }) => frames.map(({ transformOrigin }) => transformOrigin))).toEqual([
    ['0% 0%', '0% 0%', '0% 0%'],
    ['100% 0%', '100% 0%', '100% 0%'],
  ]);
  expect(left.frames[2]?.transform).toContain('translate3d(-50%, -110%, 300px) rotate3d(1, -1, 0, 75deg)');
  expect(right.frames[2]?.transform).toContain('translate3d(50%, -110%, 300px) rotate3d(1, 1, 0, 75deg)');
});

it('pageCurlDouble turns one half over, and the other half comes from its back', () => {
  const all = moves('pageCurlDouble') as [TransitionMove, TransitionMove, TransitionMove, TransitionMove];
  const [still, turning, under, back] = all;
  const [left, right] = ['inset(0% 49.97% 0% 0%)', 'inset(0% 0% 0% 49.97%)'];
  expect(all.map(({ piece }) => piece)).toEqual([left, right, right, left]);
  expect(all.map(({ page }) => page)).toEqual(['outgoing', 'outgoing', 'incoming', 'incoming']);
  expect(turns(turning)).toEqual(['Y0', 'Y-90', 'Y-90', 'Y-90']);
  expect(turns(back)).toEqual(['Y90', 'Y90', 'Y90', 'Y0']);
  expect(turning.frames.map(({ opacity }) => opacity)).toEqual([1, 1, 0, 0]);
  expect(back.frames.map(({ opacity }) => opacity)).toEqual([0, 0, 1, 1]);
  expect([still, under].map(({ frames }) => frames.at(-1)?.opacity)).toEqual([0, 1]);
  const mirrored = moves('pageCurlDouble', { dx: 1 });
  expect(mirrored.map(({ piece }) => piece)).toEqual([right, left, left, right]);
  expect(turns(mirrored[1] as TransitionMove)[1]).toBe('Y90');
});

it('origami folds both halves in opposite directions, and flies off in the direction', () => {
  const [one, two] = moves('origami', { dx: 1 }) as [TransitionMove, TransitionMove];
  expect([turns(one), turns(two)]).toEqual([
    ['Y0', 'Y60', 'Y30', 'Y70'],
    ['Y0', 'Y-60', 'Y-30', 'Y-70'],
  ]);
  expect(one.frames[3]?.transform).toContain('translate(140%, -60%)');
  expect(moves('origami')[0]?.frames[3]?.transform).toContain('translate(-140%, -60%)');
});
