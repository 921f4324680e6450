import {
  type CoursewareReader,
  designOf,
  type Edit,
  type Frame,
  homeOf,
  lookOf,
  type TableElement,
} from '@lectern/courseware';
import { applyToVector } from '../geometry/matrix.ts';
import { parentMatrix, placementOf } from '../geometry/placement.ts';
import { resizedFrame } from '../geometry/resize.ts';

const tolerance = 0.5;

/**
 * The frame that an element which grows with its text needs for the current content of `node`; undefined when it fits
 * or does not grow. It grows away from the anchor of its text.
 */
export function grownFrame(store: CoursewareReader, elementId: string, node: Element): Frame | undefined {
  const element = store.find('element', elementId);
  const pageId = homeOf(store, elementId);
  if (element?.type !== 'shape' || pageId === undefined) return undefined;
  const { box } = lookOf(element, designOf(store, pageId));
  if (box.autofit?.type !== 'grow' || box.vertical !== 'horz') return undefined;
  const textFrame = node.querySelector<HTMLElement>('[data-text-frame]');
  const flow = textFrame?.querySelector<HTMLElement>('[data-text-flow]');
  if (!textFrame || !flow) return undefined;
  const { frame } = element;
  const around = frame.h - textFrame.offsetHeight;
  const h = Math.ceil(flow.offsetHeight + box.insetTop + box.insetBottom + around);
  const wide = box.wrap
    ? frame.w
    : Math.ceil(flow.offsetWidth + box.insetLeft + box.insetRight + frame.w - textFrame.offsetWidth);
  if (Math.abs(h - frame.h) < tolerance && Math.abs(wide - frame.w) < tolerance) return undefined;
  const placement = placementOf(store, element);
  const by = applyToVector(placement.matrix, { x: wide - frame.w, y: h - frame.h });
  const up = box.anchor === 'b';
  const centred = box.anchor === 'ctr';
  return resizedFrame(
    frame,
    placement,
    parentMatrix(store, element),
    up ? 'ne' : 'se',
    up ? { x: by.x, y: -by.y } : centred ? { x: by.x, y: by.y / 2 } : by,
    { ratio: false, centred, least: 1 },
  );
}

/** The drawn heights of a table's rows, pixels; undefined for other elements. */
export function shownRows(node: Element): readonly number[] | undefined {
  const table = node.querySelector('[role="table"]');
  if (!table) return undefined;
  return getComputedStyle(table).gridTemplateRows.split(' ').map(Number.parseFloat);
}

/** Stores the heights of rows that grew with their text, so that the table's frame matches its drawing. */
export function keepRows(edit: Edit, elementId: string, heights: readonly number[]): void {
  const element = edit.find('element', elementId);
  if (element?.type !== 'table' || heights.length !== element.table.rows.length) return;
  const rows = element.table.rows.map((row, index) => ({
    ...row,
    height: Math.max(row.height, heights[index] ?? 0),
  }));
  const h = rows.reduce((sum, row) => sum + row.height, 0);
  if (Math.abs(h - element.frame.h) < tolerance) return;
  edit.update<TableElement>(elementId, { table: { ...element.table, rows }, frame: { ...element.frame, h } });
}
