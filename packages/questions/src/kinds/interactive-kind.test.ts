import { describe, expect, it } from 'vitest';
import { freshQuestion } from '../fresh-question.ts';
import { contentOf, plainTextOf } from '../question/content.ts';
import { scoreOf } from '../score-of.ts';
import { shownPoints } from '../scoring/score.ts';
import { gameOf } from '../testing/interactive-cases.ts';
import { matchingSample, orderingSample, trueFalseSample } from '../testing/part-samples.ts';
import { singleQuestionWith } from '../testing/question-cases.ts';
import { withoutKey } from '../without-key.ts';
import { funOrder } from './fun-order/question.ts';
import type { PlayedBody } from './interactive-kind.ts';
import { INTERACTIVE_KINDS } from './interactive-kinds.ts';
import { BASIC_KINDS } from './kinds.ts';
import { knowledgePairs } from './knowledge-pairs/question.ts';
import { sumsSprint } from './sums-sprint/question.ts';
import { truthRush } from './truth-rush/question.ts';

describe('interactive kinds', () => {
  it('are twenty, with names that no basic kind has, and play basic kinds only', () => {
    const names = [...BASIC_KINDS, ...INTERACTIVE_KINDS].map(({ kind }) => kind);
    expect([INTERACTIVE_KINDS.length, new Set(names).size]).toEqual([20, 36]);
    for (const { plays } of INTERACTIVE_KINDS)
      expect(BASIC_KINDS).toEqual(expect.arrayContaining([...plays]));
  });

  it('read the response to each part in the shape of its kind, and remove what is none', () => {
    const given = { p0: { truth: true, more: 'a'.repeat(9999) }, p1: { truth: 'yes' }, p2: 7 };
    expect(truthRush.response.parse({ parts: given })).toEqual({ parts: { p0: { truth: true } } });
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`p${index}`, {}]));
    expect(truthRush.response.safeParse({ parts: many }).success).toBe(false);
    expect(truthRush.response.safeParse({ parts: {}, game: { points: -1 } }).success).toBe(false);
  });

  it('are empty without a response to a part, whatever the game reports', () => {
    expect(truthRush.isEmpty({ parts: { p0: {} }, game: { points: 5 } })).toBe(true);
    expect(truthRush.isEmpty({ parts: { p0: { truth: false } } })).toBe(false);
  });

  it('give the same marks whatever the game reports', () => {
    const samples = [1, 2, 3, 4, 5, 6].map(() => trueFalseSample(true));
    const question = singleQuestionWith({
      kind: 'truth-rush',
      rule: { name: 'per-item' },
      ...gameOf(truthRush, samples),
    });
    const parts = { p0: { truth: true }, p1: { truth: true }, p2: { truth: true } };
    const points = (game?: object) => shownPoints(scoreOf(question, { parts, game }).points);
    expect([points(), points({ points: 9999, livesLeft: 3, bestStreak: 3 })]).toEqual([1, 1]);
  });

  it('are shown with parts and cards in another order than the author’s, and with parts in order without shuffling', () => {
    const game = gameOf(knowledgePairs, [matchingSample(8, 8)]);
    const shown = (seed: number) => {
      const asked = withoutKey(singleQuestionWith({ kind: 'knowledge-pairs', ...game }), { seed });
      return JSON.stringify(asked.body);
    };
    expect(shown(1)).not.toBe(shown(2));
    const rush = gameOf(truthRush, Array(8).fill(trueFalseSample(true)));
    const order = (shuffle: boolean) => {
      const body = { ...rush.body, play: { ...rush.body.play, shuffle } };
      const asked = withoutKey(singleQuestionWith({ kind: 'truth-rush', body, key: rush.key }), { seed: 3 });
      return (asked.body as PlayedBody).parts.map(({ id }) => id).join('');
    };
    expect(order(false)).toBe('p0p1p2p3p4p5p6p7');
    expect(order(true)).not.toBe(order(false));
  });

  it('have fresh numbers in their parts and in the parts’ stems', () => {
    const part = {
      kind: 'numeric',
      body: { parameters: [{ name: 'a', from: 1, to: 1000, step: 1 }] },
      key: { value: '2a' },
    };
    const { body, key } = gameOf(sumsSprint, [part]);
    const parts = body.parts.map((one) => ({ ...one, stem: contentOf('{{a}} × 2') }));
    const fresh = freshQuestion(
      singleQuestionWith({ kind: 'sums-sprint', body: { ...body, parts }, key }),
      4,
    );
    const [asked] = ('body' in fresh ? (fresh.body as PlayedBody) : body).parts;
    const [drawn] = (asked?.body as { drawn?: { value: number }[] } | undefined)?.drawn ?? [];
    expect(asked?.stem && plainTextOf(asked.stem)).toBe(`${drawn?.value} × 2`);
    const value = `${2 * (drawn?.value ?? 0)}`;
    expect(scoreOf(fresh, { parts: { p0: { value } } }).items.map(({ state }) => state)).toEqual(['right']);
  });

  it('report the problems of a part with its id, also those without a place', () => {
    const { body, key } = gameOf(funOrder, [{ ...orderingSample(3), key: { order: [] } }]);
    expect(funOrder.problems(body, key)).toContainEqual({ code: 'key-empty', at: 'p0' });
    expect(funOrder.problems(body, key)).toContainEqual({ code: 'key-empty', at: 'p0/i0' });
  });
});
