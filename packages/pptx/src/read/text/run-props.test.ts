import { describe, expect, it } from 'vitest';
import { node, scopeOf } from '../../../test/tree-scope.ts';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../../package/own-extension.ts';
import { readRunProps } from './run-props.ts';

const scope = await scopeOf();
const of = (attributes: string, content = '') =>
  readRunProps(node(`<a:rPr ${attributes}>${content}</a:rPr>`), scope);
const own = (attributes: string) =>
  `<a:extLst><a:ext uri="${OWN_EXTENSION}"><l:run xmlns:l="${OWN_NAMESPACE}" ${attributes}/></a:ext></a:extLst>`;
const red = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
const rgb = { type: 'rgb', value: 'FF0000' };

describe('readRunProps', () => {
  it('returns undefined without an element, and for one without content', () => {
    expect(readRunProps(undefined, scope)).toBeUndefined();
    expect(of('')).toBeUndefined();
    expect(of('dirty="0"')).toBeUndefined();
  });

  it.each([
    ['sz="1850"', { size: 18.5 }],
    ['sz="10"', { size: 1 }],
    ['sz="9999999"', { size: 4000 }],
    ['b="1" i="0"', { bold: true, italic: false }],
    ['u="wavy"', { underline: 'wavy' }],
    ['strike="noStrike"', { strike: 'none' }],
    ['strike="sngStrike"', { strike: 'single' }],
    ['strike="dblStrike"', { strike: 'double' }],
    ['baseline="-25000"', { baseline: -0.25 }],
    ['spc="300"', { spacing: 3 }],
    ['spc="-9999999"', { spacing: -4000 }],
    ['spc="1.5pt"', { spacing: 1.5 }],
    ['kern="1200"', { kern: 12 }],
    ['cap="small"', { caps: 'small' }],
    ['lang="zh-CN"', { lang: 'zh-CN' }],
  ])('returns for %s the format %j', (attributes, props) => {
    expect(of(attributes)).toEqual(props);
  });

  it('returns fill, outline, effects, highlight and the colour of the underline', () => {
    expect(
      of('', `${red}<a:ln w="9525"/><a:effectLst/><a:highlight><a:srgbClr val="FF0000"/></a:highlight>`),
    ).toEqual({
      ...{ fill: { type: 'solid', color: rgb }, outline: { width: 1 }, effects: {}, highlight: rgb },
    });
    expect(of('', `<a:uFill>${red}</a:uFill>`)).toEqual({ underlineColor: rgb });
    expect(of('', `<a:uLn>${red}</a:uLn>`)).toEqual({ underlineColor: rgb });
  });

  it('returns its fonts, and reports them unless they belong to a formula', async () => {
    const heard = await scopeOf();
    const fonts = node(
      '<a:rPr><a:latin typeface=" Arial "/><a:ea typeface="楷体"/><a:cs typeface="+mn-cs"/><a:sym typeface="S"/><a:other typeface="O"/></a:rPr>',
    );
    const props = { latin: 'Arial', eastAsian: '楷体', complexScript: '+mn-cs', symbol: 'S' };
    expect(readRunProps(fonts, heard, 'formula')).toEqual(props);
    expect(heard.context.report.finish().fonts).toEqual([]);
    expect(readRunProps(fonts, heard)).toEqual(props);
    expect(heard.context.report.finish().fonts).toEqual(['Arial', 'S', '楷体']);
    expect(of('', '<a:latin typeface=" "/>')).toBeUndefined();
  });

  it('returns links of click and hover', () => {
    const link = (name: string, jump: string, inside = '') =>
      `<a:${name} r:id="" action="ppaction://hlinkshowjump?jump=${jump}">${inside}</a:${name}>`;
    expect(of('', link('hlinkClick', 'nextslide') + link('hlinkMouseOver', 'endshow'))).toEqual({
      link: { type: 'jump', to: 'next' },
      hoverLink: { type: 'jump', to: 'end' },
    });
    const color = (value: string) =>
      `<a:extLst><a:ext><h:hlinkClr xmlns:h="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="${value}"/></a:ext></a:extLst>`;
    expect(of('', link('hlinkClick', 'nextslide', color('tx')))?.linkOwnColor).toBe(true);
    expect(of('', link('hlinkClick', 'nextslide', color('hlink')))?.linkOwnColor).toBeUndefined();
  });
});

describe('our own format of a run', () => {
  it('has the pinyin, shortened', () => {
    expect(of('', own('ruby="zì"'))).toEqual({ ruby: 'zì' });
    expect(of('', own(`ruby="${'x'.repeat(65)}"`))?.ruby).toHaveLength(64);
    expect(of('', own('ruby=""'))).toBeUndefined();
  });

  it('has dots below while the dotted underline in their place is unchanged', () => {
    expect(of('u="dotted"', own('emphasis="dotted"'))).toEqual({ emphasisMark: true });
    expect(of('u="sng"', own('emphasis="dotted"'))).toEqual({ underline: 'sng' });
    expect(of('', own('emphasis="dotted"'))).toBeUndefined();
  });

  it('has dots below, or none, beside any underline', () => {
    expect(of('u="dotted"', own('emphasis="on"'))).toEqual({ emphasisMark: true, underline: 'dotted' });
    expect(of('', own('emphasis="off"'))).toEqual({ emphasisMark: false });
    expect(of('', own('emphasis="odd"'))).toBeUndefined();
  });
});
