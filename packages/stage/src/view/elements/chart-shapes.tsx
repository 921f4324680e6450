import type { ChartElement, Frame, ShapeElement } from '@lectern/courseware';
import { type ComponentType, type CSSProperties, type ReactNode, useMemo } from 'react';

/** The component that draws a shape: passed as a prop, because importing it would split the first load in two. */
export type DrawShape = ComponentType<{ readonly element: ShapeElement; readonly frame: Frame }>;

export interface ChartShapesProps {
  readonly element: ChartElement;
  readonly frame: Frame;
  readonly drawShape: DrawShape;
}

/** Shapes that the author drew over a chart. */
export function ChartShapes({ element, frame: { w, h }, drawShape: DrawShape }: ChartShapesProps): ReactNode {
  const { id, order, shapes } = element;
  const drawn = useMemo(
    () =>
      (shapes ?? []).map(({ area, ...look }, index): ShapeElement => {
        const place = { ...area, x: area.x * w, y: area.y * h, w: area.w * w, h: area.h * h };
        return {
          kind: 'element',
          type: 'shape',
          id: `${id}-${index}`,
          parentId: id,
          order,
          frame: place,
          ...look,
        };
      }),
    [shapes, id, order, w, h],
  );
  return drawn.map((shape) => (
    <div key={shape.id} style={placeOf(shape.frame)}>
      <DrawShape element={shape} frame={shape.frame} />
    </div>
  ));
}

function placeOf({ x, y, w, h, rotation }: Frame): CSSProperties {
  return {
    position: 'absolute',
    left: x,
    top: y,
    width: w,
    height: h,
    transform: rotation ? `rotate(${rotation}deg)` : undefined,
    pointerEvents: 'none',
  };
}
