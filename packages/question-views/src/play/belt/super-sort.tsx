import { classNames, Text, useTextsOf } from '@lectern/ui';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { type DragToTarget, useDragToTarget } from '../../parts/drag-to-target/use-drag-to-target.tsx';
import { type PlayedPart, playedParts, type Strip, type StripProps } from '../game.ts';
import { RIGHT, WRONG } from '../game-run.ts';
import { mixed } from '../pairs/rounds.ts';
import classes from './belt.module.css';
import { binsLeft, responseOf, riding, roundOf, type Try, triesOf, withTryOf } from './card-bins.ts';

const beltTexts = {
  zh: {
    belt: '传送带',
    round: (number: number, count: number) => `第 ${number} 轮，共 ${count} 轮`,
    left: (count: number) => `还有 ${count} 张卡片`,
    more: (count: number) => `还差 ${count} 类`,
  },
  en: {
    belt: 'Belt',
    round: (number: number, count: number) => `Round ${number} of ${count}`,
    left: (count: number) => (count === 1 ? '1 card left' : `${count} cards left`),
    more: (count: number) => `${count} more`,
  },
};

/** Time of a card on the belt, seconds, by pace. */
const CROSSING: Readonly<Record<string, number>> = { slow: 26, normal: 18, fast: 11 };
/** Cards on a belt at once; a belt of one of several players is short. */
const MOST_RIDING = { wide: 4, narrow: 3 };

/** 超级分类: cards ride on a belt and are caught into bins or the cells of a table, round by round. */
export const SuperSortStrip: Strip = (strip) => {
  const texts = useTextsOf(beltTexts);
  const played = playedParts(strip);
  const [round, setRound] = useState(() =>
    Math.max(
      0,
      played.findIndex(({ id }) => !Object.hasOwn(strip.parts, id)),
    ),
  );
  const part = played[round];
  if (!part) return null;
  return (
    <div className={classes.sort}>
      {played.length > 1 ? (
        <Text weight="bold" numeric>
          {texts.round(round + 1, played.length)}
        </Text>
      ) : null}
      {part.stem ? <ContentView content={part.stem} /> : null}
      <Round
        key={part.id}
        strip={strip}
        part={part}
        onDone={() => (round + 1 >= played.length ? strip.onDone() : setRound(round + 1))}
      />
    </div>
  );
};

interface RoundProps {
  readonly strip: StripProps;
  readonly part: PlayedPart;
  readonly onDone: () => void;
}

function Round({ strip, part, onDone }: RoundProps): ReactNode {
  const { parts, onAnswer, onParts, isOver } = strip;
  const contentName = useContentName();
  const round = roundOf(part);
  const tries = triesOf(parts[part.id]);
  const sortable = round.cards.filter(({ id }) => round.binsOf.get(id)?.size);
  const [placed, setPlaced] = useState<readonly Try[]>(() =>
    tries.filter(({ card, bin }) => round.binsOf.get(card)?.has(bin)),
  );
  const belt = useBelt(
    () =>
      mixed(sortable, strip.player)
        .map(({ id }) => id)
        .filter((id) => binsLeft(round, placed, id).length > 0),
    strip.players > 2 ? MOST_RIDING.narrow : MOST_RIDING.wide,
    CROSSING[strip.body.play.pace] ?? 18,
    !isOver,
  );
  const [missed, setMissed] = useState({ card: '', count: 0 });
  const nameOf = (id: string) => contentName(round.bins.find((bin) => bin.id === id)?.content);
  const drop = (card: string, bin: string | undefined) => {
    if (bin === undefined || isOver || placed.some((one) => one.card === card && one.bin === bin)) return;
    const right = round.binsOf.get(card)?.has(bin) ?? false;
    const kept = withTryOf(round, tries, { card, bin });
    const next = { ...parts, [part.id]: responseOf(part.kind.kind, kept) };
    // A later try that is right places the card and earns nothing.
    if (kept !== tries || !right) onAnswer(next, right ? RIGHT : WRONG);
    else onParts(next);
    if (!right) {
      setMissed({ card, count: missed.count + 1 });
      return;
    }
    const now = [...placed, { card, bin }];
    setPlaced(now);
    if (binsLeft(round, now, card).length === 0) belt.take(card);
    if (sortable.every(({ id }) => binsLeft(round, now, id).length === 0)) onDone();
  };
  const board = useDragToTarget({
    targets: round.bins.map(({ id }) => ({ id, name: nameOf(id) })),
    nameOf: (id) => contentName(round.cards.find((card) => card.id === id)?.content),
    onDrop: drop,
    locked: isOver,
  });
  const left = sortable.filter(({ id }) => binsLeft(round, placed, id).length > 0).length;
  return (
    <div ref={board.surface} className={classes.sort}>
      <Bins strip={strip} round={round} placed={placed} board={board} nameOf={nameOf} />
      <Belt belt={belt} missed={missed} board={board} left={left}>
        {(id) => {
          const card = round.cards.find((one) => one.id === id);
          const more = placed.some((one) => one.card === id) ? binsLeft(round, placed, id).length : 0;
          return (
            <>
              {card ? <ContentView content={card.content} /> : null}
              {more > 0 ? <More count={more} /> : null}
            </>
          );
        }}
      </Belt>
      {board.status}
    </div>
  );
}

