import { describe, expect, it } from 'vitest';
import {
  boxesOf,
  dataPoint,
  layoutNode,
  type NodeSource,
  valuesOf,
} from '../../../test/layout-node-source.ts';
import type { LayoutNode } from '../layout-node.ts';
import { placeHierarchy } from './place-hierarchy.ts';

const leaf = (source: NodeSource = {}) => layoutNode({ algorithm: 'tx', ...source });
const line = (parameters: Readonly<Record<string, string>>, ...children: LayoutNode[]) =>
  layoutNode({ algorithm: 'hierChild', parameters, box: [0, 0, 100, 100] }, ...children);
const tree = (parameters: Readonly<Record<string, string>>, ...children: LayoutNode[]) =>
  layoutNode({ algorithm: 'hierRoot', parameters, box: [0, 0, 100, 100] }, ...children);

function placed(
  root: LayoutNode,
  sizes: readonly (readonly [LayoutNode, object])[],
  show = sizes.map(([node]) => node),
) {
  const values = valuesOf(root, ...(sizes as readonly (readonly [LayoutNode, Record<string, number>])[]));
  placeHierarchy(root, values);
  return boxesOf(show);
}

const S = { w: 20, h: 10 };

describe('placeHierarchy of siblings', () => {
  const of = (parameters: Readonly<Record<string, string>>, own: object = { sibSp: 4 }) => {
    const [small, large] = [leaf(), leaf()];
    const root = line(parameters, small, layoutNode({ algorithm: 'conn' }), large);
    return placed(
      root,
      [
        [root, own],
        [small, S],
        [large, { w: 30, h: 20 }],
      ],
      [small, large],
    );
  };

  it.each([
    [
      {},
      [
        [23, 40, 20, 10],
        [47, 40, 30, 20],
      ],
    ],
    [
      { linDir: 'fromR' },
      [
        [57, 40, 20, 10],
        [23, 40, 30, 20],
      ],
    ],
    [
      { linDir: 'fromT' },
      [
        [35, 33, 20, 10],
        [35, 47, 30, 20],
      ],
    ],
    [
      { linDir: 'fromB' },
      [
        [35, 57, 20, 10],
        [35, 33, 30, 20],
      ],
    ],
    [
      { chAlign: 'b' },
      [
        [23, 50, 20, 10],
        [47, 40, 30, 20],
      ],
    ],
    [
      { linDir: 'fromT', chAlign: 'r' },
      [
        [45, 33, 20, 10],
        [35, 47, 30, 20],
      ],
    ],
  ])('places them for %j', (parameters, boxes) => {
    expect(of(parameters)).toEqual(boxes);
  });

  it('places pairs left and right of a stem', () => {
    const nodes = [leaf(), leaf(), leaf()];
    const root = line({ secLinDir: 'fromT' }, ...nodes);
    const sizes = nodes.map((node) => [node, S] as const);
    expect(placed(root, [[root, { sibSp: 4, secSibSp: 6 }], ...sizes], nodes)).toEqual([
      ...[
        [28, 37, 20, 10],
        [52, 37, 20, 10],
        [28, 53, 20, 10],
      ],
    ]);
    const again = [leaf(), leaf(), leaf()];
    const other = line({ secLinDir: 'fromT' }, ...again);
    expect(
      placed(other, [[other, { sibSp: 4 }], ...again.map((node) => [node, S] as const)], again)[2],
    ).toEqual([...[28, 52, 20, 10]]);
  });

  it('scales the tree as a whole when it does not fit', () => {
    const nodes = [leaf(), leaf()];
    const root = layoutNode({ algorithm: 'hierChild', box: [0, 0, 20, 100] }, ...nodes);
    expect(
      placed(
        root,
        nodes.map((node) => [node, S] as const),
      ),
    ).toEqual([
      [0, 47.5, 10, 5],
      [10, 47.5, 10, 5],
    ]);
  });

  it('scales the values of the shapes, to which others refer', () => {
    const one = leaf();
    const root = layoutNode({ algorithm: 'hierChild', box: [0, 0, 10, 100] }, one);
    const values = valuesOf(root, [one, S]);
    placeHierarchy(root, values);
    expect([values.get(one, 'w'), values.get(one, 'h')]).toEqual([10, 5]);
  });

  it('does nothing for a node that an outer node places', () => {
    const inner = leaf();
    const child = line({}, inner);
    const root = tree({}, child);
    const values = valuesOf(root, [inner, S]);
    placeHierarchy(child, values);
    expect(boxesOf([inner])).toEqual([[0, 0, 0, 0]]);
  });
});

