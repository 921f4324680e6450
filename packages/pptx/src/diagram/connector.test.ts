import { describe, expect, it } from 'vitest';
import { dataPoint, layoutNode, type NodeSource, valuesOf } from '../../test/layout-node-source.ts';
import { connectorOf, nodesByPoint } from './connector.ts';
import type { DataPoint } from './data-model.ts';
import type { LayoutNode } from './layout-node.ts';

const RECT = '<dgm:shape type="rect"/>';
const ELLIPSE = '<dgm:shape type="ellipse"/>';

/** Two entries with the transition between them and the transition from their parent to the first. */
function entries(): { one: DataPoint; two: DataPoint; between: DataPoint; from: DataPoint; doc: DataPoint } {
  const doc = dataPoint('doc', 'doc');
  const [one, two, between, from] = [
    dataPoint('1'),
    dataPoint('2'),
    dataPoint('s', 'sibTrans'),
    dataPoint('f', 'parTrans'),
  ];
  doc.children.push(from, one, between, two);
  for (const child of doc.children) child.parent = doc;
  return { one, two, between, from, doc };
}

type Parameters = Readonly<Record<string, string>>;

function connected(
  parameters: Parameters,
  { first = {}, second = {} }: Readonly<Record<string, NodeSource>> = {},
  values: Record<string, number> = {},
) {
  const { one, two, between } = entries();
  const source = layoutNode({ context: one, shape: RECT, algorithm: 'tx', box: [0, 0, 20, 10], ...first });
  const target = layoutNode({ context: two, shape: RECT, algorithm: 'tx', box: [60, 0, 20, 10], ...second });
  const node = layoutNode({ algorithm: 'conn', context: between, parameters });
  const root = layoutNode({}, source, node, target);
  return connectorOf(node, nodesByPoint(root), valuesOf(root, [node, values]));
}

const line = (parameters: Parameters, boxes?: Parameters2) => connected({ dim: '1D', ...parameters }, boxes);
type Parameters2 = Readonly<Record<string, NodeSource>>;
const points = (parameters: Parameters, boxes?: Parameters2) => {
  const made = line(parameters, boxes);
  return made?.type === 'line' ? made.points.map(({ x, y }) => [x, y]) : undefined;
};

describe('a line of connectorOf', () => {
  it('runs from edge to edge, with an arrow at its end unless it is set otherwise', () => {
    expect(line({})).toEqual({
      ...{ type: 'line', arrowAtStart: false, arrowAtEnd: true },
      points: [
        { x: 20, y: 5 },
        { x: 60, y: 5 },
      ],
    });
    expect(line({ begSty: 'arr', endSty: 'noArr' })).toMatchObject({ arrowAtStart: true, arrowAtEnd: false });
  });

  it.each([
    ['ctr', [10, 5]],
    ['bCtr', [10, 10]],
    ['tCtr', [10, 0]],
    ['midL', [0, 5]],
    ['midR', [20, 5]],
    ['tL', [0, 0]],
    ['tR', [20, 0]],
    ['bL', [0, 10]],
    ['bR', [20, 10]],
  ])('begins at the site %s', (begPts, [x, y]) => {
    expect(points({ begPts })?.[0]).toEqual([x, y]);
    expect(points({ endPts: begPts })?.[1]).toEqual([(x ?? 0) + 60, y]);
  });

  it('crosses the edge of a rectangle or of an ellipse', () => {
    const second: NodeSource = { box: [0, 60, 20, 10] };
    expect(points({}, { second })).toEqual([
      [10, 10],
      [10, 60],
    ]);
    const diagonal: NodeSource = { box: [30, 40, 20, 10] };
    expect(points({}, { second: diagonal })?.[0]?.map((value) => Math.round(value * 100) / 100)).toEqual([
      13.75, 10,
    ]);
    const round: NodeSource = { shape: ELLIPSE, box: [0, 0, 10, 10] };
    const beside: NodeSource = { box: [30, 40, 10, 10] };
    expect(points({}, { first: round, second: beside })?.[0]).toEqual([8, 9]);
    const same: NodeSource = { box: [5, 0, 10, 10] };
    expect(points({}, { second: same })).toEqual([
      [10, 5],
      [10, 5],
    ]);
  });

  it.each([
    [
      {},
      [
        [20, 5],
        [40, 5],
        [40, 45],
        [60, 45],
      ],
    ],
    [
      { begPts: 'bCtr' },
      [
        [10, 10],
        [10, 45],
        [60, 45],
      ],
    ],
    [
      { endPts: 'tCtr' },
      [
        [20, 5],
        [70, 5],
        [70, 40],
      ],
    ],
    [
      { begPts: 'bCtr', endPts: 'tCtr' },
      [
        [10, 10],
        [10, 25],
        [70, 25],
        [70, 40],
      ],
    ],
  ])('bends at right angles for %j', (sites, path) => {
    const given = { connRout: 'bend', begPts: 'midR', endPts: 'midL', ...sites };
    expect(points(given, { second: { box: [60, 40, 20, 10] } })).toEqual(path);
  });

  it('is straight when its bends would be on one line', () => {
    const bend = { connRout: 'bend', begPts: 'midR', endPts: 'midL' };
    expect(points(bend)).toEqual([
      [20, 5],
      [60, 5],
    ]);
    const upright = { connRout: 'bend', begPts: 'bCtr', endPts: 'tCtr' };
    expect(points(upright, { second: { box: [0, 40, 20, 10] } })).toEqual([
      [10, 10],
      [10, 40],
    ]);
  });
});

