import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { fillBlankSample } from '../../testing/part-samples.ts';
import { crossword } from './question.ts';

const WORDS = ['spring', 'green', 'rain'];

describeKind(
  crossword,
  interactiveCases(crossword, { fewest: 1, most: 1, samples: [fillBlankSample(WORDS)] }),
);

describe('a crossword', () => {
  const { body, key } = gameOf(
    crossword,
    WORDS.map((word) => fillBlankSample([word])),
  );
  const problems = (own: object) => crossword.problems({ ...body, own: { ...body.own, ...own } }, key);
  const [first] = body.own.entries;
  if (!first) throw new Error('no entry');

  it('is laid out of the words of its parts, without problems', () => {
    expect(problems({})).toEqual([]);
    expect(body.own.entries.map(({ part }) => part).sort()).toEqual(['p0', 'p1', 'p2']);
  });

  it('judges each word', () => {
    const texts = (text: string) => ({ texts: [{ gap: 'g0', text }] });
    const { items } = crossword.judge(body, key, { parts: { p0: texts('spring'), p1: texts('grean') } });
    expect(items.map(({ state }) => state)).toEqual(['right', 'wrong', 'missing']);
  });

  it('reports words without an entry, two entries of a word, and entries without a word', () => {
    const named = `${first.part}/g0`;
    expect(problems({ entries: body.own.entries.slice(1) })).toContainEqual({
      code: 'not-placed',
      at: named,
    });
    expect(problems({ entries: [...body.own.entries, first] })).toEqual([{ code: 'same-id', at: named }]);
    expect(problems({ entries: [...body.own.entries, { ...first, part: 'p9' }] })).toEqual([
      { code: 'unknown-id', at: 'p9/g0' },
    ]);
  });

  it('reports entries of another length, beyond the grid, and with another character at a crossing', () => {
    const wrong = { code: 'key-wrong', at: `${first.part}/g0` };
    const changed = (fields: object) => [{ ...first, ...fields }, ...body.own.entries.slice(1)];
    expect(problems({ entries: changed({ length: 2 }) })).toEqual([wrong]);
    expect(problems({ rows: 1 })).toContainEqual({ code: 'key-wrong', at: expect.any(String) });
    expect(problems({ columns: 1 })).toContainEqual({ code: 'key-wrong', at: expect.any(String) });
    const other = { ...body.own, rows: 20, columns: 20 };
    const crossing = [
      { ...first, part: 'p0', length: 6, row: 0, column: 0, direction: 'across' as const },
      { ...first, part: 'p1', length: 5, row: 0, column: 0, direction: 'down' as const },
      { ...first, part: 'p2', length: 4, row: 9, column: 9, direction: 'across' as const },
    ];
    expect(problems({ ...other, entries: crossing })).toEqual([{ code: 'key-wrong', at: 'p1/g0' }]);
  });

  it('reports given characters that no word has there', () => {
    const letter = [...(WORDS[Number(first.part.slice(1))] ?? '')][0];
    const given = { row: first.row, column: first.column };
    expect(problems({ given: [{ ...given, letter }] })).toEqual([]);
    expect(problems({ given: [{ ...given, letter: 'z' }] })).toEqual([
      { code: 'key-wrong', at: `${first.row},${first.column}` },
    ]);
  });

  it('reports fewer than 2 words', () => {
    const few = gameOf(crossword, [fillBlankSample(['rain'])]);
    expect(crossword.problems(few.body, few.key).map(({ code }) => code)).toEqual(['too-few']);
  });
});
