import type { BodyOf, Content, KeyOf } from '@lectern/questions';
import { plainTextOf } from '@lectern/questions/shown';
import { classNames, IconButton, Row, Text, useTextsOf } from '@lectern/ui';
import { Lock, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { type DragToTarget, useDragToTarget } from '../../parts/drag-to-target/use-drag-to-target.tsx';
import {
  isRightSoFar,
  type PlayedPart,
  playedParts,
  type Strip,
  type StripProps,
  withFirstTry,
} from '../game.ts';
import { RIGHT, WRONG } from '../game-run.ts';
import { mixed, type Pair, pairsOf } from '../pairs/rounds.ts';
import { gameTexts } from '../texts.ts';
import classes from './jigsaw.module.css';
import { isNamed, type JigsawOwn, PieceView } from './piece-view.tsx';
import { choicesFor } from './pieces.ts';

const jigsawTexts = {
  zh: {
    place: (row: number, column: number) => `第 ${row} 行第 ${column} 列`,
    piece: (number: number) => `拼图块 ${number}`,
    asks: '点有锁的，先答题',
    close: '关闭',
    done: (done: number, all: number) => `拼好 ${done} / ${all} 块`,
  },
  en: {
    place: (row: number, column: number) => `row ${row}, column ${column}`,
    piece: (number: number) => `Piece ${number}`,
    asks: 'tap a lock to answer',
    close: 'Close',
    done: (done: number, all: number) => `${done} of ${all} placed`,
  },
};

/** 拼图: pieces are dragged to their places. A piece with a question moves only after its answer. */
export const JigsawStrip: Strip = (strip) => {
  const [part] = playedParts(strip);
  return part ? <Jigsaw strip={strip} part={part} /> : null;
};

/** The state of a jigsaw: which pieces are placed, and which are locked by their question. */
function useJigsaw(strip: StripProps, part: PlayedPart) {
  const { parts, onAnswer, onParts, onDone, isOver } = strip;
  const own = strip.body.own as JigsawOwn;
  const { left, right } = part.body as BodyOf<'matching'>;
  const { pairs } = part.key as KeyOf<'matching'>;
  const tries = pairsOf(parts[part.id]);
  const isRight = (pair: Pair) => isRightSoFar(part, { pairs: [pair] });
  const homeOf = (piece: string) => pairs.find((pair) => pair.left === piece)?.right;
  const hasQuestion = (piece: string) => {
    const content = left.find(({ id }) => id === piece)?.content;
    return content !== undefined && !isNamed(content);
  };
  /** A piece that shows the picture shows where it belongs: its question is answered before. */
  const asksFirst = (piece: string) => own.showsPicture && hasQuestion(piece);
  const [placed, setPlaced] = useState<ReadonlySet<string>>(
    () => new Set(tries.filter((pair) => !asksFirst(pair.left) && isRight(pair)).map((pair) => pair.left)),
  );
  const [unlocked, setUnlocked] = useState<ReadonlySet<string>>(
    () => new Set(tries.filter(isRight).map((pair) => pair.left)),
  );
  const [missed, setMissed] = useState({ piece: '', count: 0 });
  const give = (pair: Pair): boolean => {
    const isGood = isRight(pair);
    const isFirst = !tries.some((one) => one.left === pair.left);
    const next = { ...parts, [part.id]: { pairs: withFirstTry(tries, pair) } };
    if (isFirst || !isGood) onAnswer(next, isGood ? RIGHT : WRONG);
    else onParts(next);
    if (!isGood) setMissed({ piece: pair.left, count: missed.count + 1 });
    return isGood;
  };
  const put = (piece: string) => {
    const now = new Set(placed).add(piece);
    setPlaced(now);
    if (pairs.every((pair) => now.has(pair.left))) onDone();
  };
  return {
    own,
    left,
    right,
    placed,
    missed,
    homeOf,
    hasQuestion,
    isLocked: (piece: string) => asksFirst(piece) && !unlocked.has(piece),
    /** The answer to the question of a piece; returns whether it is right. */
    answer(piece: string, answer: string): boolean {
      if (isOver || !give({ left: piece, right: answer })) return false;
      setUnlocked(new Set(unlocked).add(piece));
      return true;
    },
    drop(piece: string, place: string | undefined) {
      if (place === undefined || isOver || placed.has(piece)) return;
      // The answer counted; finding the place is play.
      if (asksFirst(piece)) {
        if (place === homeOf(piece)) put(piece);
        else setMissed({ piece, count: missed.count + 1 });
      } else if (give({ left: piece, right: place })) put(piece);
    },
  };
}

type State = ReturnType<typeof useJigsaw>;

function Jigsaw({ strip, part }: { readonly strip: StripProps; readonly part: PlayedPart }): ReactNode {
  const texts = useTextsOf(jigsawTexts);
  const contentName = useContentName();
  const state = useJigsaw(strip, part);
  const { own, left, placed } = state;
  const [asked, setAsked] = useState<string>();
  const places = own.places.map((id, index) => ({
    id,
    name: texts.place(Math.floor(index / own.columns) + 1, (index % own.columns) + 1),
  }));
  const nameOf = (id: string) => contentName(left.find((piece) => piece.id === id)?.content);
  const board = useDragToTarget({
    targets: places,
    nameOf,
    accepts: (_piece, place) => !left.some(({ id }) => placed.has(id) && state.homeOf(id) === place),
    onDrop: state.drop,
    locked: strip.isOver,
  });
  const tray = mixed(
    left.filter(({ id }) => !placed.has(id)),
    left.length,
  );
  const aspect = own.picture ? own.picture.width / own.picture.height : 1;
  const locks = left.some(({ id }) => state.isLocked(id));
  return (
    <div
      ref={board.surface}
      className={classes.jigsaw}
      style={{ '--aspect': aspect, '--rows': own.rows, '--columns': own.columns } as CSSProperties}
    >
      <Frame state={state} board={board} places={places} />
      <div className={classes.side}>
        <Text tone="quiet" role="status">
          {texts.done(placed.size, left.length)}
          {locks ? ` · ${texts.asks}` : ''}
        </Text>
        <Tray state={state} board={board} tray={tray} nameOf={nameOf} onAsk={setAsked} />
      </div>
      {asked !== undefined && state.isLocked(asked) ? (
        <Question state={state} piece={asked} onClose={() => setAsked(undefined)} />
      ) : null}
      {board.status}
    </div>
  );
}

interface FrameProps {
  readonly state: State;
  readonly board: DragToTarget;
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

/** The places of the picture; the placed pieces are drawn over them, so that their knobs cover the neighbours. */
function Frame({ state, board, places }: FrameProps): ReactNode {
  const { own, left, right, placed, homeOf, hasQuestion } = state;
  return (
    <div className={classes.frame}>
      {places.map(({ id, name }) => {
        const { className, ...target } = board.target(id);
        const piece = left.find((one) => homeOf(one.id) === id);
        const answer = right.find((one) => one.id === id)?.content;
        const shows = piece && answer && hasQuestion(piece.id) && !own.showsPicture && !placed.has(piece.id);
        return (
          <div
            key={id}
            {...target}
            role="group"
            aria-label={name}
            className={classNames(classes.place, className)}
            data-full={piece && placed.has(piece.id) ? '' : undefined}
          >
            {piece && placed.has(piece.id) ? (
              <span className={classes.placed} data-card={piece.id}>
                <PieceView own={own} place={id} />
              </span>
            ) : null}
            {shows ? <ContentView content={answer} /> : null}
          </div>
        );
      })}
    </div>
  );
}

interface TrayProps {
  readonly state: State;
  readonly board: DragToTarget;
  readonly tray: readonly { readonly id: string; readonly content: Content }[];
  readonly nameOf: (piece: string) => string;
  readonly onAsk: (piece: string) => void;
}

function Tray({ state, board, tray, nameOf, onAsk }: TrayProps): ReactNode {
  const shared = useTextsOf(gameTexts);
  const texts = useTextsOf(jigsawTexts);
  const { own, missed, homeOf, hasQuestion, isLocked } = state;
  return (
    <div role="group" aria-label={shared.tray} className={classes.tray}>
      {tray.map(({ id, content }, index) => {
        const hasPicture = own.showsPicture || !hasQuestion(id);
        const { className, ...card } = isLocked(id)
          ? { className: undefined, 'data-card': id, role: 'button', tabIndex: 0, ...asking(() => onAsk(id)) }
          : board.card(id);
        const isMissed = missed.piece === id;
        return (
          <div
            // A missed piece is drawn again, so that it shakes each time.
            key={isMissed ? `${id} ${missed.count}` : id}
            {...card}
            className={classNames(classes.piece, className)}
            data-missed={isMissed ? '' : undefined}
            data-plain={hasPicture ? undefined : ''}
            data-picture={hasPicture ? '' : undefined}
          >
            {hasPicture ? (
              <PieceView own={own} place={homeOf(id) ?? ''} />
            ) : (
              <ContentView content={content} />
            )}
            {/* The name of a piece would tell its place. */}
            {hasPicture ? (
              <span className="visually-hidden">{hasQuestion(id) ? nameOf(id) : texts.piece(index + 1)}</span>
            ) : null}
            {isLocked(id) ? <Lock aria-hidden="true" className={classes.lock} /> : null}
          </div>
        );
      })}
      {tray.length === 0 ? <span className={classes.quiet}>{shared.trayEmpty}</span> : null}
    </div>
  );
}

/** Taps and keys that open a question. */
function asking(open: () => void) {
  return {
    onClick: open,
    onKeyDown: (event: { readonly key: string; preventDefault(): void }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      open();
    },
  };
}

const MOST_ANSWERS = 4;

interface QuestionProps {
  readonly state: State;
  readonly piece: string;
  readonly onClose: () => void;
}

/** The question of a piece with answers to tap, over the board. */
function Question({ state, piece, onClose }: QuestionProps): ReactNode {
  const texts = useTextsOf(jigsawTexts);
  const shared = useTextsOf(gameTexts);
  const { left, right, homeOf } = state;
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const question = left.find(({ id }) => id === piece);
  const choices = choicesFor(
    homeOf(piece) ?? '',
    mixed(right, right.length).flatMap(({ id, content }) => (isNamed(content) ? [] : [id])),
    MOST_ANSWERS,
  );
  if (!question) return null;
  return (
    <section className={classes.question} aria-label={plainTextOf(question.content)}>
      <Row justify="between" gap={3}>
        <ContentView content={question.content} className={classes.asked} />
        <IconButton label={texts.close} icon={<X />} size="large" onClick={onClose} />
      </Row>
      <div className={classes.answers}>
        {choices.map((id) => {
          const content = right.find((one) => one.id === id)?.content;
          return content ? (
            <button
              key={id}
              type="button"
              className={classes.answer}
              disabled={wrong.includes(id)}
              onClick={() => {
                if (state.answer(piece, id)) onClose();
                else setWrong([...wrong, id]);
              }}
            >
              <ContentView content={content} />
            </button>
          ) : null;
        })}
      </div>
      <Text role="status">{wrong.length > 0 ? shared.wrong : ''}</Text>
    </section>
  );
}