describe('a block arrow of connectorOf', () => {
  it('has the length of the distance without the padding at its ends', () => {
    expect(connected({}, {}, { h: 6, begPad: 4, endPad: 16 })).toEqual({
      ...{ type: 'arrow', box: { x: 24, y: 2, w: 20, h: 6 }, turn: 0, double: false },
    });
    expect(connected({ begSty: 'arr' }, {}, { h: 6 })).toMatchObject({ double: true, box: { x: 20, w: 40 } });
  });

  it('points to its target', () => {
    expect(connected({}, { second: { box: [0, 50, 20, 10] } }, { h: 4 })).toMatchObject({
      ...{ turn: 90, box: { x: -10, y: 28, w: 40, h: 4 } },
    });
    expect(connected({}, { second: { box: [-60, 0, 20, 10] } }, { h: 4 })).toMatchObject({ turn: 180 });
  });

  it('has a least length and thickness', () => {
    expect(connected({}, {}, { h: 0, begPad: 90 })).toMatchObject({ box: { w: 0.1, h: 0.1 } });
  });

  it('sets the distance to which constraints refer', () => {
    const { one, two, between } = entries();
    const ends = [one, two].map((context, index) =>
      layoutNode({ context, shape: RECT, box: [index * 50, 0, 10, 10] }),
    );
    const node = layoutNode({ algorithm: 'conn', context: between });
    const root = layoutNode({}, ...ends, node);
    const values = valuesOf(root);
    connectorOf(node, nodesByPoint(root), values);
    expect(values.get(node, 'connDist')).toBe(40);
  });
});

it('nodesByPoint returns the nodes of each point and of the first text that they show, without connectors', () => {
  const { one, two } = entries();
  const node = layoutNode({ name: 'a', context: one, shown: [two, one] });
  const same = layoutNode({ name: 'b', context: one, shown: [one] });
  const root = layoutNode(
    { context: dataPoint('x') },
    node,
    same,
    layoutNode({ algorithm: 'conn', context: one }),
  );
  const found = nodesByPoint(root);
  expect([one, two].map((point) => found.get(point)?.map(({ name }) => name))).toEqual([['a', 'b'], ['a']]);
});

describe('the ends of a connector', () => {
  const box = (x: number) => [x, 0, 10, 10] as const;
  const endsOf = (node: LayoutNode, root: LayoutNode) => {
    const made = connectorOf(node, nodesByPoint(root), valuesOf(root));
    return made?.type === 'line' ? made.points.map(({ x }) => x - 5) : undefined;
  };
  const CENTRES = { dim: '1D', begPts: 'ctr', endPts: 'ctr' };

  it('are the named nodes of both entries', () => {
    const { one, two, between } = entries();
    const named = (context: DataPoint, name: string, x: number) =>
      layoutNode({ context, name, shape: RECT, box: box(x) });
    const node = layoutNode({
      algorithm: 'conn',
      context: between,
      parameters: { ...CENTRES, srcNode: 'b', dstNode: 'b' },
    });
    const root = layoutNode(
      {},
      named(one, 'a', 0),
      named(one, 'b', 20),
      named(two, 'a', 40),
      named(two, 'b', 60),
      node,
    );
    expect(endsOf(node, root)).toEqual([20, 60]);
  });

  it('are the parent and the entry after a transition from the parent', () => {
    const { one, two, from, doc } = entries();
    const nodes = [doc, one, two].map((context, index) =>
      layoutNode({ context, shape: RECT, box: box(index * 20) }),
    );
    const node = layoutNode({ algorithm: 'conn', context: from, parameters: CENTRES });
    expect(endsOf(node, layoutNode({ context: dataPoint('x') }, ...nodes, node))).toEqual([0, 20]);
  });

  it('are the nodes beside it, of which the first follows the last', () => {
    const { one, two, between } = entries();
    const [first, second] = [one, two].map((context, index) =>
      layoutNode({ context, shape: RECT, box: box(index * 20) }),
    );
    const node = layoutNode({ algorithm: 'conn', context: between, parameters: CENTRES });
    const space = layoutNode({ algorithm: 'sp', context: one, box: box(90) });
    if (!first || !second) throw new Error('two nodes');
    expect(endsOf(node, layoutNode({}, first, space, node, second))).toEqual([0, 20]);
    expect(endsOf(node, layoutNode({}, first, second, node))).toEqual([20, 0]);
  });

  it('are visible nodes, texts first', () => {
    const { one, two, from, doc } = entries();
    const parent = layoutNode({ context: doc, box: box(0) });
    const empty = layoutNode({ context: one });
    const shape = layoutNode({ context: one, shape: RECT, box: box(20) });
    const text = layoutNode({ context: one, algorithm: 'tx', shape: RECT, box: box(40) });
    const node = layoutNode({ algorithm: 'conn', context: from, parameters: CENTRES });
    const root = (...children: LayoutNode[]) => layoutNode({ context: two }, parent, ...children, node);
    expect(endsOf(node, root(empty, shape, text))).toEqual([0, 40]);
    expect(endsOf(node, root(empty, shape))).toEqual([0, 20]);
    expect(endsOf(node, root(empty))).toBeUndefined();
  });

  it('are missing for a single node', () => {
    const { one, between } = entries();
    const only = layoutNode({ context: one, shape: RECT, box: box(0) });
    const node = layoutNode({ algorithm: 'conn', context: between, parameters: CENTRES });
    expect(endsOf(node, layoutNode({}, only, node))).toBeUndefined();
  });
});
