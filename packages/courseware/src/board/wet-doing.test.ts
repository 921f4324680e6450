import { newId } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import { isNothing, readDoing, saidDoing, type WetDoing, waysOf } from './wet-doing.ts';

const NOTHING: WetDoing = { gone: [], carried: [], wiped: [], lasers: [] };
const ids = (count: number) => Array.from({ length: count }, () => newId());
const carried = (count: number) => ({ ids: ids(count), dx: 1, dy: -2, scale: 1.5 });
const wiped = { radius: 20, points: [1, 2, 0.5] };
const laser = { color: 'FF0000', points: [3, 4, 0.5] };

const said = (doing: Partial<WetDoing>) => saidDoing({ ...NOTHING, ...doing }, (points) => points);
const read = (value: unknown) =>
  readDoing(value, (points) => (Array.isArray(points) ? (points as number[]) : undefined));

it('isNothing returns false as soon as one list has an item', () => {
  expect(isNothing(NOTHING)).toBe(true);
  const each: Partial<WetDoing>[] = [
    { gone: ['a'] },
    { carried: [carried(1)] },
    { wiped: [wiped] },
    { lasers: [laser] },
  ];
  for (const more of each) expect(isNothing({ ...NOTHING, ...more })).toBe(false);
});

it('waysOf counts at most ten paths of each kind', () => {
  expect(waysOf({ ...NOTHING, wiped: [wiped, wiped], lasers: [laser] })).toBe(3);
  expect(waysOf({ ...NOTHING, wiped: Array(12).fill(wiped), lasers: Array(11).fill(laser) })).toBe(20);
});

describe('saidDoing', () => {
  it('returns a message that readDoing reads', () => {
    const doing = { gone: ids(2), carried: [carried(2)], wiped: [wiped], lasers: [laser] };
    expect(read(JSON.parse(JSON.stringify(said(doing))))).toEqual(doing);
  });

  it('leaves out dragged strokes beyond 100 ids, and then erased strokes', () => {
    const [first, second, third] = [carried(60), carried(50), carried(30)];
    const gone = ids(30);
    expect(said({ gone, carried: [first, second, third] })).toMatchObject({
      carried: [first, third],
      gone: gone.slice(0, 10),
    });
    const all = carried(100);
    expect(said({ gone, carried: [all] })).toMatchObject({ carried: [all], gone: [] });
  });

  it('keeps the last ten paths', () => {
    const paths = Array.from({ length: 12 }, (_, radius) => ({ ...wiped, radius: radius + 1 }));
    expect(said({ wiped: paths })).toMatchObject({ wiped: paths.slice(2) });
    const lights = Array.from({ length: 12 }, (_, at) => ({ ...laser, points: [at] }));
    expect(said({ lasers: lights })).toMatchObject({ lasers: lights.slice(2) });
  });
});

describe('readDoing', () => {
  it.each([
    ['another value', 'odd'],
    ['null', null],
    ['a missing list', { ...NOTHING, gone: undefined }],
    ['an invalid id', { ...NOTHING, gone: ['odd'] }],
    ['too many erased strokes', { ...NOTHING, gone: ids(101) }],
    ['too many ids together', { ...NOTHING, gone: ids(60), carried: [carried(41)] }],
    ['too many paths', { ...NOTHING, wiped: Array(11).fill(wiped) }],
    ['an offset that is no number', { ...NOTHING, carried: [{ ...carried(1), dx: '1' }] }],
    ['an offset that is too far', { ...NOTHING, carried: [{ ...carried(1), dy: 200_001 }] }],
    ['an offset that is too far back', { ...NOTHING, carried: [{ ...carried(1), dx: -200_001 }] }],
    ['a scale that is too small', { ...NOTHING, carried: [{ ...carried(1), scale: 0.009 }] }],
    ['a scale that is too large', { ...NOTHING, carried: [{ ...carried(1), scale: 101 }] }],
    ['an eraser that is too small', { ...NOTHING, wiped: [{ ...wiped, radius: 0.9 }] }],
    ['an eraser that is too large', { ...NOTHING, wiped: [{ ...wiped, radius: 201 }] }],
    ['an eraser without points', { ...NOTHING, wiped: [{ radius: 20 }] }],
    ['a laser without points', { ...NOTHING, lasers: [{ color: 'FF0000' }] }],
    ['a laser with another colour', { ...NOTHING, lasers: [{ ...laser, color: 'FF000' }] }],
    ['one invalid item beside a valid one', { ...NOTHING, lasers: [laser, {}] }],
  ])('returns undefined for %s', (_, value) => {
    expect(read(value)).toBeUndefined();
  });

  it('accepts the limits themselves', () => {
    const doing = {
      gone: ids(59),
      carried: [
        { ...carried(40), dx: 200_000, dy: -200_000, scale: 0.01 },
        { ...carried(1), scale: 100 },
      ],
      wiped: [{ ...wiped, radius: 1 }, ...Array.from({ length: 9 }, () => ({ ...wiped, radius: 200 }))],
      lasers: [],
    };
    expect(read(doing)).toEqual(doing);
  });
});
