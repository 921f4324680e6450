import type { BodyOf, Content, PlayedBody, PlayedResponse } from '@lectern/questions';
import { Button, IconButton, Row, Text, useTextsOf } from '@lectern/ui';
import { Check, Undo2, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import pairClasses from '../pairs/pairs.module.css';
import { mixed, type Pair, pairsOf } from '../pairs/rounds.ts';
import { gameTexts } from '../texts.ts';
import classes from './phone.module.css';
import { phoneGame, useKeptFocus } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

type Card = BodyOf<'matching'>['left'][number];
type Parts = PlayedResponse['parts'];

/** 知识配对 on a phone: a tile on the left and one on the right are tapped and leave the board as a pair. */
export const PairTiles = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(phoneTexts);
  const board = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ readonly side: number; readonly card: string }>();
  const [part] = body.parts;
  useKeptFocus(board, pairsOf(response?.parts[part?.id ?? '']).length);
  if (!part) return null;
  const { left, right } = part.body as BodyOf<'matching'>;
  const { roundSize } = body.own as { readonly roundSize: number };
  const pairs = pairsOf(response?.parts[part.id]);
  const give = (next: readonly Pair[]) =>
    onChange({ ...response, parts: { ...response?.parts, [part.id]: { pairs: [...next] } } });
  const tap = (side: number, card: string) => {
    if (chosen === undefined || chosen.side === side) {
      setChosen(chosen?.card === card ? undefined : { side, card });
      return;
    }
    setChosen(undefined);
    const ends = side === 0 ? { left: card, right: chosen.card } : { left: chosen.card, right: card };
    give([...pairs, ends]);
  };
  const columns = [
    left.filter(({ id }) => !pairs.some((pair) => pair.left === id)).slice(0, roundSize),
    right.filter(({ id }) => !pairs.some((pair) => pair.right === id)),
  ];
  return (
    <div className={classes.deck}>
      <Text tone="quiet" role="status" className={classes.centre}>
        {pairs.length === 0 ? texts.tiles : texts.paired(pairs.length, Math.min(left.length, right.length))}
      </Text>
      <div ref={board} className={classes.columns}>
        {columns.map((cards, side) => (
          <div key={side === 0 ? 'left' : 'right'} className={classes.column}>
            {cards.map(({ id, content }) => (
              <button
                key={id}
                type="button"
                className={pairClasses.tile}
                data-side={side}
                data-card={id}
                aria-pressed={chosen?.side === side && chosen.card === id}
                onClick={() => tap(side, id)}
              >
                <ContentView content={content} />
              </button>
            ))}
          </div>
        ))}
      </div>
      <FoundSets
        sets={pairs.map((pair) => ({
          id: pair.left,
          cards: [cardOf(left, pair.left), cardOf(right, pair.right)],
        }))}
        onRemove={(id) => give(pairs.filter((pair) => pair.left !== id))}
      />
    </div>
  );
});

/** 翻牌记忆 on a phone: cards are turned over, and those that the pupil takes for belonging together are kept. */
export const MemoryTiles = phoneGame((props) => {
  const texts = useTextsOf(phoneTexts);
  const board = useRef<HTMLDivElement>(null);
  const { columns, sets, open, moves, bySide, turn, turnBack, keep, takeApart } = useMemory(props);
  const size = columns.length;
  const isShown = useShownFirst(props.body, props.response === undefined);
  useKeptFocus(board, sets.length);
  const taken = new Set(sets.flatMap(({ tiles }) => tiles));
  const tiles = mixed(
    columns.flatMap((cards, side) => cards.map((card) => ({ ...card, id: tileId(side, card.id) }))),
    columns[0]?.length ?? 0,
  );
  return (
    <div className={classes.deck}>
      <Row gap={3} justify="between">
        <Text tone="quiet" role="status">
          {sets.length === 0 ? texts.turn(size) : texts.paired(sets.length, columns[0]?.length ?? 0)}
        </Text>
        {moves > 0 ? (
          <Text tone="quiet" numeric>
            {texts.moves(moves)}
          </Text>
        ) : null}
      </Row>
      <div ref={board} className={classes.memory}>
        {tiles.map(({ id, content }, index) => (
          <MemoryTile
            key={id}
            id={id}
            number={index + 1}
            content={content}
            isOpen={isShown || open.includes(id)}
            isTaken={taken.has(id)}
            onTurn={() => (isShown ? undefined : turn(id))}
          />
        ))}
      </div>
      <AskBar
        isFull={open.length === size}
        isSet={!bySide.includes(undefined)}
        onTurnBack={turnBack}
        onKeep={keep}
      />
      <FoundSets
        sets={sets.map(({ left, tiles: found }) => ({
          id: left,
          cards: found.map((id, side) => cardOf(columns[side] ?? [], id.slice(2))),
        }))}
        onRemove={takeApart}
      />
    </div>
  );
});

