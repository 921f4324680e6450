import type { ChartElement, Frame, ShapeElement } from '@lectern/courseware';
import { type ReactNode, useMemo } from 'react';
import { frameStyle } from '../frame-style.ts';
import { ShapeView } from './shape-view.tsx';

export interface ChartShapesProps {
  readonly element: ChartElement;
  readonly frame: Frame;
}

/** What someone drew over a chart. */
export function ChartShapes({ element, frame: { w, h } }: ChartShapesProps): ReactNode {
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
    <div key={shape.id} style={{ ...frameStyle(shape.frame), pointerEvents: 'none' }}>
      <ShapeView element={shape} frame={shape.frame} />
    </div>
  ));
}
