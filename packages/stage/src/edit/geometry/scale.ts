import type { Element, Frame, Table } from '@lectern/courseware';
import type { PlacementReader } from './placement.ts';

/** What of an element changes when it is moved, turned or resized. */
export type ElementChange = { readonly frame: Frame; readonly table?: Table };

/**
 * The element at a new frame and everything inside it: a group's children scale with it and a table's rows and columns
 * share the new size. Text keeps its size, as in PowerPoint.
 */
export function changesForFrame(
  reader: PlacementReader,
  element: Element,
  frame: Frame,
): ReadonlyMap<string, ElementChange> {
  const changes = new Map<string, ElementChange>();
  collect(reader, element, frame, changes);
  return changes;
}

function collect(
  reader: PlacementReader,
  element: Element,
  frame: Frame,
  changes: Map<string, ElementChange>,
): void {
  const x = element.frame.w > 0 ? frame.w / element.frame.w : 1;
  const y = element.frame.h > 0 ? frame.h / element.frame.h : 1;
  const grew = x !== 1 || y !== 1;
  if (element.type === 'table' && grew) {
    changes.set(element.id, { frame, table: scaledTable(element.table, x, y) });
  } else {
    changes.set(element.id, { frame });
  }
  if (element.type !== 'group' || !grew) return;
  for (const id of reader.children(element.id)) {
    const child = reader.find('element', id);
    if (child) collect(reader, child, scaledFrame(child.frame, { x: 0, y: 0 }, x, y), changes);
  }
}

/** A frame drawn apart from a fixed point; one lying on its side takes the other axis's factor. */
export function scaledFrame(
  frame: Frame,
  fixed: { readonly x: number; readonly y: number },
  x: number,
  y: number,
): Frame {
  const middleX = fixed.x + (frame.x + frame.w / 2 - fixed.x) * x;
  const middleY = fixed.y + (frame.y + frame.h / 2 - fixed.y) * y;
  const onItsSide = liesOnItsSide(frame.rotation ?? 0);
  const w = frame.w * Math.abs(onItsSide ? y : x);
  const h = frame.h * Math.abs(onItsSide ? x : y);
  return { ...frame, x: middleX - w / 2, y: middleY - h / 2, w, h };
}

/** Turned nearer to a quarter than to upright: PowerPoint swaps width and height there. */
export function liesOnItsSide(degrees: number): boolean {
  const half = ((degrees % 180) + 180) % 180;
  return half >= 45 && half < 135;
}

function scaledTable(table: Table, x: number, y: number): Table {
  return {
    ...table,
    columns: table.columns.map((column) => ({ ...column, width: column.width * x })),
    rows: table.rows.map((row) => ({ ...row, height: row.height * y })),
  };
}
