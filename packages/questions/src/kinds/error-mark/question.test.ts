import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import type { RuleName } from '../../scoring/scoring-rule.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { errorMark } from './question.ts';
import type { Correction } from './scoring.ts';

type Key = Parameters<typeof errorMark.judge>[1];

/** Tokens of words: `t0`, `t1`, …. */
function tokensOf(text: string) {
  return text
    .split(' ')
    .map((word, at) => ({ id: `t${at}`, runs: [{ type: 'text' as const, text: `${word} ` }] }));
}

const words = fc.constantFrom('the', 'went', '的', '得', 'x^2');
const corrections: fc.Arbitrary<Correction> = fc.oneof(
  fc.record({ way: fc.constant('replace' as const), text: words }),
  fc.constant({ way: 'delete' } as const),
  fc.record({ way: fc.constant('insert' as const), text: words }),
);

describeKind(errorMark, {
  asked: fc
    .record({
      wrong: fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
      accepted: fc.array(fc.array(corrections, { minLength: 1, maxLength: 3 }), {
        minLength: 6,
        maxLength: 6,
      }),
      isTold: fc.boolean(),
      found: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
    })
    .map(({ wrong, accepted, isTold, found }) => ({
      body: { tokens: tokensOf('a b c d e f'), told: isTold ? wrong.length : undefined },
      key: { errors: wrong.map((at) => ({ token: `t${at}`, accepted: accepted[at] ?? [] })), found },
    })),
  response: () =>
    fc
      .array(fc.tuple(fc.nat(7), corrections), { maxLength: 10 })
      .map((marks) => ({ marks: marks.map(([at, correction]) => ({ token: `t${at}`, correction })) })),
  empty: { marks: [] },
});

describe('a text to correct', () => {
  const body = { tokens: tokensOf('He go to the school yesterday by the bus') };
  const key: Key = {
    errors: [
      {
        token: 't1',
        accepted: [
          { way: 'replace', text: 'went' },
          { way: 'replace', text: 'had gone' },
        ],
      },
      { token: 't3', accepted: [{ way: 'delete' }] },
      { token: 't7', accepted: [{ way: 'delete' }, { way: 'replace', text: 'a' }] },
      { token: 't8', accepted: [{ way: 'insert', text: 'alone' }] },
    ],
  };
  const replace = (text: string) => ({ way: 'replace', text }) as const;
  const insert = (text: string) => ({ way: 'insert', text }) as const;
  const remove = { way: 'delete' } as const;
  const judged = (marks: [string, Correction][], answer = key) =>
    errorMark.judge(body, answer, { marks: marks.map(([token, correction]) => ({ token, correction })) });
  const states = (...marks: [string, Correction][]) => {
    const { items, extra } = judged(marks);
    return [...items.map(({ state }) => state), extra];
  };

  it('judges each error: corrected in any accepted way, marked but not corrected, and not marked', () => {
    expect(
      states(['t1', replace(' HAD  gone ')], ['t3', remove], ['t7', replace('a')], ['t8', insert('alone')]),
    ).toEqual(['right', 'right', 'right', 'right', 0]);
    expect(states(['t1', replace('goes')], ['t3', replace('')])).toEqual([
      'partly',
      'partly',
      'missing',
      'missing',
      0,
    ]);
  });

  it('counts marks of right words, and of another place of a wrong word, as extra', () => {
    expect(states(['t0', remove], ['t1', insert('went')], ['t8', replace('alone')])).toEqual([
      'missing',
      'missing',
      'missing',
      'missing',
      3,
    ]);
    expect(states(['t9', remove])).toEqual(['missing', 'missing', 'missing', 'missing', 0]);
  });

  it('counts the last of several marks at a place', () => {
    expect(states(['t1', replace('goes')], ['t1', replace('went')])[0]).toBe('right');
  });

  it('counts the second mark of an error that has two places as extra', () => {
    const errors = [{ token: 't1', accepted: [replace('went'), insert('away')] }];
    const { items, extra } = judged(
      [
        ['t1', replace('went')],
        ['t1', insert('away')],
      ],
      { errors },
    );
    expect([items.map(({ state }) => state), extra]).toEqual([['right'], 1]);
  });

  it.each<[RuleName, number, number]>([
    ['net', 0.25, 0.38],
    ['per-item', 0.5, 0.63],
    ['exact', 0, 0],
  ])(
    'gives the points of the rule %s for two corrections, a wrong one and a marked right word',
    (rule, ...shares) => {
      const marks: [string, Correction][] = [
        ['t1', replace('went')],
        ['t3', remove],
        ['t7', replace('an')],
        ['t0', remove],
      ];
      const share = (found?: number) =>
        shownPoints(shareOf(judged(marks, { ...key, found }), { name: rule }).share);
      expect([share(), share(0.5)]).toEqual(shares);
    },
  );

  it('compares corrections by the settings of the key', () => {
    const errors = [{ token: 't0', accepted: [replace('She')] }];
    const state = (settings: Key['compare']) =>
      judged([['t0', replace('she')]], { errors, compare: settings }).items[0]?.state;
    expect([state({}), state({ case: 'counts' })]).toEqual(['right', 'partly']);
  });

  it('reports no errors, errors without a correction, at the same place or at unknown tokens', () => {
    const problems = (...errors: Key['errors']) => errorMark.problems(body, { errors });
    expect(problems()).toEqual([{ code: 'key-empty' }]);
    expect(problems({ token: 't0', accepted: [] })).toEqual([{ code: 'key-empty', at: 't0' }]);
    expect(problems({ token: 't0', accepted: [insert(' ')] })).toEqual([{ code: 'key-empty', at: 't0' }]);
    expect(problems({ token: 't9', accepted: [remove] })).toEqual([{ code: 'unknown-id', at: 't9' }]);
    const first = { token: 't0', accepted: [remove, replace('a')] };
    expect(problems(first, { token: 't0', accepted: [insert('a')] })).toEqual([]);
    expect(problems(first, { token: 't0', accepted: [replace('b')] })).toEqual([
      { code: 'same-id', at: 't0' },
    ]);
  });

  it('reports a number of errors that is not told right, and no, equal and blank tokens', () => {
    expect(errorMark.problems({ ...body, told: 5 }, key)).toEqual([{ code: 'key-too-few' }]);
    expect(errorMark.problems({ ...body, told: 3 }, key)).toEqual([{ code: 'key-too-many' }]);
    expect(errorMark.problems({ tokens: [] }, { errors: [] })).toContainEqual({ code: 'too-few' });
    const blank = { id: 't0', runs: [{ type: 'text' as const, text: ' ' }] };
    expect(errorMark.problems({ tokens: [...body.tokens, blank] }, key)).toEqual([
      { code: 'same-id', at: 't0' },
      { code: 'part-blank', at: 't0' },
    ]);
  });

  it('refuses a token of 10,000 characters', () => {
    const accepts = (count: number) =>
      errorMark.body.safeParse({ tokens: tokensOf('a'.repeat(count)) }).success;
    expect([accepts(9_000), accepts(10_000)]).toEqual([true, false]);
  });
});
