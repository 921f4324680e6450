import { describe, expect, it } from 'vitest';
import { node, scopeOf } from '../../test/tree-scope.ts';
import { chartText, defaultTitle, titleOf, val } from './text.ts';

const scope = await scopeOf();
const title = (content: string) => titleOf(node(`<c:title>${content}</c:title>`), scope);
const rich = (...paragraphs: readonly string[]) =>
  `<c:tx><c:rich>${paragraphs.map((each) => `<a:p>${each}</a:p>`).join('')}</c:rich></c:tx>`;
const run = (text: string, props = '') => `<a:r>${props}<a:t>${text}</a:t></a:r>`;

it('val returns the value of a child', () => {
  const holder = node('<c:x><c:y val="1"/><c:z/></c:x>');
  expect([val(holder, 'c:y'), val(holder, 'c:z'), val(holder, 'c:q'), val(undefined, 'c:y')]).toEqual([
    ...['1', undefined, undefined, undefined],
  ]);
});

it('chartText returns the defaults of the first paragraph', () => {
  const text = node('<c:txPr><a:p><a:pPr><a:defRPr b="1"/></a:pPr></a:p></c:txPr>');
  expect(chartText(text, scope)).toEqual({ bold: true });
  expect(chartText(undefined, scope)).toBeUndefined();
});

describe('titleOf', () => {
  it('returns the text of its paragraphs with breaks', () => {
    expect(title(rich(`${run(' a')}<a:br/>${run('b')}`, run('c '))).text).toBe('a\nb\nc');
  });

  it('returns the cached text of its cells without paragraphs', () => {
    const cached =
      '<c:tx><c:strRef><c:strCache><c:pt><c:v>A</c:v></c:pt><c:pt/><c:pt><c:v>B</c:v></c:pt></c:strCache></c:strRef></c:tx>';
    expect(title(cached)).toEqual({ text: 'A  B', props: undefined });
    expect(titleOf(undefined, scope)).toEqual({ text: '', props: undefined });
  });

  it('returns the format of the first run over that of its paragraph or title', () => {
    const defaults = '<a:pPr><a:defRPr sz="2000" b="1"/></a:pPr>';
    const text = '<c:txPr><a:p><a:pPr><a:defRPr i="1"/></a:pPr></a:p></c:txPr>';
    expect(
      title(rich(defaults + run('a', '<a:rPr b="0"/>') + run('b', '<a:rPr i="1"/>')) + text).props,
    ).toEqual({
      ...{ size: 20, bold: false },
    });
    expect(title(rich(run('a')) + text).props).toEqual({ italic: true });
    expect(title(rich(run('a', '<a:rPr u="sng"/>'))).props).toEqual({ underline: 'sng' });
  });
});

it('defaultTitle returns the words of PowerPoint in the language of the title', () => {
  expect(defaultTitle(node('<c:title><a:p><a:endParaRPr lang="zh-CN"/></a:p></c:title>'))).toBe('图表标题');
  expect(defaultTitle(node('<c:title><a:p><a:endParaRPr lang="en-US"/></a:p></c:title>'))).toBe(
    'Chart Title',
  );
  expect(defaultTitle(node('<c:title/>'))).toBe('Chart Title');
});
