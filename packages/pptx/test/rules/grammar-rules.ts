import { branchesOf, childrenIn, type RuleNode } from '../../src/rules/rule-node.ts';
import { type ContentItem, ruleOf } from './grammar.ts';
import type { Report } from './rules.ts';

/** Checks attributes, values, and the order of children of all elements in the grammar. */
export function checkGrammar(part: string, root: RuleNode, report: Report): void {
  checkElement(root, undefined, (rule, detail) => report(rule, part, detail));
}

function checkElement(
  node: RuleNode,
  parent: string | undefined,
  say: (rule: 'attributes' | 'values' | 'children', detail: string) => void,
): void {
  if (node.ignorable) return;
  const alternate = node.name.startsWith('mc:');
  const rule = alternate ? undefined : ruleOf(node.name, parent);
  if (node.name === 'mc:AlternateContent' && !node.children.some(({ name }) => name === 'mc:Choice')) {
    say('children', 'mc:AlternateContent has no choice');
  }
  if (rule) {
    for (const [name, { required, allows }] of rule.attributes) {
      const value = node.attr(name);
      if (value === undefined && required) say('attributes', `${node.name} lacks ${name}`);
      if (value !== undefined && !allows(value)) {
        say('values', `${node.name} ${name}="${value.slice(0, 60)}"`);
      }
    }
    for (let i = 0; i < node.attributes.length; i += 2) {
      const name = node.attributes[i] ?? '';
      if (!rule.attributes.has(name) && !/^(\?|xml|mc):/.test(name)) {
        say('attributes', `${node.name} has ${name}`);
      }
    }
    if (rule.content) checkContent(node, rule.content, (detail) => say('children', detail));
  }
  for (const child of node.children) checkElement(child, alternate ? parent : node.name, say);
}

function checkContent(node: RuleNode, content: readonly ContentItem[], say: (detail: string) => void): void {
  for (let branch = 0; branch < branchesOf(node); branch++) {
    const children = childrenIn(node, branch);
    let at = 0;
    for (const { names, least, most } of content) {
      let count = 0;
      while (count < most && names.has(children[at]?.name ?? '')) {
        count++;
        at++;
      }
      if (count < least) {
        const [first] = names;
        const wanted = names.size === 1 ? first : `one of ${[...names].slice(0, 4).join(', ')}`;
        const there = children[at] ? `, before ${children[at]?.name}` : '';
        say(`${node.name} lacks ${wanted}${there}`);
        return;
      }
    }
    const over = children[at];
    if (over) {
      say(`${over.name} is not allowed in ${node.name} after ${children[at - 1]?.name ?? 'its beginning'}`);
      return;
    }
  }
}
