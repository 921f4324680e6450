import { describe, expect, it } from 'vitest';
import { rational } from '../formula/exact/rational.ts';
import { type Rubric, rubric, rubricProblems, rubricShare } from './rubric.ts';

const levels = [0, 2, 5].map((points) => ({ id: `l${points}`, points, description: '' }));
const criteria: Rubric = [
  { id: 'content', title: '内容', levels },
  { id: 'language', title: '语言', levels: [...levels, { id: 'l10', points: 10, description: '生动' }] },
];

describe('a rubric', () => {
  it('gives the points of the chosen levels as a part of the most points', () => {
    const chosen = [
      { criterion: 'content', level: 'l2' },
      { criterion: 'language', level: 'l10' },
    ];
    expect(rubricShare(criteria, chosen)).toEqual(rational(4n, 5n));
  });

  it('gives no part while a criterion has no level', () => {
    expect(rubricShare(criteria, [{ criterion: 'content', level: 'l5' }])).toBeUndefined();
    expect(
      rubricShare(criteria, [
        { criterion: 'content', level: 'l5' },
        { criterion: 'language', level: 'z' },
      ]),
    ).toBeUndefined();
    expect(rubricShare([], [])).toBeUndefined();
  });

  it('reports equal ids, criteria without a title and criteria that earn nothing', () => {
    expect([rubricProblems(criteria), rubricProblems()]).toEqual([[], []]);
    const bad = [
      { id: 'a', title: ' ', levels: [...levels, ...levels.slice(2)] },
      { id: 'a', title: '语言', levels: levels.slice(0, 1) },
    ];
    expect(rubric.safeParse(bad).success).toBe(true);
    expect(rubricProblems(bad)).toEqual([
      { code: 'same-id', at: 'a' },
      { code: 'same-id', at: 'l5' },
      { code: 'part-blank', at: 'a' },
      { code: 'too-few', at: 'a' },
    ]);
  });
});
