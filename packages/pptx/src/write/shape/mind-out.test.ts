import type { Element, ElementOf } from '@lectern/courseware';
import { added, findNode, mindTree, ROOT, written } from '@lectern/courseware/mind';
import { describe, expect, it } from 'vitest';
import { element, outScope } from '../../../test/out-scope-source.ts';
import { tag } from '../xml/xml-out.ts';
import { mindXml } from './mind-out.ts';

type Data = ElementOf<'tool'>['data'];

/** A map with two branches, and a node below the second. */
function map(rest: Data = {}): Data {
  let data: Data = {};
  for (const [parent, id] of [
    ['', ROOT],
    [ROOT, 'a'],
    [ROOT, 'b'],
    ['b', 'c'],
  ] as const) {
    const above = findNode(mindTree(data), parent);
    if (above) data = { ...data, ...(added(above, id) as Data) };
    const node = findNode(mindTree(data), id);
    if (node) data = { ...data, ...(written(node, `T${id}`) as Data) };
  }
  return { ...data, ...rest };
}

function parts(data: Data, frame = { x: 0, y: 0, w: 900, h: 500 }): Element[] {
  const tool = element('tool', 'm', { toolKey: 'Mind', data, frame });
  const found: Element[] = [];
  const xml = mindXml(tool, outScope([tool]), (part) => {
    found.push(part);
    return tag('part');
  });
  expect(xml).toMatch(/^<p:grpSp>.*<\/p:grpSpPr>(<part\/>)+<\/p:grpSp>$/);
  return found;
}

const lines = (...args: Parameters<typeof parts>) => parts(...args).filter((part) => part.type === 'line');
const boxes = (...args: Parameters<typeof parts>) => parts(...args).filter((part) => part.type === 'shape');
const slotOf = (fill: unknown) => (fill as { color: { slot: string } } | undefined)?.color.slot;
const rounded = (frame: Element['frame']) =>
  Object.fromEntries(
    Object.entries(frame).map(([key, value]) => [key, typeof value === 'number' ? Math.round(value) : value]),
  );

describe('mindXml', () => {
  it('returns lines first, then a box for each node, in order', () => {
    expect(parts(map()).map(({ id, type, parentId, order }) => `${type} ${id} ${parentId} ${order}`)).toEqual(
      [
        'line m link 0 m a0',
        'line m link 1 m a1',
        'line m link 2 m a2',
        'shape m root m b0',
        'shape m a m b1',
        'shape m b m b2',
        'shape m c m b3',
      ],
    );
  });

  it('connects the boxes to the right', () => {
    expect(lines(map()).map(({ frame }) => rounded(frame))).toEqual([
      { x: 353, y: 207, w: 90, h: 43, flipV: true },
      { x: 353, y: 250, w: 90, h: 43 },
      { x: 552, y: 293, w: 90, h: 0 },
    ]);
    expect(boxes(map()).map(({ frame }) => rounded(frame))).toEqual([
      { x: 166, y: 202, w: 187, h: 96 },
      { x: 443, y: 175, w: 109, h: 64 },
      { x: 443, y: 261, w: 109, h: 64 },
      { x: 641, y: 266, w: 92, h: 54 },
    ]);
  });

  it('connects the boxes downwards, rotated', () => {
    expect(lines(map({ way: 'down' })).map(({ frame }) => rounded(frame))).toEqual([
      { x: 376, y: 165, w: 77, h: 70, rotation: 90 },
      { x: 447, y: 165, w: 77, h: 70, rotation: 90, flipV: true },
      { x: 482, y: 341, w: 77, h: 0, rotation: 90 },
    ]);
  });

  it('connects the boxes to both sides, mirrored', () => {
    expect(lines(map({ way: 'both' })).map(({ frame: { flipH, flipV } }) => [flipH, flipV])).toEqual([
      [undefined, undefined],
      [true, undefined],
      [true, undefined],
    ]);
  });

  it('has colours, widths and bold letters by level and branch', () => {
    const look = (data: Data) =>
      boxes(data).map(({ fill, line, text }) => {
        const props = text?.paragraphs[0]?.runs[0]?.props;
        return [slotOf(fill), slotOf(line?.fill), slotOf(props?.fill), props?.bold ?? false].join(' ');
      });
    expect(look(map())).toEqual([
      'accent1 accent1 bg1 true',
      'bg1 accent1 tx1 true',
      'bg1 accent2 tx1 true',
      'bg1 accent2 tx1 false',
    ]);
    expect(look(map({ look: 'plain' }))).toEqual([
      'accent1 accent1 bg1 true',
      'bg1 accent1 tx1 true',
      'bg1 accent1 tx1 true',
      'bg1 accent1 tx1 false',
    ]);
    expect(lines(map()).map(({ line }) => slotOf(line?.fill))).toEqual(['accent1', 'accent2', 'accent2']);
    const [root, branch, , below] = boxes(map()).map(({ line }) => line?.width ?? 0);
    expect(
      [(root ?? 0) / (below ?? 1), (branch ?? 0) / (below ?? 1)].map((ratio) => ratio.toFixed(3)),
    ).toEqual(['1.667', '1.667']);
  });

  it('has font sizes by its scale, at least a point', () => {
    const sizes = (w: number) =>
      boxes(map(), { x: 0, y: 0, w, h: w }).map(({ text }) => text?.paragraphs[0]?.runs[0]?.props?.size);
    expect(sizes(600)).toEqual([30.9, 23.8, 23.8, 20.2]);
    expect(sizes(3)).toEqual([1, 1, 1, 1]);
  });

  it('has round corners by the smaller side of a box', () => {
    const [{ frame, geometry } = { frame: { w: 0, h: 0 }, geometry: undefined }] = boxes(map(), {
      x: 0,
      y: 0,
      w: 5000,
      h: 5000,
    });
    const corner = geometry?.type === 'preset' ? (geometry.adjust?.adj ?? 0) : 0;
    expect(corner).toBe(23411);
    expect(frame.h).toBeLessThan(frame.w);
  });
});
