import { describe, expect, it } from 'vitest';
import { contentOfMarkdown } from './content-of-markdown.ts';

const paragraphs = (text: string) => contentOfMarkdown(text).paragraphs;

describe('contentOfMarkdown', () => {
  it('returns bold, italic and struck words', () => {
    expect(paragraphs('**甲** 和 _乙_ ~~丙~~')[0]?.runs).toEqual([
      { type: 'text', text: '甲', props: { bold: true } },
      { type: 'text', text: ' 和 ' },
      { type: 'text', text: '乙', props: { italic: true } },
      { type: 'text', text: ' ' },
      { type: 'text', text: '丙', props: { strike: 'single' } },
    ]);
  });

  it('joins lines, and breaks them where two spaces end a line', () => {
    expect(
      paragraphs('a\nb  \nc')[0]
        ?.runs.map((run) => ('text' in run ? run.text : '|'))
        .join(''),
    ).toBe('a b|c');
  });

  it('returns lists with their levels, headings and paragraphs', () => {
    expect(paragraphs('# 题\n- 一\n  - 二\n\n文').map(({ props }) => props)).toEqual([
      undefined,
      { bullet: { type: 'char', char: '•' } },
      { bullet: { type: 'char', char: '•' }, level: 1 },
      undefined,
    ]);
  });

  it('leaves underscores within words', () => {
    expect(paragraphs('snake_case_name')[0]?.runs).toEqual([{ type: 'text', text: 'snake_case_name' }]);
  });
});
