import { newId } from '@lectern/base';
import { contentOf, newQuestion, type Question } from '@lectern/questions';
import { KIND_GROUPS } from '@lectern/questions/kind-names';
import { describe, expect, it } from 'vitest';
import { asJson, isUntouched } from './new-question.ts';

const made = (kind: string) => newQuestion(kind, newId) as Question;

describe('isUntouched', () => {
  it.each(KIND_GROUPS.flatMap(({ kinds }) => kinds))(
    'returns true for a new question of the kind %s, with the usual stem of either language',
    (kind) => {
      for (const language of [undefined, 'zh', 'en'] as const) {
        const question = newQuestion(kind, newId, language) as Question;
        expect(isUntouched(asJson(question), question)).toBe(true);
      }
    },
  );

  it('returns false once the stem, the points or a choice is changed', () => {
    const question = made('single-choice') as Extract<Question, { body?: unknown }>;
    const [first, ...rest] = (question.body as { choices: { id: string }[] }).choices;
    const changed: Question[] = [
      { ...question, stem: contentOf('?') },
      { ...question, score: 2 } as Question,
      { ...question, body: { choices: [{ ...first, content: contentOf('red') }, ...rest] } } as Question,
      { ...question, body: { choices: rest } } as Question,
    ];
    expect(changed.map((each) => isUntouched(asJson(each), each))).toEqual([false, false, false, false]);
  });
});
