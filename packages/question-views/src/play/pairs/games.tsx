import type { BodyOf, KeyOf } from '@lectern/questions';
import { Text, useTextsOf } from '@lectern/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import {
  isRightSoFar,
  type PlayedPart,
  playedParts,
  type Strip,
  type StripProps,
  withFirstTry,
} from '../game.ts';
import { RIGHT, WRONG } from '../game-run.ts';
import { gameTexts } from '../texts.ts';
import { foundSets, setsOf } from './memory-sets.ts';
import classes from './pairs.module.css';
import { columnsFor, mixed, type Pair, pairsOf, roundsOf } from './rounds.ts';

type Card = BodyOf<'matching'>['left'][number];
/** A card of the board; `side` is the column that it belongs to. */
interface Tile extends Card {
  readonly side: number;
  readonly card: string;
}

function tileOf(card: Card, side: number): Tile {
  return { ...card, side, card: card.id, id: `${side}:${card.id}` };
}

/** 知识配对: two tiles that belong together are tapped and disappear. */
export const KnowledgePairsStrip: Strip = (strip) => {
  const [part] = playedParts(strip);
  return part ? <Pairs strip={strip} part={part} /> : null;
};

function Pairs({ strip, part }: { readonly strip: StripProps; readonly part: PlayedPart }): ReactNode {
  const { parts, onAnswer, onParts, onDone, isOver } = strip;
  const texts = useTextsOf(gameTexts);
  const body = part.body as BodyOf<'matching'>;
  const { pairs } = part.key as KeyOf<'matching'>;
  const { roundSize } = strip.body.own as { readonly roundSize: number };
  const tries = pairsOf(parts[part.id]);
  const isRight = (pair: Pair) => isRightSoFar(part, { pairs: [pair] });
  const [found, setFound] = useState<readonly Pair[]>(() => tries.filter(isRight));
  const [chosen, setChosen] = useState<string>();
  const [missed, setMissed] = useState<readonly string[]>([]);
  const rounds = roundsOf(pairs, roundSize);
  const isFound = ({ side, card }: Tile) =>
    found.some((pair) => (side === 0 ? pair.left : pair.right) === card);
  const tilesOf = (round: readonly Pair[], index: number) => {
    const paired = new Set(pairs.map((pair) => pair.right));
    const beside = body.right
      .filter(({ id }) => !paired.has(id))
      .filter((_, at) => at % rounds.length === index);
    const left = body.left.filter(({ id }) => round.some((pair) => pair.left === id));
    const right = body.right.filter(({ id }) => round.some((pair) => pair.right === id));
    return [...left.map((card) => tileOf(card, 0)), ...[...right, ...beside].map((card) => tileOf(card, 1))];
  };
  const current = Math.max(
    0,
    rounds.findIndex((round) => round.some(({ left }) => !found.some((pair) => pair.left === left))),
  );
  const tiles = mixed(tilesOf(rounds[current] ?? [], current), current);
  const tap = (tile: Tile) => {
    const other = tiles.find(({ id }) => id === chosen);
    if (isOver || isFound(tile)) return;
    if (!other || other.side === tile.side) {
      setChosen(other?.id === tile.id ? undefined : tile.id);
      return;
    }
    setChosen(undefined);
    const [left, right] = tile.side === 0 ? [tile, other] : [other, tile];
    const pair = { left: left.card, right: right.card };
    const isGood = isRight(pair);
    const isFirst = !tries.some((one) => one.left === pair.left);
    const next = { ...parts, [part.id]: { pairs: withFirstTry(tries, pair) } };
    if (isFirst || !isGood) onAnswer(next, isGood ? RIGHT : WRONG);
    else onParts(next);
    setMissed(isGood ? [] : [tile.id, other.id]);
    if (!isGood) return;
    const now = [...found, pair];
    setFound(now);
    if (pairs.every(({ left: id }) => now.some((one) => one.left === id))) onDone();
  };
  return (
    <div className={classes.pairs}>
      <Text tone="quiet" role="status">
        {texts.pairs(found.length, pairs.length)}
      </Text>
      <div className={classes.tiles} style={{ ['--columns' as string]: columnsFor(tiles.length) }}>
        {tiles.map((tile) => (
          <button
            key={tile.id}
            type="button"
            className={classes.tile}
            data-side={tile.side}
            data-found={isFound(tile) ? '' : undefined}
            data-missed={missed.includes(tile.id) ? '' : undefined}
            aria-pressed={chosen === tile.id}
            disabled={isFound(tile)}
            onClick={() => tap(tile)}
          >
            <ContentView content={tile.content} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** Time for which cards that do not belong together stay open, milliseconds. */
const OPEN_MS = 1100;

/** 翻牌记忆: cards are turned over; the ones that belong together stay open. */
export const MemoryStrip: Strip = (strip) => {
  const { parts, onAnswer, onMove, onDone, isOver } = strip;
  const texts = useTextsOf(gameTexts);
  const played = playedParts(strip);
  const sets = setsOf(played.map(({ id, key }) => ({ id, pairs: (key as KeyOf<'matching'>).pairs })));
  const { showSeconds } = strip.body.own as { readonly showSeconds: number };
  const [found, setFound] = useState<readonly string[]>(() => foundSets(sets, parts));
  const [open, setOpen] = useState<readonly string[]>([]);
  const [isShown, setShown] = useState(showSeconds > 0);
  const columns = [
    (played[0]?.body as BodyOf<'matching'> | undefined)?.left ?? [],
    ...played.map(({ body }) => (body as BodyOf<'matching'>).right),
  ];
  const inSets = new Set(sets.flatMap(({ cards }) => cards));
  const tiles = mixed(
    columns
      .flatMap((cards, side) => cards.map((card) => tileOf(card, side)))
      .filter(({ id }) => inSets.has(id)),
    sets.length,
  );
  const size = columns.length;
  const close = useEffectEvent(() => setOpen([]));
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), showSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isShown, showSeconds]);
  useEffect(() => {
    if (open.length < size) return;
    const timer = setTimeout(() => close(), OPEN_MS);
    return () => clearTimeout(timer);
  }, [open, size]);
  const isOpenTile = (id: string) =>
    isShown || open.includes(id) || sets.some((set) => found.includes(set.left) && set.cards.includes(id));
  const turn = (id: string) => {
    if (isOver || isShown || isOpenTile(id)) return;
    // A new turn closes the cards of the last one at once.
    const now = open.length >= size ? [id] : [...open, id];
    setOpen(now);
    onMove();
    const set = sets.find(({ cards }) => cards.every((card) => now.includes(card)));
    if (!set || now.length !== size) return;
    setOpen([]);
    const next = Object.fromEntries(
      played.map((part, index) => {
        const right = set.rights[index];
        const pairs = pairsOf(parts[part.id]);
        return [
          part.id,
          { pairs: right === undefined ? [...pairs] : withFirstTry(pairs, { left: set.left, right }) },
        ];
      }),
    );
    onAnswer({ ...parts, ...next }, RIGHT);
    const all = [...found, set.left];
    setFound(all);
    if (all.length >= sets.length) onDone();
  };
  return (
    <div className={classes.pairs}>
      <Text tone="quiet" role="status">
        {texts.pairs(found.length, sets.length)}
      </Text>
      <div className={classes.tiles} style={{ ['--columns' as string]: columnsFor(tiles.length) }}>
        {tiles.map((tile, index) => (
          <MemoryTile
            key={tile.id}
            tile={tile}
            number={index + 1}
            isOpen={isOpenTile(tile.id)}
            isFound={!isShown && !open.includes(tile.id) && isOpenTile(tile.id)}
            onTurn={() => turn(tile.id)}
          />
        ))}
      </div>
    </div>
  );
};

interface MemoryTileProps {
  readonly tile: Tile;
  readonly number: number;
  readonly isOpen: boolean;
  readonly isFound: boolean;
  readonly onTurn: () => void;
}

function MemoryTile({ tile, number, isOpen, isFound, onTurn }: MemoryTileProps): ReactNode {
  const texts = useTextsOf(gameTexts);
  return (
    <button
      type="button"
      className={classes.memory}
      data-open={isOpen ? '' : undefined}
      data-found={isFound ? '' : undefined}
      aria-label={isOpen ? undefined : texts.hidden(number)}
      onClick={onTurn}
    >
      {isOpen ? <ContentView content={tile.content} /> : <span>{number}</span>}
    </button>
  );
}
