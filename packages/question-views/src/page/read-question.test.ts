import type { JsonValue } from '@lectern/courseware';
import { newQuestion } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';

const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text', text: words }] }] });

function made(kind: string, more: object = {}): JsonValue {
  let next = 0;
  const question = newQuestion(kind, () => `id${next++}`);
  return JSON.parse(JSON.stringify({ ...question, ...more })) as JsonValue;
}

describe('readQuestion', () => {
  it('returns a question with its key, and as it is shown without its key', () => {
    const read = readQuestion(made('single-choice', { stem: text('Which?') }));
    expect(read.problem).toBeUndefined();
    expect(read.question).toHaveProperty('key');
    expect(read.asked).toMatchObject({ stem: text('Which?'), kind: 'single-choice' });
    expect(read.asked).not.toHaveProperty('key');
  });

  it('returns the same object for the same question, and the same order for an equal question', () => {
    const ordering = made('ordering');
    expect(readQuestion(ordering)).toBe(readQuestion(ordering));
    expect(readQuestion(made('ordering')).asked).toEqual(readQuestion(ordering).asked);
  });

  it.each(['single-choice', 'matching', 'word-bank'])(
    'returns a question of the kind %s that was sent without its key, as it is shown',
    (kind) => {
      const { key: _, ...sent } = made(kind, { stem: text('Which?') }) as Record<string, JsonValue>;
      const read = readQuestion(sent);
      expect(read).toMatchObject({ question: undefined, problem: undefined });
      expect(read.asked).toMatchObject({ stem: text('Which?'), kind, body: {} });
      expect(JSON.stringify(read.asked)).not.toContain('"key"');
    },
  );

  it('returns the stem of a question of a newer version and of a broken question', () => {
    const newer = readQuestion(made('single-choice', { format: 99, stem: text('new') }));
    const broken = readQuestion(made('single-choice', { body: 5, stem: text('broken') }));
    expect(newer).toEqual({ question: undefined, asked: { stem: text('new') }, problem: 'newer' });
    expect(broken).toEqual({ question: undefined, asked: { stem: text('broken') }, problem: 'broken' });
  });

  it.each([[null], [5], ['x'], [[]], [{}]])('returns an empty stem for %j', (value) => {
    expect(readQuestion(value as JsonValue)).toMatchObject({
      asked: { stem: { paragraphs: [] } },
      problem: 'broken',
    });
  });
});
