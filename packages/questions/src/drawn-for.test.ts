import { describe, expect, it } from 'vitest';
import { drawnFor } from './drawn-for.ts';
import { sumsSprint } from './kinds/sums-sprint/question.ts';
import { scoreOf } from './score-of.ts';
import { shownPoints } from './scoring/score.ts';
import { gameOf } from './testing/interactive-cases.ts';
import { compositeOf, singleQuestionWith } from './testing/question-cases.ts';

const doubled = {
  kind: 'numeric',
  body: { parameters: [{ name: 'a', from: 1, to: 1000, step: 1 }] },
  key: { value: '2a' },
};
const numeric = singleQuestionWith({ ...doubled, rule: { name: 'tolerance' } });
const drawnValue = (body: unknown) => (body as { drawn: { value: number }[] }).drawn[0]?.value ?? 0;

describe('drawnFor', () => {
  it('gives numbers that the question is judged by, the same for the same seed', () => {
    const drawn = drawnFor(numeric, 5);
    if ('children' in drawn) throw new Error('no single question');
    const value = `${2 * drawnValue(drawn.body)}`;
    expect(shownPoints(scoreOf(drawn, { value }).points)).toBe(2);
    expect(drawnFor(numeric, 5)).toEqual(drawn);
    expect(drawnFor(numeric, 6)).not.toEqual(drawn);
  });

  it('gives numbers to the children of a composite and to the parts of a game', () => {
    const composite = drawnFor(compositeOf([numeric, singleQuestionWith({ id: 'q2' })]), 5);
    expect('children' in composite && drawnValue(composite.children[0]?.body)).toBeGreaterThan(0);
    const game = drawnFor(singleQuestionWith({ kind: 'sums-sprint', ...gameOf(sumsSprint, [doubled]) }), 5);
    const body = 'body' in game && (game.body as { parts: { body: unknown }[] });
    expect(body && drawnValue(body.parts[0]?.body)).toBeGreaterThan(0);
  });

  it('returns questions without parameters as they are', () => {
    expect(drawnFor(singleQuestionWith(), 5)).toEqual(singleQuestionWith());
  });
});
