import type { BodyOf, Content, PlayedBody, PlayedResponse } from '@lectern/questions';
import { responseOf, triesOf } from '../belt/card-bins.ts';

/** A card of a sorting game with the bins of its round. */
export interface DeckCard {
  readonly part: string;
  readonly kind: string;
  readonly id: string;
  readonly content: Content;
  readonly bins: readonly { readonly id: string; readonly content: Content }[];
  /** The card may belong to several bins. */
  readonly isMany: boolean;
}

type Parts = PlayedResponse['parts'];

/** The cards of all rounds in their order. */
export function deckOf(parts: PlayedBody['parts']): DeckCard[] {
  return parts.flatMap(({ id: part, kind, body }) => {
    if (kind === 'matrix') {
      const { rows, columns, several } = body as BodyOf<'matrix'>;
      return rows.map((row) => ({ ...row, part, kind, bins: columns, isMany: several ?? false }));
    }
    const { left, right, partners } = body as BodyOf<'matching'>;
    return left.map((card) => ({ ...card, part, kind, bins: right, isMany: partners === 'many' }));
  });
}

/** The bins into which a card was put. */
export function binsOfCard(parts: Parts, { part, id }: DeckCard): string[] {
  return triesOf(parts[part]).flatMap(({ card, bin }) => (card === id ? [bin] : []));
}

/** The responses with a card put into a bin; a card of several bins is taken out again by the same bin. */
export function withCardIn(parts: Parts, card: DeckCard, bin: string): Parts {
  const before = binsOfCard(parts, card);
  const others = triesOf(parts[card.part]).filter((one) => one.card !== card.id);
  const toggled = before.includes(bin) ? before.filter((one) => one !== bin) : [...before, bin];
  const bins = card.isMany ? toggled : [bin];
  return {
    ...parts,
    [card.part]: responseOf(card.kind, [...others, ...bins.map((one) => ({ card: card.id, bin: one }))]),
  };
}

/** The next item after a place that is not answered, around the end; undefined when all are. */
export function nextOpen(isAnswered: readonly boolean[], after: number): number | undefined {
  const order = isAnswered.map((_, step) => (after + 1 + step) % isAnswered.length);
  return order.find((index) => !isAnswered[index]);
}

interface Placed {
  readonly card: string;
  readonly target: string;
}

/** The placed cards after one was put on a target, or back (undefined). A target has one card: two cards change places. */
export function withCardOn(placed: readonly Placed[], card: string, target: string | undefined): Placed[] {
  const from = placed.find((one) => one.card === card)?.target;
  if (from === target) return [...placed];
  const before = placed.find((one) => one.target === target)?.card;
  const others = placed.filter((one) => one.card !== card && one.target !== target);
  if (target === undefined) return others;
  const exchanged = from !== undefined && before !== undefined ? [{ card: before, target: from }] : [];
  return [...others, ...exchanged, { card, target }];
}
