import { newId } from '@lectern/base';
import type { CoursewareStore, Frame } from '@lectern/courseware';
import { lineOf, type Placed, placedOf, putText, saidBy, TEXT_SIZES } from '@lectern/courseware/board';
import { type Area, type BoardColor, PEN_COLORS } from '@lectern/courseware/lesson';
import { useRecord } from '@lectern/stage/view';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { barPlace, colorOn, PenColors, selectionClasses, toolCardClasses } from '../../../parts/ink/index.ts';
import { useTypedWords } from '../../../parts/typed-words/index.ts';
import classes from './placed.module.css';
import type { PlacedHand } from './placed-hand.ts';
import { usePlacedTexts } from './placed-texts.ts';

type Point = readonly [x: number, y: number];

/** A text that is being edited. */
export interface Typed {
  readonly id: string;
  /** Whether the text is stored on the board already. */
  readonly known: boolean;
  readonly frame: Frame;
  readonly text: string;
  /** Font size, points. */
  readonly size: number;
  readonly color: string;
  /** Width at which the text wraps, logical pixels. */
  readonly widest: number;
}

/** Largest width of a new text on an endless page, and smallest limit on a page with edges, logical pixels. */
const WIDEST = 800;
const NARROWEST = 240;

/** Begins editing the given text or the text at a point, and otherwise a new text. */
export function beginText(
  hand: PlacedHand,
  at: Point | Placed,
  reach: number,
  board: BoardColor,
  page: { readonly w: number; readonly endless?: boolean },
): Typed {
  const known = 'frame' in at ? at : hand.textAt(at, reach);
  const said = known && saidBy(known);
  const widest = (x: number) => (page.endless ? WIDEST : Math.max(page.w - x, NARROWEST));
  if (known && said) {
    const { id, frame } = known;
    const color = said.color ?? colorOn(board, PEN_COLORS[3]);
    return { id, known: true, frame, ...said, color, widest: Math.max(frame.w, widest(frame.x)) };
  }
  const [x, y] = at as Point;
  const { size, color } = hand.look;
  const line = lineOf(size);
  const frame = { x, y: y - line / 2, w: size, h: line };
  return {
    id: newId(),
    known: false,
    frame,
    text: '',
    size,
    color: colorOn(board, color ?? (board === 'white' ? '1D2421' : 'FFFFFF')),
    widest: widest(x),
  };
}

export interface TypedTextProps {
  readonly store: CoursewareStore;
  readonly hand: PlacedHand;
  readonly pageId: string;
  readonly typed: Typed;
  /** CSS pixels per logical pixel. */
  readonly scale: number;
  readonly color: BoardColor;
  /** Visible part of the page, logical pixels. */
  readonly seen: Area;
  readonly onEnd: () => void;
}

/**
 * Field for typing a text, at its position on the board. The text is stored when the field loses the focus, or with
 * Escape.
 */
export function TypedText({
  store,
  hand,
  pageId,
  typed,
  scale,
  color: board,
  seen,
  onEnd,
}: TypedTextProps): ReactNode {
  const t = usePlacedTexts();
  const { id, known, frame, widest } = typed;
  const inStore = useRecord(store, 'element', id);
  const [text, setText] = useState(typed.text);
  const stored = () => {
    const element = placedOf(store, pageId, id);
    return (element && saidBy(element)?.text) ?? '';
  };
  const { field: words, take } = useTypedWords<HTMLTextAreaElement>({ read: stored, onShown: setText });
  const field = words.ref;
  const [look, setLook] = useState({ size: typed.size, color: typed.color });
  const mirror = useRef<HTMLDivElement>(null);
  const ended = useRef(false);
  const box = useRef<Frame>(frame);

  useLayoutEffect(() => {
    const [area, shown] = [field.current, mirror.current];
    if (!area || !shown) return;
    // The box is a little wider than its letters, so that lines do not break elsewhere on a device with other fonts.
    const w = Math.min(shown.offsetWidth / scale + look.size / 2, widest);
    // On a phone the field's letters are larger than the stored text's.
    const larger = fontSizeOf(area) / fontSizeOf(shown);
    area.style.width = `${w * scale * larger}px`;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
    const h = Math.max(area.scrollHeight / larger / scale, lineOf(look.size));
    box.current = { ...frame, w, h };
  });

  // The text is stored however typing ends: by another tool, another page or another window.
  const keep = useRef<() => void>(undefined);
  useEffect(() => {
    keep.current = () => {
      if (ended.current) return;
      ended.current = true;
      hand.conceal(id, false);
      const next = take();
      const isSame = next === stored() && look.size === typed.size && look.color === typed.color;
      if (isSame) return;
      // Another user may have moved the text meanwhile.
      const { x, y, rotation } = inStore?.frame ?? frame;
      const place = { ...box.current, x, y, ...(rotation === undefined ? {} : { rotation }) };
      store.transact((edit) => putText(edit, pageId, { id, frame: place, text: next, ...look }, typed));
    };
  });
  useEffect(() => {
    if (known) hand.conceal(id, true);
    field.current?.focus({ preventScroll: true });
    return () => keep.current?.();
  }, [hand, id, known, field]);

  const end = () => {
    keep.current?.();
    onEnd();
  };
  const choose = (next: Partial<typeof look>) => {
    const chosen = { ...look, ...next };
    setLook(chosen);
    hand.look = chosen;
  };
  const bar = barPlace({ minX: frame.x, minY: frame.y, maxX: frame.x, maxY: frame.y + frame.h }, seen, scale);
  const style: CSSProperties = {
    left: frame.x * scale,
    top: frame.y * scale,
  };
  const letters: CSSProperties & Record<'--letters', string> = {
    '--letters': `${(look.size * 4 * scale) / 3}px`,
    color: `#${look.color}`,
    caretColor: `#${look.color}`,
  };
  return (
    <div className={classes.typed} style={style} data-carried="" data-testid="board-typing">
      {/* Hidden copy of the text that measures its width. */}
      <div
        ref={mirror}
        className={classes.mirror}
        style={{ ...letters, maxWidth: widest * scale }}
        aria-hidden="true"
      >
        {`${text}\u200b`}
      </div>
      <textarea
        {...words}
        className={classes.field}
        style={letters}
        aria-label={t('textField')}
        rows={1}
        maxLength={4000}
        spellCheck={false}
        onBlur={end}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) end();
        }}
      />
      {/* A press on these buttons leaves the focus in the field. */}
      <div
        className={selectionClasses.bar}
        style={{ left: bar.left - frame.x * scale, top: bar.top - frame.y * scale }}
        role="group"
        aria-label={t('textLook')}
        onPointerDown={(event) => event.preventDefault()}
      >
        {TEXT_SIZES.map((size, i) => (
          <button
            key={size}
            type="button"
            className={toolCardClasses.choice}
            aria-pressed={look.size === size}
            onClick={() => choose({ size })}
          >
            {t(`sizes.s${i as 0 | 1 | 2}`)}
          </button>
        ))}
        <PenColors board={board} chosen={look.color} onPick={(color) => choose({ color })} />
      </div>
    </div>
  );
}

/** Font size, CSS pixels. */
function fontSizeOf(node: Element): number {
  return Number.parseFloat(getComputedStyle(node).fontSize);
}
