import { expect, it } from 'vitest';
import { holder } from '../../test/tree-scope.ts';
import { all, branchesOf, childrenIn, find, type RuleNode, visitBelow } from './rule-node.ts';

const alternate = (...branches: readonly string[]) =>
  `<mc:AlternateContent>${branches.map((each, index) => (index < branches.length - 1 ? `<mc:Choice>${each}</mc:Choice>` : `<mc:Fallback>${each}</mc:Fallback>`)).join('')}</mc:AlternateContent>`;
const names = (nodes: readonly RuleNode[]) => nodes.map(({ name }) => name).join(' ');

it('childrenIn returns the children with one branch of each alternative', () => {
  const node = holder(`<a:x/>${alternate('<a:y/><dgm:q/>', '<p:z/>')}`);
  expect(names(childrenIn(node))).toBe('a:x a:y');
  expect(names(childrenIn(node, 1))).toBe('a:x p:z');
  expect(names(childrenIn(node, 9))).toBe('a:x p:z');
  expect(names(childrenIn(holder('<mc:AlternateContent/><dgm:q/>')))).toBe('dgm:q');
});

it('childrenIn leaves out ignorable children', () => {
  const [first, second] = holder('<a:x/><a:y/>').children;
  if (!first || !second) throw new Error('two children');
  const ignored: RuleNode = { ...first, attr: () => undefined, ignorable: true };
  const node: RuleNode = {
    name: 'a:z',
    attributes: [],
    text: '',
    attr: () => undefined,
    children: [ignored, second],
  };
  expect(names(childrenIn(node))).toBe('a:y');
});

it('branchesOf returns the most branches of the alternatives, also of nested ones', () => {
  expect(branchesOf(holder('<a:x/>'))).toBe(1);
  expect(branchesOf(holder(alternate('', '') + alternate('', '', '')))).toBe(3);
  expect(branchesOf(holder(alternate(alternate('', '', '', ''), '')))).toBe(4);
});

it('visitBelow visits all descendants in order, and skips fallbacks on request', () => {
  const node = holder(`<a:x><a:y/></a:x>${alternate('<a:c/>', '<a:f/>')}<a:z/>`);
  const visited = (fallbacks?: boolean) => {
    const found: RuleNode[] = [];
    visitBelow(node, (each) => found.push(each), fallbacks);
    return names(found);
  };
  expect(visited()).toBe('a:x a:y mc:AlternateContent mc:Choice a:c mc:Fallback a:f a:z');
  expect(visited(false)).toBe('a:x a:y mc:AlternateContent mc:Choice a:c a:z');
});

it('find and all return the first and all descendants of a name', () => {
  const node = holder('<a:x><a:y i="1"/></a:x><a:y i="2"><a:y i="3"/></a:y>');
  expect(find(node, 'a:y')?.attr('i')).toBe('1');
  expect([find(node, 'a:q'), find(undefined, 'a:y')]).toEqual([undefined, undefined]);
  expect(all(node, 'a:y').map((each) => each.attr('i'))).toEqual(['1', '2', '3']);
  expect(all(undefined, 'a:y')).toEqual([]);
});
