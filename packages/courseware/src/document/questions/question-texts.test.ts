import { describe, expect, it } from 'vitest';
import { textBody } from '../../../test/sample.ts';
import type { JsonValue } from '../../records/json-value.ts';
import { questionTexts, withQuestionTexts } from './question-texts.ts';

const json = (value: unknown) => value as JsonValue;
const choice = (id: string, words: string) => ({ id, content: textBody(words) });
const question = json({
  kind: 'single-choice',
  stem: { ...textBody('2 + 2 = ?'), media: [] },
  body: { choices: [choice('a', '3'), choice('b', '4')], shuffle: true },
  key: { right: 'b', note: textBody('key') },
  analysis: textBody('analysis'),
});

function said(value: JsonValue) {
  return questionTexts(value).map(({ where, choice: at, body }) => [
    where,
    at,
    body.paragraphs.flatMap(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : ''))).join(),
  ]);
}

describe('questionTexts', () => {
  it('returns the stem and the texts of the body, and neither key nor analysis', () => {
    expect(said(question)).toEqual([
      ['stem', undefined, '2 + 2 = ?'],
      ['body.choices.0.content', 0, '3'],
      ['body.choices.1.content', 1, '4'],
    ]);
  });

  it('returns the texts of the questions under a material after the material', () => {
    expect(said(json({ stem: textBody('material'), children: [question, 5, question] }))).toEqual([
      ['stem', undefined, 'material'],
      ['children.0.stem', undefined, '2 + 2 = ?'],
      ['children.0.body.choices.0.content', 0, '3'],
      ['children.0.body.choices.1.content', 1, '4'],
      ['children.2.stem', undefined, '2 + 2 = ?'],
      ['children.2.body.choices.0.content', 0, '3'],
      ['children.2.body.choices.1.content', 1, '4'],
    ]);
  });

  it.each([[null], [5], ['text'], [[]], [{}], [{ stem: 5, body: 'x', children: {} }]])(
    'returns nothing for %j, which is no question',
    (value) => {
      expect(questionTexts(json(value))).toEqual([]);
    },
  );

  it('leaves out a text with an invalid run', () => {
    expect(questionTexts(json({ stem: { paragraphs: [{ runs: [{ type: 'odd' }] }] } }))).toEqual([]);
  });
});

describe('withQuestionTexts', () => {
  it('returns the same object when no text changes', () => {
    expect(withQuestionTexts(question, ({ body }) => body)).toBe(question);
  });

  it('changes one text and keeps its media, and every other part', () => {
    const changed = withQuestionTexts(question, ({ where, body }) =>
      where === 'stem' ? textBody('1 + 1 = ?') : body,
    ) as Record<string, unknown>;
    expect(changed.stem).toEqual({ ...textBody('1 + 1 = ?'), media: [] });
    expect({ ...changed, stem: 0 }).toEqual({ ...(question as object), stem: 0 });
    expect(changed.body).toBe((question as Record<string, unknown>).body);
  });
});
