import { describe, expect, it } from 'vitest';
import { INTERACTIVE_KINDS } from '../kinds/interactive-kinds.ts';
import { BASIC_KINDS } from '../kinds/kinds.ts';
import { contentOf } from '../question/content.ts';
import { passageOf } from '../question/gaps.ts';
import type { Question, SingleQuestion } from '../question/question.ts';
import { scoreOf } from '../score-of.ts';
import { entriesOf, stateOfScore, talliesOf } from './statistics.ts';

const FIELDS = {
  format: 1,
  id: 'q',
  version: 1,
  stem: contentOf('?'),
  attempts: 1,
  counts: 'last',
  score: 2,
} as const;

const choice = (change: Partial<SingleQuestion> = {}): SingleQuestion => ({
  ...FIELDS,
  kind: 'single-choice',
  rule: { name: 'exact' },
  body: { choices: ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(id) })) },
  key: { right: 'a' },
  ...change,
});

const scored = (question: Question, ...responses: unknown[]) =>
  responses.map((response) => ({ response, score: scoreOf(question, response) }));
const lines = (question: Question, ...responses: unknown[]) =>
  talliesOf(question, scored(question, ...responses)).map(
    ({ at, value, count, state }) => `${at}:${value} ×${count} ${state ?? '-'}`,
  );

function ids(): () => string {
  let count = 0;
  return () => `i${++count}`;
}

describe('talliesOf', () => {
  it('counts choices, the most frequent first, and tells the right one', () => {
    expect(lines(choice(), { choice: 'b' }, { choice: 'a' }, { choice: 'b' }, {})).toEqual([
      ':b ×2 wrong',
      ':a ×1 right',
    ]);
  });

  it('tells no right choice for a question without points', () => {
    expect(lines(choice({ rule: { name: 'none' } }), { choice: 'a' })).toEqual([':a ×1 -']);
  });

  it('counts sets of choices beside the choices', () => {
    const several = choice({
      kind: 'multiple-choice',
      rule: { name: 'exam-multi' },
      key: { right: ['a', 'b'] },
    });
    expect(lines(several, { choices: ['b', 'a'] }, { choices: ['a'] })).toEqual([
      ':a ×2 right',
      ':b ×1 right',
      ':["a","b"] ×1 right',
      ':["a"] ×1 wrong',
    ]);
  });

  it('groups equal texts by gap, and takes the state of another accepted text from the scoring', () => {
    const blanks = choice({
      kind: 'fill-blank',
      rule: { name: 'per-item' },
      body: { passage: passageOf({ gap: 'x' }, { gap: 'y' }) },
      key: {
        blanks: [
          { gap: 'x', accepted: [{ text: 'TV' }, { text: 'television' }] },
          { gap: 'y', accepted: [{ text: '5' }] },
        ],
      },
    });
    const wrote = (x: string, y: string) => ({
      texts: [
        { gap: 'x', text: x },
        { gap: 'y', text: y },
      ],
    });
    expect(lines(blanks, wrote('TV', '5'), wrote('ｔｖ', '6'), wrote('Television', ' '))).toEqual([
      'x:TV ×2 right',
      'y:5 ×1 right',
      'y:6 ×1 wrong',
      'x:Television ×1 right',
    ]);
  });

  it('shortens long texts, which are counted as a whole', () => {
    const answer = choice({ kind: 'short-answer', rule: { name: 'manual' }, body: {}, key: {} });
    const long = '字'.repeat(500);
    const [tally, other] = talliesOf(answer, scored(answer, { text: `${long}甲` }, { text: `${long}乙` }));
    expect([tally?.value.length, tally?.count, tally?.state, other?.count]).toEqual([200, 1, undefined, 1]);
  });

  it('counts the parts of a game and the children of a composite apart', () => {
    const composite: Question = {
      ...FIELDS,
      kind: 'composite',
      children: [choice({ id: 'one' }), choice({ id: 'two', key: { right: 'b' } })],
    };
    const given = (id: string, value: string) => ({ id, response: { choice: value } });
    expect(lines(composite, { children: [given('one', 'a'), given('two', 'a')] })).toEqual([
      'one/:a ×1 right',
      'two/:a ×1 wrong',
    ]);
  });

  it.each([null, 7, 'text', [], { children: 3 }, { choice: 9 }])(
    'counts nothing of the value %j',
    (value) => {
      expect(lines(choice(), value)).toEqual([]);
      const composite: Question = { ...FIELDS, kind: 'composite', children: [choice()] };
      expect(lines(composite, value)).toEqual([]);
    },
  );
});

it.each([...BASIC_KINDS, ...INTERACTIVE_KINDS])(
  'entriesOf finds each right answer of the kind $kind',
  (kind) => {
    const { body, key } = kind.blank(ids());
    const right = kind.rightResponse(body, key);
    const question = choice({ kind: kind.kind, body, key, rule: { name: kind.rules[0] } });
    const read = kind.response.safeParse(right);
    if (right === undefined || !read.success || kind.isEmpty(read.data)) return;
    const entries = entriesOf(question, right);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(({ value }) => value !== '')).toBe(true);
  },
);

it('stateOfScore compares the points with all points', () => {
  const state = (question: Question, response: unknown) =>
    stateOfScore(question, scoreOf(question, response));
  expect(state(choice(), { choice: 'a' })).toBe('right');
  expect(state(choice(), { choice: 'b' })).toBe('wrong');
  expect(state(choice({ rule: { name: 'none' } }), { choice: 'a' })).toBeUndefined();
  const answer = choice({ kind: 'short-answer', rule: { name: 'manual' }, body: {}, key: {} });
  expect(state(answer, { text: '因为' })).toBe('waiting');
});
