import { describe, expect, it } from 'vitest';
import { contentOf } from '../question/content.ts';
import { passageOf } from '../question/gaps.ts';
import type { Question, SingleQuestion } from '../question/question.ts';
import { responseWords, rightWords } from './response-words.ts';

const choice = (change: Partial<SingleQuestion> = {}): SingleQuestion => ({
  ...{ format: 1, id: 'q', version: 1, stem: contentOf('?'), attempts: 1, counts: 'last', score: 2 },
  kind: 'single-choice',
  rule: { name: 'exact' },
  body: { choices: ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(id) })) },
  key: { right: 'a' },
  ...change,
});

describe('responseWords', () => {
  const WORDS = { true: '对', false: '错', medium: '图片', between: '、' };
  const words = (question: Question, response: unknown) => responseWords(question, response, WORDS);

  it('returns letters with the texts of choices, in the order of the question', () => {
    const several = choice({ kind: 'multiple-choice', key: { right: ['a', 'c'] } });
    expect(words(choice(), { choice: 'b' })).toBe('B b');
    expect(words(several, { choices: ['a', 'c'] })).toBe('A a、C c');
  });

  it('returns typed words after the number of their gap', () => {
    const passage = passageOf('甲', { gap: 'x' }, '乙', { gap: 'y' });
    const blanks = choice({ kind: 'fill-blank', body: { passage }, key: { blanks: [] } });
    const texts = [
      { gap: 'x', text: '春' },
      { gap: 'y', text: '秋' },
    ];
    expect(words(blanks, { texts })).toBe('1: 春、2: 秋');
  });

  it('returns the words for true, for orders and for files', () => {
    expect(words(choice({ kind: 'true-false', body: {}, key: { truth: true } }), { truth: true })).toBe('对');
    const items = ['a', 'b'].map((id) => ({ id, content: contentOf(`第${id}`) }));
    const ordering = choice({ kind: 'ordering', body: { items }, key: { order: [['a'], ['b']] } });
    expect(words(ordering, { order: ['b', 'a'] })).toBe('第b → 第a');
    const essay = choice({ kind: 'essay', body: { photographs: 2 }, key: {}, rule: { name: 'manual' } });
    expect(words(essay, { photographs: ['f'.repeat(64)] })).toBe('图片');
  });

  it('is empty for a value that is no response', () => {
    expect(words(choice(), 7)).toBe('');
  });
});

describe('rightWords', () => {
  const WORDS = { true: '对', false: '错', medium: '图片', between: '、' };

  it('returns the words of the key, and none where a person marks', () => {
    expect(rightWords(choice(), WORDS)).toBe('A a');
    expect(rightWords(choice({ kind: 'true-false', body: {}, key: { truth: false } }), WORDS)).toBe('错');
    expect(rightWords(choice({ kind: 'essay', body: {}, key: {}, rule: { name: 'manual' } }), WORDS)).toBe(
      '',
    );
  });
});
