import { parseQuestion, scoreOf, stateOfScore, talliesOf, withoutKey } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { lacksKey, QUICK_FORMS, type QuickForm, quickQuestion, withQuickKey } from './quick-questions.ts';

const settings = { id: 'q', text: '这是什么？', options: 4 };
const RESPONSES: Readonly<Record<QuickForm, unknown>> = {
  choice: { choice: 'C' },
  choices: { choices: ['C', 'A'] },
  truth: { truth: false },
  number: { value: '12' },
  words: { texts: [{ gap: 'answer', text: '秋天' }] },
  drawing: { drawing: 'a'.repeat(64) },
  photo: { photographs: ['a'.repeat(64)] },
};
/** Forms whose answers a person looks at. */
const FILES: readonly QuickForm[] = ['drawing', 'photo'];

describe.each(QUICK_FORMS)('a quick question of the form %s', (form) => {
  const question = quickQuestion(form, settings);
  const scored = (of = question) => ({ response: RESPONSES[form], score: scoreOf(of, RESPONSES[form]) });

  it('is a question without points whose answers can be counted', () => {
    expect(parseQuestion(question).state).toBe('question');
    expect(lacksKey(question)).toBe(true);
    expect(withoutKey(question, { seed: 1 }).body).toEqual(question.body);
    const tallies = talliesOf(question, [scored()]);
    expect(tallies.length).toBeGreaterThan(0);
    expect(tallies.every(({ state }) => state === undefined)).toBe(true);
  });

  it.skipIf(FILES.includes(form))('takes the tapped answer as its key', () => {
    const keys = talliesOf(question, [scored()]).flatMap((tally) => withQuickKey(question, tally) ?? []);
    const [keyed] = keys;
    expect(keys).toHaveLength(1);
    if (!keyed) return;
    expect(parseQuestion(keyed).state).toBe('question');
    expect(lacksKey(keyed)).toBe(false);
    expect(stateOfScore(keyed, scored(keyed).score)).toBe('right');
    const wrong = {
      choice: 'B',
      choices: ['B'],
      truth: true,
      value: '13',
      texts: [{ gap: 'answer', text: '冬' }],
    };
    expect(stateOfScore(keyed, scoreOf(keyed, wrong))).toBe('wrong');
  });
});

it.each(FILES)('withQuickKey returns undefined for %s, which no answer is equal to', (form) => {
  const value = 'a'.repeat(64);
  expect(withQuickKey(quickQuestion(form, settings), { form: 'medium', value })).toBeUndefined();
});

it('withQuickKey returns undefined for a question of another kind', () => {
  const essay = { ...quickQuestion('choice', settings), kind: 'essay' };
  expect(withQuickKey(essay, { form: 'text', value: '春' })).toBeUndefined();
});
