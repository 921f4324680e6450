import { describe, expect, it } from 'vitest';
import { dataPoint, layoutNode } from '../../test/layout-node-source.ts';
import { node } from '../../test/tree-scope.ts';
import { readDataModel } from './data-model.ts';
import {
  expandLayout,
  isDrawn,
  isKind,
  isTurned,
  type LayoutNode,
  nodesOf,
  turnOf,
  variable,
} from './layout-node.ts';

const DATA = node(
  `<dgm:dataModel><dgm:ptLst><dgm:pt modelId="d" type="doc"/><dgm:pt modelId="1"/><dgm:pt modelId="2"/><dgm:pt modelId="p" type="pres"><dgm:prSet presName="box" presAssocID="2" custAng="5400000"/></dgm:pt></dgm:ptLst><dgm:cxnLst><dgm:cxn srcId="d" destId="1" srcOrd="0"/><dgm:cxn srcId="d" destId="2" srcOrd="1"/></dgm:cxnLst></dgm:dataModel>`,
);
const expanded = (content: string) => {
  const data = readDataModel(DATA);
  if (!data) throw new Error('the data cannot be read');
  return expandLayout(node(`<dgm:layoutDef>${content}</dgm:layoutDef>`), data);
};
const start = (content: string) => expanded(`<dgm:layoutNode name="root">${content}</dgm:layoutNode>`);
const LOOP = 'axis="ch" ptType="node"';

/** The tree as `name:point(children)`. */
const drawn = (at: LayoutNode | undefined): string =>
  `${at?.name}:${at?.context.id}${at && at.children.length > 0 ? `(${at.children.map(drawn).join(' ')})` : ''}`;

describe('expandLayout', () => {
  it('creates a node for each point of a loop', () => {
    expect(drawn(start(`<dgm:forEach ${LOOP}><dgm:layoutNode name="box"/></dgm:forEach>`))).toBe(
      'root:d(box:1 box:2)',
    );
  });

  it('repeats a named loop where it is referred to', () => {
    const named = `<dgm:forEach name="f" ${LOOP}><dgm:layoutNode name="box"/></dgm:forEach>`;
    expect(drawn(start(`${named}<dgm:layoutNode name="in"><dgm:forEach ref="f"/></dgm:layoutNode>`))).toBe(
      'root:d(box:1 box:2 in:d(box:1 box:2))',
    );
  });

  it('takes the first branch whose condition is true, otherwise the last', () => {
    const branch = (value: number) =>
      `<dgm:if func="cnt" axis="ch" ptType="node" op="equ" val="${value}"><dgm:layoutNode name="n${value}"/></dgm:if>`;
    const choose = (...values: readonly number[]) =>
      drawn(
        start(
          `<dgm:choose>${values.map(branch).join('')}<dgm:else><dgm:layoutNode name="other"/></dgm:else></dgm:choose>`,
        ),
      );
    expect([choose(1, 2, 2), choose(3)]).toEqual(['root:d(n2:d)', 'root:d(other:d)']);
  });

  it('reads algorithm, shape, texts, constraints, rules and variables of a node', () => {
    const root = start(
      '<dgm:alg type="lin"><dgm:param type="linDir" val="fromT"/></dgm:alg><dgm:shape type="rect"/><dgm:presOf axis="ch" ptType="node"/><dgm:constrLst><dgm:constr type="w"/><dgm:other/></dgm:constrLst><dgm:ruleLst><dgm:rule type="h"/></dgm:ruleLst><dgm:varLst><dgm:dir val="rev"/></dgm:varLst>',
    );
    expect(root).toMatchObject({ algorithm: 'lin', turn: 0 });
    expect(root?.parameters.get('linDir')).toBe('fromT');
    expect(root?.shape?.attr('type')).toBe('rect');
    expect(root?.shown.map(({ id }) => id)).toEqual(['1', '2']);
    expect([root?.constraints.length, root?.rules.length]).toEqual([1, 1]);
    expect(root && variable(root, 'dir')).toBe('rev');
    expect(start('')).toMatchObject({ algorithm: 'composite', label: undefined });
    expect(start('<dgm:alg/>')?.algorithm).toBe('composite');
  });

  it('finds the presentation point of a node, with changes by the user', () => {
    const root = start(`<dgm:forEach ${LOOP}><dgm:layoutNode name="box" styleLbl="L"/></dgm:forEach>`);
    expect(
      root?.children.map(({ presentation, custom, label }) => [presentation?.id, custom.angle, label]),
    ).toEqual([
      [undefined, 0, 'L'],
      ['p', 90, 'L'],
    ]);
  });

  it('returns undefined without a node, and for a definition that is too large', () => {
    expect(expanded('')).toBeUndefined();
    expect(start('<dgm:layoutNode/>'.repeat(2999))).toBeDefined();
    expect(start('<dgm:layoutNode/>'.repeat(3000))).toBeUndefined();
    const endless = `<dgm:forEach name="f" ${LOOP}><dgm:forEach ref="f" axis="self"/></dgm:forEach>`;
    expect(start(endless)).toBeDefined();
  });
});

it('variable returns the value of the nearest node that sets it, or its default', () => {
  const inner = layoutNode({ variables: { chMax: '3' } });
  layoutNode({ variables: { chMax: '5', dir: 'rev' } }, inner);
  expect(
    ['chMax', 'dir', 'chPref', 'hierBranch', 'orgChart', 'bulletEnabled', 'toString'].map((name) =>
      variable(inner, name),
    ),
  ).toEqual([...['3', 'rev', '-1', 'std', 'false', 'false', '']]);
  expect(variable(layoutNode(), 'dir')).toBe('norm');
});

it('nodesOf returns a node and its descendants in order', () => {
  const tree = layoutNode(
    { name: 'a' },
    layoutNode({ name: 'b' }, layoutNode({ name: 'c' })),
    layoutNode({ name: 'd' }),
  );
  expect([...nodesOf(tree)].map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

it('isKind compares the first point that a node shows, or its own', () => {
  const context = dataPoint('s', 'sibTrans');
  const own = layoutNode({ context });
  const shows = layoutNode({ context, shown: [dataPoint('1'), context] });
  expect(['all', 'sibTrans', 'node'].map((kind) => [isKind(own, kind), isKind(shows, kind)])).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ]);
});

it.each([
  ['type="rect"', true],
  ['type="none"', false],
  ['type="conn"', false],
  ['', false],
  ['type="rect" hideGeom="1"', false],
  ['type="rect" hideGeom="true"', false],
  ['type="rect" hideGeom="0"', true],
])('isDrawn returns for a shape with %s %s', (attributes, value) => {
  expect(isDrawn(layoutNode({ shape: `<dgm:shape ${attributes}/>` }))).toBe(value);
});

it('turnOf returns the rotations of shape, ring and user together', () => {
  const turned = (shape: string, turn: number, angle: number) =>
    layoutNode({ shape, turn, custom: { angle } });
  expect(turnOf(turned('<dgm:shape rot="90"/>', 20, 7))).toBe(117);
  expect(turnOf(layoutNode())).toBe(0);
  expect([isTurned(turned('<dgm:shape rot="360"/>', 0, 0)), isTurned(turned('<dgm:shape/>', 2, 0))]).toEqual([
    false,
    true,
  ]);
  expect([isTurned(turned('<dgm:shape/>', 1, 0)), isTurned(turned('<dgm:shape/>', -2, 0))]).toEqual([
    false,
    true,
  ]);
});