/** The cards of a memory game, those that lie open, and the sets that were kept. */
function useMemory({ body, response, onChange }: ComponentProps<typeof PairTiles>) {
  const parts = response?.parts ?? {};
  const columns = columnsOf(body);
  const lefts = pairsOf(parts[body.parts[0]?.id ?? '']).map(({ left }) => left);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [moves, setMoves] = useState(response?.game?.moves ?? 0);
  const give = (pairs: (of: readonly Pair[], part: number) => readonly Pair[]) =>
    onChange({
      ...response,
      parts: {
        ...parts,
        ...Object.fromEntries(
          body.parts.map(({ id }, index) => [id, { pairs: [...pairs(pairsOf(parts[id]), index)] }]),
        ),
      },
      game: { ...response?.game, moves },
    });
  /** The open card of each column. */
  const bySide = columns.map((_, side) => open.find((id) => id.startsWith(tileId(side, '')))?.slice(2));
  return {
    columns,
    sets: lefts.map((left) => ({ left, tiles: setOf(body, parts, left) })),
    open,
    moves,
    bySide,
    turn(id: string) {
      // A further card turns the last ones back.
      const isNewTurn = open.length >= columns.length;
      if (open.includes(id) && !isNewTurn) return;
      setMoves(moves + 1);
      setOpen(isNewTurn ? [id] : [...open, id]);
    },
    turnBack: () => setOpen([]),
    keep() {
      const [left, ...rights] = bySide;
      setOpen([]);
      if (left !== undefined) give((of, part) => [...of, { left, right: rights[part] ?? '' }]);
    },
    takeApart: (left: string) => give((of) => of.filter((pair) => pair.left !== left)),
  };
}

interface MemoryTileProps {
  readonly id: string;
  readonly number: number;
  readonly content: Content;
  readonly isOpen: boolean;
  readonly isTaken: boolean;
  readonly onTurn: () => void;
}

function MemoryTile({ id, number, content, isOpen, isTaken, onTurn }: MemoryTileProps): ReactNode {
  const shared = useTextsOf(gameTexts);
  return (
    <button
      type="button"
      className={pairClasses.memory}
      data-card={id}
      data-open={isOpen ? '' : undefined}
      data-taken={isTaken ? '' : undefined}
      disabled={isTaken}
      aria-label={isOpen ? undefined : shared.hidden(number)}
      onClick={onTurn}
    >
      {isOpen ? <ContentView content={content} /> : <span>{number}</span>}
    </button>
  );
}

interface AskBarProps {
  /** As many cards are open as belong together. */
  readonly isFull: boolean;
  /** The open cards are of different columns. */
  readonly isSet: boolean;
  readonly onTurnBack: () => void;
  readonly onKeep: () => void;
}

/** Asks whether the open cards belong together. */
function AskBar({ isFull, isSet, onTurnBack, onKeep }: AskBarProps): ReactNode {
  const texts = useTextsOf(phoneTexts);
  return (
    <div className={classes.ask}>
      <Button size="large" icon={<Undo2 aria-hidden="true" />} disabled={!isFull} onClick={onTurnBack}>
        {texts.turnBack}
      </Button>
      {isFull && !isSet ? (
        <Text tone="quiet" role="status">
          {texts.noPair}
        </Text>
      ) : (
        <Button
          size="large"
          tone="primary"
          icon={<Check aria-hidden="true" />}
          disabled={!isFull}
          onClick={onKeep}
        >
          {texts.take}
        </Button>
      )}
    </div>
  );
}

/** The cards on the left, and those of each further column. */
function columnsOf({ parts }: PlayedBody): Card[][] {
  const bodies = parts.map(({ body }) => body as BodyOf<'matching'>);
  return [bodies[0]?.left ?? [], ...bodies.map(({ right }) => right)];
}

function tileId(side: number, card: string): string {
  return `${side}:${card}`;
}

/** The tiles that were kept with a card on the left. */
function setOf(body: PlayedBody, parts: Parts, left: string): string[] {
  const rights = body.parts.flatMap(({ id }, index) => {
    const right = pairsOf(parts[id]).find((pair) => pair.left === left)?.right;
    return right === undefined ? [] : [tileId(index + 1, right)];
  });
  return [tileId(0, left), ...rights];
}

function cardOf(cards: readonly Card[], id: string): Content | undefined {
  return cards.find((card) => card.id === id)?.content;
}

/** Whether all cards lie open, for the first seconds of a game that was not begun. */
function useShownFirst({ own }: PlayedBody, isNew: boolean): boolean {
  const { showSeconds } = own as { readonly showSeconds: number };
  const [isShown, setShown] = useState(isNew && showSeconds > 0);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), showSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isShown, showSeconds]);
  return isShown;
}

interface FoundSetsProps {
  readonly sets: readonly { readonly id: string; readonly cards: readonly (Content | undefined)[] }[];
  readonly onRemove: (id: string) => void;
}

/** The cards that were put together, each set with a button that takes it apart. */
function FoundSets({ sets, onRemove }: FoundSetsProps): ReactNode {
  const texts = useTextsOf(phoneTexts);
  const contentName = useContentName();
  return (
    <ol className={classes.rows}>
      {sets.map(({ id, cards }) => (
        <li key={id} className={classes.row} data-found="">
          {cards.map((content, index) =>
            content ? <ContentView key={keyOf(index)} content={content} className={classes.half} /> : null,
          )}
          <IconButton
            label={texts.remove(cards.map((content) => contentName(content)).join(texts.and))}
            icon={<X />}
            size="large"
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ol>
  );
}

function keyOf(index: number): string {
  return `card ${index}`;
}
