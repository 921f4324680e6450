import { LecternError } from '@lectern/protocol';
import { describe, expect, it } from 'vitest';
import { paragraph, shape } from '../../test/deck-source.ts';
import { holder, node, notesOf, scopeOf } from '../../test/tree-scope.ts';
import type { TreeScope } from '../read/context.ts';
import { readShapeTree } from './shape-tree.ts';

const group = (xfrm: string, content: string, more = '') =>
  `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="G"/></p:nvGrpSpPr><p:grpSpPr>${xfrm}${more}</p:grpSpPr>${content}</p:grpSp>`;
const FRAME =
  '<a:xfrm><a:off x="95250" y="95250"/><a:ext cx="1828800" cy="914400"/><a:chOff x="914400" y="914400"/><a:chExt cx="914400" cy="457200"/></a:xfrm>';

async function treeOf(
  content: string,
  change: (scope: TreeScope) => void = () => undefined,
  controls?: string,
) {
  const scope = await scopeOf();
  change(scope);
  const elements = readShapeTree(
    holder(content),
    scope,
    'parent',
    controls === undefined ? undefined : node(controls),
  );
  return { scope, elements, notes: notesOf(scope) };
}

describe('readShapeTree', () => {
  it('returns the nodes back to front, and adds them to the records', async () => {
    const { scope, elements } = await treeOf(
      `${shape(2)}<p:extLst/><p:cxnSp/><p:pic/><p:contentPart/>${shape(3)}`,
    );
    expect(elements.map(({ type, order, parentId }) => `${type} ${order} ${parentId}`)).toEqual([
      ...['shape a0 parent', 'line a1 parent', 'unknown a2 parent', 'unknown a3 parent', 'shape a4 parent'],
    ]);
    expect(scope.context.records).toEqual(elements);
    expect(readShapeTree(undefined, scope, 'parent')).toEqual([]);
  });

  it('returns controls as their pictures above the tree, and reports them', async () => {
    const controls = '<p:controls><p:control><p:pic/></p:control><p:control/></p:controls>';
    const { elements, notes } = await treeOf(shape(2) + shape(3), undefined, controls);
    expect(elements.map(({ order }) => order)).toEqual(['a0', 'a1', 'a2']);
    expect(notes.filter(({ code }) => code === 'CONTROL')).toEqual([
      { code: 'CONTROL', pageId: 'page', elementId: elements[2]?.id },
    ]);
  });

  it('resolves references to elements that come later', async () => {
    const connector =
      '<p:cxnSp><p:nvCxnSpPr><p:cNvCxnSpPr><a:endCxn id="3"/></p:cNvCxnSpPr></p:nvCxnSpPr></p:cxnSp>';
    const { scope, elements } = await treeOf(connector + shape(3));
    expect(elements[0]).toMatchObject({ end: { elementId: elements[1]?.id } });
    expect(scope.later).toEqual([]);
  });

  it('returns a placeholder for a node that cannot be read, and its neighbours', async () => {
    let failed = false;
    const { elements, notes } = await treeOf(shape(2, '', paragraph('words')) + shape(3), ({ context }) => {
      const { newId } = context;
      Object.assign(context, {
        newId: () => {
          if (failed) return newId();
          failed = true;
          throw new Error('broken');
        },
      });
    });
    expect(elements).toMatchObject([
      {
        ...{
          type: 'unknown',
          what: 'p:sp',
          order: 'a0',
          texts: ['words'],
          frame: { x: 96, y: 96, w: 96, h: 48 },
        },
        origin: { part: 'ppt/slides/slide1.xml', shapeId: '2' },
      },
      { type: 'shape', order: 'a1' },
    ]);
    expect(notes).toEqual([
      { code: 'ELEMENT_UNREADABLE', pageId: 'page', elementId: elements[0]?.id, detail: 'broken' },
    ]);
  });

  it('throws for more elements than a deck may have', async () => {
    const filled = (count: number) => (scope: TreeScope) => {
      (scope.context.records as unknown[]).length = count;
    };
    await expect(treeOf(shape(2), filled(130_000))).rejects.toThrow(LecternError);
    expect((await treeOf(shape(2), filled(129_999))).elements).toHaveLength(1);
  });

  it('records the position of each node, and assigns notes to its element', async () => {
    const nodes = new Map<string, { part: string; start: number }>();
    const link =
      '<p:sp><p:nvSpPr><p:cNvPr id="2"><a:hlinkClick action="ppaction://macro"/></p:cNvPr></p:nvSpPr></p:sp>';
    const { elements, notes } = await treeOf(shape(3) + link, ({ context }) =>
      Object.assign(context, { nodes }),
    );
    expect([...nodes.keys()]).toEqual(elements.map(({ id }) => id));
    expect(nodes.get(elements[1]?.id ?? '')?.part).toBe('ppt/slides/slide1.xml');
    expect(nodes.get(elements[1]?.id ?? '')?.start ?? 0).toBeGreaterThan(
      nodes.get(elements[0]?.id ?? '')?.start ?? 0,
    );
    expect(notes).toMatchObject([{ code: 'ACTION_KEPT', elementId: elements[1]?.id }]);
  });

  it.each([
    ['am3d', 'drawing/2017/model3d', '3D'],
    ['pslz', 'powerpoint/2016/slidezoom', 'Zoom'],
    ['psez', 'powerpoint/2016/sectionzoom', 'Zoom'],
    ['psuz', 'powerpoint/2016/summaryzoom', 'Zoom'],
    ['p173', 'powerpoint/2017/3/main', 'Cameo'],
  ])('reports an object of %s that is shown by its picture', async (prefix, name, detail) => {
    const alternative = (uri: string) =>
      `<mc:AlternateContent><mc:Choice xmlns:q="${uri}" Requires="q"><p:other/></mc:Choice><mc:Fallback>${shape(2)}</mc:Fallback></mc:AlternateContent>`;
    const { elements, notes } = await treeOf(alternative(`http://schemas.microsoft.com/office/${name}`));
    expect(notes).toEqual([
      { code: 'OBJECT_AS_PICTURE', pageId: 'page', elementId: elements[0]?.id, detail },
    ]);
    expect((await treeOf(alternative(`urn:${prefix}`))).notes).toEqual([]);
  });
});

