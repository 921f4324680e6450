import { CHART_FACTS } from './facts/chart-facts.ts';
import { DRAWING_FACTS } from './facts/drawing-facts.ts';
import { PRESENTATION_FACTS } from './facts/presentation-facts.ts';
import { TIMING_FACTS } from './facts/timing-facts.ts';
import { type ValueTest, valueTest } from './values.ts';

/**
 * The notation of the facts. A line describes elements: their names, their attributes, `=`, their children in order.
 *
 * - `name` applies everywhere, `name@parent` only under that parent, `name:part` only to the root of a part.
 * - `@attribute:type`, with `!` if the attribute is required. Types: see `valueTest`.
 * - children: `x` once, `x?`, `x*`, `x+`, `x{2,3}`, `x{2,}`; `(x|y)` one of them, with the same marks; `*` alone: any
 * children.
 * - no `=`: the children are not checked. `$name = …` names a piece that other lines repeat.
 */
export interface ElementRule {
  readonly attributes: ReadonlyMap<string, AttributeRule>;
  /** Undefined: any content. */
  readonly content: readonly ContentItem[] | undefined;
}

interface AttributeRule {
  readonly required: boolean;
  readonly allows: ValueTest;
}

export interface ContentItem {
  readonly names: ReadonlySet<string>;
  readonly least: number;
  readonly most: number;
}

const rules = new Map<string, ElementRule>();
for (const facts of [PRESENTATION_FACTS, TIMING_FACTS, DRAWING_FACTS, CHART_FACTS]) readFacts(facts);

/** The rule for an element of that name under that parent. */
export function ruleOf(name: string, parent: string | undefined): ElementRule | undefined {
  return rules.get(parent === undefined ? `${name}:part` : `${name}@${parent}`) ?? rules.get(name);
}

function readFacts(facts: string): void {
  const pieces = new Map<string, string>();
  for (const line of facts.split('\n')) {
    const definition = /^(\$\w+) = (.*)$/.exec(line);
    if (definition) pieces.set(definition[1] ?? '', expand(definition[2] ?? '', pieces));
    else if (line.trim() !== '') readLine(expand(line, pieces));
  }
}

function expand(text: string, pieces: ReadonlyMap<string, string>): string {
  return text.replace(/\$\w+/g, (name) => {
    const piece = pieces.get(name);
    if (piece === undefined) throw new Error(`no grammar rule is named ${name}`);
    return piece;
  });
}

function readLine(line: string): void {
  const [head = '', content] = line.split(/ =(?: |$)/);
  const words = head.split(' ');
  const attributes = new Map<string, AttributeRule>();
  for (const word of words.filter((one) => one.startsWith('@'))) {
    const [, name = '', required, type = ''] = /^@((?:\w+:)?\w+)(!?):([^:]+)$/.exec(word) ?? [];
    if (name === '') throw new Error(`not an attribute: ${word}`);
    attributes.set(name, { required: required === '!', allows: valueTest(type) });
  }
  const rule = { attributes, content: content?.trim() === '*' ? undefined : readContent(content) };
  for (const name of words.filter((one) => !one.startsWith('@'))) {
    if (rules.has(name)) throw new Error(`two rules for ${name}`);
    rules.set(name, rule);
  }
}

function readContent(content: string | undefined): readonly ContentItem[] | undefined {
  if (content === undefined) return undefined;
  return content
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [, many, one, mark] = /^(?:\(([^)]+)\)|([\w:]+))([?*+]|\{\d+,\d*\})?$/.exec(word) ?? [];
      const names = (many ?? one)?.split('|');
      if (!names) throw new Error(`not a content particle: ${word}`);
      const [least, most] = timesOf(mark);
      return { names: new Set(names), least, most };
    });
}

function timesOf(mark: string | undefined): readonly [number, number] {
  if (mark === undefined) return [1, 1];
  if (mark === '?') return [0, 1];
  if (mark === '*') return [0, Number.POSITIVE_INFINITY];
  if (mark === '+') return [1, Number.POSITIVE_INFINITY];
  const [least = '0', most = ''] = mark.slice(1, -1).split(',');
  return [Number(least), most === '' ? Number.POSITIVE_INFINITY : Number(most)];
}
