import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import type { RuleName } from '../../scoring/scoring-rule.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { numberedParts } from '../../testing/part-samples.ts';
import { matrix } from './question.ts';

/** Rows `r0`, `r1`, …: the columns of these numbers, `c0`, `c1`, …. */
function picksOf(rows: readonly (readonly number[])[]) {
  return rows.map((columns, row) => ({ row: `r${row}`, columns: columns.map((column) => `c${column}`) }));
}

describeKind(matrix, {
  asked: fc.boolean().chain((several) =>
    fc
      .array(fc.subarray([0, 1, 2, 3], { minLength: 1, maxLength: several ? 4 : 1 }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((rows) => ({
        body: { rows: numberedParts('r', rows.length), columns: numberedParts('c', 4), several },
        key: { right: picksOf(rows) },
      })),
  ),
  response: () =>
    fc.array(fc.subarray([0, 1, 2, 3, 4]), { maxLength: 7 }).map((rows) => ({ picks: picksOf(rows) })),
  empty: { picks: [{ row: 'r0', columns: [] }] },
  reordered: ({ rows, columns, several }) => ({
    rows: rows,
    columns: columns.toReversed(),
    ...(several === undefined ? {} : { several }),
  }),
});

describe('a matrix', () => {
  const body = { rows: numberedParts('r', 4), columns: numberedParts('c', 3) };
  const points = (right: number[][], given: number[][], rule: RuleName) =>
    shownPoints(
      shareOf(matrix.judge(body, { right: picksOf(right) }, { picks: picksOf(given) }), { name: rule }).share,
    );

  it('judges each row with one right column: right, wrong, missing, and wrong in part', () => {
    const given = { picks: picksOf([[0], [0], [], [2, 1]]) };
    const { items, extra } = matrix.judge(body, { right: picksOf([[0], [1], [2], [2]]) }, given);
    expect(items.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'r0 right',
      'r1 wrong',
      'r2 missing',
      'r3 partly',
    ]);
    expect(extra).toBe(0);
  });

  it.each<[RuleName, number]>([
    ['per-item', 0.25],
    ['net', 0],
    ['exact', 0],
  ])(
    'gives the points of the rule %s for a right, a wrong, an empty and a row with all columns',
    (rule, share) => {
      expect(points([[0], [1], [2], [2]], [[0], [0], [], [0, 1, 2]], rule)).toBe(share);
    },
  );

  it('takes a wrong column away from a row with several right ones', () => {
    const right = [
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1, 2],
    ];
    expect(points(right, [[0, 1], [0], [0, 2], [0, 1]], 'per-item')).toBe(0.54);
    expect(points(right, right, 'exact')).toBe(1);
  });

  it('reads all parts of a row that is given in two parts', () => {
    const picks = [...picksOf([[0]]), ...picksOf([[1]])];
    const { items } = matrix.judge(body, { right: picksOf([[0, 1]]) }, { picks });
    expect(items.map(({ state }) => state)).toEqual(['right']);
  });

  it('reports rows without a right column, several right ones where one can be picked, and unknown ids', () => {
    const problems = (right: number[][], fields: object = {}) =>
      matrix.problems({ ...body, ...fields }, { right: picksOf(right) });
    expect(problems([[0], [1], [], [2]])).toEqual([{ code: 'key-empty', at: 'r2' }]);
    expect(problems([[0], [1], [1, 2], [2]])).toEqual([{ code: 'key-too-many', at: 'r2' }]);
    expect(problems([[0], [1], [1, 2], [2]], { several: true })).toEqual([]);
    expect(problems([[0], [1], [2], [2], [2]])).toEqual([{ code: 'unknown-id', at: 'r4' }]);
    expect(problems([[0], [1], [2], [2, 3]])).toEqual([{ code: 'unknown-id', at: 'c3' }]);
  });

  it('reports too few rows and columns, and equal and blank ones', () => {
    const problems = (fields: object) =>
      matrix.problems({ ...body, ...fields }, { right: picksOf([[0], [0], [0], [0]]) });
    expect(problems({ columns: numberedParts('c', 1) })).toEqual([{ code: 'too-few' }]);
    expect(matrix.problems({ ...body, rows: [] }, { right: [] })).toEqual([{ code: 'too-few' }]);
    expect(problems({ columns: numberedParts('c', 3, ['', '1']) })).toEqual([
      { code: 'part-blank', at: 'c0' },
    ]);
    expect(problems({ rows: numberedParts('r', 4, ['', '1']) })).toEqual([{ code: 'part-blank', at: 'r0' }]);
  });
});
