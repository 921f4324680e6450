import {
  type BodyOf,
  type Content,
  contentOf,
  gapRun,
  gapsOf,
  type KeyOf,
  plainTextOf,
} from '@lectern/questions';
import { firstPart, type GameOf, type GamePart, withOwn, withParts } from '../game-value.ts';

type Value = GameOf<'label-picture'>;

/** A name and its dot on the picture. */
export interface Label {
  /** Id of the target: the card on the left, or the gap. */
  readonly id: string;
  readonly nameId: string;
  readonly content: Content;
  readonly dot: Point | undefined;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Labels {
  readonly labels: readonly Label[];
  readonly distractors: readonly { readonly id: string; readonly content: Content }[];
  /** Pupils type the names instead of dragging them. */
  readonly isTyped: boolean;
}

/** The least distance of a dot that keys place from the others, parts of the picture. */
const APART = 0.1;
/** Directions of a sunflower's seeds, which lie equally close around the middle. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/** The point nearest to the middle of a picture that none of these covers. */
export function freePoint(taken: readonly Point[]): Point {
  for (let seed = 0; ; seed++) {
    const [far, angle] = [0.08 * Math.sqrt(seed), TURN * seed];
    const point = { x: 0.5 + far * Math.cos(angle), y: 0.5 + far * Math.sin(angle) };
    const isFree = taken.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= APART);
    if (isFree || far > 0.45) return point;
  }
}

/** The names of a picture with their dots; undefined when they are tapped for in pictures of their own. */
export function labelsOf(value: Value): Labels | undefined {
  const dots = new Map(value.body.own.targets.map(({ id, dot }) => [id, dot]));
  const typed = firstPart(value, 'fill-blank')?.value;
  if (typed) {
    const labels = gapsOf(typed.body.passage).map((gap): Label => {
      const blank = typed.key.blanks.find((one) => one.gap === gap);
      const content = contentOf(blank?.accepted[0]?.text ?? '');
      return { id: gap, nameId: `${gap.slice(0, 60)}-n`, content, dot: dots.get(gap) };
    });
    return { labels, distractors: [], isTyped: true };
  }
  const part = firstPart(value, 'matching');
  if (!part) return undefined;
  const { body, key } = part.value;
  const names = new Map(body.right.map((card) => [card.id, card.content]));
  const used = new Set<string>();
  const labels = body.left.map(({ id }): Label => {
    const partner = key.pairs.find(({ left, right }) => left === id && names.has(right))?.right;
    const nameId = partner ?? `${id.slice(0, 60)}-n`;
    used.add(nameId);
    return { id, nameId, content: names.get(nameId) ?? contentOf(''), dot: dots.get(id) };
  });
  return { labels, distractors: body.right.filter(({ id }) => !used.has(id)), isTyped: false };
}

/** The picture with these names. A target shows its number; a place for its label that was set stays. */
export function withLabels(value: Value, shown: Labels): Value {
  const [first] = value.body.parts;
  if (!first) return value;
  const part: GamePart = {
    id: first.id,
    stem: first.stem,
    ...(shown.isTyped ? typedPart(shown) : draggedPart(shown)),
  };
  const before = new Map(value.body.own.targets.map((target) => [target.id, target]));
  const targets = shown.labels.flatMap(({ id, dot }) => (dot ? [{ ...before.get(id), id, dot }] : []));
  return withOwn(withParts(value, [part]), { targets });
}

function draggedPart({ labels, distractors }: Labels): Pick<GamePart, 'kind' | 'body' | 'key'> {
  const body: BodyOf<'matching'> = {
    left: labels.map(({ id }, index) => ({ id, content: contentOf(String(index + 1)) })),
    right: [...labels.map(({ nameId, content }) => ({ id: nameId, content })), ...distractors],
    partners: 'one',
  };
  const key: KeyOf<'matching'> = { pairs: labels.map(({ id, nameId }) => ({ left: id, right: nameId })) };
  return { kind: 'matching', body, key };
}

function typedPart({ labels }: Labels): Pick<GamePart, 'kind' | 'body' | 'key'> {
  const body: BodyOf<'fill-blank'> = {
    passage: { paragraphs: [{ runs: labels.map(({ id }) => gapRun(id)) }] },
  };
  const key: KeyOf<'fill-blank'> = {
    blanks: labels.map(({ id, content }) => {
      const text = plainTextOf(content).slice(0, 400);
      return { gap: id, accepted: text === '' ? [] : [{ text }] };
    }),
  };
  return { kind: 'fill-blank', body, key };
}
