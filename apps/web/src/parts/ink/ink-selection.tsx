import { type Readable, Signal } from '@lectern/base';
import {
  type Box,
  boxOf,
  type Carrying,
  type InkSurface,
  type Sample,
  type Stroke,
} from '@lectern/stage/ink';
import { useSignal } from '@lectern/ui/use-signal';
import { Copy, Trash2 } from 'lucide-react';
import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { barPlace } from './bar-place.ts';
import classes from './ink-layer.module.css';
import { useInkTexts } from './ink-texts.ts';
import type { WrittenOn } from './tools/ink-tool.ts';
import { PenColors } from './tools/pen-colors.tsx';
import { COPIED } from './use-selected-ink.ts';

export interface InkSelectionProps {
  readonly strokes: readonly Stroke[];
  readonly scale: number;
  readonly surface: RefObject<InkSurface | undefined>;
  /** The board that contains the ink; undefined for a page. */
  readonly board: WrittenOn;
  readonly beside?: Beside | undefined;
  /** The visible part of the page, logical pixels. */
  readonly seen: Box;
  /** Called when the selection was moved, as one step. */
  readonly onCarry: (by: Carrying) => void;
  readonly onCopy: () => void;
  readonly onColor: (color: string) => void;
  readonly onDelete: () => void;
}

const STILL: Carrying = { dx: 0, dy: 0, scale: 1 };
const NO_BOX = new Signal<Box | undefined>(undefined);
/** Limits of scaling, so that ink is neither too small to be found nor larger than a page. */
const LEAST = 0.2;
const MOST = 8;

/**
 * Ink selected with a loop: moved by dragging its box, scaled by its corner; copied, recoloured and deleted by buttons.
 */
export function InkSelection(props: InkSelectionProps) {
  const { strokes, scale, surface, beside, onCarry } = props;
  const t = useInkTexts();
  const [by, setBy] = useState(STILL);
  const drag = useRef<{
    readonly id: number;
    readonly x: number;
    readonly y: number;
    readonly sizes: boolean;
  }>(undefined);
  const ofInk = boxOf(strokes);
  const { minX, minY, maxX, maxY } = together(ofInk, useSignal(beside?.box ?? NO_BOX));
  const about = [minX, minY] as const;
  const [w, h] = [(maxX - minX) * scale, (maxY - minY) * scale];

  const begin = (event: PointerEvent, sizes: boolean) => {
    // Only one pointer drags; a second finger neither takes over nor ends it.
    if (drag.current) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, sizes };
  };
  const move = (event: PointerEvent) => {
    const from = drag.current;
    if (from?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    const share = (w * (w + dx) + h * (h + dy)) / (w * w + h * h);
    const next = from.sizes
      ? { dx: 0, dy: 0, scale: Math.min(Math.max(share, LEAST), MOST) }
      : { dx: dx / scale, dy: dy / scale, scale: 1 };
    setBy(next);
    surface.current?.carry(strokes, ofInkAlone(next, ofInk, about));
    beside?.carry(next, about);
  };
  const end = (event: PointerEvent) => {
    if (drag.current?.id !== event.pointerId) return;
    drag.current = undefined;
    surface.current?.putDown();
    beside?.carry(undefined, about);
    const carry = () => onCarry(ofInkAlone(by, ofInk, about));
    if (by === STILL) return;
    if (beside) beside.put(by, about, carry);
    else carry();
    setBy(STILL);
  };
  const left = (minX + by.dx) * scale;
  const top = (minY + by.dy) * scale;
  const bar = barPlace({ minX, minY, maxX, maxY }, props.seen, scale);
  return (
    <div
      className={classes.box}
      style={{ left, top, width: w * by.scale, height: h * by.scale }}
      role="group"
      aria-label={t('takenInk')}
      data-carried=""
      data-testid="ink-selection"
      onPointerDown={(event) => begin(event, false)}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <div
        className={classes.corner}
        onPointerDown={(event) => begin(event, true)}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        data-testid="ink-selection-corner"
      />
      <Buttons {...props} style={{ left: bar.left - left, top: bar.top - top }} />
    </div>
  );
}

interface ButtonsProps
  extends Pick<InkSelectionProps, 'board' | 'beside' | 'onColor' | 'onCopy' | 'onDelete'> {
  readonly style: CSSProperties;
}

/** Changes to the selected ink, and to the elements selected with it. */
function Buttons({ board, beside, onColor, onCopy, onDelete, style }: ButtonsProps) {
  const t = useInkTexts();
  return (
    <div className={classes.bar} style={style} onPointerDown={(event) => event.stopPropagation()}>
      <PenColors
        board={board}
        onPick={(color) => {
          if (beside) beside.color(color, () => onColor(color));
          else onColor(color);
        }}
      />
      <button
        type="button"
        className={classes.button}
        onClick={() => (beside ? beside.copy(COPIED, onCopy) : onCopy())}
      >
        <Copy aria-hidden="true" />
        {t('copyInk')}
      </button>
      <button
        type="button"
        className={classes.button}
        onClick={() => (beside ? beside.remove(onDelete) : onDelete())}
      >
        <Trash2 aria-hidden="true" />
        {t('deleteInk')}
      </button>
    </div>
  );
}

function together(one: Box, other: Box | undefined): Box {
  if (!other) return one;
  return {
    minX: Math.min(one.minX, other.minX),
    minY: Math.min(one.minY, other.minY),
    maxX: Math.max(one.maxX, other.maxX),
    maxY: Math.max(one.maxY, other.maxY),
  };
}

/** Converts a move of the box around ink and objects into the same move about the corner of the ink's own box. */
function ofInkAlone(
  { dx, dy, scale }: Carrying,
  { minX, minY }: Box,
  [x, y]: readonly [number, number],
): Carrying {
  return { dx: x + (minX - x) * scale + dx - minX, dy: y + (minY - y) * scale + dy - minY, scale };
}

/**
 * Objects on a page other than ink that the same loop selects. A change of ink and objects together is one undo step.
 */
export interface Beside {
  /** Bounds of the selected objects, logical pixels; undefined when none is selected. */
  readonly box: Readable<Box | undefined>;
  /** Selects the objects in a loop. A loop as small as a tap selects no object if it selected ink. */
  take(loop: readonly Sample[], tookInk: boolean): void;
  /** Whether ink is selected too; its box then surrounds both. */
  inkIsTaken(isTaken: boolean): void;
  /** Shows the selected objects moved, and scaled about a point, during a drag; undefined: in their stored position. */
  carry(by: Carrying | undefined, about: readonly [x: number, y: number]): void;
  /** Stores the move; `ink` applies it to the ink within the same step. */
  put(by: Carrying, about: readonly [x: number, y: number], ink: () => void): void;
  copy(by: Carrying, ink: () => void): void;
  color(color: string, ink: () => void): void;
  remove(ink: () => void): void;
}

/** CSS classes of the box around a selection, its corner, and the bar above it. */
export const selectionClasses = classes;
