import { describe, expect, it } from 'vitest';
import { png, sha256 } from '../../../test/deck-source.ts';
import { node, scopeOf } from '../../../test/tree-scope.ts';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../../package/own-extension.ts';
import { readListStyle, readParagraphProps } from './paragraph-props.ts';

const scope = await scopeOf({
  relations: [{ id: 'i', type: 'image', target: '../media/p.png' }],
  parts: { 'ppt/media/p.png': png() },
});
const of = (attributes: string, content = '') =>
  readParagraphProps(node(`<a:pPr ${attributes}>${content}</a:pPr>`), scope);
const own = (attributes: string) =>
  `<a:extLst><a:ext uri="${OWN_EXTENSION}"><l:paragraph xmlns:l="${OWN_NAMESPACE}" ${attributes}/></a:ext></a:extLst>`;

describe('readParagraphProps', () => {
  it('returns undefined without an element, and for one without content', () => {
    expect(readParagraphProps(undefined, scope)).toBeUndefined();
    expect(of('')).toBeUndefined();
    expect(of('lvl="0" algn="odd"')).toBeUndefined();
  });

  it('returns level, alignment and measures', () => {
    expect(
      of('lvl="2" algn="just" marL="9525" marR="19050" indent="-9525" defTabSz="28575" fontAlgn="ctr"'),
    ).toEqual({
      ...{ level: 2, align: 'just', marginLeft: 1, marginRight: 2, indent: -1, defaultTab: 3 },
      fontAlign: 'ctr',
    });
    expect(of('lvl="12"')).toEqual({ level: 8 });
  });

  it('returns the rules of breaking', () => {
    expect(of('rtl="1" eaLnBrk="0" latinLnBrk="1" hangingPunct="0"')).toEqual({
      ...{ rtl: true, eastAsianBreak: false, latinBreak: true, hangingPunctuation: false },
    });
  });

  it('returns spacings in fractions or points', () => {
    const spacing = (name: string, inner: string) => `<a:${name}>${inner}</a:${name}>`;
    expect(
      of(
        '',
        spacing('lnSpc', '<a:spcPct val="150000"/><a:spcPts val="100"/>') +
          spacing('spcBef', '<a:spcPts val="1250"/>') +
          spacing('spcAft', '<a:spcPts val="999999"/>'),
      ),
    ).toEqual({
      lineSpacing: { type: 'percent', value: 1.5 },
      spaceBefore: { type: 'points', value: 12.5 },
      spaceAfter: { type: 'points', value: 4000 },
    });
    expect(of('', spacing('lnSpc', '<a:spcPts val="-5"/>'))).toEqual({
      lineSpacing: { type: 'points', value: 0 },
    });
    expect(of('', spacing('lnSpc', ''))).toBeUndefined();
  });

  it('returns at most 64 tabs, also none', () => {
    const tabs = (list: string) => of('', `<a:tabLst>${list}</a:tabLst>`)?.tabs;
    expect(tabs('<a:tab pos="9525" algn="dec"/><a:tab/>')).toEqual([
      { pos: 1, align: 'dec' },
      { pos: 0, align: 'l' },
    ]);
    expect(tabs('<a:tab pos="1"/>'.repeat(65))).toHaveLength(64);
    expect(tabs('')).toEqual([]);
  });

  it('returns the grid of characters from our extension', () => {
    expect(of('', own('grid="rice"'))).toEqual({ wordGrid: 'rice' });
    expect(of('', own('grid="odd"'))).toBeUndefined();
  });
});

describe('the bullet of a paragraph', () => {
  const bullet = (content: string) => of('', content)?.bullet;
  const style = '<a:buClr><a:srgbClr val="111111"/></a:buClr><a:buFont typeface="Wingdings"/>';
  const look = { color: { type: 'rgb', value: '111111' }, font: 'Wingdings' };

  it('has no character when it is switched off, for any format', () => {
    expect(bullet(`${style}<a:buNone/><a:buChar char="x"/>`)).toEqual({ type: 'none' });
  });

  it('is a character with its format', () => {
    expect(bullet(`${style}<a:buSzPct val="75000"/><a:buChar char="•"/>`)).toEqual({
      ...{ type: 'char', char: '•', ...look, size: 0.75 },
    });
    expect(bullet('<a:buSzPts val="1200"/><a:buSzPct val="75000"/><a:buChar char="-"/>')).toEqual({
      ...{ type: 'char', char: '-', size: -12 },
    });
    expect(bullet('<a:buChar char=""/>')).toBeUndefined();
  });

  it('is a number with its scheme and start', () => {
    expect(bullet('<a:buAutoNum type="romanUcPeriod" startAt="3"/>')).toEqual({
      ...{ type: 'number', scheme: 'romanUcPeriod', start: 3 },
    });
    expect(bullet('<a:buAutoNum/>')).toEqual({ type: 'number', scheme: 'arabicPeriod' });
    expect(bullet('<a:buAutoNum startAt="0"/>')).toMatchObject({ start: 1 });
  });

  it('is our own number while its substitute in the file is unchanged', () => {
    const numbered = (scheme: string, words: string) =>
      bullet(`<a:buAutoNum type="${scheme}"/>${own(`numbering="${words}"`)}`);
    expect(numbered('ea1JpnChsDbPeriod', 'ea1ChsComma')).toMatchObject({ scheme: 'ea1ChsComma' });
    expect(numbered('arabicPeriod', 'ea1ChsComma')).toMatchObject({ scheme: 'arabicPeriod' });
    expect(numbered('arabicPeriod', 'toString')).toMatchObject({ scheme: 'arabicPeriod' });
  });

  it('is a picture, or only a format when the picture is missing', () => {
    const blip = (id: string) => `${style}<a:buBlip><a:blip r:embed="${id}"/></a:buBlip>`;
    expect(bullet(blip('i'))).toEqual({ type: 'picture', asset: sha256(png()), ...look });
    expect(bullet(blip('none'))).toEqual({ type: 'inherit', ...look });
    expect(bullet('<a:buBlip/>')).toBeUndefined();
  });
});

describe('readListStyle', () => {
  const levels = (content: string) => readListStyle(node(`<a:lstStyle>${content}</a:lstStyle>`), scope);

  it('returns the levels up to the last that has a format', () => {
    expect(
      levels(
        '<a:lvl1pPr algn="ctr"><a:defRPr b="1"/></a:lvl1pPr><a:lvl3pPr><a:defRPr i="1"/></a:lvl3pPr><a:lvl4pPr/>',
      ),
    ).toEqual([{ paragraph: { align: 'ctr' }, run: { bold: true } }, {}, { run: { italic: true } }]);
    expect(levels('<a:lvl9pPr rtl="1"/>')).toHaveLength(9);
    expect(levels('<a:lvl10pPr rtl="1"/>')).toBeUndefined();
  });

  it('returns undefined without levels, and without an element', () => {
    expect(levels('')).toBeUndefined();
    expect(readListStyle(undefined, scope)).toBeUndefined();
  });
});
