import { type PointerEvent, type RefObject, useState } from 'react';
import { useAuthor } from '../author-context.ts';
import { movedShape, type Point, type Shape, type ShapeType, shapeOfDrag, withHandle } from './shapes.ts';

export type Tool = 'move' | ShapeType;

/** Action of the pointer: it draws, moves an area, or moves a handle. */
type Drag =
  | { readonly type: 'draw'; readonly from: Point; readonly to: Point }
  | { readonly type: 'move'; readonly id: string; readonly from: Point; readonly shape: Shape }
  | { readonly type: 'handle'; readonly id: string; readonly index: number; readonly shape: Shape };

interface AreaDragOptions {
  readonly board: RefObject<SVGSVGElement | null>;
  /** Height of the picture by its width. */
  readonly aspect: number;
  readonly tool: Tool;
  readonly onAdd: (shape: Shape) => void;
  readonly onShape: (id: string, shape: Shape) => void;
}

/** The most corners of a polygon. */
const MOST_CORNERS = 60;

/** Draws areas on a picture by dragging and pressing, and moves them and their handles. */
export function useAreaDrag({ board, aspect, tool, onAdd, onShape }: AreaDragOptions) {
  const { readOnly } = useAuthor();
  const [drag, setDrag] = useState<Drag>();
  const [corners, setCorners] = useState<readonly Point[]>([]);
  const pointOf = (event: PointerEvent): Point => {
    const box = board.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const part = (at: number, start: number, size: number) => Math.min(1, Math.max(0, (at - start) / size));
    return { x: part(event.clientX, box.left, box.width), y: part(event.clientY, box.top, box.height) };
  };
  const begin = (next: Drag, event: PointerEvent) => {
    if (readOnly || event.button !== 0) return;
    event.stopPropagation();
    board.current?.setPointerCapture(event.pointerId);
    setDrag(next);
  };
  const drawn =
    drag?.type === 'draw' && (tool === 'circle' || tool === 'rectangle')
      ? shapeOfDrag(tool, drag.from, drag.to, aspect)
      : undefined;
  return {
    /** The shape that is being drawn. */
    drawn,
    /** Corners of the polygon that is being drawn. */
    corners,
    clearCorners: () => setCorners([]),
    beginMove: (id: string, shape: Shape, event: PointerEvent) =>
      begin({ type: 'move', id, from: pointOf(event), shape }, event),
    beginHandle: (id: string, index: number, shape: Shape, event: PointerEvent) =>
      begin({ type: 'handle', id, index, shape }, event),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const from = pointOf(event);
        if (tool === 'polygon') setCorners([...corners, from].slice(0, MOST_CORNERS));
        else if (tool !== 'move') begin({ type: 'draw', from, to: from }, event);
      },
      onPointerMove: (event: PointerEvent) => {
        if (!drag) return;
        const at = pointOf(event);
        if (drag.type === 'draw') setDrag({ ...drag, to: at });
        else if (drag.type === 'handle') onShape(drag.id, withHandle(drag.shape, drag.index, at, aspect));
        else onShape(drag.id, movedShape(drag.shape, { x: at.x - drag.from.x, y: at.y - drag.from.y }));
      },
      onPointerUp: () => {
        if (drawn) onAdd(drawn);
        setDrag(undefined);
      },
      onPointerCancel: () => setDrag(undefined),
    },
  };
}
