import { describe, expect, it } from 'vitest';
import { contentOfMarkup } from './content-of-markup.ts';
import { parseHtml } from './parse-html.ts';

function read(html: string, hasTex = true) {
  const notes: string[] = [];
  const content = contentOfMarkup(parseHtml(html), {
    medium: (type, address, alt) =>
      address === 'a.png' ? { type, asset: 'a'.repeat(64), ...(alt ? { alt } : {}) } : undefined,
    note: (code, state, detail) => notes.push([state, code, ...(detail ? [detail] : [])].join(' ')),
    hasTex,
  });
  return { content, notes, runs: content.paragraphs.map(({ runs }) => runs) };
}

describe('contentOfMarkup', () => {
  it('returns a paragraph for each block, without idle spaces', () => {
    expect(read('  <p> 甲  乙 </p>\n<div>丙<br>丁</div>').runs).toEqual([
      [{ type: 'text', text: '甲 乙' }],
      [{ type: 'text', text: '丙' }, { type: 'break' }, { type: 'text', text: '丁' }],
    ]);
  });

  it('returns formats of words, nested ones too', () => {
    expect(
      read('<b>a<i>b</i></b>c<sub>2</sub><span style="text-decoration: underline">d</span>').runs,
    ).toEqual([
      [
        { type: 'text', text: 'a', props: { bold: true } },
        { type: 'text', text: 'b', props: { bold: true, italic: true } },
        { type: 'text', text: 'c' },
        { type: 'text', text: '2', props: { baseline: -0.25 } },
        { type: 'text', text: 'd', props: { underline: 'sng' } },
      ],
    ]);
  });

  it('returns formulas of MathML and of TeX between delimiters', () => {
    const html = '<math><mfrac><mi>a</mi><mn>2</mn></mfrac></math> 与 \\(x^2\\)';
    expect(read(html).runs[0]).toEqual([
      { type: 'formula', latex: '\\frac{a}{2}' },
      { type: 'text', text: ' 与 ' },
      { type: 'formula', latex: 'x^2' },
    ]);
    expect(read('价格 \\(x\\)', false).runs[0]).toEqual([{ type: 'text', text: '价格 \\(x\\)' }]);
  });

  it('returns lists as paragraphs with bullets, and pinyin as ruby', () => {
    const { content } = read('<ol><li>一<ul><li>二</li></ul></li></ol><ruby>好<rt>hǎo</rt></ruby>');
    expect(content.paragraphs).toEqual([
      { props: { bullet: { type: 'number', scheme: 'arabicPeriod' } }, runs: [{ type: 'text', text: '一' }] },
      { props: { bullet: { type: 'char', char: '•' }, level: 1 }, runs: [{ type: 'text', text: '二' }] },
      { runs: [{ type: 'text', text: '好', props: { ruby: 'hǎo' } }] },
    ]);
  });

  it('puts media below the text and notes missing files', () => {
    const { content, notes } = read('看<img src="a.png" alt="猫">图<img src="https://example.org/b.png">');
    expect(content.media).toEqual([{ type: 'picture', asset: 'a'.repeat(64), alt: '猫' }]);
    expect(notes).toEqual(['lost file-missing https://example.org/b.png']);
  });

  it('drops everything that runs, loads or links elsewhere, and notes it', () => {
    const { content, notes } = read(
      '<script>alert(1)</script><iframe src="x"></iframe><a href="javascript:alert(1)">甲</a><p onclick="x()">乙</p>',
    );
    expect(JSON.stringify(content)).not.toMatch(/alert|x\(\)|iframe/);
    expect(notes).toEqual([
      'lost active-content script',
      'lost active-content iframe',
      'lost link javascript:alert(1)',
    ]);
  });

  it('returns the rows of a table as paragraphs and notes it', () => {
    const { runs, notes } = read('<table><tr><td>1</td><td>2</td></tr></table>');
    expect(runs).toEqual([[{ type: 'text', text: '1\t2' }]]);
    expect(notes).toEqual(['changed table']);
  });

  it('keeps spaces and lines of preformatted texts', () => {
    expect(read('<pre>a\n  b</pre>').runs).toEqual([
      [{ type: 'text', text: 'a' }, { type: 'break' }, { type: 'text', text: '  b' }],
    ]);
  });

  it('reads elements with the names of properties of objects', () => {
    expect(read('<constructor>a</constructor><tostring>b</tostring>').runs).toEqual([
      [{ type: 'text', text: 'ab' }],
    ]);
  });
});
