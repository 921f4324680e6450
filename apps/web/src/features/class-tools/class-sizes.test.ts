import { describe, expect, it } from 'vitest';
import { draw } from './random-call/draw.ts';
import { makeTeams } from './random-teams/make-teams.ts';
import { keptRelay, whose } from './relay/relay.ts';

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `pupil ${index}`);
const random = () => 0.37;

describe.each([0, 1, 2, 200])('a class of %i', (count) => {
  const keys = keysOf(count);

  it('is called completely before any pupil is called twice', () => {
    const called = draw({ present: keys, calls: [], earlier: [], weightOf: () => 1, count: 500, random });
    expect(called.toSorted()).toEqual(keys.toSorted());
    const one = draw({ present: keys, calls: [], earlier: [], weightOf: () => 1, count: 1, random });
    expect(one).toHaveLength(Math.min(1, count));
  });

  it.each([
    ['count', 6],
    ['size', 4],
  ] as const)('is split into teams by %s, with every pupil in one team', (by, number) => {
    const made = makeTeams({ keys, by, number, together: [], apart: [], random });
    if (made.type !== 'made') throw new Error(made.why);
    expect(made.teams.flat().toSorted()).toEqual(keys.toSorted());
    expect(made.teams.every((team) => team.length > 0)).toBe(true);
    const sizes = made.teams.map((team) => team.length);
    expect(Math.max(0, ...sizes) - Math.min(...sizes, Math.max(0, ...sizes))).toBeLessThanOrEqual(1);
  });

  it('takes turns in a relay, which cannot start without pupils', () => {
    const relay = keptRelay({ relay: { id: 'x', order: keys, at: 0, seconds: 10 } });
    expect(relay === undefined).toBe(count === 0);
    if (relay) expect([whose(relay, 0), whose(relay, count)]).toEqual(['pupil 0', 'pupil 0']);
  });
});