describe('a group of readShapeTree', () => {
  it('has its children after it, in its own coordinates', async () => {
    const { elements } = await treeOf(group(FRAME, shape(2) + shape(3), '<a:noFill/><a:effectLst/>'));
    const [first, ...inside] = elements;
    expect(first).toMatchObject({
      ...{
        type: 'group',
        name: 'G',
        frame: { x: 10, y: 10, w: 192, h: 96 },
        fill: { type: 'none' },
        effects: {},
      },
    });
    expect(inside).toMatchObject([
      { parentId: first?.id, order: 'a0', frame: { x: 0, y: 0, w: 192, h: 96 } },
      { parentId: first?.id, order: 'a1' },
    ]);
  });

  it('has the bounds of its children without a frame', async () => {
    const at = (x: number, y: number) =>
      shape(2).replace('x="914400" y="914400"', `x="${x * 9525}" y="${y * 9525}"`);
    const { elements } = await treeOf(group('', at(100, 40) + at(20, 60)));
    expect(elements.map(({ frame }) => frame)).toEqual([
      { x: 20, y: 40, w: 176, h: 68 },
      { x: 80, y: 0, w: 96, h: 48 },
      { x: 0, y: 20, w: 96, h: 48 },
    ]);
    expect((await treeOf(group('', ''))).elements).toMatchObject([{ frame: { x: 0, y: 0, w: 0, h: 0 } }]);
  });

  it('within a group without a frame keeps its own children where they are', async () => {
    const { elements } = await treeOf(group('', group(FRAME, shape(2))));
    expect(elements.map(({ frame: { x, y } }) => [x, y])).toEqual([
      [10, 10],
      [0, 0],
      [0, 0],
    ]);
  });
});
