import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { paint } from '../../../common/paint.ts';
import { type Glyph, type Point, SQUARE } from './glyph.ts';
import { judge, type Verdict } from './match.ts';
import type { GridKind } from './model.ts';
import { BrushedStroke, Outlines, WritingGrid } from './strokes.tsx';
import type { WritingTexts } from './texts.ts';
import classes from './writing.module.css';

/** Misses of a stroke after which it is shown. */
const MISSES = 2;
/** Least distance of two points of a line, of a square of 1024. */
const APART = 4;
const LINE = 46;

export interface WriteBoardProps {
  readonly character: string;
  readonly glyph: Glyph;
  readonly grid: GridKind;
  readonly traced: boolean;
  readonly t: WritingTexts;
  /** Number of the pupil when several write; undefined for a single one. */
  readonly number: number | undefined;
  readonly done: number;
  readonly onDone: (done: number) => void;
}

/** A square in which one pupil writes a character; another finger in it while a stroke is written has no effect. */
export function WriteBoard(props: WriteBoardProps): ReactNode {
  const { character, glyph, grid, traced, t, number, done } = props;
  const hand = useHand(props);
  const { line, verdict, misses } = hand;
  const next = glyph[done];
  const isWhole = done === glyph.length;
  const words = isWhole
    ? t.right
    : verdict && verdict !== 'right'
      ? misses >= MISSES
        ? t.hint
        : t[verdict]
      : '';
  return (
    <div className={classes.writer}>
      <button
        type="button"
        className={classes.pad}
        data-fingers=""
        aria-label={t.board(character, done, glyph.length)}
        {...hand.handlers}
      >
        <svg
          ref={hand.square}
          viewBox={`-8 -8 ${SQUARE + 16} ${SQUARE + 16}`}
          className={classes.board}
          aria-hidden="true"
        >
          <WritingGrid kind={grid} />
          {traced && <Outlines strokes={glyph.slice(done)} fill={paint.line} />}
          <Outlines strokes={glyph.slice(0, done)} fill={isWhole ? paint.jade : paint.ink} />
          {misses >= MISSES && next && !line && (
            <BrushedStroke
              key={`${done} ${misses}`}
              stroke={next}
              fill={paint.amber}
              speed={1}
              onEnd={() => undefined}
            />
          )}
          {line && (
            <polyline
              points={line.join(' ')}
              fill="none"
              stroke={paint.blue}
              strokeWidth={LINE}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </svg>
      </button>
      <p className={classes.verdict} role="status" data-right={isWhole || undefined}>
        {words ||
          (number === undefined
            ? `${done} / ${glyph.length}`
            : `${t.writer(number)} ${done} / ${glyph.length}`)}
      </p>
    </div>
  );
}

/** Draws a line by one pointer, judges it at its end, and counts misses of the expected stroke. */
function useHand({ glyph, done, onDone }: WriteBoardProps) {
  const square = useRef<SVGSVGElement>(null);
  const pointer = useRef<number>(undefined);
  /** Events arrive faster than the component is drawn. */
  const drawn = useRef<readonly Point[]>([]);
  const [shown, setLine] = useState<readonly Point[]>();
  const [missed, setMissed] = useState<{
    readonly at: number;
    readonly verdict: Verdict;
    readonly times: number;
  }>();
  const own = missed?.at === done ? missed : undefined;
  const finish = (line: readonly Point[]) => {
    const verdict = judge(line, glyph, done);
    if (verdict === 'right') onDone(done + 1);
    else setMissed({ at: done, verdict, times: (own?.times ?? 0) + 1 });
  };
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    if (pointer.current !== undefined || (event.pointerType === 'mouse' && event.button !== 0)) return;
    if (done === glyph.length) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    pointer.current = event.pointerId;
    drawn.current = [placeOf(event, square.current)];
    setLine(drawn.current);
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (pointer.current !== event.pointerId) return;
    const place = placeOf(event, square.current);
    const last = drawn.current.at(-1);
    if (last && Math.hypot(place[0] - last[0], place[1] - last[1]) < APART) return;
    drawn.current = [...drawn.current, place];
    setLine(drawn.current);
  };
  const up = (event: PointerEvent<HTMLButtonElement>) => {
    if (pointer.current !== event.pointerId) return;
    pointer.current = undefined;
    setLine(undefined);
    // A tap is no stroke, and no miss.
    if (drawn.current.length > 1) finish(drawn.current);
  };
  const cancel = (event: PointerEvent<HTMLButtonElement>) => {
    if (pointer.current !== event.pointerId) return;
    pointer.current = undefined;
    setLine(undefined);
  };
  /** A press by key writes the next stroke; a pointer writes it by hand. */
  const press = (event: MouseEvent) => {
    if (event.detail === 0 && done < glyph.length) onDone(done + 1);
  };
  return {
    square,
    line: shown,
    verdict: own?.verdict,
    misses: own?.times ?? 0,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: cancel,
      onClick: press,
    },
  };
}

/** The place of a pointer in the square, whatever the scale of the page around it. */
function placeOf({ clientX, clientY }: PointerEvent, square: SVGSVGElement | null): Point {
  const matrix = square?.getScreenCTM()?.inverse();
  if (!matrix) return [0, 0];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return [Math.round(x), Math.round(y)];
}
