import { describe, expect, it } from 'vitest';
import { part, png, relations, sha256 } from '../../test/deck-source.ts';
import { scopeOf } from '../../test/tree-scope.ts';
import { readUserShapes } from './user-shapes.ts';

const corner = (name: string, x: number | string, y: number) =>
  `<cdr:${name}><cdr:x>${x}</cdr:x><cdr:y>${y}</cdr:y></cdr:${name}>`;
const between = (x: number, y: number, toX: number, toY: number, content: string) =>
  `<cdr:relSizeAnchor>${corner('from', x, y)}${corner('to', toX, toY)}${content}</cdr:relSizeAnchor>`;
const xfrm = (x: number, y: number, w: number, h: number, more = '') =>
  `<a:xfrm ${more.startsWith('<') ? '' : more}><a:off x="${x}" y="${y}"/><a:ext cx="${w}" cy="${h}"/>${more.startsWith('<') ? more : ''}</a:xfrm>`;
const shape = (frame = '', rest = '') =>
  `<cdr:sp><cdr:nvSpPr><cdr:cNvPr id="2" name=""/></cdr:nvSpPr><cdr:spPr>${frame}</cdr:spPr>${rest}</cdr:sp>`;

async function shapesOf(content: string, size = { w: 200, h: 100 }) {
  const scope = await scopeOf({
    parts: {
      'ppt/charts/c.xml': part('c:chartSpace', ''),
      'ppt/charts/_rels/c.xml.rels': relations([{ id: 'u', type: 'chartUserShapes', target: 'u.xml' }]),
      'ppt/charts/u.xml': part('c:userShapes', content),
      'ppt/charts/_rels/u.xml.rels': relations([{ id: 'i', type: 'image', target: 'p.png' }]),
      'ppt/charts/p.png': png(),
    },
  });
  const chart = scope.context.package.part('ppt/charts/c.xml');
  if (!chart) throw new Error('the chart cannot be read');
  return readUserShapes(chart, scope, size);
}

const areas = async (content: string) => (await shapesOf(content))?.map(({ area }) => area);

describe('the area of readUserShapes', () => {
  it('is between two corners, in any order', async () => {
    expect(await areas(between(0.1, 0.2, 0.4, 0.8, shape()) + between(0.4, 0.8, 0.1, 0.2, shape()))).toEqual([
      { x: 0.1, y: 0.2, w: 0.3, h: 0.6 },
      { x: 0.1, y: 0.2, w: 0.3, h: 0.6 },
    ]);
  });

  it('is a fixed size from one corner', async () => {
    const fixed = (w: number) =>
      `<cdr:absSizeAnchor>${corner('from', 0.5, 0.25)}<cdr:ext cx="${w}" cy="476250"/>${shape()}</cdr:absSizeAnchor>`;
    expect(await areas(fixed(952_500) + fixed(-5))).toEqual([
      { x: 0.5, y: 0.25, w: 0.5, h: 0.5 },
      { x: 0.5, y: 0.25, w: 0, h: 0.5 },
    ]);
  });

  it('is within ten times the chart, and has the rotation and flips of the shape', async () => {
    expect(await areas(between(-99, 0, 99, 1, shape(xfrm(0, 0, 1, 1, 'rot="5400000" flipH="1"'))))).toEqual([
      { x: -10, y: 0, w: 20, h: 1, rotation: 90, flipH: true },
    ]);
  });

  it('is missing for an anchor without a position', async () => {
    const odd = `<cdr:relSizeAnchor>${corner('from', 'x', 0)}${corner('to', 1, 1)}${shape()}</cdr:relSizeAnchor>`;
    const half = `<cdr:relSizeAnchor>${corner('from', 0, 0)}${shape()}</cdr:relSizeAnchor>`;
    const other = between(0, 0, 1, 1, shape()).replaceAll('relSizeAnchor', 'otherAnchor');
    expect(await shapesOf(odd + half + other)).toBeUndefined();
  });
});

