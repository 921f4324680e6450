import { expect, it } from 'vitest';
import { KIND_GROUPS } from './kind-names.ts';
import { newQuestion } from './new-question.ts';
import { parseQuestion } from './parse-question.ts';

function ids(): () => string {
  let next = 0;
  return () => `id${next++}`;
}

it.each(KIND_GROUPS.flatMap(({ kinds }) => kinds))(
  'newQuestion returns a question of the kind %s that can be read',
  (kind) => {
    const made = newQuestion(kind, ids());
    const parsed = parseQuestion(JSON.parse(JSON.stringify(made)));
    expect(parsed).toMatchObject({ state: 'question', question: { kind, version: 1 } });
  },
);

it('newQuestion returns undefined for an unknown kind', () => {
  expect(newQuestion('hologram', ids())).toBeUndefined();
});
