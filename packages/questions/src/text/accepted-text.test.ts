import { describe, expect, it } from 'vitest';
import { ONE, rational, ZERO } from '../formula/exact/rational.ts';
import { fullText, shareOfText } from './accepted-text.ts';

describe('shareOfText', () => {
  const accepted = [{ text: '李白' }, { text: '太白', share: 0.5 }, { text: '李 白', share: 0.2 }];

  it('returns the largest share of the texts that are equal, and none for other texts', () => {
    expect(shareOfText(accepted, '李白')).toEqual(ONE);
    expect(shareOfText(accepted, '太白 ')).toEqual(rational(1n, 2n));
    expect(shareOfText(accepted, '杜甫')).toEqual(ZERO);
    expect(shareOfText([{ text: '' }], ' ')).toEqual(ZERO);
  });

  it('marks 1,000 texts of 100 characters in less than 100 ms of processor time', () => {
    const text = '床前明月光，疑是地上霜。Ｈｅｌｌｏ world '.repeat(3);
    const settings = { punctuation: 'ignored', traditional: 'ignored' } as const;
    const times = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      for (let index = 0; index < 1_000; index++)
        shareOfText([{ text }, ...accepted], `${text}${index}`, settings);
      return process.cpuUsage(before).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});

describe('fullText', () => {
  it('returns the first text that earns all points, and undefined when none does', () => {
    expect(
      fullText([{ text: '。' }, { text: '太白', share: 0.5 }, { text: '李白' }], { punctuation: 'ignored' }),
    ).toBe('李白');
    expect(fullText([{ text: '太白', share: 0.5 }])).toBeUndefined();
  });
});
