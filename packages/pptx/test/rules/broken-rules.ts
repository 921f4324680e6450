import { DeckPackage } from '../../src/rules/deck-package.ts';
import { checkPackage } from '../../src/rules/package-rules.ts';
import { checkChart } from './chart-rules.ts';
import { checkGrammar } from './grammar-rules.ts';
import type { Report, Rule } from './rules.ts';
import { parseStrictly } from './strict-xml.ts';
import { checkZip } from './zip-rules.ts';

export interface BrokenRule {
  readonly rule: Rule;
  readonly part: string;
  readonly detail: string;
}

/**
 * The rules of PowerPoint that a package violates, in one sentence each; empty for a valid package. A violation makes
 * PowerPoint repair or reject a file; the rules do not cover whether PowerPoint shows the intended content.
 */
export function brokenRules(bytes: Uint8Array): string[] {
  return findBrokenRules(bytes).map(({ rule, part, detail }) => `${rule}: ${part} ${detail}`);
}

export function findBrokenRules(bytes: Uint8Array): BrokenRule[] {
  const found: BrokenRule[] = [];
  const said = new Set<string>();
  const report: Report = (rule, part, detail) => {
    const key = `${rule} ${part} ${detail}`;
    if (!said.has(key)) found.push({ rule, part, detail });
    said.add(key);
  };
  const files = checkZip(bytes, report);
  // a truncated package cannot be checked further
  if (!files || found.some(({ rule }) => rule === 'zip-lengths')) return found;
  const deck = new DeckPackage({ names: [...files.keys()], read: (name) => files.get(name) }, parseStrictly);
  // a tree that is kept is read by both checks, while the check of an export releases each tree
  for (const name of deck.parts) if (deck.isXml(name)) deck.parsed(name);
  checkPackage(deck, report);
  for (const name of deck.parts) {
    const root = deck.isXml(name) ? deck.xml(name) : undefined;
    if (!root) continue;
    checkGrammar(name, root, report);
    if (root.name === 'c:chartSpace') checkChart(deck, name, root, report);
  }
  return found;
}