describe('placeHierarchy of an entry with its children', () => {
  const of = (hierAlign: string | undefined, own: object = { sp: 5 }) => {
    const [head, one, two] = [leaf(), leaf(), leaf()];
    const root = tree(hierAlign ? { hierAlign } : {}, head, line({}, one, two));
    return placed(
      root,
      [
        [root, own],
        [head, S],
        [one, S],
        [two, S],
      ],
      [head, one, two],
    );
  };

  it.each([
    [
      undefined,
      [
        [40, 37.5, 20, 10],
        [30, 52.5, 20, 10],
        [50, 52.5, 20, 10],
      ],
    ],
    [
      'tL',
      [
        [30, 37.5, 20, 10],
        [30, 52.5, 20, 10],
        [50, 52.5, 20, 10],
      ],
    ],
    [
      'tR',
      [
        [50, 37.5, 20, 10],
        [30, 52.5, 20, 10],
        [50, 52.5, 20, 10],
      ],
    ],
    [
      'bCtrCh',
      [
        [40, 52.5, 20, 10],
        [30, 37.5, 20, 10],
        [50, 37.5, 20, 10],
      ],
    ],
    [
      'lT',
      [
        [17.5, 45, 20, 10],
        [42.5, 45, 20, 10],
        [62.5, 45, 20, 10],
      ],
    ],
    [
      'rB',
      [
        [62.5, 45, 20, 10],
        [17.5, 45, 20, 10],
        [37.5, 45, 20, 10],
      ],
    ],
  ])('places the children for the alignment %s', (align, boxes) => {
    expect(of(align)).toEqual(boxes);
  });

  it('moves aligned children by a share of the entry', () => {
    expect(of('tL', { sp: 5, alignOff: 0.5 })).toEqual([
      [25, 37.5, 20, 10],
      [35, 52.5, 20, 10],
      [55, 52.5, 20, 10],
    ]);
    expect(of('tR', { sp: 5, alignOff: 0.5 })[0]).toEqual([55, 37.5, 20, 10]);
  });

  it('centres the entry above the middle of its children, or of all that is below it', () => {
    const nested = (hierAlign: string) => {
      const [head, one, two] = [leaf(), leaf(), leaf()];
      const wide = layoutNode({ algorithm: 'tx' });
      const root = tree({ hierAlign }, head, line({}, tree({ hierAlign: 'tL' }, one, line({}, wide)), two));
      return placed(
        root,
        [
          [head, S],
          [one, S],
          [two, S],
          [wide, { w: 40, h: 10 }],
        ],
        [head, one, two],
      );
    };
    const [byChildren, byDescendants] = [nested('tCtrCh'), nested('tCtrDes')];
    expect(byChildren[0]?.[0]).toBe(((byChildren[1]?.[0] ?? 0) + (byChildren[2]?.[0] ?? 0)) / 2);
    expect(byDescendants[0]?.[0]).toBe(40);
  });

  it('places assistants nearest to the entry', () => {
    const [head, entry] = [leaf(), leaf()];
    const assistant = leaf({ context: dataPoint('a', 'asst') });
    const root = tree({ hierAlign: 'tL' }, head, line({}, entry), line({}, assistant));
    expect(
      placed(root, [
        [head, S],
        [entry, S],
        [assistant, S],
      ]).map(([, y]) => y),
    ).toEqual([35, 55, 45]);
  });
});
