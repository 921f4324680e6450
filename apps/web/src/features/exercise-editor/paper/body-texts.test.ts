import { newId } from '@lectern/base';
import { BASIC_KINDS, INTERACTIVE_KINDS, newQuestion, parseQuestion } from '@lectern/questions';
import { expect, it } from 'vitest';
import { choiceOf } from '../testing/sample-exercise.ts';
import { bodyTexts } from './body-texts.ts';

function textsOf(value: unknown) {
  const parsed = parseQuestion(value);
  if (parsed.state !== 'question') throw new Error(JSON.stringify(parsed));
  return bodyTexts(parsed.question);
}

it('bodyTexts returns the choices with their letters, and not the key', () => {
  const texts = textsOf(choiceOf('题'));
  expect(texts.map(({ label }) => label)).toEqual(['A.', 'B.']);
  expect(JSON.stringify(texts)).not.toContain('right');
});

it('bodyTexts returns the stems of a composite’s children with numbers', () => {
  const { format, id, version, attempts, counts, stem } = choiceOf('材料');
  const composite = {
    ...{ format, id, version, attempts, counts, stem },
    kind: 'composite',
    children: [choiceOf('一'), choiceOf('二')],
  };
  expect(textsOf(composite).map(({ label }) => label)).toEqual(['(1)', 'A.', 'B.', '(2)', 'A.', 'B.']);
});

it('bodyTexts returns texts with distinct paths for every kind', () => {
  for (const { kind } of [...BASIC_KINDS, ...INTERACTIVE_KINDS]) {
    const texts = textsOf(newQuestion(kind, newId));
    expect(new Set(texts.map(({ at }) => at)).size, kind).toBe(texts.length);
  }
});
