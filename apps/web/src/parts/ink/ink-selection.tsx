import { PEN_COLORS } from '@lectern/courseware/lesson';
import { boxOf, type Carrying, type InkSurface, type Stroke } from '@lectern/stage/ink';
import { Copy, Trash2 } from 'lucide-react';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import classes from './ink-selection.module.css';
import { useInkTexts } from './ink-texts.ts';
import { colorOn, type WrittenOn } from './ink-tool.ts';

export interface InkSelectionProps {
  readonly strokes: readonly Stroke[];
  readonly scale: number;
  readonly surface: RefObject<InkSurface | undefined>;
  /** The board on which it lies, where it lies on one. */
  readonly board: WrittenOn;
  /** They were carried there, as one step. */
  readonly onCarry: (by: Carrying) => void;
  readonly onCopy: () => void;
  readonly onColor: (color: string) => void;
  readonly onDelete: () => void;
}

const STILL: Carrying = { dx: 0, dy: 0, scale: 1 };
/** Ink is never made so small that nobody finds it again, nor larger than a page. */
const LEAST = 0.2;
const MOST = 8;
/** Room above the box that its buttons need, CSS pixels. */
const BAR = 90;

/** Ink that a loop took: dragged by its box, enlarged by its corner, copied, coloured and deleted by its buttons. */
export function InkSelection(props: InkSelectionProps) {
  const { strokes, scale, surface, board, onCarry } = props;
  const t = useInkTexts();
  const [by, setBy] = useState(STILL);
  const drag = useRef<{
    readonly id: number;
    readonly x: number;
    readonly y: number;
    readonly sizes: boolean;
  }>(undefined);
  const { minX, minY, maxX, maxY } = boxOf(strokes);
  const [w, h] = [(maxX - minX) * scale, (maxY - minY) * scale];

  const begin = (event: PointerEvent, sizes: boolean) => {
    // One hand carries; a second finger neither takes over nor ends it.
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
    surface.current?.carry(strokes, next);
  };
  const end = (event: PointerEvent) => {
    if (drag.current?.id !== event.pointerId) return;
    drag.current = undefined;
    surface.current?.putDown();
    if (by !== STILL) onCarry(by);
    setBy(STILL);
  };
  const left = (minX + by.dx) * scale;
  const top = (minY + by.dy) * scale;
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
      <div
        className={classes.bar}
        data-below={top < BAR ? '' : undefined}
        onPointerDown={(event) => event.stopPropagation()}
      >
        {PEN_COLORS.map((color) => (
          <button
            key={color}
            type="button"
            className={classes.swatch}
            style={{ background: `#${colorOn(board, color)}` }}
            aria-label={t(`colors.c${color}`)}
            onClick={() => props.onColor(colorOn(board, color))}
          />
        ))}
        <button type="button" className={classes.button} onClick={props.onCopy}>
          <Copy aria-hidden="true" />
          {t('copyInk')}
        </button>
        <button type="button" className={classes.button} onClick={props.onDelete}>
          <Trash2 aria-hidden="true" />
          {t('deleteInk')}
        </button>
      </div>
    </div>
  );
}
