import { CardReader, type CardSide, CardWatch } from '@lectern/paper-cards';
import { classShot } from '@lectern/paper-cards/testing';
import {
  contentOf,
  type SingleQuestion,
  scoreOf,
  shownPoints,
  talliesOf,
  withoutKey,
} from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { cardChoices, cardResponse } from './card-choices.ts';

const question = (change: Partial<SingleQuestion> = {}): SingleQuestion => ({
  format: 1,
  id: 'q',
  version: 1,
  kind: 'single-choice',
  stem: contentOf('6 × 7 ='),
  attempts: 1,
  counts: 'last',
  score: 1,
  rule: { name: 'exact' },
  body: { choices: choices(4), shuffle: true },
  key: { right: 'c' },
  ...change,
});

function choices(count: number) {
  return ['a', 'b', 'c', 'd', 'e'].slice(0, count).map((id) => ({ id, content: contentOf(id) }));
}

describe('cardChoices', () => {
  it('returns the choices in the order in which they are shown, whatever the order of their author', () => {
    const asked = withoutKey(question(), { seed: 4 });
    const shown = (asked.body as { choices: { id: string }[] }).choices.map(({ id }) => id);
    expect(shown).not.toEqual(['a', 'b', 'c', 'd']);
    expect(cardChoices(question(), asked)).toEqual(shown.map((choice) => ({ choice })));
  });

  it('returns true for A and false for B, and nothing for a statement that is to be corrected', () => {
    const truth = question({ kind: 'true-false', body: {}, key: { truth: true } });
    expect(cardChoices(truth, truth)).toEqual([{ truth: true }, { truth: false }]);
    const corrected = question({ kind: 'true-false', body: { correction: true }, key: { truth: true } });
    expect(cardChoices(corrected, corrected)).toBeUndefined();
  });

  it('returns one choice of several while one is right or none is known', () => {
    const several = (right: string[], more: Partial<SingleQuestion> = {}) =>
      question({ kind: 'multiple-choice', body: { choices: choices(3) }, key: { right }, ...more });
    const one = several(['b']);
    expect(cardChoices(one, one)?.[1]).toEqual({ choices: ['b'] });
    const two = several(['a', 'b']);
    expect(cardChoices(two, two)).toBeUndefined();
    const quick = several([], { rule: { name: 'none' } });
    expect(cardChoices(quick, quick)).toHaveLength(3);
  });

  it.each([
    question({ body: { choices: choices(5) } }),
    question({ kind: 'numeric', body: {}, key: { value: '42' } }),
    question({ kind: 'ordering', body: { items: choices(3) }, key: { order: [] } }),
    { kind: 'single-choice' },
    null,
    undefined,
    'text',
  ])('returns undefined for the value %#, which no card can answer', (value) => {
    expect(cardChoices(value, value)).toBeUndefined();
  });
});

it('a class that holds up its cards is scored by the sides that the reader finds in pictures of it', () => {
  const { scene, picture } = classShot('half in shade', 17);
  const reader = new CardReader();
  const watch = new CardWatch(scene.cards.map(({ card }) => card));
  for (let times = 0; times < 3; times += 1) watch.see(reader.read(picture));
  expect(watch.answers.size).toBeGreaterThanOrEqual(38);
  const asked = withoutKey(question(), { seed: 9 });
  const sides = cardChoices(question(), asked) ?? [];
  const held = scene.cards.filter(({ card }) => watch.answers.has(card));
  const read = held.map(({ card }) => cardResponse(sides, watch.answers.get(card) as CardSide));
  const scored = (responses: readonly unknown[]) =>
    responses.map((response) => ({ response, score: scoreOf(question(), response) }));
  const { choices: shown } = asked.body as { choices: { id: string }[] };
  const expected = held.map(({ side }) => ({ choice: shown['ABCD'.indexOf(side)]?.id }));
  expect(talliesOf(question(), scored(read))).toEqual(talliesOf(question(), scored(expected)));
  const right = scored(read).filter(({ score }) => shownPoints(score.points) === 1).length;
  expect(right).toBe(expected.filter(({ choice }) => choice === 'c').length);
});
