import { describe, expect, it } from 'vitest';
import { parsed } from '../../testing/markup.ts';
import { type ForeignElement, wordsIn } from './foreign-element.ts';
import { rubyPairs } from './foreign-ruby.ts';

const pairs = (inside: string) =>
  rubyPairs(parsed(`<ruby>${inside}</ruby>`).children[0] as ForeignElement).map(({ over, words }) =>
    [typeof words === 'string' ? words : wordsIn(words), over].join(' '),
  );

describe('rubyPairs', () => {
  it('puts each annotation over the content before it', () => {
    expect(pairs('秋<rt>qiū</rt>天<rt>tiān</rt>的')).toEqual(['秋 qiū', '天 tiān', '的 ']);
    expect(pairs('<rb>秋</rb><rp>(</rp><rt>qiū</rt><rp>)</rp>')).toEqual(['秋 qiū']);
    expect(pairs('秋<rtc>qiū</rtc>')).toEqual(['秋 qiū']);
  });

  it('matches all bases with all annotations behind them', () => {
    expect(pairs('<rb>秋</rb><rb>天</rb><rt>qiū</rt><rt>tiān</rt>')).toEqual(['秋 qiū', '天 tiān']);
    expect(pairs('<rb>秋</rb><rt>qiū</rt><rb>天</rb><rt>tiān</rt>')).toEqual(['秋 qiū', '天 tiān']);
    expect(pairs('<rb>秋</rb><rb>天</rb><rt>qiū tiān</rt>')).toEqual(['秋 qiū', '天 tiān']);
  });

  it('shares syllables out among as many characters, otherwise puts them over the first', () => {
    expect(pairs('秋天<rt>qiū  tiān</rt>')).toEqual(['秋 qiū', '天 tiān']);
    expect(pairs('秋天<rt>autumn</rt>')).toEqual(['秋 autumn', '天 ']);
    expect(pairs('a b<rt>x y z</rt>')).toEqual(['a x y z', '  ', 'b ']);
    expect(pairs('秋天<rt> </rt>')).toEqual(['秋天 ']);
  });

  it('cuts an annotation after 64 characters', () => {
    expect(pairs(`秋<rt>${'q'.repeat(70)}</rt>`)).toEqual([`秋 ${'q'.repeat(64)}`]);
  });
});
