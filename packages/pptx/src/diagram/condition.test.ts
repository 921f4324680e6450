import { describe, expect, it } from 'vitest';
import { rootOf } from '../../test/xml-source.ts';
import { follow, readAxisPath } from './axis.ts';
import { holds } from './condition.ts';
import type { DataPoint } from './data-model.ts';

type Tree = readonly [id: string, type: DataPoint['type'], ...children: Tree[]];

function element(attributes: string) {
  const xml = `<dgm:if xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" ${attributes}/>`;
  return rootOf(xml);
}

const points = new Map<string, DataPoint>();
function grow([id, type, ...children]: Tree, parent?: DataPoint): DataPoint {
  const depth = parent ? parent.depth + 1 : 0;
  const point: DataPoint = { id, type, element: element(''), depth, parent, children: [] };
  points.set(id, point);
  point.children.push(...children.map((child) => grow(child, point)));
  return point;
}

grow([
  'doc',
  'doc',
  ['a', 'node', ['a1', 'node'], ['s1', 'sibTrans'], ['a2', 'asst'], ['s2', 'sibTrans']],
  ['s', 'sibTrans'],
  ['b', 'node', ['b1', 'node', ['b11', 'node']]],
  ['t', 'sibTrans'],
  ['c', 'node'],
  ['u', 'sibTrans'],
]);

function at(id: string): DataPoint {
  const point = points.get(id);
  if (!point) throw new Error(id);
  return point;
}

function reached(from: string, attributes: string): string {
  return follow(readAxisPath(element(attributes)), at(from))
    .map(({ id }) => id)
    .join(' ');
}

describe('the points along an axis', () => {
  it.each([
    ['doc', 'self', 'doc'],
    ['doc', 'ch', 'a s b t c'],
    ['b', 'des', 'b1 b11'],
    ['b', 'desOrSelf', 'b b1 b11'],
    ['b11', 'par', 'b1'],
    ['doc', 'par', ''],
    ['b11', 'ancst', 'b1 b doc'],
    ['b11', 'ancstOrSelf', 'b11 b1 b doc'],
    ['s', 'followSib', 'b t c'],
    ['b', 'precedSib', 'a s'],
    ['b11', 'root', 'doc'],
    ['b1', 'follow', 'b11 t c'],
    ['b', 'preced', 'doc a a1 s1 a2 s'],
    ['doc', 'none', ''],
  ])('from %s along %s are %s', (from, axis, ids) => {
    expect(reached(from, `axis="${axis}"`)).toBe(ids);
  });

  it('include the last transition on request', () => {
    expect(reached('doc', 'axis="ch" hideLastTrans="0"')).toBe('a s b t c u');
  });

  it.each([
    ['node', 'a1 a2'],
    ['norm', 'a1'],
    ['nonAsst', 'a1'],
    ['nonNorm', 's1 a2'],
    ['asst', 'a2'],
    ['sibTrans', 's1'],
    ['all', 'a1 s1 a2'],
  ])('of the kind %s are %s', (kind, ids) => {
    expect(reached('a', `axis="ch" ptType="${kind}"`)).toBe(ids);
  });

  it.each([
    ['st="2"', 'b c'],
    ['cnt="2"', 'a b'],
    ['st="2" cnt="1"', 'b'],
    ['step="2"', 'a c'],
    ['step="0"', 'a b c'],
    ['st="-1"', 'c'],
    ['st="-9"', 'a b c'],
    ['st="0"', 'a b c'],
    ['st="3" step="-1"', 'c b a'],
    ['st="4"', ''],
  ])('in the range %s are %s', (range, ids) => {
    expect(reached('doc', `axis="ch" ptType="node" ${range}`)).toBe(ids);
  });

  it('of several steps begin where the step before ended', () => {
    expect(reached('doc', 'axis="ch ch" ptType="node node" st="1 1" cnt="2 1"')).toBe('a1 b1');
    expect(reached('doc', '')).toBe('');
  });
});

describe('a condition', () => {
  const is = (from: string, attributes: string) =>
    holds(element(attributes), at(from), (name) => `<${name}>`);

  it.each([
    ['doc', 'func="cnt" axis="ch" ptType="node"', 3],
    ['doc', 'axis="ch" ptType="node"', 3],
    ['b', 'func="pos" axis="self" ptType="node"', 2],
    ['b', 'func="revPos" axis="self" ptType="node"', 2],
    ['c', 'func="revPos" axis="self" ptType="node"', 1],
    ['c', 'func="pos" axis="self" ptType="node"', 3],
    ['b', 'func="posEven" axis="self" ptType="node"', 1],
    ['c', 'func="posEven" axis="self" ptType="node"', 0],
    ['c', 'func="posOdd" axis="self" ptType="node"', 1],
    ['b', 'func="posOdd" axis="self" ptType="node"', 0],
    ['s', 'func="pos" axis="self"', 1],
    ['b11', 'func="depth" axis="self"', 3],
    ['doc', 'func="maxDepth" axis="des" ptType="node"', 3],
    ['doc', 'func="maxDepth" axis="ch des" ptType="node node"', 2],
    ['c', 'func="maxDepth" axis="ch"', 0],
    ['c', 'func="pos" axis="ch"', 0],
    ['c', 'func="revPos" axis="ch"', 0],
    ['c', 'func="posOdd" axis="ch"', 0],
    ['c', 'func="posEven" axis="ch"', 0],
    ['c', 'func="depth" axis="ch"', 0],
    ['b', 'func="other" axis="self"', 0],
  ])('at %s measures by %s the value %d', (from, attributes, value) => {
    expect(is(from, `${attributes} op="equ" val="${value}"`)).toBe(true);
    expect(is(from, `${attributes} op="equ" val="${value + 1}"`)).toBe(false);
  });

  it.each([
    ['equ', [false, true, false]],
    ['neq', [true, false, true]],
    ['gt', [true, false, false]],
    ['lt', [false, false, true]],
    ['gte', [true, true, false]],
    ['lte', [false, true, true]],
  ])('compares 3 by %s with 2, 3 and 4', (operator, expected) => {
    const condition = (value: number) => `func="cnt" axis="ch" ptType="node" op="${operator}" val="${value}"`;
    expect([2, 3, 4].map((value) => is('doc', condition(value)))).toEqual(expected);
  });

  it('compares texts of a variable as they are', () => {
    expect(is('doc', 'func="var" arg="dir" op="equ" val="&lt;dir>"')).toBe(true);
    expect(is('doc', 'func="var" arg="dir" val="&lt;dir>"')).toBe(true);
    expect(is('doc', 'func="var" arg="dir" op="neq" val="&lt;dir>"')).toBe(false);
    expect(is('doc', 'func="var" arg="dir" op="neq" val="norm"')).toBe(true);
    expect(is('doc', 'func="var" arg="dir" op="gte" val="&lt;dir>"')).toBe(false);
    expect(is('doc', 'func="var" op="equ" val="&lt;>"')).toBe(true);
    expect(holds(element('func="var" arg="n" op="gt" val="5"'), at('doc'), () => '10')).toBe(true);
    expect(holds(element('func="var" arg="n" op="equ" val="0"'), at('doc'), () => ' ')).toBe(false);
  });
});
