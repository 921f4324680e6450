import type { ClassEvent } from '@lectern/protocol/lessons';
import { describe, expect, it } from 'vitest';
import { boardNames, freshCall, namesPatch } from './board-names.ts';

const [wang, li] = [{ member_id: 'wang' }, { name: '李芳' }];

describe('boardNames', () => {
  it('returns the pupil at each of four boards, as namesPatch stored them', () => {
    const { names } = namesPatch([undefined, wang, li]);
    expect(boardNames({ names: names ?? null })).toEqual([undefined, wang, li, undefined]);
  });

  it('leaves out values of another form', () => {
    for (const names of [[{ member_id: 5 }], [{ name: '' }, 'x', null, 7, wang], null, 'x', 7, {}])
      expect(boardNames({ names }).filter(Boolean)).toEqual([]);
  });
});

it('namesPatch puts a pupil at one board only, and removes the value without pupils', () => {
  expect(namesPatch([wang, wang, li])).toEqual({ names: [wang, null, li] });
  expect(namesPatch([undefined])).toEqual({ names: undefined });
});

it('freshCall returns the last call unless it is old or was used before', () => {
  const call = (id: string, at: number): ClassEvent => ({ id, at, kind: 'called', pupils: [wang] });
  const events = [call('a', 1), call('b', 2), { id: 'c', at: 3, kind: 'tool', code: 'x' } as ClassEvent];
  expect(freshCall(events, 'a', 300_002)).toEqual({ id: 'b', pupils: [wang] });
  expect(freshCall(events, 'b', 2)).toBeUndefined();
  expect(freshCall(events, undefined, 300_003)).toBeUndefined();
  expect(freshCall([], undefined, 0)).toBeUndefined();
});
