import { seeded } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import { pupilKey } from '../../../parts/class-tools/index.ts';
import { type Call, calledThisRound, draw, keptRoll, keptWeight, runsFor } from './draw.ts';

const call = (keys: readonly string[], at: number): Call => ({
  id: `e${at}`,
  at,
  kind: 'called',
  pupils: keys.map((member_id) => ({ member_id })),
});
const keys = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

/** Makes this many calls, of several pupils each. */
function calls(options: {
  present: readonly string[];
  times: number;
  count?: number;
  seed: number;
  weightOf?: (key: string) => number;
  earlier?: readonly Call[];
}) {
  const { present, times, count = 1, seed, weightOf = () => 1, earlier = [] } = options;
  const random = seeded(seed);
  const events: Call[] = [];
  const drawn: (readonly string[])[] = [];
  for (let time = 0; time < times; time += 1) {
    const now = draw({ present, calls: events, earlier, weightOf, count, random });
    drawn.push(now);
    if (now.length > 0) events.push(call(now, time));
  }
  return drawn;
}

describe('a random call', () => {
  it('In a class of 40 with 3 absent, 37 calls name every present pupil once before anyone twice; a reload in mid-roll keeps the history.', () => {
    const present = keys(40).filter((key) => !['p3', 'p17', 'p39'].includes(key));
    for (let seed = 0; seed < 200; seed += 1) {
      const drawn = calls({ present, times: 74, seed }).flat();
      expect(new Set(drawn.slice(0, 37)), `seed ${seed}`).toEqual(new Set(present));
      expect(new Set(drawn.slice(37)), `seed ${seed}`).toEqual(new Set(present));
    }
    // The page is reloaded while the names run: the drawn pupil is in the lesson already, and the round continues.
    let kept: { events: readonly Call[]; roll: unknown } = { events: [], roll: undefined };
    for (let time = 0; time < 37; time += 1) {
      const { events, roll } = JSON.parse(JSON.stringify(kept)) as typeof kept;
      const running = keptRoll(roll);
      expect(running === undefined ? 'e-1' : running.eventId).toBe(events.at(-1)?.id ?? 'e-1');
      const [key = ''] = draw({
        present,
        calls: events,
        earlier: [],
        weightOf: () => 1,
        count: 1,
        random: seeded(time),
      });
      kept = {
        events: [...events, call([key], time)],
        roll: { eventId: `e${time}`, at: time, lasts: 2_400 },
      };
    }
    const named = kept.events.flatMap(({ pupils }) => pupils.map(pupilKey));
    expect(new Set(named)).toEqual(new Set(present));
  });

  it('starts in the next lesson of the class with pupils whom earlier lessons did not call, and then all others', () => {
    const present = keys(40);
    for (let seed = 0; seed < 50; seed += 1) {
      const last = calls({ present, times: 25, seed });
      const earlier = last.map((each, index) => call(each, index));
      const now = calls({ present, times: 55, seed: seed + 1000, earlier }).flat();
      const waited = present.filter((key) => !last.flat().includes(key));
      expect(new Set(now.slice(0, 15)), `seed ${seed}`).toEqual(new Set(waited));
      // Within one lesson all pupils are called before any is called twice, then the pupils called longest ago first.
      expect(new Set(now.slice(0, 40)), `seed ${seed}`).toEqual(new Set(present));
      expect(new Set(now.slice(40)), `seed ${seed}`).toEqual(new Set(waited));
    }
  });

  it('of several pupils names no pupil twice, and continues in the next round when too few are left in this round', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const drawn = calls({ present: keys(7), times: 7, count: 3, seed });
      for (const each of drawn) expect(new Set(each).size).toBe(3);
      expect(new Set(drawn.slice(0, 3).flat()).size, `seed ${seed}`).toBe(7);
    }
  });

  it('calls at most as many pupils as are present, and none from an empty class', () => {
    expect(calls({ present: keys(2), times: 1, count: 5, seed: 1 })[0]).toHaveLength(2);
    expect(calls({ present: [], times: 1, seed: 1 })).toEqual([[]]);
  });

  it('never calls a pupil with the weight 0, and calls pupils with a larger weight earlier', () => {
    const first = { p0: 0, p1: 0, p2: 0 } as Record<string, number>;
    const weightOf = (key: string) => (key === 'p0' ? 0 : key === 'p1' ? 3 : 1);
    for (let seed = 0; seed < 2000; seed += 1) {
      const [drawn] = calls({ present: keys(3), times: 1, seed, weightOf })[0] ?? [];
      if (drawn) first[drawn] = (first[drawn] ?? 0) + 1;
    }
    expect(first.p0).toBe(0);
    expect((first.p1 ?? 0) / 2000).toBeCloseTo(0.75, 1);
  });

  it('includes a pupil who arrives late in the current round', () => {
    const events = [call(['p0'], 1), call(['p1'], 2), call(['p0'], 3)];
    expect([...calledThisRound(events, ['p0', 'p1'])]).toEqual(['p0']);
    expect([...calledThisRound(events, ['p0', 'p1', 'p2'])]).toEqual(['p0', 'p1']);
  });
});

describe('a stored roll', () => {
  it('runs for the rest of its time, and does not run after the clock was set back', () => {
    const roll = { eventId: 'e', at: 1000, lasts: 2400 };
    expect(runsFor(roll, 1000)).toBe(2400);
    expect(runsFor(roll, 2000)).toBe(1400);
    expect(runsFor(roll, 9000)).toBe(0);
    // A following panel whose clock is a little slow.
    expect(runsFor(roll, 500)).toBe(2400);
    expect(runsFor({ ...roll, at: 9000 }, 1000)).toBe(0);
  });

  it('is undefined when the stored value is damaged', () => {
    expect(keptRoll({ eventId: 'e', at: 1, lasts: 1e9 })).toEqual({ eventId: 'e', at: 1, lasts: 5000 });
    for (const value of [null, undefined, 3, {}, { eventId: 'e', at: '1', lasts: 2 }])
      expect(keptRoll(value)).toBeUndefined();
    expect([keptWeight(2), keptWeight(0), keptWeight(7), keptWeight('x')]).toEqual([2, 0, 1, 1]);
  });
});
