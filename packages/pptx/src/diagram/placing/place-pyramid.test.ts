import { describe, expect, it } from 'vitest';
import { boxesOf, layoutNode, valuesOf } from '../../../test/layout-node-source.ts';
import { placePyramid } from './place-pyramid.ts';

function placed(
  parameters: Readonly<Record<string, string>>,
  { ratio = 0, accounts = false, scaleY = 1 } = {},
) {
  const levels = [1, 2].map((number) =>
    layoutNode(
      { custom: { scaleY: number === 1 ? 1 : scaleY } },
      layoutNode({ name: 'level' }),
      ...(accounts ? [layoutNode({ name: 'back' }), layoutNode({ name: 'text' })] : []),
    ),
  );
  const named = { pyraLvlNode: 'level', pyraAcctBkgdNode: 'back', pyraAcctTxNode: 'text', ...parameters };
  const node = layoutNode({ algorithm: 'pyra', parameters: named, box: [0, 0, 100, 80] }, ...levels);
  const values = valuesOf(node, [node, { pyraAcctRatio: ratio }]);
  placePyramid(node, values);
  const shapes = levels.map(({ children }) => boxesOf(children));
  const insets = levels.map(({ children }) => children[0] && values.get(children[0], 'pyramidInset'));
  return { levels: boxesOf(levels), shapes, insets, node: levels };
}

describe('placePyramid', () => {
  it('places the first level at the tip of a standing pyramid', () => {
    const { levels, shapes, insets } = placed({});
    expect(levels).toEqual([
      [0, 0, 100, 40],
      [0, 40, 100, 40],
    ]);
    expect(shapes).toEqual([[[25, 0, 50, 40]], [[0, 40, 100, 40]]]);
    expect(insets).toEqual([0.625, 0.625]);
  });

  it.each([
    [{ linDir: 'fromT' }, [0, 0, 100, 40], [25, 40, 50, 40]],
    [{ txDir: 'fromB' }, [0, 40, 100, 40], [25, 0, 50, 40]],
    [{ linDir: 'fromT', txDir: 'fromB' }, [25, 40, 50, 40], [0, 0, 100, 40]],
  ])('places the levels for %j', (parameters, first, second) => {
    expect(placed(parameters).shapes).toEqual([[first], [second]]);
  });

  it('gives levels the share that a user set', () => {
    expect(placed({}, { scaleY: 3 }).levels).toEqual([
      [0, 0, 100, 20],
      [0, 20, 100, 60],
    ]);
  });

  it('gives the children of an entry the space beside its level', () => {
    const after = placed({}, { ratio: 0.4, accounts: true });
    expect(after.shapes[0]).toEqual([
      [15, 0, 30, 40],
      [45, 0, 55, 40],
      [45, 0, 55, 40],
    ]);
    const before = placed({ pyraAcctPos: 'bef' }, { ratio: 0.4, accounts: true });
    expect(before.shapes[0]).toEqual([
      [55, 0, 30, 40],
      [0, 0, 55, 40],
      [0, 0, 55, 40],
    ]);
  });

  it('keeps at least a tenth of the width for the levels, and all of it without children of entries', () => {
    expect(placed({}, { ratio: 2, accounts: true }).shapes[1]?.[0]).toEqual([0, 40, 10, 40]);
    expect(placed({}, { ratio: 0.4 }).shapes[1]?.[0]).toEqual([0, 40, 100, 40]);
    expect(placed({}, { ratio: -1, accounts: true }).shapes[1]?.[0]).toEqual([0, 40, 100, 40]);
  });

  it('sets the plain boxes to the boxes', () => {
    const [first] = placed({}).node;
    expect(first?.children[0]?.plain).toEqual(first?.children[0]?.box);
  });
});
