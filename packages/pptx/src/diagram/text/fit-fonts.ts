import type { XmlElement } from '../../package/xml.ts';
import { numberOf } from '../../read/geometry/units.ts';
import type { ConstraintValues } from '../constraints.ts';
import { type LayoutNode, nodesOf } from '../layout-node.ts';
import { hasBullets, type NodeParagraph } from './node-text.ts';
import { fits } from './text-fit.ts';

type FontKind = 'primFontSz' | 'secFontSz';

/** Nodes whose texts of one kind share a font size. */
interface FontGroup {
  readonly kind: FontKind;
  readonly nodes: readonly LayoutNode[];
  /** Nodes that must fit without shrinking their children: nodes with a rule for these texts. */
  readonly holders: readonly LayoutNode[];
  /** Least font size in each stage of rules; undefined in a stage where the shape may grow instead. */
  readonly floors: readonly (number | undefined)[];
}

/** Lays out a diagram with the current font sizes; returns the nodes whose children had to be shrunk. */
export type LayOut = () => ReadonlySet<LayoutNode>;

/** Least font size without a rule, points. */
const FLOOR = 5;

/**
 * Determines the font sizes of a diagram by its rules (dgm:ruleLst, 21.4.2.25): from the largest that constraints allow
 * down to where all texts of a group fit; shapes that may grow do so in their stage.
 */
export function fitFonts(
  root: LayoutNode,
  values: ConstraintValues,
  texts: ReadonlyMap<LayoutNode, readonly NodeParagraph[]>,
  layOut: LayOut,
): void {
  keepOwnSizes(values, texts);
  const groups = fontGroups(root, values, texts);
  const stages = Math.min(6, Math.max(0, ...groups.map(({ floors }) => floors.length)));
  for (let stage = 0; stage < stages; stage++) {
    const grown = grow(root, stage, values, texts, layOut);
    if (stage > 0 && !grown && groups.every((group) => group.floors[stage] === undefined)) continue;
    shrink(groups, stage, values, texts, layOut);
  }
  cap(groups, values);
  layOut();
}

/** Texts with font sizes set by the user are not fitted; values that depend on them use those sizes. */
function keepOwnSizes(
  values: ConstraintValues,
  texts: ReadonlyMap<LayoutNode, readonly NodeParagraph[]>,
): void {
  for (const [node, paragraphs] of texts) {
    if (!hasOwnSizes(node, texts) || kindOf(node, texts) !== 'primFontSz') continue;
    const sizes = paragraphs.flatMap(({ words }) => words.map(({ size }) => size ?? 0));
    const largest = Math.max(0, ...sizes);
    if (largest > 0) values.keep(node, 'primFontSz', largest);
  }
}

function hasOwnSizes(node: LayoutNode, texts: ReadonlyMap<LayoutNode, readonly NodeParagraph[]>): boolean {
  const words = texts.get(node)?.flatMap((paragraph) => paragraph.words) ?? [];
  return node.custom.ownText || words.every(({ size, breaks }) => size !== undefined || breaks);
}

/** Binary search between the least and the largest size for the largest at which each group fits. */
function shrink(
  groups: readonly FontGroup[],
  stage: number,
  values: ConstraintValues,
  texts: ReadonlyMap<LayoutNode, readonly NodeParagraph[]>,
  layOut: LayOut,
): void {
  const spans = groups
    .filter((group) => group.floors[stage] !== undefined)
    .map((group) => {
      const high = Math.floor(Math.min(...group.nodes.map((node) => values.get(node, group.kind) ?? 65)));
      return { group, low: Math.min(high, Math.max(1, group.floors[stage] ?? FLOOR)), high, at: high };
    });
  for (let turn = 0; turn < 8; turn++) {
    const open = spans.filter(({ low, high }) => low < high);
    if (open.length === 0) break;
    for (const span of open) {
      span.at = turn === 0 ? span.high : Math.ceil((span.low + span.high) / 2);
      for (const node of span.group.nodes) values.keep(node, span.group.kind, span.at);
    }
    const overfull = layOut();
    for (const span of open) {
      const { nodes, holders } = span.group;
      const well =
        !holders.some((holder) => overfull.has(holder)) &&
        nodes.every((node) => fits(node, texts.get(node) ?? [], values));
      if (well) span.low = span.at;
      else span.high = span.at - 1;
    }
  }
  for (const { group, low } of spans) for (const node of group.nodes) values.keep(node, group.kind, low);
}

/** Enlarges shapes whose text does not fit, up to the limit of their rule in this stage. */
function grow(
  root: LayoutNode,
  stage: number,
  values: ConstraintValues,
  texts: ReadonlyMap<LayoutNode, readonly NodeParagraph[]>,
  layOut: LayOut,
): boolean {
  let asked = false;
  for (const node of nodesOf(root)) {
    const rule = node.rules[stage];
    const type = rule?.attr('type');
    const factor = numberOf(rule?.attr('fact'));
    if ((type !== 'w' && type !== 'h') || factor === undefined || !texts.has(node)) continue;
    if (!asked) layOut();
    asked = true;
    const limit = values.withFactor(node, type, factor);
    const from = values.get(node, type);
    if (limit === undefined || from === undefined || limit <= from) continue;
    const now = node.box[type];
    const scale = now / from;
    for (let step = 0; step <= 16; step++) {
      const size = from + ((limit - from) * step) / 16;
      const box = { ...node.box };
      node.box[type] = size * scale;
      const well = fits(node, texts.get(node) ?? [], values);
      node.box = box;
      if (!well && step < 16) continue;
      for (const sibling of node.parent?.children ?? []) {
        if (sibling.name === node.name && (values.get(sibling, type) ?? 0) < size)
          values.keep(sibling, type, size);
      }
      break;
    }
  }
  return asked;
}

