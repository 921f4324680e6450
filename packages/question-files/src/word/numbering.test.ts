import { parseXml } from '@lectern/pptx/package';
import { describe, expect, it } from 'vitest';
import { list, num } from '../../test/word/docx-source.ts';
import { Numbering } from './numbering.ts';

function numberingOf(content: string): Numbering {
  const xml = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:numbering>`;
  return new Numbering(parseXml(xml, () => '').root);
}

describe('automatic numbers', () => {
  const levels = [
    ['decimal', '%1.'],
    ['decimal', '%1.%2'],
  ] as const;

  it('count on, and begin again below a new number', () => {
    const numbering = numberingOf(list(0, levels, num(1, 0)));
    expect([0, 1, 1, 0, 1].map((level) => numbering.next('1', level))).toEqual([
      '1.',
      '1.1',
      '1.2',
      '2.',
      '2.1',
    ]);
  });

  it('count on in a list of the same abstract list, and begin again where it has a start', () => {
    const start = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>';
    const numbering = numberingOf(list(0, levels, num(1, 0) + num(2, 0) + num(3, 0, start)));
    expect(['1', '2', '3', '3', '1'].map((id) => numbering.next(id, 0))).toEqual([
      '1.',
      '2.',
      '5.',
      '6.',
      '7.',
    ]);
  });

  it.each([
    ['chineseCounting', ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一']],
    ['upperLetter', ['A', 'B', 'C']],
    ['lowerRoman', ['i', 'ii', 'iii', 'iv']],
    ['decimalEnclosedCircle', ['①', '②']],
    ['decimalFullWidth', ['１', '２']],
    ['unknown', ['1', '2']],
  ])('are written as %s', (format, texts) => {
    const numbering = numberingOf(list(0, [[format, '%1']], num(1, 0)));
    expect(texts.map(() => numbering.next('1', 0))).toEqual(texts);
  });

  it('are empty for bullets, unknown lists and levels', () => {
    const numbering = numberingOf(list(0, [['bullet', '•']], num(1, 0)));
    expect([numbering.next('1', 0), numbering.next('9', 0), numbering.next('1', 8)]).toEqual(['', '', '']);
  });
});
