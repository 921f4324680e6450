import type { JsonValue } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { INTERACTIVE_KINDS } from './kinds/interactive-kinds.ts';
import { BASIC_KINDS } from './kinds/kinds.ts';
import { newQuestion } from './new-question.ts';
import { withoutAnswers } from './without-answers.ts';

const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text', text: words }] }] });

function made(kind: string, more: object = {}): JsonValue {
  let next = 0;
  const question = newQuestion(kind, () => `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`);
  return JSON.parse(JSON.stringify({ ...question, ...more })) as JsonValue;
}

it.each([...BASIC_KINDS, ...INTERACTIVE_KINDS].map(({ kind }) => kind))(
  'withoutAnswers keeps stem and body of a question of the kind %s, and none of its answers',
  (kind) => {
    const said = { analysis: text('ANSWER'), hints: [{ id: 'h', content: text('ANSWER'), cost: 0 }] };
    const left = withoutAnswers(
      made(kind, { ...said, stem: text('stem'), feedback: { right: text('ANSWER') } }),
    );
    expect(left).toMatchObject({ kind, stem: text('stem') });
    expect(left).toHaveProperty('body');
    expect(left).not.toHaveProperty('key');
    expect(JSON.stringify(left)).not.toContain('ANSWER');
  },
);

it('withoutAnswers leaves only the stem of a question of a newer version', () => {
  const newer = { format: 99, kind: 'single-choice', stem: text('stem'), key: 1, secret: 2 } as unknown;
  expect(withoutAnswers(newer as JsonValue)).toEqual({ stem: text('stem') });
});

it.each([[null], [5], [[]], [{ key: 1 }]])('withoutAnswers leaves nothing of %j', (value) => {
  expect(withoutAnswers(value as JsonValue)).toEqual({});
});
