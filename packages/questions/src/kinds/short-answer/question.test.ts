import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE } from '../../formula/exact/rational.ts';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { foundKeywords, shortAnswer } from './question.ts';

const keywords = [
  { id: 'light', words: ['光', '阳光'], share: 0.3 },
  { id: 'water', words: ['水'], share: 0.3 },
  { id: 'gas', words: ['二氧化碳', 'CO2'], share: 0.4 },
];

describeKind(shortAnswer, {
  asked: fc.subarray(keywords).map((some) => ({ body: { least: 5, lines: 3 }, key: { keywords: some } })),
  response: () => fc.constantFrom('', '需要水和阳光', 'CO2、水', '不知道').map((text) => ({ text })),
  empty: { text: ' \n' },
});

describe('a short answer', () => {
  const judged = (text: string, key: object = { keywords }) => shortAnswer.judge({}, key, { text });

  it('waits for a person with the shares of the keywords or synonyms that it contains', () => {
    const found = judged('植物吸收 co2 和水，水再……');
    const { share, waits } = shareOf(found, { name: 'keywords' });
    expect([found.items[0]?.state, shownPoints(share), waits]).toEqual(['waiting', 0.7, true]);
    expect(foundKeywords({ keywords }, '阳光')).toEqual(['light']);
  });

  it('is proposed no more than all points, and none without keywords', () => {
    const large = { keywords: keywords.map((one) => ({ ...one, share: 0.9 })) };
    expect(judged('阳光、水', large).items[0]?.share).toEqual(ONE);
    const shares = (key: object) => shownPoints(shareOf(judged('阳光、水', key), { name: 'keywords' }).share);
    expect(shares({})).toBe(0);
  });

  it('does not wait when it is empty', () => {
    expect(shareOf(judged(' '), { name: 'keywords' }).waits).toBe(false);
  });

  it('looks for keywords by the settings of the key', () => {
    expect(foundKeywords({ keywords, compare: { case: 'counts' } }, 'co2')).toEqual([]);
  });

  it('reports an empty range of lengths, keywords without words, equal ids and too large shares', () => {
    expect(shortAnswer.problems({ least: 9, most: 3 }, {})).toEqual([{ code: 'range-empty' }]);
    const bad = [...keywords, { id: 'gas', words: [' '], share: 0.1 }];
    expect(shortAnswer.problems({}, { keywords: bad })).toEqual([
      { code: 'same-id', at: 'gas' },
      { code: 'part-blank', at: 'gas' },
      { code: 'key-too-many' },
    ]);
    const criterion = { id: 'c', title: '', levels: [{ id: 'l', points: 1, description: '' }] };
    expect(shortAnswer.problems({}, { rubric: [criterion] })).toEqual([{ code: 'part-blank', at: 'c' }]);
  });
});
