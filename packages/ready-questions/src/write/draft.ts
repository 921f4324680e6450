import { COMPOSITE, type Content, DEFAULT_PLAY, interactiveKindOf, kindOf, SKINS } from '@lectern/questions';
import { contentFrom, type Words } from './text.ts';

/** Number of the question in its book, difficulty, and knowledge points with 、 between them. */
export type Head = readonly [number: number, difficulty: 1 | 2 | 3 | 4 | 5, points: string];

/** A basic question without its stem, or one in a game with the stem that it has there. */
export interface Made {
  readonly kind: string;
  readonly stem?: Words;
  readonly body: unknown;
  readonly key: unknown;
}

/** A question as it is written, before its book gives it an id, a chapter and a stage. */
export interface Draft {
  readonly number: number;
  readonly difficulty: number;
  readonly points: readonly string[];
  readonly kind: string;
  readonly stem: Content;
  readonly score: number;
  readonly body: unknown;
  readonly key: unknown;
  readonly analysis: Content;
  /** The questions about a material; only a composite has them. */
  readonly children?: readonly Draft[];
}

interface OwnFields {
  readonly own?: object;
  readonly ownKey?: object;
}

/** A stem: a text, or a text and the picture below it. */
export type Stem = string | readonly [string, Words & object];

function stemFrom(stem: Stem): Content {
  if (typeof stem === 'string') return contentFrom(stem);
  const [text, picture] = stem;
  return { ...contentFrom(text), media: contentFrom(picture).media };
}

export function basic(
  [number, difficulty, points]: Head,
  stem: Stem,
  { kind, body, key }: Made,
  analysis: string,
  score = 2,
): Draft {
  if (!kindOf(kind)) throw new Error(`no kind ${kind}`);
  const about = { number, difficulty, points: points.split('、'), analysis: contentFrom(analysis) };
  return { ...about, kind, stem: stemFrom(stem), score, body, key };
}

/**
 * 阅读理解: questions of basic kinds about a material, which is the stem. The heads of the questions are numbered from 1 in each
 * material.
 */
export function composite(
  [number, difficulty, points]: Head,
  stem: Stem,
  children: readonly Draft[],
  analysis: string,
): Draft {
  const about = { number, difficulty, points: points.split('、'), analysis: contentFrom(analysis) };
  const score = children.reduce((sum, child) => sum + child.score, 0);
  return { ...about, kind: COMPOSITE, stem: stemFrom(stem), score, body: {}, key: {}, children };
}

/** A game of basic questions, whose ids are p1, p2 …, with a skin that changes from question to question. */
export function game(
  head: Head,
  stem: Stem,
  name: string,
  parts: readonly Made[],
  analysis: string,
  { own, ownKey }: OwnFields = {},
): Draft {
  const kind = interactiveKindOf(name);
  if (!kind) throw new Error(`no kind ${name}`);
  const idOf = (index: number) => `p${index + 1}`;
  const { body, key } = kind.playing(
    parts.map((part, index) => ({
      id: idOf(index),
      kind: part.kind,
      ...(part.stem === undefined ? {} : { stem: contentFrom(part.stem) }),
      body: part.body,
    })),
    parts.map((part, index) => ({ id: idOf(index), kind: part.kind, key: part.key })),
  );
  const skin = SKINS[head[0] % SKINS.length] ?? DEFAULT_PLAY.skin;
  const played = {
    ...body,
    play: { ...body.play, skin },
    own: { ...(body.own as object), ...own },
  };
  const made = { kind: name, body: played, key: { ...key, own: { ...(key.own as object), ...ownKey } } };
  return basic(head, stem, made, analysis, 5);
}
