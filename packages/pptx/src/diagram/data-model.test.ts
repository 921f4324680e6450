import { expect, it } from 'vitest';
import { node } from '../../test/tree-scope.ts';
import { type DataPoint, isEntry, readDataModel } from './data-model.ts';

const point = (id: string, type = '') => `<dgm:pt modelId="${id}" ${type && `type="${type}"`}/>`;
const join = (from: string, to: string, order: number, more = '') =>
  `<dgm:cxn srcId="${from}" destId="${to}" srcOrd="${order}" ${more}/>`;
const modelOf = (points: string, connections: string) =>
  readDataModel(
    node(
      `<dgm:dataModel><dgm:ptLst>${points}</dgm:ptLst><dgm:cxnLst>${connections}</dgm:cxnLst></dgm:dataModel>`,
    ),
  );

/** The tree as `id(children)`, entries only. */
const drawn = (at: DataPoint | undefined): string => {
  const children = (at?.children ?? []).filter(isEntry).map(drawn).join(' ');
  return `${at?.id}${children && `(${children})`}`;
};

it('readDataModel returns the tree of entries in their order', () => {
  const model = modelOf(
    point('d', 'doc') + point('a') + point('b', 'asst') + point('c', 'node') + point('p', 'pres'),
    join('d', 'b', 2) +
      join('d', 'a', 1, 'type="parOf"') +
      join('b', 'c', 0) +
      join('d', 'c', 0, 'type="presOf"'),
  );
  expect(drawn(model?.root)).toBe('d(a b(c))');
  expect(model?.presentation.map(({ id }) => id)).toEqual(['p']);
  const [, first] = model?.root.children ?? [];
  expect([first?.depth, first?.parent?.id]).toEqual([1, 'd']);
});

it('readDataModel puts the transitions of the file before and after each entry, or new ones', () => {
  const model = modelOf(
    point('d', 'doc') + point('a') + point('b') + point('x', 'parTrans') + point('y', 'sibTrans'),
    join('d', 'a', 0, 'parTransId="x" sibTransId="y"') + join('d', 'b', 1, 'parTransId="y" sibTransId="y"'),
  );
  expect(model?.root.children.map(({ id, type }) => `${id} ${type}`)).toEqual([
    ...['x parTrans', 'a node', 'y sibTrans', 'b/parTrans parTrans', 'b node', 'b/sibTrans sibTrans'],
  ]);
  expect(model?.root.children.map(({ depth }) => depth)).toEqual([1, 1, 1, 1, 1, 1]);
});

it('readDataModel visits each point once, and stops at a depth of 32', () => {
  const loop = modelOf(
    point('d', 'doc') + point('a'),
    join('d', 'a', 0) + join('a', 'd', 0) + join('d', 'a', 1) + join('a', 'a', 1),
  );
  expect(drawn(loop?.root)).toBe('d(a)');
  const chain = Array.from({ length: 40 }, (_, index) => `n${index}`);
  const deep = modelOf(
    point('d', 'doc') + chain.map((id) => point(id)).join(''),
    chain.map((id, index) => join(chain[index - 1] ?? 'd', id, 0)).join(''),
  );
  expect(drawn(deep?.root).split('(')).toHaveLength(33);
});

it('readDataModel keeps the first of two points with one id, and at most 5,000 points', () => {
  const doubled = modelOf(
    point('d', 'doc') + point('d') + point('a') + point('a', 'asst'),
    join('d', 'a', 0),
  );
  expect(doubled?.root.children[1]?.type).toBe('node');
  const many = Array.from({ length: 5000 }, (_, index) => point(`n${index}`)).join('');
  expect(modelOf(many + point('d', 'doc'), '')).toBeUndefined();
  expect(modelOf(point('d', 'doc') + many, '')?.root.id).toBe('d');
});

it('readDataModel returns undefined without a document point', () => {
  expect(modelOf(point('a'), '')).toBeUndefined();
  expect(readDataModel(node('<dgm:dataModel/>'))).toBeUndefined();
});
