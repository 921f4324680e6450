import { describe, expect, it } from 'vitest';
import { unsettled } from './mark-doubtful.ts';
import { doubtfulPlaces, readingsOf, waysToRead, withTones } from './readings.ts';
import { tonesOf } from './tones.ts';

const read = (text: string) => [...readingsOf(text, 'marks').values()].join(' ');

describe('characters with several readings', () => {
  it.each([
    ['银行', 'yín háng'],
    ['行走', 'xíng zǒu'],
    ['音乐', 'yīn yuè'],
    ['快乐', 'kuài lè'],
    ['长大', 'zhǎng dà'],
    ['长江', 'cháng jiāng'],
    ['重庆', 'chóng qìng'],
    ['重要', 'zhòng yào'],
    ['还是', 'hái shì'],
    ['归还', 'guī huán'],
    ['觉得', 'jué de'],
    ['睡觉', 'shuì jiào'],
    ['种树', 'zhòng shù'],
    ['种子', 'zhǒng zi'],
    ['着急', 'zháo jí'],
    ['看着', 'kàn zhe'],
    ['散步', 'sàn bù'],
    ['便宜', 'pián yi'],
    ['方便', 'fāng biàn'],
    ['爱好', 'ài hào'],
    ['投降', 'tóu xiáng'],
    ['为什么', 'wèi shén me'],
    ['成为', 'chéng wéi'],
    ['几乎', 'jī hū'],
  ])('%s gets the reading of the word', (word, reading) => {
    expect(read(word)).toBe(reading);
  });

  it('are offered with all their readings, without duplicates', () => {
    expect(waysToRead('乐', 'marks').slice(0, 2)).toEqual(['lè', 'yuè']);
    expect(waysToRead('乐', 'numbers').slice(0, 2)).toEqual(['le4', 'yue4']);
    expect(waysToRead('春', 'marks')).toEqual(['chūn']);
    expect(waysToRead('a', 'marks')).toEqual([]);
  });
});

describe('a reading', () => {
  it('is returned at the index of its character, and other characters have none', () => {
    expect([...readingsOf('a春，𠮷😀天\ufffc', 'numbers')]).toEqual([
      [1, 'chun1'],
      [7, 'tian1'],
    ]);
  });

  it.each([
    ['lǜ', 'lü4'],
    ['zhuāng', 'zhuang1'],
    ['de', 'de'],
    ['ér', 'er2'],
  ])('%s is converted to a tone number, and back', (marks, number) => {
    expect(withTones(marks, 'numbers')).toBe(number);
    expect(withTones(number, 'marks')).toBe(marks);
    expect([tonesOf(marks), tonesOf(number)]).toEqual(
      marks === number ? [undefined, undefined] : ['marks', 'numbers'],
    );
  });

  it('is returned unchanged when a teacher wrote something other than pinyin', () => {
    expect(withTones('【注】', 'marks')).toBe('【注】');
  });
});

describe('readings for the teacher to check', () => {
  const letters = (text: string) => [...doubtfulPlaces(text)].map((at) => text.charAt(at));

  it('have neither a word nor a rule that decides', () => {
    expect(letters('行')).toEqual(['行']);
    expect(letters('银行里，背书包')).toEqual([]);
    expect(letters('他轻轻地说')).toEqual([]);
    expect(letters('春天的树')).toEqual([]);
  });

  it('are no longer marked after the teacher selected another reading', () => {
    expect(unsettled('行', () => 'xíng')).toEqual(new Set([0]));
    expect(unsettled('行', () => 'xing2')).toEqual(new Set([0]));
    expect(unsettled('行', () => 'háng')).toEqual(new Set());
    expect(unsettled('行', () => undefined)).toEqual(new Set());
  });
});
