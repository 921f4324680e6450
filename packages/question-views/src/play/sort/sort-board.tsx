import type { BodyOf, KeyOf } from '@lectern/questions';
import { classNames, useTextsOf } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { type DragToTarget, useDragToTarget } from '../../parts/drag-to-target/use-drag-to-target.tsx';
import { isRightSoFar, type PlayedPart, type StripProps, withFirstTry } from '../game.ts';
import { RIGHT, WRONG } from '../game-run.ts';
import { type Pair, pairsOf } from '../pairs/rounds.ts';
import { gameTexts } from '../texts.ts';
import classes from './sort.module.css';

type Card = BodyOf<'matching'>['left'][number];
/** The side of a matching part whose cards are dragged; the cards of the other side are the targets. */
type Side = 'left' | 'right';

export interface SortBoard {
  readonly board: DragToTarget;
  /** The cards that were dropped rightly, with their targets. */
  readonly placed: ReadonlyMap<string, string>;
  /** The tray with the other cards. */
  readonly tray: ReactNode;
}

/** The cards of a matching part that are dragged to targets. A wrong card bounces back; the first tries are the response. */
export function useSortBoard(
  { parts, onAnswer, onParts, onDone, isOver }: StripProps,
  part: PlayedPart,
  side: Side,
  targetName: (id: string) => string,
): SortBoard {
  const contentName = useContentName();
  const body = part.body as BodyOf<'matching'>;
  const cards = body[side];
  const targets = body[side === 'left' ? 'right' : 'left'];
  const isRight = (pair: Pair) => isRightSoFar(part, { pairs: [pair] });
  const tries = pairsOf(parts[part.id]);
  const [placed, setPlaced] = useState<ReadonlyMap<string, string>>(
    () => new Map(tries.filter(isRight).map((pair) => ends(pair, side))),
  );
  /** The card that was dropped wrongly last, and how often one was. */
  const [missed, setMissed] = useState({ card: '', count: 0 });
  const drop = (card: string, target: string | undefined) => {
    if (target === undefined || isOver || placed.has(card)) return;
    const pair = side === 'left' ? { left: card, right: target } : { left: target, right: card };
    const right = isRight(pair);
    const isFirst = !tries.some(({ left }) => left === pair.left);
    const next = { ...parts, [part.id]: { pairs: withFirstTry(tries, pair) } };
    // A second try that is right places the card and earns nothing.
    if (isFirst || !right) onAnswer(next, right ? RIGHT : WRONG);
    else onParts(next);
    if (!right) {
      setMissed({ card, count: missed.count + 1 });
      return;
    }
    const now = new Map(placed).set(card, target);
    setPlaced(now);
    const wanted = (part.key as KeyOf<'matching'>).pairs.map((one) => ends(one, side)[0]);
    if (wanted.every((id) => now.has(id))) onDone();
  };
  const board = useDragToTarget({
    targets: targets.map(({ id }) => ({ id, name: targetName(id) })),
    nameOf: (id) => contentName(cards.find((card) => card.id === id)?.content),
    onDrop: drop,
    locked: isOver,
  });
  const left = cards.filter(({ id }) => !placed.has(id));
  return { board, placed, tray: <Tray board={board} cards={left} missed={missed} /> };
}

function ends({ left, right }: Pair, side: Side): readonly [card: string, target: string] {
  return side === 'left' ? [left, right] : [right, left];
}

function Tray({
  board,
  cards,
  missed,
}: {
  readonly board: DragToTarget;
  readonly cards: readonly Card[];
  readonly missed: { readonly card: string; readonly count: number };
}): ReactNode {
  const texts = useTextsOf(gameTexts);
  return (
    <div role="group" aria-label={texts.tray} className={classes.tray}>
      {cards.map(({ id, content }) => {
        const { className, ...attributes } = board.card(id);
        const isMissed = missed.card === id;
        return (
          <div
            // A missed card is drawn anew, so that it shakes each time.
            key={isMissed ? `${id} ${missed.count}` : id}
            {...attributes}
            className={classNames(classes.card, className)}
            data-missed={isMissed ? '' : undefined}
          >
            <ContentView content={content} />
          </div>
        );
      })}
      {cards.length === 0 ? <span className={classes.quiet}>{texts.trayEmpty}</span> : null}
    </div>
  );
}
