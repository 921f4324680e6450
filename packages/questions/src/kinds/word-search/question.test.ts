import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { fillBlankSample } from '../../testing/part-samples.ts';
import { wordsOfParts } from '../game-parts.ts';
import { hideWords } from './hide-words.ts';
import { wordSearch } from './question.ts';

const WORDS = ['春天', '夏天', '秋风'];

describeKind(
  wordSearch,
  interactiveCases(wordSearch, { fewest: 1, most: 1, samples: [fillBlankSample(WORDS)] }),
);

describe('a word search', () => {
  const samples = ['守株待兔', '亡羊补牢', '画蛇添足'].map((word) => fillBlankSample([word]));
  const { body, key } = gameOf(wordSearch, samples);
  const codes = (own: object, ownKey: object = {}) =>
    wordSearch
      .problems({ ...body, own: { ...body.own, ...own } }, { ...key, own: { ...key.own, ...ownKey } })
      .map(({ code, at }) => [code, at]);

  it('is made of the words of its parts, without problems', () => {
    expect(codes({})).toEqual([]);
    expect(body.own.grid.length).toBe(6);
  });

  it('judges the words that were found', () => {
    const parts = { p0: { texts: [{ gap: 'g0', text: '守株待兔' }] } };
    const { items } = wordSearch.judge(body, key, { parts });
    expect(items.map(({ state }) => state)).toEqual(['right', 'missing', 'missing']);
  });

  it('reports words that are not at their place, that leave the grid, and that occur twice', () => {
    const moved = key.own.places.map((place) => ({
      ...place,
      row: 5,
      column: 5,
      direction: 'right' as const,
    }));
    expect(codes({}, { places: moved })).toEqual(['p0/g0', 'p1/g0', 'p2/g0'].map((at) => ['not-placed', at]));
    const { grid } = body.own;
    expect(
      codes({ grid: [...grid, [...'守株待兔'], []].map((row) => [...row, ...'××××××'].slice(0, 6)) }),
    ).toEqual([['key-too-many', 'p0/g0']]);
  });

  it('reports a grid that is too small, or whose rows are not equally long', () => {
    expect(
      codes({ grid: [] })
        .slice(0, 2)
        .map(([code]) => code),
    ).toEqual(['too-few', 'too-few']);
    expect(codes({ grid: body.own.grid.map((row, index) => (index === 5 ? [...row, '一'] : row)) })).toEqual([
      ['too-many', 'grid'],
    ]);
  });

  it('reports fewer than 3 words', () => {
    const few = gameOf(wordSearch, samples.slice(1));
    expect(wordSearch.problems(few.body, few.key)).toEqual([{ code: 'too-few', at: undefined }]);
  });

  it('is hidden in a grid of the given side, directions and filler', () => {
    const words = wordsOfParts(body.parts, key.parts);
    const made = hideWords(words, { side: 12, directions: ['down'], filler: '一二三', seed: 9 });
    expect(made.body.grid.map((row) => row.length)).toEqual(Array(12).fill(12));
    expect(new Set(made.key.places.map(({ direction }) => direction))).toEqual(new Set(['down']));
    expect(hideWords(words, { side: 2 }).body.grid).toEqual([]);
  });
});
