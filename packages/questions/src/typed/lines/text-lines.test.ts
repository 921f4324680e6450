import { describe, expect, it } from 'vitest';
import { linesOfText, withFormulas } from './text-lines.ts';

const shown = (line: string) =>
  withFormulas(line)
    .map((piece) => (piece.type === 'formula' ? `<${piece.latex}>` : piece.type === 'text' ? piece.text : ''))
    .join('');

describe('lines of a text', () => {
  it('end as on Windows, Mac and in Word, without signs that nobody sees', () => {
    const lines = linesOfText('a\r\nb\rc\u2028d\ve\u00a0f\u200b\u0000');
    expect(lines.map(({ pieces }) => pieces)).toEqual(
      ['a', 'b', 'c', 'd', 'e f'].map((text) => [{ type: 'text', text }]),
    );
    expect(lines.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  });

  it('have no signs of Markdown', () => {
    const words = linesOfText('## 一、甲\n- A. 乙\n**答案**：A\n2**3').map(({ pieces }) => pieces);
    expect(words).toEqual(['一、甲', 'A. 乙', '答案：A', '2**3'].map((text) => [{ type: 'text', text }]));
  });

  it.each([
    ['求 $x^2$ 的值', '求 <x^2> 的值'],
    ['\\(a\\)与\\[b\\]', '<a>与<b>'],
    ['$5 and $6', '$5 and $6'],
    ['$ x $', '$ x $'],
    ['\\$5', '$5'],
    ['\\(a', '\\(a'],
    ['$a$b$c$', '<a>b<c>'],
  ])('have formulas between marks: %s', (line, result) => {
    expect(shown(line)).toBe(result);
  });

  it('join a formula of several lines', () => {
    expect(linesOfText('解\n$$\nx=1\n$$\n完').map(({ pieces, place }) => [place, pieces.length])).toEqual([
      [1, 1],
      [2, 1],
      [5, 1],
    ]);
  });
});
