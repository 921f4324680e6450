import { describe, expect, it } from 'vitest';
import { keptRelay, leftOfTurn, type Relay, turnKey, turnsOf, whose } from './relay.ts';

const relay: Relay = { id: 'r', order: ['a', 'b', 'c'], at: 1_000, seconds: 10, over: false };

it('The turn passes at 0 s or on tap, passes are recorded, and the chain can be replayed.', () => {
  let kept: Record<string, unknown> = {};
  const turns = () => turnsOf(kept, relay);
  const end = (at: number, word?: string) => {
    const turn = { passed: word === undefined, word: word ?? '', at };
    kept = { ...kept, [turnKey(relay, turns().length)]: turn };
  };
  // A tap before the time is up.
  expect([whose(relay, 0), leftOfTurn(relay, turns(), 4_000)]).toEqual(['a', 7_000]);
  end(4_000, '一心一意');
  // Exactly at 0 s.
  expect([whose(relay, 1), leftOfTurn(relay, turns(), 13_999), leftOfTurn(relay, turns(), 14_000)]).toEqual([
    'b',
    1,
    0,
  ]);
  end(14_000);
  end(15_000, '意气风发');
  const told = turnsOf(JSON.parse(JSON.stringify(kept)), relay);
  expect(told.map(({ key, word, passed }) => [key, passed ? '—' : word])).toEqual([
    ['a', '一心一意'],
    ['b', '—'],
    ['c', '意气风发'],
  ]);
});

describe('a relay', () => {
  it('calls every pupil of the class and starts again with the first pupil', () => {
    expect([0, 1, 2, 3, 7].map((number) => whose(relay, number))).toEqual(['a', 'b', 'c', 'a', 'b']);
  });

  it('measures each turn from the end of the previous turn', () => {
    expect(leftOfTurn(relay, [], 1_000)).toBe(10_000);
    expect(leftOfTurn(relay, [], 12_000)).toBe(0);
    const turns = turnsOf({ [turnKey(relay, 0)]: { passed: false, word: '', at: 6_000 } }, relay);
    expect(leftOfTurn(relay, turns, 7_000)).toBe(9_000);
    expect(leftOfTurn(relay, turns, 0)).toBe(10_000);
  });

  it('records the pupils who passed, and can be replayed from the first turn to the last', () => {
    const kept = {
      [turnKey(relay, 0)]: { passed: false, word: '一心一意', at: 2 },
      [turnKey(relay, 1)]: { passed: true, word: '', at: 3 },
      [turnKey({ ...relay, id: 'other' }, 2)]: { passed: false, word: 'x', at: 4 },
    };
    expect(turnsOf(kept, relay).map(({ key, passed, word }) => [key, passed, word])).toEqual([
      ['a', false, '一心一意'],
      ['b', true, ''],
    ]);
  });

  it('is undefined when the stored value is damaged', () => {
    for (const value of [undefined, 3, {}, { id: 'r', order: [], at: 1 }, { id: 'r', order: [7], at: 1 }])
      expect(keptRelay({ relay: value })).toBeUndefined();
    expect(keptRelay({ relay: { id: 'r', order: ['a', 7], at: 1, seconds: 7 }, 'over r': true })).toEqual({
      id: 'r',
      order: ['a'],
      at: 1,
      seconds: 15,
      over: true,
    });
  });
});
