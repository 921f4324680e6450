import { describe, expect, it } from 'vitest';
import { part, png, relations, sha256 } from '../../../test/deck-source.ts';
import { scopeOf } from '../../../test/tree-scope.ts';
import { TableStyles } from './table-styles.ts';

const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } }) as const;
const srgb = (value: string) => `<a:solidFill><a:srgbClr val="${value}"/></a:solidFill>`;
const PLACE = { type: 'solid', color: { type: 'scheme', slot: 'phClr' } } as const;

async function styleOf(content: string, id: string | undefined = '{a1}') {
  const list = part(
    'a:tblStyleLst',
    `<a:tblStyle styleId="{A1}" styleName="N">${content}</a:tblStyle><a:tblStyle styleName="without"/>`,
    'def="{A1}"',
  );
  const scope = await scopeOf({
    relations: [{ id: 't', type: 'tableStyles', target: '../tableStyles.xml' }],
    parts: {
      'ppt/tableStyles.xml': list,
      'ppt/_rels/tableStyles.xml.rels': relations([{ id: 'i', type: 'image', target: 'media/p.png' }]),
      'ppt/media/p.png': png(),
    },
    theme: { fills: [PLACE], lines: [{ width: 2, fill: PLACE }, { width: 3 }] },
  });
  const styles = new TableStyles();
  styles.load(scope.part, scope);
  return styles.find(id, scope);
}

const whole = async (content: string) =>
  (await styleOf(`<a:wholeTbl>${content}</a:wholeTbl>`))?.parts.wholeTbl;
const cell = (content: string) => whole(`<a:tcStyle>${content}</a:tcStyle>`);

describe('TableStyles', () => {
  it('returns a style of the file by its id in any letter case', async () => {
    expect(await styleOf('')).toEqual({ id: '{A1}', name: 'N', parts: {} });
  });

  it('returns undefined without an id and for an unknown id, and else a built-in style', async () => {
    expect(await styleOf('', '')).toBeUndefined();
    expect(await styleOf('', '{none}')).toBeUndefined();
    expect(await styleOf('', '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}')).toMatchObject({
      id: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}',
    });
  });

  it('returns the background of a table, its own or that of the theme', async () => {
    const of = async (content: string) => (await styleOf(`<a:tblBg>${content}</a:tblBg>`))?.background;
    const reference = '<a:fillRef idx="1"><a:srgbClr val="222222"/></a:fillRef>';
    expect(await of(`<a:fill>${srgb('111111')}</a:fill>${reference}`)).toEqual(solid('111111'));
    expect(await of(reference)).toEqual(solid('222222'));
    expect(await of('')).toBeUndefined();
  });

  it('returns a picture that is related to the styles, not to the slide', async () => {
    const fill = await cell('<a:fill><a:blipFill><a:blip r:embed="i"/><a:stretch/></a:blipFill></a:fill>');
    expect(fill).toMatchObject({ fill: { type: 'picture', asset: sha256(png()) } });
  });
});

describe('a part of a table style', () => {
  it('has only the parts that have a format', async () => {
    const bold = '<a:tcTxStyle b="on"/>';
    const style = await styleOf(
      `<a:band1H>${bold}</a:band1H><a:firstRow/><a:neCell>${bold}</a:neCell><a:odd/>`,
    );
    expect(style?.parts).toEqual({ band1H: { bold: true }, neCell: { bold: true } });
  });

  it('has the fill of its cells, or the fill of the theme', async () => {
    expect(await cell(`<a:fill>${srgb('111111')}</a:fill><a:fillRef idx="1"/>`)).toEqual({
      fill: solid('111111'),
    });
    expect(await cell('<a:fillRef idx="1"><a:srgbClr val="333333"/></a:fillRef>')).toEqual({
      fill: solid('333333'),
    });
  });

  it('has the format of its text', async () => {
    expect(
      await whole(
        '<a:tcTxStyle b="on" i="off"><a:fontRef idx="minor"><a:srgbClr val="111111"/></a:fontRef></a:tcTxStyle>',
      ),
    ).toEqual({
      ...{ bold: true, italic: false, font: 'minor', color: { type: 'rgb', value: '111111' } },
    });
    expect(
      await whole(
        '<a:tcTxStyle b="def" i="on"><a:srgbClr val="222222"/><a:fontRef idx="none"><a:srgbClr val="111111"/></a:fontRef></a:tcTxStyle>',
      ),
    ).toEqual({ italic: true, color: { type: 'rgb', value: '222222' } });
    expect(await whole('<a:tcTxStyle><a:fontRef idx="major"/></a:tcTxStyle>')).toEqual({ font: 'major' });
  });

  it.each([
    ['left', 'l'],
    ['top', 't'],
    ['right', 'r'],
    ['bottom', 'b'],
    ['insideH', 'insideH'],
    ['insideV', 'insideV'],
    ['tl2br', 'tlbr'],
    ['tr2bl', 'bltr'],
  ])('has its border %s', async (name, side) => {
    const border = `<a:tcBdr><a:${name}><a:ln w="9525"/><a:lnRef idx="1"/></a:${name}></a:tcBdr>`;
    expect(await cell(border)).toEqual({ borders: { [side]: { width: 1 } } });
  });

  it.each([
    ['0', { fill: { type: 'none' } }],
    ['1', { width: 2, fill: solid('444444') }],
    ['2', { width: 3 }],
    ['3', undefined],
  ])('has for the line %s of the theme the border %j', async (index, line) => {
    const border = `<a:tcBdr><a:left><a:lnRef idx="${index}"><a:srgbClr val="444444"/></a:lnRef></a:left><a:top/></a:tcBdr>`;
    expect(await cell(border)).toEqual(line && { borders: { l: line } });
  });
});
