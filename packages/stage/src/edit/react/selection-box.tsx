import type { Matrix } from '@lectern/base';
import type { Element } from '@lectern/courseware';
import type { CSSProperties, ReactNode } from 'react';
import type { Placement } from '../geometry/placement.ts';
import { cursorOf, type Handle, handles, sidesOf } from '../geometry/resize.ts';
import { editingOf } from '../kinds/kind-editing.ts';
import { adjustHandlesOf } from '../session/adjust.ts';
import classes from './overlay.module.css';

export interface SelectionBoxProps {
  /** The matrix from the box to the window, in screen pixels. */
  readonly placement: Placement;
  /** The only selected element; undefined when several are selected. */
  readonly element: Element | undefined;
  readonly zoom: number;
  /** Whether the box has no handles, because an element is being dragged or cannot be changed. */
  readonly bare: boolean;
  readonly canRotate: boolean;
  readonly texts: EditTexts;
}

/** Screen pixels between the box and its rotation handle. */
const rotationDistance = 26;
/** A shape smaller than this (screen pixels) is moved, not adjusted. */
const roomForAdjusting = 48;
/** A side shorter than this (screen pixels) has no space for its middle handle. */
const roomForMiddle = 36;

/**
 * The box around the selection, with its resize and rotation handles. Drawn in screen pixels, rotated with the element.
 */
export function SelectionBox({
  placement,
  element,
  zoom,
  bare,
  canRotate,
  texts,
}: SelectionBoxProps): ReactNode {
  const { matrix, w, h } = placement;
  const width = w * zoom;
  const height = h * zoom;
  const at = (x: number, y: number): CSSProperties => ({ left: x, top: y });
  const isLine = element !== undefined && editingOf(element).handles === 'ends';
  return (
    <div className={classes.box} style={{ width, height, transform: shownMatrix(matrix, zoom) }}>
      {isLine ? null : <div className={classes.edge} />}
      {bare || isLine
        ? null
        : handles
            .filter((handle) => hasRoom(handle, width, height))
            .map((handle) => (
              <div
                key={handle}
                className={classes.handle}
                data-handle={handle}
                title={texts.resize}
                style={{
                  ...at(((sidesOf(handle).x + 1) / 2) * width, ((sidesOf(handle).y + 1) / 2) * height),
                  cursor: cursorOf(handle, placement),
                }}
              />
            ))}
      {bare || isLine || !canRotate ? null : (
        <div
          className={classes.rotate}
          data-rotate=""
          title={texts.rotate}
          style={at(width / 2, -rotationDistance)}
        />
      )}
      {bare || !isLine
        ? null
        : (['start', 'end'] as const).map((end) => (
            <div
              key={end}
              className={classes.handle}
              data-line-end={end}
              style={at(end === 'start' ? 0 : width, end === 'start' ? 0 : height)}
            />
          ))}
      {bare || Math.min(width, height) < roomForAdjusting ? null : (
        <AdjustHandles element={element} zoom={zoom} label={texts.adjust} />
      )}
    </div>
  );
}

function AdjustHandles({
  element,
  zoom,
  label,
}: {
  element: Element | undefined;
  zoom: number;
  label: string;
}) {
  if (!element || !('geometry' in element)) return null;
  const { w, h } = element.frame;
  return adjustHandlesOf(element.geometry, { w, h }).map((handle, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a shape's handles are known by their number alone
      key={index}
      className={classes.adjust}
      data-adjust={index}
      title={label}
      style={{ left: handle.x * zoom, top: handle.y * zoom }}
    />
  ));
}

function hasRoom(handle: Handle, width: number, height: number): boolean {
  if (handle === 'n' || handle === 's') return width >= roomForMiddle;
  if (handle === 'e' || handle === 'w') return height >= roomForMiddle;
  return true;
}

/** The texts of the editing surface in the user's language. */
export interface EditTexts {
  /** The accessible name of the page being edited. */
  readonly surface: string;
  readonly openText: string;
  /** The accessible name of the focused field while an object with text is selected. */
  readonly typing: string;
  readonly rotate: string;
  readonly adjust: string;
  readonly resize: string;
  /** Shown beside a selection that cannot be moved. */
  readonly locked: string;
}

/** The matrix for a box that is drawn in screen pixels, so that its lines keep their width at any zoom. */
export function shownMatrix({ a, b, c, d, e, f }: Matrix, zoom: number): string {
  return `matrix(${a},${b},${c},${d},${e * zoom},${f * zoom})`;
}
