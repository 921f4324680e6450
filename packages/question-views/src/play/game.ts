import type { GameAnswer, PlayedBody, PlayedKey, PlayedResponse, QuestionKind } from '@lectern/questions';
import type { LazyComponent } from '@lectern/ui/lazy';
import type { ComponentType } from 'react';
import { RIGHT, WRONG } from './game-run.ts';
import type { Pair } from './pairs/rounds.ts';
import type { Sounds } from './sounds.ts';

/** A pupil or a team with a strip of the panel. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

export type Share = GameAnswer['share'];
type Parts = PlayedResponse['parts'];
export type PartKinds = ReadonlyMap<string, QuestionKind>;

/** Props of the board of one player. A board never sees the boards of other players. */
export interface StripProps {
  readonly body: PlayedBody;
  readonly answerKey: PlayedKey;
  /** The kinds of the parts, by name: they judge what is answered. */
  readonly kinds: PartKinds;
  /** The responses to the parts. The first try counts: a board shows what is right, a response what was answered. */
  readonly parts: Parts;
  /** Number of the player, from 0. */
  readonly player: number;
  /** The number of players, each with a board. */
  readonly players: number;
  /** An answer was given: the response with it, and how right it is. */
  readonly onAnswer: (parts: Parts, share: Share) => void;
  /** The response changed without an answer that counts in the game. */
  readonly onParts: (parts: Parts) => void;
  /** A card was turned over. */
  readonly onMove: () => void;
  /** All is answered. */
  readonly onDone: () => void;
  /** The player can answer no more. */
  readonly isOver: boolean;
  readonly sounds: Sounds;
}

export type Strip = ComponentType<StripProps>;
/** A board in a file of its play part. */
export type LazyStrip = LazyComponent<Omit<StripProps, 'kinds'>>;

/** A part of the game with its key. */
export interface PlayedPart {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly stem: PlayedBody['parts'][number]['stem'];
  readonly body: unknown;
  readonly key: unknown;
}

/** The parts that have a key. */
export function playedParts({
  body,
  answerKey,
  kinds,
}: Pick<StripProps, 'body' | 'answerKey' | 'kinds'>): PlayedPart[] {
  return body.parts.flatMap((part) => {
    const kind = kinds.get(part.kind);
    const own = answerKey.parts.find(({ id }) => id === part.id);
    return kind && own ? [{ id: part.id, kind, stem: part.stem, body: part.body, key: own.key }] : [];
  });
}

/** All or nothing: whether the response is right in every item. */
export function verdict({ kind, body, key }: PlayedPart, response: unknown): Share {
  const read = kind.response.safeParse(response);
  if (!read.success) return WRONG;
  const { items, extra } = kind.judge(body, key, read.data);
  return items.length > 0 && extra === 0 && items.every(({ state }) => state === 'right') ? RIGHT : WRONG;
}

/** Whether a response to a part of the items, such as one pair, is right as far as it goes. */
export function isRightSoFar({ kind, body, key }: PlayedPart, response: unknown): boolean {
  const read = kind.response.safeParse(response);
  if (!read.success) return false;
  const { items, extra } = kind.judge(body, key, read.data);
  return (
    extra === 0 &&
    items.every(({ state }) => state !== 'wrong') &&
    items.some(({ state }) => state === 'right' || state === 'partly')
  );
}

/** The pairs with the first try of a left card: later tries of the same card change nothing. */
export function withFirstTry(pairs: readonly Pair[], added: Pair): Pair[] {
  return pairs.some(({ left }) => left === added.left) ? [...pairs] : [...pairs, added];
}
