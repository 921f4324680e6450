import { describe, expect, it } from 'vitest';
import { node, notesOf, scopeOf } from '../../test/tree-scope.ts';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../package/own-extension.ts';
import { PAGE_SPACE } from './geometry/frame.ts';
import { mergeLines, readConnector, readShape, shownEffects } from './shape.ts';

const PLACE = { parentId: 'page', order: 'a0', space: PAGE_SPACE };
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } }) as const;
const srgb = (value: string) => `<a:solidFill><a:srgbClr val="${value}"/></a:solidFill>`;
const XFRM = '<a:xfrm rot="5400000"><a:off x="9525" y="19050"/><a:ext cx="28575" cy="38100"/></a:xfrm>';
const STYLE = '<p:style><a:lnRef idx="1"/><a:fillRef idx="1"/><a:effectRef idx="1"/></p:style>';
const theme = {
  fills: [solid('111111')],
  lines: [{ width: 3, cap: 'round' as const }],
  effects: [{ blur: { radius: 1 }, bevel: { width: 4 } }],
};

async function shapeOf({ properties = '', rest = '', own = '', kind = '', box = '', attributes = '' }) {
  const scope = await scopeOf({ theme });
  const extension =
    own &&
    `<a:extLst><a:ext uri="${OWN_EXTENSION}"><l:element xmlns:l="${OWN_NAMESPACE}" ${own}/></a:ext></a:extLst>`;
  const xml = `<p:sp ${attributes}><p:nvSpPr><p:cNvPr id="2" name="S">${extension}</p:cNvPr><p:cNvSpPr ${box}/><p:nvPr>${kind}</p:nvPr></p:nvSpPr><p:spPr>${XFRM}${properties}</p:spPr>${rest}</p:sp>`;
  const {
    kind: _k,
    id: _i,
    parentId: _p,
    order: _o,
    origin: _g,
    name: _n,
    ...shape
  } = readShape(node(xml), scope, PLACE);
  return { shape, codes: notesOf(scope).map(({ code }) => code) };
}
const plain = { type: 'shape', frame: { x: 1, y: 2, w: 3, h: 4, rotation: 90 } };

describe('readShape', () => {
  it('returns only the frame of a plain shape', async () => {
    expect(await shapeOf({})).toEqual({ shape: plain, codes: [] });
  });

  it('returns geometry, fill, line, effects and text', async () => {
    const { shape } = await shapeOf({
      properties: `<a:prstGeom prst="oval"/>${srgb('222222')}<a:ln w="9525"/><a:effectLst><a:softEdge rad="9525"/></a:effectLst>`,
      rest: '<p:txBody><a:p/></p:txBody>',
      kind: '<p:ph type="body" idx="3"/>',
      box: 'txBox="1"',
    });
    expect(shape).toEqual({
      ...{
        ...plain,
        fill: solid('222222'),
        line: { width: 1 },
        effects: { softEdge: { radius: 1 } },
        textBox: true,
      },
      ...{ geometry: { type: 'preset', preset: 'oval' }, placeholder: { type: 'body', index: 3 } },
      text: { paragraphs: [{ runs: [] }] },
    });
  });

  it('returns the format of its style unless it has its own', async () => {
    expect((await shapeOf({ rest: STYLE })).shape).toEqual({
      ...{ ...plain, fill: solid('111111'), line: { width: 3, cap: 'round' } },
      effects: { blur: { radius: 1 }, bevel: { width: 4 } },
    });
    const properties = '<a:noFill/><a:ln w="9525"/><a:effectLst/>';
    expect((await shapeOf({ rest: STYLE, properties })).shape).toEqual({
      ...{
        ...plain,
        fill: { type: 'none' },
        line: { width: 1, cap: 'round' },
        effects: { bevel: { width: 4 } },
      },
    });
  });

  it('returns the fill of the page only without its own fill', async () => {
    expect((await shapeOf({ attributes: 'useBgFill="1"', rest: STYLE })).shape).toMatchObject({
      pageFill: true,
    });
    expect((await shapeOf({ attributes: 'useBgFill="1"', rest: STYLE })).shape.fill).toBeUndefined();
    const own = await shapeOf({ attributes: 'useBgFill="1"', properties: '<a:noFill/>' });
    expect([own.shape.pageFill, own.shape.fill]).toEqual([undefined, { type: 'none' }]);
  });

  it('returns the text format of its style for each level of its text', async () => {
    const style = '<p:style><a:fontRef idx="none"><a:srgbClr val="111111"/></a:fontRef></p:style>';
    const run = { fill: solid('111111') };
    const levels = async (text: string) => (await shapeOf({ rest: style + text })).shape.textDefaults;
    expect(await levels('')).toEqual([{ run }]);
    expect(await levels('<p:txBody><a:p><a:pPr lvl="2"/></a:p><a:p/></p:txBody>')).toEqual([
      { run },
      { run },
      { run },
    ]);
  });

  it('returns our cover and table of contents', async () => {
    expect((await shapeOf({ own: 'cover="wipe left"' })).shape).toMatchObject({
      cover: { way: 'wipe', from: 'left' },
    });
    expect((await shapeOf({ own: 'contents="titles"' })).shape).toMatchObject({ contents: { of: 'titles' } });
  });

  it('rotates with a camera that rolls, and reports other 3-D views', async () => {
    const scene = (camera: string) => `<a:scene3d>${camera}</a:scene3d>`;
    const rolled = await shapeOf({
      properties: scene(
        '<a:camera prst="orthographicFront"><a:rot lat="0" lon="0" rev="2700000"/></a:camera>',
      ),
    });
    expect([rolled.shape.frame.rotation, rolled.codes]).toEqual([45, []]);
    const codes = async (properties: string) => (await shapeOf({ properties })).codes;
    expect(await codes(scene('<a:camera prst="orthographicFront"/>'))).toEqual([]);
    expect(await codes(scene('<a:camera prst="perspectiveFront"/>'))).toEqual(['THREE_D']);
    expect(await codes(scene('<a:camera prst="orthographicFront"><a:rot lat="60000"/></a:camera>'))).toEqual([
      'THREE_D',
    ]);
    expect(await codes('<a:sp3d/>')).toEqual([]);
    expect(await codes('<a:sp3d extrusionH="5"/>')).toEqual(['THREE_D']);
    expect(await codes('<a:sp3d><a:bevelT/></a:sp3d>')).toEqual(['THREE_D']);
  });
});

