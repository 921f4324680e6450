import { seeded } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import { makeTeams, type TeamWishes } from './make-teams.ts';

const keys = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);
const wish = (over: Partial<TeamWishes>): TeamWishes => ({
  keys: keys(40),
  by: 'count',
  number: 6,
  together: [],
  apart: [],
  random: seeded(1),
  ...over,
});
function teamsOf(over: Partial<TeamWishes>): readonly (readonly string[])[] {
  const made = makeTeams(wish(over));
  if (made.type !== 'made') throw new Error(made.why);
  return made.teams;
}

it('Sizes differ by at most one and no keep-apart pair shares a team; impossible wishes are said, not ignored.', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const random = seeded(seed);
    const people = keys(2 + Math.floor(random() * 60));
    const pairs = Array.from({ length: Math.floor(random() * 6) }, () =>
      [0, 1].map(() => people[Math.floor(random() * people.length)] ?? ''),
    ).filter(([one, other]) => one !== other);
    const made = makeTeams(
      wish({ keys: people, number: 1 + Math.floor(random() * 8), apart: pairs, random }),
    );
    if (made.type === 'impossible') {
      expect(made.why, `seed ${seed}`).toMatch(/^(contrary|too-large|too-many-apart|not-found)$/);
      continue;
    }
    const sizes = made.teams.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes), `seed ${seed}`).toBeLessThanOrEqual(1);
    const isApart = (pair: readonly string[]) =>
      made.teams.every((team) => !pair.every((key) => team.includes(key)));
    expect(pairs.every(isApart), `seed ${seed}`).toBe(true);
  }
  expect(makeTeams(wish({ keys: keys(3), number: 1, apart: [['p0', 'p1']] })).type).toBe('impossible');
});

describe('random teams', () => {
  it('contain every pupil once, in sizes that differ by one at most, by number and by size', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const random = seeded(seed);
      const people = keys(1 + Math.floor(random() * 60));
      const by = random() < 0.5 ? 'count' : 'size';
      const teams = teamsOf({ keys: people, by, number: 1 + Math.floor(random() * 8), random });
      expect([...teams.flat()].sort(), `seed ${seed}`).toEqual([...people].sort());
      const sizes = teams.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes), `seed ${seed}`).toBeLessThanOrEqual(1);
    }
  });

  it('keep apart and together the given pupils, with any random numbers', () => {
    const apart = [
      ['p0', 'p1'],
      ['p2', 'p3', 'p4', 'p5', 'p6', 'p7'],
    ];
    const together = [
      ['p0', 'p8'],
      ['p8', 'p9'],
      ['p10', 'p11', 'p12'],
    ];
    for (let seed = 0; seed < 100; seed += 1) {
      const teams = teamsOf({ apart, together, random: seeded(seed) });
      const teamOf = (key: string) => teams.findIndex((team) => team.includes(key));
      for (const group of apart) expect(new Set(group.map(teamOf)).size, `seed ${seed}`).toBe(group.length);
      for (const group of [
        ['p0', 'p8', 'p9'],
        ['p10', 'p11', 'p12'],
      ])
        expect(new Set(group.map(teamOf)).size, `seed ${seed}`).toBe(1);
    }
  });

  it('are not created when a wish cannot be met, and the reason is returned', () => {
    const why = (over: Partial<TeamWishes>) => {
      const made = makeTeams(wish(over));
      return made.type === 'impossible' ? made.why : made.type;
    };
    expect(
      why({
        apart: [['p0', 'p1']],
        together: [
          ['p0', 'p2'],
          ['p2', 'p1'],
        ],
      }),
    ).toBe('contrary');
    expect(why({ apart: [keys(7)] })).toBe('too-many-apart');
    expect(why({ together: [keys(8)] })).toBe('too-large');
    // Three pairs do not fit in two teams of three.
    expect(
      why({
        keys: keys(6),
        number: 2,
        together: [
          ['p0', 'p1'],
          ['p2', 'p3'],
          ['p4', 'p5'],
        ],
      }),
    ).toBe('not-found');
  });

  it('ignore wishes about absent pupils', () => {
    expect(
      teamsOf({ keys: keys(4), number: 2, apart: [['p0', 'gone', 'p1']], together: [['gone', 'p2']] }),
    ).toHaveLength(2);
    expect(teamsOf({ keys: [] })).toEqual([]);
  });
});
