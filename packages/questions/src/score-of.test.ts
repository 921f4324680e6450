import { describe, expect, it } from 'vitest';
import { rational, whole, ZERO } from './formula/exact/rational.ts';
import { contentOf } from './question/content.ts';
import { fullScoreOf, isEmptyResponse, readResponse, scoreOf } from './score-of.ts';
import { hostileVariants } from './testing/hostile-values.ts';
import { compositeOf, singleQuestionWith } from './testing/question-cases.ts';

const choices = ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(id) }));
const multiple = singleQuestionWith({
  id: 'q2',
  kind: 'multiple-choice',
  body: { choices },
  key: { right: ['a', 'b', 'c'] },
  rule: { name: 'per-item' },
  score: 2.5,
});

describe('scoreOf', () => {
  it('returns exact points and the judged items of a response', () => {
    expect(scoreOf(multiple, { choices: ['a'] })).toMatchObject({
      points: rational(5n, 6n),
      waiting: false,
      isReadable: true,
      items: [{ state: 'right' }, { state: 'missing' }, { state: 'missing' }],
    });
  });

  it('returns the sum of the children’s points for a composite', () => {
    const composite = compositeOf([singleQuestionWith(), multiple]);
    const children = [
      { id: 'q1', response: { choice: 'a' } },
      { id: 'q2', response: { choices: ['a', 'b'] } },
      { id: 'q9', response: { choice: 'a' } },
    ];
    const score = scoreOf(composite, { children });
    expect(score.points).toEqual(rational(11n, 3n));
    expect(score.items.map(({ id }) => id)).toEqual(['q1/a', 'q2/a', 'q2/b', 'q2/c']);
    expect(score.isReadable).toBe(true);
    expect(fullScoreOf(composite)).toEqual(rational(9n, 2n));
  });

  it('counts a child without a response as missing, and not as unreadable', () => {
    const score = scoreOf(compositeOf([singleQuestionWith(), multiple]), {
      children: [{ id: 'q1', response: { choice: 'a' } }],
    });
    expect(score).toMatchObject({ points: whole(2), isReadable: true });
    expect(score.items.map(({ state }) => state)).toEqual(['right', 'missing', 'missing', 'missing']);
  });

  it('takes the cost of requested hints away, never below no points', () => {
    const hints = ['h1', 'h2'].map((id) => ({ id, content: contentOf(id), cost: 1.5 }));
    const question = singleQuestionWith({ hints });
    const points = (requested: string[]) => scoreOf(question, { choice: 'a' }, requested).points;
    expect([points([]), points(['h1']), points(['h1', 'h2'])]).toEqual([whole(2), rational(1n, 2n), ZERO]);
  });

  it('gives no points to a value that is no response, whatever the value', () => {
    expect(scoreOf(multiple, { choices: 'a' })).toMatchObject({ points: ZERO, isReadable: false });
    expect(scoreOf(singleQuestionWith({ kind: 'hologram' }), {})).toMatchObject({ isReadable: false });
    for (const value of hostileVariants({ children: [{ id: 'q1', response: { choice: 'b' } }] }))
      expect(scoreOf(compositeOf([singleQuestionWith(), multiple]), value).points).toEqual(ZERO);
  });
});

describe('readResponse', () => {
  it('returns the response without unknown fields, and undefined for empty values and values of another kind', () => {
    expect(readResponse(multiple, { choices: ['a'], more: 1 })).toEqual({ choices: ['a'] });
    for (const value of [{ choices: [] }, { choice: 'a' }, 'a', null, undefined])
      expect(readResponse(multiple, value)).toBeUndefined();
    expect(readResponse(singleQuestionWith({ kind: 'hologram' }), { choice: 'a' })).toBeUndefined();
  });

  it('returns the response of a composite when a question of it is answered', () => {
    const composite = compositeOf([singleQuestionWith(), multiple]);
    const given = { children: [{ id: 'q1', response: { choice: 'a' } }] };
    expect(readResponse(composite, given)).toBe(given);
    expect(readResponse(composite, { children: [] })).toBeUndefined();
    expect(readResponse(composite, { children: [{ id: 'q1', response: 'a' }] })).toBeUndefined();
  });
});

describe('isEmptyResponse', () => {
  const composite = compositeOf([singleQuestionWith(), multiple]);
  const both = (one: unknown, other: unknown) => ({
    children: [
      { id: 'q1', response: one },
      { id: 'q2', response: other },
    ],
  });
  it.each([
    [multiple, { choices: [] }, true],
    [multiple, { choices: ['a'] }, false],
    // The response of another kind, of which nothing is read.
    [multiple, { choices: [], text: 'x' }, false],
    [multiple, undefined, false],
    [multiple, 'a', false],
    [composite, both({ choice: 'a' }, { choices: [] }), false],
    [composite, { children: [{ id: 'q2', response: { choices: [] } }] }, true],
    [composite, { children: [] }, true],
    [composite, { children: [{ id: 'other', response: {} }] }, false],
  ])('returns whether a response contains no answer %#', (question, response, isEmpty) => {
    expect(isEmptyResponse(question, response)).toBe(isEmpty);
  });
});
