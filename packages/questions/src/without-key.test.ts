import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERACTIVE_KINDS } from './kinds/interactive-kinds.ts';
import { BASIC_KINDS, kindOf } from './kinds/kinds.ts';
import { contentOf } from './question/content.ts';
import type { SingleQuestion } from './question/question.ts';
import { compositeOf, singleQuestionWith } from './testing/question-cases.ts';
import { withoutKey } from './without-key.ts';

const MARK = 'KEY-';

/** A copy of a key in which each text that the body does not have is a marked text. */
function marked(value: unknown, body: string): unknown {
  if (typeof value === 'string') return body.includes(JSON.stringify(value)) ? value : `${MARK}${value}`;
  if (Array.isArray(value)) return value.map((item) => marked(item, body));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item, body)]));
}

/** A question of a kind in which everything that a pupil must not see before closing is marked. */
function markedQuestion(name: string, text: string): SingleQuestion {
  const kind = kindOf(name);
  let made = 0;
  const { body, key } = kind?.blank(() => `id${made++}`) ?? { body: {}, key: {} };
  const secret = contentOf(`${MARK}${text}`);
  const markedKey = marked(key, JSON.stringify(body)) as object;
  return singleQuestionWith({
    kind: name,
    body: { ...(body as object), secret, key: markedKey },
    key: { ...markedKey, secret },
    feedback: { right: secret, partly: secret, wrong: secret, choices: [{ id: 'id0', content: secret }] },
    analysis: secret,
    hints: [{ id: 'h1', content: secret, cost: 1 }],
    ability: `${MARK}${text}`,
    knowledgePoints: [`${MARK}${text}`],
    tags: [`${MARK}${text}`],
    source: `${MARK}${text}`,
  });
}

describe('withoutKey', () => {
  it.each([...BASIC_KINDS, ...INTERACTIVE_KINDS].map(({ kind }) => kind))(
    'returns nothing of the key, feedback, analysis, hints and tags of the kind %s',
    (name) => {
      fc.assert(
        fc.property(fc.string({ maxLength: 20 }), (text) => {
          const question = markedQuestion(name, text);
          expect(JSON.stringify(question)).toContain(MARK);
          expect(JSON.stringify(withoutKey(question, { seed: 0 }))).not.toContain(MARK);
          expect(JSON.stringify(withoutKey(compositeOf([question]), { seed: 0 }))).not.toContain(MARK);
        }),
        { numRuns: 10 },
      );
    },
  );

  it('keeps what the answer needs: stem, body, score, rule, limits and the cost of hints', () => {
    const hints = [{ id: 'h1', content: contentOf('提示'), cost: 1 }];
    const question = singleQuestionWith({ hints, timeLimit: 30 });
    expect(withoutKey(question, { seed: 0 })).toMatchObject({
      stem: question.stem,
      body: question.body,
      score: 2,
      rule: { name: 'exact' },
      timeLimit: 30,
      hints: [{ id: 'h1', cost: 1, content: undefined }],
    });
  });

  it('returns the content of the hints that were requested', () => {
    const hints = ['h1', 'h2'].map((id) => ({ id, content: contentOf(id), cost: 0 }));
    const asked = withoutKey(singleQuestionWith({ hints }), { hints: ['h2'], seed: 0 });
    expect(asked.hints.map(({ content }) => content)).toEqual([undefined, contentOf('h2')]);
  });

  it('shows the items of an order in another order than the author, the same for the same seed', () => {
    const items = [...'abcdefgh'].map((id) => ({ id, content: contentOf(id) }));
    const order = items.map(({ id }) => [id]);
    const question = singleQuestionWith({ kind: 'ordering', body: { items }, key: { order } });
    expect(withoutKey(question, { seed: 0 }).body).not.toEqual(question.body);
    expect(withoutKey(question, { seed: 4 })).toEqual(withoutKey(question, { seed: 4 }));
    expect(withoutKey(question, { seed: 4 })).not.toEqual(withoutKey(question, { seed: 5 }));
  });
});
