import { describe, expect, it } from 'vitest';
import { dataPoint, layoutNode, type NodeSource } from '../../../test/layout-node-source.ts';
import { boxInHost, fitsInside, hostOf } from './text-host.ts';

const RECT = '<dgm:shape type="rect"/>';
const [entry, other] = [dataPoint('1'), dataPoint('2')];

describe('hostOf', () => {
  const found = (hosts: readonly NodeSource[], text: NodeSource = {}, after: readonly NodeSource[] = []) => {
    const before = hosts.map((source, index) =>
      layoutNode({ name: `h${index}`, algorithm: 'sp', shape: RECT, shown: [entry], ...source }),
    );
    const node = layoutNode({ algorithm: 'tx', shown: [entry], ...text });
    layoutNode(
      {},
      ...before,
      node,
      ...after.map((source) => layoutNode({ name: 'after', shape: RECT, shown: [entry], ...source })),
    );
    return hostOf(node)?.name;
  };

  it('returns the nearest shape before a text that shows the same entry', () => {
    expect(found([{}, {}, { shown: [other] }])).toBe('h1');
    expect(found([{ shown: [entry, other] }])).toBe('h0');
  });

  it('returns undefined for a text with a shape, and for another node', () => {
    expect(found([{}], { shape: RECT })).toBeUndefined();
    expect(found([{}], { algorithm: 'sp' })).toBeUndefined();
  });

  it('ignores texts, invisible nodes, nodes without an entry, and nodes after the text', () => {
    expect(found([{ algorithm: 'tx' }])).toBeUndefined();
    expect(found([{ shape: '<dgm:shape type="none"/>' }])).toBeUndefined();
    expect(found([{ shown: [] }], { shown: [] })).toBeUndefined();
    expect(found([], {}, [{}])).toBeUndefined();
    expect(hostOf(layoutNode({ algorithm: 'tx', shown: [entry] }))).toBeUndefined();
  });
});

describe('fitsInside', () => {
  const OUTER = { x: 0, y: 0, w: 100, h: 100 };
  it.each([
    [{ x: 0, y: 0, w: 100, h: 100 }, true],
    [{ x: -2.5, y: 0, w: 105, h: 100 }, true],
    [{ x: -3, y: 0, w: 106, h: 100 }, false],
    [{ x: 0, y: -3, w: 100, h: 106 }, false],
    [{ x: 36, y: 25, w: 50, h: 50 }, true],
    [{ x: 37, y: 25, w: 50, h: 50 }, false],
    [{ x: 13, y: 25, w: 50, h: 50 }, false],
    [{ x: 25, y: 37, w: 50, h: 50 }, false],
    [{ x: 25, y: 14, w: 50, h: 50 }, true],
  ])('returns for the box %j %s', (inner, value) => {
    expect(fitsInside(OUTER, inner)).toBe(value);
  });
});

it('boxInHost returns the box moved and scaled with its shape', () => {
  const host = layoutNode({ box: [100, 50, 40, 10] });
  host.plain = { x: 10, y: 20, w: 20, h: 20 };
  const node = layoutNode({ box: [15, 30, 10, 4] });
  expect(boxInHost(node, host)).toEqual({ x: 110, y: 55, w: 20, h: 2 });
  host.plain = { x: 10, y: 20, w: 0, h: 20 };
  expect(boxInHost(node, host)).toBe(node.box);
  host.plain = { x: 10, y: 20, w: 20, h: 0 };
  expect(boxInHost(node, host)).toBe(node.box);
});
