import { type Element, type Frame, stretchedContent } from '@lectern/courseware';
import type { PlacementReader } from './placement.ts';

/**
 * The element with a new frame and all its content, as `setFrame` will store them: a group's children, a table's rows
 * and columns and the points of ink scale with the size. Text keeps its size, as in PowerPoint.
 */
export function drawnAt(reader: PlacementReader, element: Element, frame: Frame): readonly Element[] {
  const x = element.frame.w > 0 ? frame.w / element.frame.w : 1;
  const y = element.frame.h > 0 ? frame.h / element.frame.h : 1;
  if (x === 1 && y === 1) return [{ ...element, frame }];
  const content = stretchedContent(element, x, y);
  if (content !== 'children') return [{ ...element, ...content, frame } as Element];
  const children = reader.children(element.id).flatMap((id) => {
    const child = reader.find('element', id);
    return child ? drawnAt(reader, child, scaledFrame(child.frame, { x: 0, y: 0 }, x, y)) : [];
  });
  return [{ ...element, frame }, ...children];
}

/**
 * A frame scaled about a fixed point; for a frame rotated nearer to a quarter turn, the factors of the axes are
 * swapped.
 */
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

/** Whether a rotation is nearer to a quarter turn than to upright: PowerPoint swaps width and height then. */
export function liesOnItsSide(degrees: number): boolean {
  const half = ((degrees % 180) + 180) % 180;
  return half >= 45 && half < 135;
}