/** A card that belongs to further bins. */
function More({ count }: { readonly count: number }): ReactNode {
  const texts = useTextsOf(beltTexts);
  return <small className={classes.more}>{texts.more(count)}</small>;
}

/** The cards that ride, and those that wait for the belt. A card at the end of the belt waits again. */
function useBelt(first: () => readonly string[], most: number, seconds: number, isRunning: boolean) {
  const [state, setState] = useState(() => riding([], first(), 1));
  const advance = useEffectEvent(() =>
    setState(({ belt, queue }) =>
      belt.length >= most ? { belt, queue } : riding(belt, queue, belt.length + 1),
    ),
  );
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => advance(), (seconds * 1000) / most);
    return () => clearInterval(timer);
  }, [most, seconds, isRunning]);
  return {
    ...state,
    seconds,
    isRunning,
    /** The card was sorted; another one rides at once where the belt is empty. */
    take: (card: string) =>
      setState(({ belt, queue }) => {
        const others = belt.filter((id) => id !== card);
        return riding(others, queue, 1);
      }),
    /** The card left the belt. */
    pass: (card: string) =>
      setState(({ belt, queue }) =>
        riding(
          belt.filter((id) => id !== card),
          [...queue, card],
          1,
        ),
      ),
  };
}

interface BeltProps {
  readonly belt: ReturnType<typeof useBelt>;
  readonly missed: { readonly card: string; readonly count: number };
  readonly board: DragToTarget;
  readonly left: number;
  readonly children: (id: string) => ReactNode;
}

/** The belt stands still for those who want no motion, and a card that is held or dragged stops. */
function Belt({ belt, missed, board, left, children }: BeltProps): ReactNode {
  const texts = useTextsOf(beltTexts);
  return (
    <div className={classes.track}>
      <Text tone="quiet" numeric>
        {texts.left(left)}
      </Text>
      <div
        role="group"
        aria-label={texts.belt}
        className={classes.belt}
        data-still={belt.isRunning ? undefined : ''}
        style={{ '--crossing': `${belt.seconds}s` } as CSSProperties}
      >
        {belt.belt.map((id) => {
          const { className, ...card } = board.card(id);
          return (
            <div
              key={id}
              className={classes.rider}
              onAnimationEnd={({ target, currentTarget }) => {
                if (target === currentTarget) belt.pass(id);
              }}
            >
              <div
                {...card}
                // A missed card is drawn again, so that it shakes each time.
                key={missed.card === id ? missed.count : 0}
                className={classNames(classes.card, className)}
                data-missed={missed.card === id ? '' : undefined}
              >
                {children(id)}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface BinsProps {
  readonly strip: StripProps;
  readonly round: ReturnType<typeof roundOf>;
  readonly placed: readonly Try[];
  readonly board: DragToTarget;
  readonly nameOf: (bin: string) => string;
}

/** The bins beside each other, or as the cells of a table. A bin shows its last cards and counts the others. */
function Bins({ strip, round, placed, board, nameOf }: BinsProps): ReactNode {
  const { table } = strip.body.own as { readonly table?: { readonly columns: number } };
  return (
    <div
      className={classes.bins}
      style={table ? { gridTemplateColumns: `repeat(${table.columns}, 1fr)` } : undefined}
    >
      {round.bins.map((bin) => {
        const { className, ...target } = board.target(bin.id);
        const cards = placed.filter((one) => one.bin === bin.id).toReversed();
        return (
          <div
            key={bin.id}
            {...target}
            role="group"
            aria-label={nameOf(bin.id)}
            className={classNames(classes.bin, className)}
          >
            <div className={classes.binName}>
              <ContentView content={bin.content} />
              {cards.length > 0 ? <span className={classes.count}>{cards.length}</span> : null}
            </div>
            <div className={classes.inBin}>
              {cards.slice(0, SHOWN).map(({ card }) => (
                <span key={card} className={classes.placed} data-card={card}>
                  <ContentView
                    content={round.cards.find((one) => one.id === card)?.content ?? { paragraphs: [] }}
                  />
                </span>
              ))}
              {cards.length > SHOWN ? <span aria-hidden="true">…</span> : null}
            </div>
          </div>
        );
      })}
    </div>
  );
}

const SHOWN = 6;