describe('readUserShapes', () => {
  it('returns undefined for a chart without a size or without shapes', async () => {
    const content = between(0, 0, 1, 1, shape());
    expect(await shapesOf(content, { w: 0, h: 1 })).toBeUndefined();
    expect(await shapesOf(content, { w: 1, h: 0 })).toBeUndefined();
    const scope = await scopeOf();
    expect(readUserShapes(scope.part, scope, { w: 1, h: 1 })).toBeUndefined();
    expect(await shapesOf(between(0, 0, 1, 1, '<cdr:graphicFrame/>'))).toBeUndefined();
  });

  it('returns shapes and lines with their format, at most 500', async () => {
    const look = '<a:prstGeom prst="oval"/><a:noFill/><a:ln w="9525"/><a:effectLst/>';
    expect(await shapesOf(between(0, 0, 1, 1, shape(look)))).toEqual([
      {
        area: { x: 0, y: 0, w: 1, h: 1 },
        ...{
          geometry: { type: 'preset', preset: 'oval' },
          fill: { type: 'none' },
          line: { width: 1 },
          effects: {},
        },
      },
    ]);
    expect(await shapesOf(between(0, 0, 1, 1, shape().replaceAll('cdr:sp>', 'cdr:cxnSp>')))).toHaveLength(1);
    expect(await shapesOf(between(0, 0, 1, 1, shape()).repeat(501))).toHaveLength(500);
  });

  it('returns the text of a shape with the format of its style beneath its own', async () => {
    const style = '<cdr:style><a:fontRef idx="minor"><a:srgbClr val="111111"/></a:fontRef></cdr:style>';
    const text = `<cdr:txBody><a:lstStyle><a:lvl1pPr algn="ctr"><a:defRPr b="1"/></a:lvl1pPr><a:lvl2pPr><a:defRPr i="1"/></a:lvl2pPr></a:lstStyle><a:p/></cdr:txBody>`;
    const fill = { type: 'solid', color: { type: 'rgb', value: '111111' } };
    const fonts = { latin: '+mn-lt', eastAsian: '+mn-ea', complexScript: '+mn-cs' };
    const levels = (await shapesOf(between(0, 0, 1, 1, shape('', style + text))))?.[0]?.text?.levels;
    expect(levels).toEqual([
      { paragraph: { align: 'ctr' }, run: { ...fonts, fill, bold: true } },
      { run: { italic: true } },
    ]);
  });

  it('returns pictures with their crop, and leaves out missing pictures', async () => {
    const picture = (id: string, crop = '') =>
      `<cdr:pic><cdr:nvPicPr/><cdr:blipFill><a:blip r:embed="${id}"/>${crop}</cdr:blipFill><cdr:spPr/></cdr:pic>`;
    const content = [picture('i'), picture('i', '<a:srcRect l="10000"/>'), picture('none')];
    const fill = { type: 'picture', asset: sha256(png()), mode: { type: 'stretch' } };
    const shapes = await shapesOf(content.map((each) => between(0, 0, 1, 1, each)).join(''));
    expect(shapes?.map((each) => each.fill)).toEqual([fill, { ...fill, crop: { l: 0.1, t: 0, r: 0, b: 0 } }]);
  });
});

describe('a group of readUserShapes', () => {
  const group = (frame: string, content: string) =>
    `<cdr:grpSp><cdr:nvGrpSpPr/><cdr:grpSpPr>${frame}</cdr:grpSpPr>${content}</cdr:grpSp>`;

  it('has its parts in its own coordinates', async () => {
    const space = '<a:chOff x="100" y="100"/><a:chExt cx="400" cy="200"/>';
    const inner = shape(xfrm(200, 150, 100, 50));
    expect(await areas(between(0.2, 0.2, 0.6, 1, group(xfrm(0, 0, 800, 400, space), inner)))).toEqual([
      { x: 0.3, y: 0.4, w: 0.1, h: 0.2 },
    ]);
  });

  it('is left out without a size, and its parts without a frame', async () => {
    const inner = shape(xfrm(0, 0, 1, 1));
    expect(await areas(between(0, 0, 1, 1, group('', inner)))).toBeUndefined();
    expect(await areas(between(0, 0, 1, 1, group(xfrm(0, 0, 0, 9), inner)))).toBeUndefined();
    expect(await areas(between(0, 0, 1, 1, group(xfrm(0, 0, 9, 0), inner)))).toBeUndefined();
    expect(await areas(between(0, 0, 1, 1, group(xfrm(0, 0, 9, 9), shape())))).toBeUndefined();
  });

  it('is read to a depth of eight', async () => {
    const nested = (depth: number): string =>
      depth === 0 ? shape(xfrm(0, 0, 1, 1)) : group(xfrm(0, 0, 9, 9), nested(depth - 1));
    expect(await areas(between(0, 0, 1, 1, nested(8)))).toHaveLength(1);
    expect(await areas(between(0, 0, 1, 1, nested(9)))).toBeUndefined();
  });
});