describe('shownEffects', () => {
  const style = { fill: undefined, line: undefined, effects: { bevel: { width: 4 } }, text: undefined };
  const of = (content: string, given: typeof style | undefined = style) =>
    shownEffects(node(`<p:spPr>${content}</p:spPr>`), given);

  it('returns the bevel of the shape, or of its style', () => {
    expect(of('')).toEqual({ bevel: { width: 4 } });
    expect(of('<a:sp3d><a:bevelT w="9525"/></a:sp3d>')).toEqual({ bevel: { width: 1 } });
    expect(of('<a:sp3d/>')).toEqual({});
    expect(of('<a:sp3d><a:bevelT w="9525"/></a:sp3d>', { ...style, effects: undefined as never })).toEqual({
      bevel: { width: 1 },
    });
  });

  it('returns undefined without effects', () => {
    expect(shownEffects(node('<p:spPr/>'), undefined)).toBeUndefined();
    expect(shownEffects(undefined, undefined)).toBeUndefined();
  });
});

it('mergeLines returns the own properties over those of the style', () => {
  const [styled, own] = [{ width: 1, cap: 'round' } as const, { width: 2 }];
  expect(mergeLines(styled, own)).toEqual({ width: 2, cap: 'round' });
  expect([
    mergeLines(undefined, own),
    mergeLines(styled, undefined),
    mergeLines(undefined, undefined),
  ]).toEqual([...[own, styled, undefined]]);
});

describe('readConnector', () => {
  async function lineOf(ends: string, properties = '', rest = '') {
    const scope = await scopeOf({ theme, elementIds: { 7: 'seven' } });
    const line = readConnector(
      node(
        `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="2" name=""/><p:cNvCxnSpPr>${ends}</p:cNvCxnSpPr></p:nvCxnSpPr><p:spPr>${XFRM}${properties}</p:spPr>${rest}</p:cxnSp>`,
      ),
      scope,
      PLACE,
    );
    scope.elementIds.set('9', 'nine');
    for (const finish of scope.later) finish();
    return line;
  }

  it('returns a straight line with the format of its style', async () => {
    expect(await lineOf('', '<a:ln w="9525"/>', STYLE)).toMatchObject({
      ...{ type: 'line', frame: plain.frame, geometry: { type: 'preset', preset: 'line' } },
      ...{ line: { width: 1, cap: 'round' }, effects: { blur: { radius: 1 } } },
    });
    expect(await lineOf('', '<a:prstGeom prst="bentConnector3"/>')).toMatchObject({
      geometry: { preset: 'bentConnector3' },
    });
  });

  it('connects shapes, also shapes that come later in the file', async () => {
    const line = await lineOf('<a:stCxn id="7" idx="2"/><a:endCxn id="9"/>');
    expect([line.start, line.end]).toEqual([
      { elementId: 'seven', site: 2 },
      { elementId: 'nine', site: 0 },
    ]);
    const missing = await lineOf('<a:stCxn id="5" idx="2"/>');
    expect(missing).not.toHaveProperty('start');
    expect(missing).not.toHaveProperty('end');
  });
});
