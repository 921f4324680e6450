import { describe, expect, it } from 'vitest';
import { node, scopeOf } from '../../test/tree-scope.ts';
import {
  nonVisual,
  type PlaceholderRef,
  placeholderRecord,
  readBase,
  readPlaceholder,
  resolveFrame,
} from './element-base.ts';
import { PAGE_SPACE } from './geometry/frame.ts';

const PLACE = { parentId: 'page', order: 'a1', space: PAGE_SPACE };
const FRAME = { x: 1, y: 2, w: 3, h: 4 };

const shape = (drawing: string, locks = '', content = '') =>
  node(
    `<p:sp><p:nvSpPr><p:cNvPr ${drawing}>${content}</p:cNvPr><p:cNvSpPr>${locks}</p:cNvSpPr></p:nvSpPr></p:sp>`,
  );

async function baseOf(...source: Parameters<typeof shape>) {
  return readBase(shape(...source), await scopeOf(), PLACE, FRAME);
}

describe('readBase', () => {
  const plain = { kind: 'element', id: 'n1', parentId: 'page', order: 'a1', frame: FRAME };
  const origin = { part: 'ppt/slides/slide1.xml', shapeId: '7' };

  it('returns only position and origin for a node with nothing else', async () => {
    expect(await baseOf('id="7" name=""')).toEqual({ ...plain, origin });
    expect(await baseOf('')).toEqual(plain);
  });

  it('returns name, description and visibility', async () => {
    expect(await baseOf('id="7" name="N" descr="D" title="T" hidden="1"')).toEqual({
      ...{ ...plain, origin, name: 'N', alt: 'D', hidden: true },
    });
    expect(await baseOf('id="7" descr="" title="T" hidden="0"')).toEqual({ ...plain, origin, alt: 'T' });
  });

  it('returns locked when a node may neither be moved nor resized', async () => {
    expect((await baseOf('', '<a:spLocks noMove="1" noResize="1"/>')).locked).toBe(true);
    expect((await baseOf('', '<a:spLocks noMove="1"/>')).locked).toBeUndefined();
    expect((await baseOf('', '<a:spLocks noResize="1"/>')).locked).toBeUndefined();
    expect((await baseOf('', '<a:other noMove="1" noResize="1"/>')).locked).toBeUndefined();
  });

  it('returns the actions of click and hover', async () => {
    const link = (name: string, jump: string) =>
      `<a:${name} r:id="" action="ppaction://hlinkshowjump?jump=${jump}"/>`;
    expect(
      await baseOf('', '', link('hlinkClick', 'nextslide') + link('hlinkHover', 'endshow')),
    ).toMatchObject({
      click: { type: 'jump', to: 'next' },
      hover: { type: 'jump', to: 'end' },
    });
  });

  it('returns the creation id, shortened', async () => {
    const id = (value: string) =>
      `<a:extLst><a:ext uri="x"><c:creationId xmlns:c="http://schemas.microsoft.com/office/drawing/2014/main" id="${value}"/></a:ext></a:extLst>`;
    expect((await baseOf('', '', id('{A}'))).creationId).toBe('{A}');
    expect((await baseOf('', '', id('x'.repeat(65)))).creationId).toHaveLength(64);
  });

  it('records the element of a shape id, for the first of several shapes with that id', async () => {
    const scope = await scopeOf();
    readBase(shape('id="7"'), scope, PLACE, FRAME);
    readBase(shape('id="7"'), scope, PLACE, FRAME);
    readBase(shape('id="8"'), scope, PLACE, FRAME);
    expect([...scope.elementIds]).toEqual([
      ['7', 'n1'],
      ['8', 'n3'],
    ]);
  });
});

describe('nonVisual', () => {
  it('returns the properties of any kind of node', () => {
    for (const name of ['p:nvSpPr', 'p:nvPicPr', 'dsp:nvGrpSpPr'])
      expect(nonVisual(node(`<p:x><p:spPr/><${name}/></p:x>`))?.name).toBe(name);
    expect(nonVisual(node('<p:x><p:spPr/></p:x>'))).toBeUndefined();
  });
});

describe('readPlaceholder', () => {
  const of = (ph: string) =>
    readPlaceholder(node(`<p:sp><p:nvSpPr><p:nvPr>${ph}</p:nvPr></p:nvSpPr></p:sp>`));

  it('returns kind and index, `obj` without a kind, and undefined without a placeholder', () => {
    expect(of('<p:ph type="title" idx="3"/>')).toEqual({ type: 'title', index: 3 });
    expect(of('<p:ph/>')).toEqual({ type: 'obj', index: undefined });
    expect(of('<p:ph idx="-2"/>')).toEqual({ type: 'obj', index: 0 });
    expect(of('')).toBeUndefined();
  });

  it('becomes a record without an index that is not set', () => {
    expect(Object.keys(placeholderRecord({ type: 'obj', index: undefined }))).toEqual(['type']);
    expect(placeholderRecord({ type: 'obj', index: 0 })).toEqual({ type: 'obj', index: 0 });
  });
});

describe('resolveFrame', () => {
  const xfrm = node('<a:xfrm><a:off x="9525" y="19050"/><a:ext cx="95250" cy="190500"/></a:xfrm>');
  const of = async (own: typeof xfrm | undefined, placeholder?: PlaceholderRef, inherited = {}) =>
    resolveFrame(own, placeholder, await scopeOf({ inherited }), PAGE_SPACE);
  const layout = [{ type: 'body', index: 1, frame: { x: 5, y: 6, w: 7, h: 8 } }];
  const master = [{ type: 'body', index: 9, frame: { x: 9, y: 9, w: 9, h: 9 } }];

  it('returns the own frame of a node, also of a placeholder', async () => {
    const { frame, placed } = await of(xfrm, { type: 'body', index: 1 }, { layout });
    expect(frame).toEqual({ x: 1, y: 2, w: 10, h: 20 });
    expect(placed).toMatchObject({ x: 9525, w: 95250 });
  });

  it('returns the frame of the layout, or of the master when that of the layout is empty', async () => {
    const body = { type: 'body', index: 1 };
    expect(await of(undefined, body, { layout, master })).toEqual({
      frame: layout[0]?.frame,
      placed: undefined,
    });
    const empty = [{ type: 'body', index: 1, frame: { x: 5, y: 6, w: 0, h: 0 } }];
    expect((await of(undefined, body, { layout: empty, master })).frame).toEqual(master[0]?.frame);
    const thin = [{ type: 'body', index: 1, frame: { x: 5, y: 6, w: 0, h: 2 } }];
    expect((await of(undefined, body, { layout: thin, master })).frame).toEqual(thin[0]?.frame);
  });

  it.each([
    ['title', 88, 38.3328, 1104, 139.1688],
    ['body', 88, 191.664, 1104, 456.8328],
    ['dt', 88, 667.332, 288, 38.3328],
    ['ftr', 424, 667.332, 432, 38.3328],
    ['sldNum', 904, 667.332, 288, 38.3328],
    ['hdr', 88, 0, 432, 38.3328],
  ])('returns the default frame of a %s that no design places', async (type, x, y, w, h) => {
    const { frame } = await of(undefined, { type });
    expect(frame.x).toBeCloseTo(x);
    expect(frame.y).toBeCloseTo(y);
    expect(frame.w).toBeCloseTo(w);
    expect(frame.h).toBeCloseTo(h);
  });

  it('returns an empty frame for another node', async () => {
    expect((await of(undefined)).frame).toEqual({ x: 0, y: 0, w: 0, h: 0 });
  });
});
