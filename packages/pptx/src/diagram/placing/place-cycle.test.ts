import { describe, expect, it } from 'vitest';
import { boxesOf, layoutNode, type NodeSource, valuesOf } from '../../../test/layout-node-source.ts';
import { placeCycle } from './place-cycle.ts';

function placed(
  count: number,
  source: NodeSource = {},
  own: Readonly<Record<string, number>> = {},
  ...sizes: readonly { w: number; h: number }[]
) {
  const children = Array.from({ length: count }, () => layoutNode());
  const connector = layoutNode({ algorithm: 'conn' });
  const node = layoutNode(
    { box: [0, 0, 100, 100], ...source },
    ...children,
    connector,
    layoutNode({ algorithm: 'sp' }),
  );
  const values = valuesOf(
    node,
    [node, own],
    [connector, { h: 8 }],
    ...children.map((child, index) => [child, sizes[index] ?? sizes[0] ?? { w: 10, h: 10 }] as const),
  );
  placeCycle(node, values);
  return {
    boxes: boxesOf(children),
    turns: children.map(({ turn }) => turn),
    diameter: values.get(node, 'diam') ?? 0,
    connector: values.get(connector, 'h'),
  };
}

describe('placeCycle', () => {
  it('places children clockwise from the top, as close as they fit', () => {
    const { boxes, diameter, turns } = placed(4);
    expect(diameter).toBeCloseTo(Math.SQRT2 * 10, 5);
    expect(boxes).toEqual([
      [45, 37.929, 10, 10],
      [52.071, 45, 10, 10],
      [45, 52.071, 10, 10],
      [37.929, 45, 10, 10],
    ]);
    expect(turns).toEqual([0, 0, 0, 0]);
  });

  it('keeps the distance between neighbours', () => {
    expect(placed(2, {}, { sibSp: 6 })).toMatchObject({
      boxes: [
        [45, 37, 10, 10],
        [45, 53, 10, 10],
      ],
      diameter: 16,
    });
  });

  it('scales all sizes together, also of connectors, when the ring does not fit', () => {
    const { boxes, diameter, connector } = placed(2, { box: [0, 0, 100, 13] }, { sibSp: 6 });
    expect(boxes).toEqual([
      [47.5, 0, 5, 5],
      [47.5, 8, 5, 5],
    ]);
    expect([diameter, connector]).toEqual([8, 4]);
    expect(placed(2).connector).toBe(8);
  });

  it('begins at an angle, and ends at the last child of an arc', () => {
    const arc = { parameters: { stAng: '90', spanAng: '180' } };
    const { boxes } = placed(3, arc, { sibSp: 4.142 });
    expect(boxes.map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)])).toEqual([
      [55, 40],
      [45, 50],
      [35, 40],
    ]);
    const back = placed(3, { parameters: { spanAng: '-360', rotPath: 'alongPath' } });
    expect(back.turns).toEqual([0, -120, -240]);
    expect(placed(3, { parameters: { spanAng: '180', rotPath: 'alongPath' } }).turns).toEqual([0, 90, 180]);
  });

  it('places the first child in the middle of a ring with its distance', () => {
    const middle = { parameters: { ctrShpMap: 'fNode' } };
    expect(placed(3, middle, { sp: 5 })).toMatchObject({
      boxes: [
        [45, 45, 10, 10],
        [45, 30, 10, 10],
        [45, 60, 10, 10],
      ],
      diameter: 30,
    });
    expect(placed(1, middle).boxes).toEqual([[45, 45, 10, 10]]);
  });

  it('lets wide children be closer above one another than beside one another', () => {
    const { diameter } = placed(2, {}, {}, { w: 40, h: 10 });
    expect(diameter).toBe(10);
  });

  it('keeps the last child apart from the first on a whole ring', () => {
    const sizes = [10, 1, 10].map((side) => ({ w: side, h: side }));
    expect(placed(3, {}, {}, ...sizes).diameter).toBeCloseTo(20 / Math.sqrt(3), 5);
    expect(placed(3, { parameters: { spanAng: '240' } }, {}, ...sizes).diameter).toBeCloseTo(
      11 / Math.sqrt(3),
      5,
    );
  });

  it('does nothing without children', () => {
    expect(placed(0).diameter).toBe(0);
  });
});
