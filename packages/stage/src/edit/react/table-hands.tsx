import {
  type CellArea,
  draggedSizes,
  gridOf,
  type TableElement,
  withSizes,
  withTable,
} from '@lectern/courseware';
import { useSignal } from '@lectern/ui/use-signal';
import {
  type CSSProperties,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { applyToVector, invert } from '../geometry/matrix.ts';
import type { Placement } from '../geometry/placement.ts';
import type { Point } from '../geometry/point.ts';
import type { TableSizes } from '../session/chosen-cells.ts';
import type { EditSession } from '../session/edit-session.ts';
import { shownMatrix } from './selection-box.tsx';
import classes from './table-hands.module.css';

export interface TableHandsProps {
  readonly session: EditSession;
  readonly element: TableElement;
  readonly placement: Placement;
  readonly zoom: number;
}

type Axis = 'rows' | 'columns';

/**
 * Pointer handling inside the only selected table: cells are selected, and the selection is resized; rows and columns
 * are selected by the strips beside the table, and their borders are dragged.
 */
export function TableHands({ session, element, placement, zoom }: TableHandsProps): ReactNode {
  const origin = useRef<HTMLDivElement>(null);
  const shown = useShownSizes(session, element);
  const [held, setHeld] = useState<HeldLine>();
  const open = useSignal(session.openText);
  const choice = useSignal(session.cells.choice);
  const chosen = choice?.elementId === element.id ? session.cells.get()?.area : undefined;
  const openCell = open?.elementId === element.id ? gridOf(element.table).of(open.cell ?? '') : undefined;
  const sizes = held ? { ...shown, [held.axis]: held.sizes } : shown;
  const lines = useEdges(sizes, element.table.rtl === true, zoom);

  const pageAt = (event: PointerEvent): Point => {
    const box = origin.current?.getBoundingClientRect();
    return { x: (event.clientX - (box?.left ?? 0)) / zoom, y: (event.clientY - (box?.top ?? 0)) / zoom };
  };
  useDragOutOfText(session, element, pageAt);

  const hands = handsOn({ session, element, placement, zoom, pageAt, onHeld: setHeld });
  const marked = chosen ?? openCell;
  return (
    <>
      <div ref={origin} className={classes.origin} />
      <div
        className={classes.hands}
        style={{ transform: shownMatrix(placement.matrix, zoom) }}
        aria-hidden="true"
      >
        {chosen ? <div className={classes.chosen} data-chosen-cells="" style={lines.boxOf(chosen)} /> : null}
        {(['columns', 'rows'] as const).map((axis) => (
          <AxisHands key={axis} axis={axis} lines={lines} chosen={chosen} hands={hands} />
        ))}
        <div
          className={classes.corner}
          data-own-hands=""
          data-strip="all"
          onPointerDown={(event) => {
            if (takes(event)) session.chooseCells(element.id, 'all');
          }}
        />
        {marked
          ? (['first', 'last'] as const).map((end) => (
              <div
                key={end}
                className={classes.pull}
                data-own-hands=""
                data-pull={end}
                style={lines.cornerOf(marked, end)}
                onPointerDown={hands.pull(marked, end)}
              />
            ))
          : null}
      </div>
    </>
  );
}

interface HeldTable extends TableHandsProps {
  readonly pageAt: (event: PointerEvent) => Point;
  /** Called with the new sizes while a border is dragged, and with undefined when the drag ends. */
  readonly onHeld: (held: HeldLine | undefined) => void;
}

/** Pointer handlers of a strip, a border, and a corner of the selected cells. */
function handsOn({ session, element, placement, zoom, pageAt, onHeld }: HeldTable) {
  /** Selects whole rows or columns while the pointer is down on their strip. */
  const chooseLines = (axis: Axis, from: number) => (event: ReactPointerEvent<HTMLElement>) => {
    if (!takes(event)) return;
    const before = event.shiftKey ? session.cells.get()?.area : undefined;
    const begin = before ? (axis === 'rows' ? before.row : before.column) : from;
    const put = (to: number) => session.chooseCells(element.id, wholeLines(element, axis, begin, to));
    put(from);
    follow(event, (moved) => {
      const tile = session.cells.at(element, pageAt(moved));
      if (tile) put(axis === 'rows' ? tile.row : tile.column);
    });
  };

  const dragLine = (axis: Axis, line: number) => (event: ReactPointerEvent<HTMLElement>) => {
    if (!takes(event)) return;
    const start = { x: event.clientX, y: event.clientY };
    const before = session.cells.sizesOf(element)[axis];
    const node = tableNode(session, element.id);
    let next = before;
    const move = (moved: PointerEvent) => {
      const way = { x: (moved.clientX - start.x) / zoom, y: (moved.clientY - start.y) / zoom };
      const by = applyToVector(invert(placement.matrix), way);
      const along = axis === 'rows' ? by.y : element.table.rtl ? -by.x : by.x;
      next = draggedSizes(before, axis, line, along);
      if (node) showSizes(node, axis, next);
      onHeld({ axis, sizes: next });
    };
    follow(event, move, (done) => {
      onHeld(undefined);
      const changed = next.some((size, at) => size !== before[at]);
      if (!done || !changed || !writeSizes(session, element.id, axis, next)) {
        if (node) showSizes(node, axis, axis === 'rows' ? rowSizes(element) : before);
      }
    });
  };

  /** One corner of the selection follows the finger; the other corner stays. */
  const pull = (area: CellArea, end: 'first' | 'last') => (event: ReactPointerEvent<HTMLElement>) => {
    if (!takes(event)) return;
    const grid = gridOf(element.table);
    const last = grid.at(area.row + area.rows - 1, area.column + area.columns - 1);
    const from = end === 'first' ? last : grid.at(area.row, area.column);
    follow(event, (moved) => {
      const to = session.cells.at(element, pageAt(moved));
      if (from && to) session.chooseCells(element.id, { from, to });
    });
  };

  return { chooseLines, dragLine, pull };
}

interface AxisHandsProps {
  readonly axis: Axis;
  readonly lines: ReturnType<typeof useEdges>;
  readonly chosen: CellArea | undefined;
  readonly hands: ReturnType<typeof handsOn>;
}

/** The strips beside the rows or above the columns, and the borders between them. */
function AxisHands({ axis, lines, chosen, hands }: AxisHandsProps): ReactNode {
  return (
    <div>
      {lines[axis].map(({ id, from, to, line }) => (
        <div
          key={id}
          className={axis === 'rows' ? classes.rowStrip : classes.columnStrip}
          data-own-hands=""
          data-strip={`${axis}:${line}`}
          data-chosen={chosen !== undefined && isWithin(chosen, axis, line)}
          style={axis === 'rows' ? { top: from, height: to - from } : { left: from, width: to - from }}
          onPointerDown={hands.chooseLines(axis, line)}
        />
      ))}
      {lines[axis].map(({ id, end, line }, index) => (
        <div
          key={id}
          className={axis === 'rows' ? classes.rowEdge : classes.columnEdge}
          data-own-hands=""
          data-edge={`${axis}:${line}`}
          data-outer={index === lines[axis].length - 1}
          style={
            axis === 'rows'
              ? ({ top: end, '--length': `${lines.width}px` } as CSSProperties)
              : ({ left: end, '--length': `${lines.height}px` } as CSSProperties)
          }
          onPointerDown={hands.dragLine(axis, line)}
        />
      ))}
    </div>
  );
}

interface HeldLine {
  readonly axis: Axis;
  readonly sizes: readonly number[];
}

/** Whether a press counts: the main button, a pen or a finger. The text being typed keeps the focus. */
function takes(event: ReactPointerEvent<HTMLElement>): boolean {
  if (event.button !== 0) return false;
  event.preventDefault();
  return true;
}

/** Reports the pointer's moves until it is lifted (`true`) or lost. */
function follow(
  event: ReactPointerEvent<HTMLElement>,
  onMove: (event: PointerEvent) => void,
  onEnd: (done: boolean) => void = () => undefined,
): void {
  const node = event.currentTarget;
  const { pointerId } = event;
  node.setPointerCapture(pointerId);
  const move = (moved: PointerEvent) => {
    if (moved.pointerId === pointerId) onMove(moved);
  };
  const end = (ended: PointerEvent) => {
    if (ended.pointerId !== pointerId) return;
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', end);
    node.removeEventListener('pointercancel', end);
    onEnd(ended.type === 'pointerup');
  };
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
}

function wholeLines({ table }: TableElement, axis: Axis, a: number, b: number): CellArea {
  const from = Math.min(a, b);
  const count = Math.abs(a - b) + 1;
  return axis === 'rows'
    ? { row: from, rows: count, column: 0, columns: table.columns.length }
    : { row: 0, rows: table.rows.length, column: from, columns: count };
}

function isWithin(area: CellArea, axis: Axis, line: number): boolean {
  return axis === 'rows'
    ? line >= area.row && line < area.row + area.rows
    : line >= area.column && line < area.column + area.columns;
}

function tableNode(session: EditSession, elementId: string): HTMLElement | undefined {
  return session.cells.nodeOf(elementId)?.querySelector<HTMLElement>('[role="table"]') ?? undefined;
}

function rowSizes({ table }: TableElement): readonly number[] {
  return table.rows.map(({ height }) => height);
}

/** Resizes the table's grid directly in the DOM: to render hundreds of cells takes longer than a frame. */
function showSizes(node: HTMLElement, axis: Axis, sizes: readonly number[]): void {
  if (axis === 'columns') node.style.gridTemplateColumns = sizes.map((size) => `${size}px`).join(' ');
  else node.style.gridTemplateRows = sizes.map((size) => `minmax(${size}px, auto)`).join(' ');
}

/** Stores rows with the heights that they have grown to; false when the table was changed meanwhile. */
function writeSizes(session: EditSession, elementId: string, axis: Axis, sizes: readonly number[]): boolean {
  const now = session.store.find('element', elementId);
  if (now?.type !== 'table' || now.table[axis].length !== sizes.length) return false;
  const { rows } = session.cells.sizesOf(now);
  const table = withSizes(
    axis === 'columns' ? withSizes(now.table, 'columns', sizes) : now.table,
    'rows',
    rows,
  );
  return session.edit((edit) => edit.update<TableElement>(elementId, withTable(now, table)));
}

/** The drawn sizes of a table, measured after each change of the table or of its size on the screen. */
function useShownSizes(session: EditSession, element: TableElement): TableSizes {
  const [sizes, setSizes] = useState(() => session.cells.sizesOf(element));
  useLayoutEffect(() => {
    const measure = () =>
      setSizes((before) => {
        const next = session.cells.sizesOf(element);
        return same(before.rows, next.rows) && same(before.columns, next.columns) ? before : next;
      });
    measure();
    const node = tableNode(session, element.id);
    if (!node) return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [session, element]);
  return sizes;
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}

interface Line {
  readonly id: number;
  readonly line: number;
  /** Screen pixels from the table's left or top. */
  readonly from: number;
  readonly to: number;
  /** The index of the line after it in the table. */
  readonly end: number;
}

/** The positions of rows and columns, in screen pixels from the table's corner. */
function useEdges({ rows, columns }: TableSizes, rtl: boolean, zoom: number) {
  const width = columns.reduce((sum, size) => sum + size, 0) * zoom;
  const height = rows.reduce((sum, size) => sum + size, 0) * zoom;
  const down = linesOf(rows, zoom);
  const across = linesOf(columns, zoom).map((line): Line => {
    return rtl ? { ...line, from: width - line.to, to: width - line.from, end: width - line.to } : line;
  });
  const boxOf = (area: CellArea) => {
    const columnsIn = across.slice(area.column, area.column + area.columns);
    const left = Math.min(...columnsIn.map(({ from }) => from));
    const top = down[area.row]?.from ?? 0;
    return {
      left,
      top,
      width: Math.max(...columnsIn.map(({ to }) => to)) - left,
      height: (down[area.row + area.rows - 1]?.to ?? 0) - top,
    };
  };
  return {
    width,
    height,
    rows: down,
    columns: across,
    boxOf,
    cornerOf(area: CellArea, end: 'first' | 'last') {
      const box = boxOf(area);
      const atLeft = (end === 'first') !== rtl;
      return {
        left: atLeft ? box.left : box.left + box.width,
        top: end === 'first' ? box.top : box.top + box.height,
      };
    },
  };
}

function linesOf(sizes: readonly number[], zoom: number): Line[] {
  let edge = 0;
  return sizes.map((size, line) => {
    const from = edge;
    edge += size * zoom;
    return { id: line, line, from, to: edge, end: edge };
  });
}

/** A text selection that is dragged out of an open cell becomes a selection of cells. */
function useDragOutOfText(
  session: EditSession,
  element: TableElement,
  pageAt: (event: PointerEvent) => Point,
): void {
  const now = useRef({ element, pageAt });
  now.current = { element, pageAt };
  useEffect(() => {
    let from: string | undefined;
    const down = (event: PointerEvent) => {
      const inText = event.target instanceof Element && event.target.closest('[data-open-text]') !== null;
      const open = session.openText.get();
      from = undefined;
      if (
        inText &&
        event.button === 0 &&
        event.pointerType !== 'touch' &&
        open?.elementId === now.current.element.id
      )
        from = open.cell;
    };
    const move = (event: PointerEvent) => {
      if (from === undefined || event.buttons === 0) return;
      const { element: table } = now.current;
      const first = gridOf(table.table).of(from);
      const to = session.cells.at(table, now.current.pageAt(event));
      if (!first || !to || (to.key === from && session.openText.get())) return;
      getSelection()?.removeAllRanges();
      session.chooseCells(table.id, { from: first, to });
    };
    const up = () => {
      from = undefined;
    };
    window.addEventListener('pointerdown', down, { capture: true });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    return () => {
      window.removeEventListener('pointerdown', down, { capture: true });
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
    };
  }, [session]);
}