/** Reduces sizes to the sizes of other groups where constraints limit them. */
function cap(groups: readonly FontGroup[], values: ConstraintValues): void {
  for (const { kind, nodes } of groups) {
    const most = Math.min(...nodes.map((node) => values.constrained(node, kind) ?? 65));
    for (const node of nodes) if ((values.get(node, kind) ?? 0) > most) values.keep(node, kind, most);
  }
}

/** Groups of texts with one font size: nodes that a constraint makes equal (`op="equ"`) or that one rule shrinks. */
function fontGroups(
  root: LayoutNode,
  values: ConstraintValues,
  texts: ReadonlyMap<LayoutNode, readonly NodeParagraph[]>,
): FontGroup[] {
  const groups: FontGroup[] = [];
  for (const kind of ['primFontSz', 'secFontSz'] as const) {
    const nodes = [...texts.keys()].filter(
      (node) => kindOf(node, texts) === kind && !hasOwnSizes(node, texts),
    );
    const leader = new Map<LayoutNode, LayoutNode>(nodes.map((node) => [node, node]));
    const rules = new Map<LayoutNode, { holder: LayoutNode; floors: (number | undefined)[] }>();
    const merge = (members: readonly LayoutNode[]) => {
      const [first] = members;
      if (!first) return;
      const chief = find(leader, first);
      for (const member of members) leader.set(find(leader, member), chief);
    };
    for (const holder of nodesOf(root)) {
      for (const constraint of holder.constraints) {
        if (constraint.attr('type') !== kind || constraint.attr('op') !== 'equ') continue;
        const named = targetsOf(values, holder, constraint);
        const alike = constraint.attr('refType') === kind ? referredBy(values, holder, constraint) : [];
        merge([...named, ...alike].filter((node) => leader.has(node)));
      }
      const ofOthers = holder.rules.filter((rule) => rule.attr('type') === kind && rule.attr('for'));
      for (const rule of ofOthers) {
        const members = targetsOf(values, holder, rule).filter((node) => leader.has(node));
        merge(members);
        for (const member of members)
          rules.set(member, { holder, floors: [numberOf(rule.attr('val')) ?? FLOOR] });
      }
    }
    const members = new Map<LayoutNode, LayoutNode[]>();
    for (const node of nodes) {
      const chief = find(leader, node);
      members.set(chief, [...(members.get(chief) ?? []), node]);
    }
    for (const group of members.values()) {
      const ruled = group.some((node) => rules.has(node) || node.rules.some(isFontRule));
      // Sizes without a rule that refer to others follow from these.
      if (ruled || !group.every((node) => values.follows(node, kind)))
        groups.push(groupOf(kind, group, rules));
    }
  }
  return groups;
}

function groupOf(
  kind: FontKind,
  nodes: readonly LayoutNode[],
  others: ReadonlyMap<LayoutNode, { holder: LayoutNode; floors: (number | undefined)[] }>,
): FontGroup {
  const outer = nodes.map((node) => others.get(node)).find((rule) => rule !== undefined);
  const own = nodes.find((node) => node.rules.some(isFontRule));
  const floors = own
    ? own.rules.map((rule) => (isFontRule(rule) ? numberOf(rule.attr('val')) : undefined))
    : (outer?.floors ?? [FLOOR]);
  return { kind, nodes, holders: outer ? [outer.holder] : [], floors };
}

function isFontRule(rule: XmlElement): boolean {
  return /FontSz$/.test(rule.attr('type') ?? '');
}

/** The font size that is fitted for a node: the secondary one if a rule names it and the text has lower levels. */
function kindOf(node: LayoutNode, texts: ReadonlyMap<LayoutNode, readonly NodeParagraph[]>): FontKind {
  const paragraphs = texts.get(node) ?? [];
  const second = node.rules.some((rule) => rule.attr('type') === 'secFontSz');
  return second && hasBullets(paragraphs) ? 'secFontSz' : 'primFontSz';
}

function targetsOf(values: ConstraintValues, holder: LayoutNode, element: XmlElement): LayoutNode[] {
  return values.targets(
    holder,
    element.attr('for') ?? 'self',
    element.attr('forName'),
    element.attr('ptType') ?? 'all',
  );
}

/** The nodes that a constraint refers to. */
function referredBy(values: ConstraintValues, holder: LayoutNode, constraint: XmlElement): LayoutNode[] {
  return values.targets(
    holder,
    constraint.attr('refFor') ?? 'self',
    constraint.attr('refForName'),
    constraint.attr('refPtType') ?? 'all',
  );
}

function find(leader: Map<LayoutNode, LayoutNode>, node: LayoutNode): LayoutNode {
  let at = node;
  for (let next = leader.get(at); next && next !== at; next = leader.get(at)) at = next;
  return at;
}
