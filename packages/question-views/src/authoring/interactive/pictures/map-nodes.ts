import { type BodyOf, type Content, contentOf, gapRun, type KeyOf, plainTextOf } from '@lectern/questions';
import { firstPart, type GameOf, withOwn, withParts } from '../game-value.ts';

type Value = GameOf<'map-fill'>;
type Node = Value['body']['own']['nodes'][number];

/** The beginning of the id of an item that an author adds and that belongs to no node. */
export const DISTRACTOR = 'd-';

/** A node of a map as a line of an outline. The first one is the root, at level 0. */
export interface MapRow {
  readonly id: string;
  readonly level: number;
  readonly content: Content;
  /** Pupils fill it in; its content is the answer. */
  readonly isHidden: boolean;
}

export interface MapOutline {
  readonly rows: readonly MapRow[];
  /** Items of the bank that belong to no node. */
  readonly distractors: readonly { readonly id: string; readonly content: Content }[];
  /** Pupils type the answers instead of choosing them from a bank. */
  readonly isTyped: boolean;
}

/** The map of a game as an outline. */
export function outlineOf(value: Value): MapOutline {
  const { nodes } = value.body.own;
  const answers = answersOf(value);
  const rows: MapRow[] = [];
  const visited = new Set<string>();
  const visit = (node: Node, level: number): void => {
    if (visited.has(node.id)) return;
    visited.add(node.id);
    const content =
      node.gap === undefined ? (node.content ?? contentOf('')) : (answers.get(node.gap) ?? contentOf(''));
    rows.push({ id: node.id, level, content, isHidden: node.gap !== undefined });
    for (const child of nodes) if (child.parent === node.id) visit(child, level + 1);
  };
  for (const node of nodes) if (node.parent === undefined) visit(node, rows.length === 0 ? 0 : 1);
  const bank = firstPart(value, 'bank-cloze');
  const used = new Set(bank?.value.key.right.map(({ choice }) => choice));
  return {
    rows,
    // The empty items of a new game are room for answers.
    distractors:
      bank?.value.body.bank.filter(
        ({ id, content }) => !used.has(id) && (id.startsWith(DISTRACTOR) || plainTextOf(content) !== ''),
      ) ?? [],
    isTyped: firstPart(value, 'fill-blank') !== undefined,
  };
}

function answersOf(value: Value): Map<string, Content> {
  const bank = firstPart(value, 'bank-cloze')?.value;
  const typed = firstPart(value, 'fill-blank')?.value;
  const items = new Map(bank?.body.bank.map(({ id, content }) => [id, content]));
  return new Map([
    ...(bank?.key.right ?? []).map(({ gap, choice }) => [gap, items.get(choice) ?? contentOf('')] as const),
    ...(typed?.key.blanks ?? []).map(
      ({ gap, accepted }) => [gap, contentOf(accepted[0]?.text ?? '')] as const,
    ),
  ]);
}

/** The game of an outline. Gaps, items and nodes have ids of the row's id. */
export function withOutline(value: Value, { rows, distractors, isTyped }: MapOutline): Value {
  const [first] = value.body.parts;
  if (!first) return value;
  const gapOf = ({ id }: MapRow) => `g-${id}`.slice(0, 60);
  const hidden = rows.filter(({ isHidden }) => isHidden);
  const passage: Content = { paragraphs: [{ runs: hidden.map((row) => gapRun(gapOf(row))) }] };
  const items = hidden.map((row) => ({ id: `i-${row.id}`.slice(0, 64), content: row.content }));
  const bankBody: BodyOf<'bank-cloze'> = { passage, bank: [...items, ...distractors], shuffle: true };
  const bankKey: KeyOf<'bank-cloze'> = {
    right: hidden.map((row, index) => ({ gap: gapOf(row), choice: items[index]?.id ?? '' })),
  };
  const blanks = hidden.map((row) => {
    const text = plainTextOf(row.content).slice(0, 400);
    return { gap: gapOf(row), accepted: text === '' ? [] : [{ text }] };
  });
  const part = isTyped
    ? { id: first.id, kind: 'fill-blank', stem: first.stem, body: { passage }, key: { blanks } }
    : { id: first.id, kind: 'bank-cloze', stem: first.stem, body: bankBody, key: bankKey };
  return withOwn(withParts(value, [part]), { nodes: nodesOf(rows, gapOf) });
}

function nodesOf(rows: readonly MapRow[], gapOf: (row: MapRow) => string): Node[] {
  const path: string[] = [];
  return leveled(rows).map((row) => {
    path.length = row.level;
    const parent = path.at(-1);
    path.push(row.id);
    return {
      id: row.id,
      ...(parent === undefined ? {} : { parent }),
      ...(row.isHidden ? { gap: gapOf(row) } : { content: row.content }),
    };
  });
}

/** Rows whose levels have no gaps: the root first, and each row at most one level below the one before it. */
export function leveled(rows: readonly MapRow[]): MapRow[] {
  let before = -1;
  return rows.map((row, index) => {
    const level = index === 0 ? 0 : Math.max(1, Math.min(row.level, before + 1));
    before = level;
    return { ...row, level };
  });
}
