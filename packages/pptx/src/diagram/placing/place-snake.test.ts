import { describe, expect, it } from 'vitest';
import {
  boxesOf,
  dataPoint,
  layoutNode,
  type NodeSource,
  valuesOf,
} from '../../../test/layout-node-source.ts';
import { placeSnake } from './place-snake.ts';

function placed(
  count: number,
  source: NodeSource = {},
  { gap = 0, sp = undefined as number | undefined, size = { w: 20, h: 10 } } = {},
) {
  const nodes = Array.from({ length: count }, () => layoutNode());
  const spaces = gap > 0 ? [layoutNode({ algorithm: 'sp', context: dataPoint('s', 'sibTrans') })] : [];
  const node = layoutNode({ box: [0, 0, 100, 100], algorithm: 'snake', ...source }, ...nodes, ...spaces);
  const values = valuesOf(
    node,
    ...(sp === undefined ? [] : [[node, { sp }] as const]),
    ...nodes.map((child) => [child, size] as const),
    ...spaces.map((child) => [child, { w: gap, h: gap }] as const),
  );
  placeSnake(node, values);
  return boxesOf(nodes);
}

const corners = (...source: Parameters<typeof placed>) => placed(...source).map(([x, y]) => [x, y]);

const ROW = { box: [0, 0, 100, 10] } as const;
const TWO_ROWS = { box: [0, 0, 40, 20] } as const;

describe('placeSnake', () => {
  it('places children in one centred row if they are largest in it', () => {
    expect(placed(2, ROW)).toEqual([
      [30, 0, 20, 10],
      [50, 0, 20, 10],
    ]);
  });

  it('breaks the rows as early as children keep their size', () => {
    expect(placed(2)).toEqual([
      [40, 40, 20, 10],
      [40, 50, 20, 10],
    ]);
  });

  it('keeps the space of transitions between children, and `sp` between rows', () => {
    expect(corners(2, ROW, { gap: 5 })).toEqual([
      [27.5, 0],
      [52.5, 0],
    ]);
    expect(corners(2, {}, { gap: 5, sp: 7 })).toEqual([
      [40, 36.5],
      [40, 53.5],
    ]);
    expect(corners(2, {}, { gap: 5 })).toEqual([
      [40, 37.5],
      [40, 52.5],
    ]);
  });

  it('centres the last row unless it is set otherwise', () => {
    expect(placed(3, TWO_ROWS)).toEqual([
      [0, 0, 20, 10],
      [20, 0, 20, 10],
      [10, 10, 20, 10],
    ]);
    expect(corners(3, { ...TWO_ROWS, parameters: { off: 'off' } })[2]).toEqual([0, 10]);
  });

  it('shrinks children to the space', () => {
    expect(placed(1, { box: [0, 0, 10, 10] })).toEqual([[0, 2.5, 10, 5]]);
    expect(placed(1, { box: [5, 7, 20, 5] })).toEqual([[10, 7, 10, 5]]);
  });

  it.each([
    ['tR', [20, 0], [0, 0], [10, 10]],
    ['bL', [0, 10], [20, 10], [10, 0]],
    ['bR', [20, 10], [0, 10], [10, 0]],
  ])('begins in the corner %s', (grDir, ...boxes) => {
    expect(corners(3, { ...TWO_ROWS, parameters: { grDir } })).toEqual(boxes);
  });

  it('alternates the direction of rows if it is set so', () => {
    const last = (parameters: Readonly<Record<string, string>>) =>
      corners(4, { ...TWO_ROWS, parameters }).slice(2);
    expect(last({ contDir: 'revDir' })).toEqual([
      [20, 10],
      [0, 10],
    ]);
    expect(last({})).toEqual([
      [0, 10],
      [20, 10],
    ]);
  });

  it('places children in columns if it is set so', () => {
    const parameters = { flowDir: 'col' };
    expect(corners(3, { ...TWO_ROWS, parameters })).toEqual([
      [0, 0],
      [0, 10],
      [20, 5],
    ]);
    expect(corners(3, { box: [0, 0, 45, 25], parameters }, { sp: 5 })).toEqual([
      [0, 0],
      [0, 15],
      [25, 7.5],
    ]);
    expect(corners(3, { box: [0, 0, 44, 23], parameters }, { gap: 3, sp: 4 })).toEqual([
      [0, 0],
      [0, 13],
      [24, 6.5],
    ]);
  });

  it('has a fixed number of children in a row', () => {
    const parameters = { bkpt: 'fixed', bkPtFixedVal: '2' };
    expect(corners(3, { parameters })).toEqual([
      [30, 40],
      [50, 40],
      [40, 50],
    ]);
    expect(corners(2, { parameters: { ...parameters, bkPtFixedVal: '9' } })).toEqual([
      [30, 45],
      [50, 45],
    ]);
  });

  it('does nothing without children', () => {
    expect(placed(0, {}, { gap: 5 })).toEqual([]);
  });
});
