import { describe, expect, it } from 'vitest';
import { type ForeignElement, readForeign } from './foreign-text.ts';

type Child = ForeignElement | string;

function h(name: string, attributes: Readonly<Record<string, string>>, ...children: Child[]): ForeignElement {
  return { name, attribute: (key) => attributes[key], children };
}
const body = (...children: Child[]) => h('body', {}, ...children);

/** Each paragraph as its text, level and bullet. */
function lines(root: ForeignElement): unknown[] {
  return readForeign(root).blocks.flatMap((block) =>
    block.kind === 'table'
      ? ['table']
      : block.paragraphs.map(({ runs, props }) => {
          const words = runs.map((run) => (run.type === 'text' ? run.text : '\n')).join('');
          return props?.bullet ? [words, props.level ?? 0, props.bullet.type] : words;
        }),
  );
}

const looks = (...children: Child[]) =>
  readForeign(body(...children)).blocks.flatMap((block) =>
    block.kind === 'table' ? [] : block.paragraphs.flatMap(({ runs }) => runs.map(({ props }) => props)),
  );

describe('pasted HTML', () => {
  it('is read as a browser shows it, with collapsed blanks, and with blocks as lines', () => {
    const root = body(
      '\n  ',
      h('div', {}, ' 秋天的雨，\n  是一把', h('span', {}, ' 钥匙 '), h('br', {})),
      h('p', {}, h('o:p', {}, '\u00a0')),
      h('p', {}, h('o:p', {}, '\u00a0')),
      h('div', {}, h('div', {}, '它带着清凉'), '和温柔'),
      h('p', {}, '一', h('br', {}), '二'),
      h('pre', {}, 'a\n  b'),
    );
    expect(lines(root)).toEqual(['秋天的雨， 是一把 钥匙', '', '它带着清凉', '和温柔', '一\n二', 'a\n  b']);
  });

  it('keeps emphasis in any notation', () => {
    expect(
      looks(
        h('b', { style: 'font-weight:normal' }, '一', h('span', { style: 'font-weight:700' }, '二')),
        h('i', {}, h('u', {}, '三')),
        h('span', { style: 'text-decoration: line-through; vertical-align: super' }, '四'),
        h('sub', {}, '五'),
      ),
    ).toEqual([
      undefined,
      { bold: true },
      { italic: true, underline: 'sng' },
      { strike: 'single', baseline: 0.3 },
      { baseline: -0.25 },
    ]);
  });

  it('keeps pinyin over its characters, in all notations', () => {
    const rubies = (...children: Child[]) =>
      readForeign(body(...children)).blocks.flatMap((block) =>
        block.kind === 'table'
          ? []
          : block.paragraphs.flatMap(({ runs }) =>
              runs.map((run) => (run.type === 'text' ? [run.text, run.props?.ruby] : undefined)),
            ),
      );
    const pair = (word: string, over: string) => h('ruby', {}, word, h('rt', {}, over));
    const spring = [
      ['春', 'chūn'],
      ['天', 'tiān'],
    ];
    expect(rubies(h('p', {}, pair('春', 'chūn'), pair('天', 'tiān'), '来'))).toEqual([
      ...spring,
      ['来', undefined],
    ]);
    expect(rubies(h('ruby', {}, '春', h('rt', {}, 'chūn'), '天', h('rt', {}, 'tiān')))).toEqual(spring);
    expect(rubies(pair('春天', 'chūn tiān'))).toEqual(spring);
    const word = h(
      'ruby',
      {},
      h('rb', {}, h('span', {}, '春')),
      h('rp', {}, '('),
      h('rt', {}, h('span', {}, 'chūn')),
      h('rp', {}, ')'),
    );
    expect(rubies(h('span', { style: 'font-size:16pt' }, word))).toEqual([['春', 'chūn']]);
    const apart = [h('rb', {}, '春'), h('rb', {}, '天'), h('rt', {}, 'chūn'), h('rt', {}, 'tiān')];
    expect(rubies(h('ruby', {}, ...apart))).toEqual(spring);
    expect(rubies(h('ruby', {}, h('b', {}, '春'), h('rt', {}, ' ')))).toEqual([['春', undefined]]);
  });

  it('keeps accent colours, but neither the black of plain text nor colours that are hardly visible', () => {
    const red = { fill: { type: 'solid', color: { type: 'rgb', value: 'C00000' } } };
    const color = (value: string) => h('span', { style: `color:${value}` }, '雨');
    expect(looks(color('#C00000'))).toEqual([red]);
    expect(looks(color('rgb(192, 0, 0)'))).toEqual([red]);
    for (const plain of [
      'windowtext',
      '#222',
      'black',
      'rgb(255,255,255)',
      '#eeeeee',
      'rgba(192,0,0,0)',
      'url(x)',
    ])
      expect(looks(color(plain))).toEqual([undefined]);
  });

  it('keeps links to the web and to mail, and no other links', () => {
    const link = (href: string) => looks(h('a', { href }, '雨'))[0];
    expect(link('https://example.org/a')).toEqual({ link: { type: 'url', url: 'https://example.org/a' } });
    expect(link('mailto:li@example.org')).toMatchObject({ link: { type: 'url' } });
    for (const bad of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      '#top',
      ' java\nscript:x',
    ])
      expect(link(bad)).toBeUndefined();
  });

  it('keeps lists with their levels and numbering', () => {
    const root = body(
      h(
        'ul',
        {},
        h(
          'li',
          {},
          '春',
          h('ol', {}, h('li', {}, h('p', {}, '立春'), h('p', {}, '二月')), h('li', {}, '雨水')),
        ),
        h('li', {}, '夏'),
      ),
      h('p', {}, '完'),
    );
    expect(lines(root)).toEqual([
      ['春', 0, 'char'],
      ['立春', 1, 'number'],
      '二月',
      ['雨水', 1, 'number'],
      ['夏', 0, 'char'],
      '完',
    ]);
  });

  it('recognises the lists of Word, which are paragraphs, and removes the bullets and numbers that Word put before their text', () => {
    const item = (level: number, mark: string, words: string) =>
      h(
        'p',
        { class: 'MsoListParagraph', style: `margin-left:21pt;mso-list:l0 level${level} lfo1` },
        h('span', { style: 'mso-list:Ignore' }, mark, h('span', {}, '\u00a0\u00a0')),
        words,
      );
    expect(lines(body(item(1, '1.', '春'), item(2, '·', '立春'), h('p', {}, '完')))).toEqual([
      ['春', 0, 'number'],
      ['立春', 1, 'char'],
      '完',
    ]);
  });

  it('keeps tables with the content of their cells, and reads a table that only lays out a page as text', () => {
    const cell = (...children: Child[]) => h('td', { colspan: '2', rowspan: 'x' }, ...children);
    const [block] = readForeign(
      body(h('table', {}, h('tr', {}, cell(h('p', {}, '一'), h('p', {}, '二')), h('th', {}, '三')))),
    ).blocks;
    if (block?.kind !== 'table') throw new Error('there is no table');
    expect(
      block.rows[0]?.map((each) => [each.paragraphs.length, each.colSpan, each.rowSpan, each.isHeading]),
    ).toEqual([
      [2, 2, 1, false],
      [1, 1, 1, true],
    ]);
    expect(
      lines(body('前', h('table', {}, h('tr', {}, h('td', {}, '一')), h('tr', {}, h('td', {}, '二'))))),
    ).toEqual(['前', '一', '二']);
  });

  it('drops scripts, styles, frames, hidden content, and pictures on other servers', () => {
    const root = body(
      ...['script', 'style', 'iframe', 'object', 'svg', 'noscript', 'template', 'math'].map((name) =>
        h(name, {}, 'alert(1)'),
      ),
      h('span', { style: 'display:none' }, '藏'),
      h('img', { src: 'https://elsewhere.example/a.png', onerror: 'alert(1)' }),
      h('img', { src: 'data:image/svg+xml,<svg onload=alert(1)>' }),
      h('img', { src: 'data:image/png;base64,AAAA' }),
      '雨\u0000',
    );
    expect(lines(root)).toEqual(['雨']);
    expect(readForeign(root)).toMatchObject({ pictures: ['data:image/png;base64,AAAA'], left: 2 });
  });

  it('does not confuse an element name with a property of every object', () => {
    const style = 'text-align:constructor;color:toString;font-weight:valueOf';
    const root = body(h('constructor', { align: 'valueOf' }, h('p', { style }, '雨')));
    expect(readForeign(root).blocks).toEqual([
      { kind: 'text', paragraphs: [{ runs: [{ type: 'text', text: '雨' }] }] },
    ]);
  });

  it('is read in bounded time when it is deep or long', () => {
    let deep: ForeignElement = h('div', {}, '底');
    for (let at = 0; at < 5_000; at++) deep = h('ul', {}, deep);
    expect(lines(body('面', deep))).toEqual(['面']);
    expect(
      lines(body(h('p', { style: `${'a:b;'.repeat(20_000)}mso-list:${' '.repeat(50_000)}x` }, '雨'))),
    ).toEqual(['雨']);
  });
});
