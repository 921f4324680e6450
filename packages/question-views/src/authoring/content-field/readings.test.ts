import { describe, expect, it } from 'vitest';
import { chosenReadings, toned, withReadings } from './readings.ts';

describe('toned', () => {
  it.each([
    ['hao3', 'hǎo'],
    ['lv4', 'lǜ'],
    ['gui1', 'guī'],
    ['liu2', 'liú'],
    ['dou1', 'dōu'],
    ['xue2', 'xué'],
    ['de5', 'de'],
    ['hǎo', 'hǎo'],
  ])('returns %s as %s', (typed, shown) => {
    expect(toned(typed)).toBe(shown);
  });
});

describe('withReadings', () => {
  it('returns a reading for each Chinese character, and skips other characters', () => {
    const rubies = withReadings({ text: '你a好！', from: 0, to: 4 }, 'ni3 hao3');
    expect([...rubies]).toEqual([
      [0, 'nǐ'],
      [2, 'hǎo'],
    ]);
  });

  it('removes readings that are left out', () => {
    expect([...withReadings({ text: '你好', from: 0, to: 2 }, '')]).toEqual([
      [0, undefined],
      [1, undefined],
    ]);
  });
});

it('chosenReadings returns the Chinese characters of a selection with their readings', () => {
  const paragraphs = [
    {
      runs: [
        { type: 'text' as const, text: '好', props: { ruby: 'hǎo' } },
        { type: 'text' as const, text: 'a天' },
      ],
    },
  ];
  expect(chosenReadings({ parts: [{ elementId: undefined, paragraphs }] })).toEqual({
    letters: '好天',
    known: ['hǎo', ''],
  });
});
