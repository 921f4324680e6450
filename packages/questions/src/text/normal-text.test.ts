import { describe, expect, it } from 'vitest';
import { type CompareSettings, isSameText } from './normal-text.ts';

describe('isSameText', () => {
  it.each<[CompareSettings, string, string]>([
    [{}, '北京', ' 北京 '],
    [{}, '春　眠', '春眠'],
    [{}, 'ice  cream', 'Ice cream'],
    [{}, 'ＡＢＣ１２', 'abc12'],
    [{}, 'Yes, I do.', 'Yes，I do。'],
    [{}, '“好”', '"好"'],
    [{}, 'café', 'cafe\u0301'],
    [{}, '北\u200b京', '北京'],
    [{}, '金 (Au)', '金（Au）'],
    [{}, 'H₂O', 'H2O'],
    [{}, '20 ℃', '20 °C'],
    [{}, '列夫·托尔斯泰', '列夫•托尔斯泰'],
    [{ case: 'counts' }, 'Paris', 'Ｐaris'],
    [{ spaces: 'ignored' }, 'ice cream', 'icecream'],
    [{ punctuation: 'ignored' }, '床前明月光，疑是地上霜。', '床前明月光 疑是地上霜'],
    [{ punctuation: 'ignored' }, "don't, well-known!", 'dont well known'],
    [{ punctuation: 'ignored', width: 'counts' }, '《春晓》', '春晓'],
    [{ traditional: 'ignored' }, '學習漢語', '学习汉语'],
    [{ traditional: 'ignored' }, '後來', '后来'],
    [{ width: 'counts' }, 'Ａ', 'ａ'],
  ])('returns true by the settings %o for %s and %s', (settings, a, b) => {
    expect([isSameText(a, b, settings), isSameText(b, a, settings)]).toEqual([true, true]);
  });

  it.each<[CompareSettings, string, string]>([
    [{}, '北京', '南京'],
    [{}, 'ice cream', 'icecream'],
    [{}, 'Yes I do', 'Yes, I do'],
    [{}, '學', '学'],
    [{}, '苹果、梨', '苹果，梨'],
    [{}, '2³', '23'],
    [{}, '', ''],
    [{ punctuation: 'ignored' }, '。', '，'],
    [{ punctuation: 'ignored' }, '3.5', '35'],
    [{ punctuation: 'ignored' }, '-5', '5'],
    [{ punctuation: 'ignored' }, '1/2', '12'],
    [{ punctuation: 'ignored' }, '50%', '50'],
    [{ case: 'counts' }, 'Paris', 'paris'],
    [{ width: 'counts' }, '，', ','],
    [{ traditional: 'ignored' }, '著名', '着名'],
  ])('returns false by the settings %o for %s and %s', (settings, a, b) => {
    expect(isSameText(a, b, settings)).toBe(false);
  });

  it.each<[CompareSettings['pinyin'], string, string]>([
    ['tones', 'nǐ hǎo', 'ni3hao3'],
    ['tones', 'NĬ HǍO', 'nǐhǎo'],
    ['tones', 'tiān’ān mén', 'tian1an1men2'],
    ['tones', 'lǜsè', 'lv4 se4'],
    ['tones', 'nǚ', 'nu:3'],
    ['tones', 'māma', 'ma1ma5'],
    ['tones', 'xuéshēng', 'xue2sheng1'],
    ['tones', 'dōu', 'dou1'],
    ['tones', 'guì liú', 'gui4liu2'],
    ['tones', 'ńg', 'ng2'],
    ['tones', 'm̀', 'm4'],
    ['tones', 'hǎo', 'hɑ̌o'],
    ['letters', 'nǐ hǎo', 'nihao'],
    ['letters', 'lǜ', 'lv4'],
    ['letters', 'qù', 'qü4'],
    ['letters', 'lüè', 'lue4'],
  ])('returns true for pinyin by %s: %s and %s', (pinyin, a, b) => {
    expect([isSameText(a, b, { pinyin }), isSameText(b, a, { pinyin })]).toEqual([true, true]);
  });

  it.each<[CompareSettings['pinyin'], string, string]>([
    ['tones', 'nǐ hǎo', 'ni2hao3'],
    ['tones', 'nǐ hǎo', 'nihao'],
    ['tones', 'mā', 'ma'],
    ['letters', 'lǜ', 'lù'],
    ['letters', 'zī', 'zhī'],
  ])('returns false for pinyin by %s: %s and %s', (pinyin, a, b) => {
    expect(isSameText(a, b, { pinyin })).toBe(false);
  });
});
