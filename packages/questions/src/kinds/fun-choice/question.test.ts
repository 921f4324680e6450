import { describe, expect, it } from 'vitest';
import { contentOf } from '../../question/content.ts';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { funChoice } from './question.ts';

const choices = ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(id) }));
const single = { kind: 'single-choice', body: { choices }, key: { right: 'a' } };
const multiple = { kind: 'multiple-choice', body: { choices }, key: { right: ['a', 'b'] } };

describeKind(funChoice, interactiveCases(funChoice, { fewest: 3, most: 5, samples: [single, multiple] }));

describe('a game of choices', () => {
  const samples = [single, multiple, multiple];
  const { body, key } = gameOf(funChoice, samples);
  const judged = (parts: Record<string, unknown>) => funChoice.judge(body, key, { parts });

  it('counts each question as one item, which is right without a wrong or a missing pick only', () => {
    const states = (parts: Record<string, unknown>) => judged(parts).items.map(({ state }) => state);
    expect(
      states({ p0: { choice: 'a' }, p1: { choices: ['a', 'b'] }, p2: { choices: ['a', 'b', 'c'] } }),
    ).toEqual(['right', 'right', 'wrong']);
    expect(states({ p0: { choice: 'b' }, p1: { choices: ['a'] } })).toEqual(['wrong', 'wrong', 'missing']);
  });

  it('counts a wrong pick beside the only right one, and a wrong pick alone, as wrong', () => {
    const game = gameOf(funChoice, Array(3).fill({ ...multiple, key: { right: ['a'] } }));
    const parts = { p0: { choices: ['a', 'b'] }, p1: { choices: ['b'] }, p2: { choices: ['a'] } };
    const { items, extra } = funChoice.judge(game.body, game.key, { parts });
    expect([...items.map(({ state }) => state), extra]).toEqual(['wrong', 'wrong', 'right', 0]);
  });

  it('gives points by the part of questions that are right', () => {
    const { share } = shareOf(judged({ p0: { choice: 'a' } }), { name: 'per-item' });
    expect(shownPoints(share)).toBe(0.33);
  });

  it('reports questions without a key, and problems of a question at its place', () => {
    expect(funChoice.problems(body, { ...key, parts: key.parts.slice(1) })).toEqual([
      { code: 'key-empty', at: 'p0' },
    ]);
    const wrong = key.parts.with(0, { id: 'p0', kind: 'single-choice', key: { right: 'z' } });
    expect(funChoice.problems(body, { ...key, parts: wrong })).toEqual([{ code: 'unknown-id', at: 'p0/z' }]);
    const other = key.parts.with(0, { id: 'p0', kind: 'multiple-choice', key: { right: ['a'] } });
    expect(funChoice.problems(body, { ...key, parts: other })).toEqual([{ code: 'key-empty', at: 'p0' }]);
    expect(funChoice.problems({ ...body, parts: body.parts.slice(1) }, key)).toEqual([
      { code: 'unknown-id', at: 'p0' },
      { code: 'too-few' },
    ]);
  });
});
