import { describe, expect, it } from 'vitest';
import { newQuestion } from '../new-question.ts';
import { mediaOf } from '../statistics/statistics.ts';
import { asksForFiles, fileKindsOf } from './answer-files.ts';
import type { CompositeQuestion, Question, SingleQuestion } from './question.ts';

const made = (kind: string, body?: object) =>
  ({ ...newQuestion(kind, () => crypto.randomUUID()), ...(body && { body }) }) as SingleQuestion;
const drawing = made('media-answer');
const speech = made('media-answer', { ask: 'speech', seconds: 60 });
const essay = made('essay', { photographs: 2 });
const choice = made('single-choice');
const under = (...children: readonly SingleQuestion[]): Question => ({
  ...(newQuestion('composite', () => crypto.randomUUID()) as CompositeQuestion),
  children,
});

it.each([
  ['a drawing', drawing, ['image']],
  ['a recording', speech, ['audio']],
  ['an essay with photographs', essay, ['image']],
  ['an essay without photographs', made('essay'), []],
  ['a choice', choice, []],
  ['a material with a recording and a drawing', under(choice, speech, drawing), ['audio', 'image']],
])('fileKindsOf returns the types of files of %s', (_, question, kinds) => {
  expect([...fileKindsOf(question)]).toEqual(kinds);
});

it('asksForFiles returns true for a drawing, and for a material with nothing else', () => {
  const all = [drawing, under(drawing), under(drawing, choice), essay, choice];
  expect(all.map(asksForFiles)).toEqual([true, true, false, false, false]);
});

describe('mediaOf', () => {
  const hash = 'a'.repeat(64);

  it('returns each hash of a response once, those of a composite’s questions included', () => {
    expect(mediaOf(drawing, { drawing: hash, photographs: [hash] })).toEqual([hash]);
    const children = [{ id: speech.id, response: { recording: { asset: hash, seconds: 2 } } }];
    expect(mediaOf(under(choice, speech), { children })).toEqual([hash]);
  });

  it('returns nothing of a response that is none to the question', () => {
    expect(mediaOf(choice, { drawing: hash })).toEqual([]);
  });
});
