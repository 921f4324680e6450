import { type ReactNode, useMemo } from 'react';
import { HIGHLIGHTER_OPACITY, inkPath } from '../../../ink/outline.ts';
import type { DrawingProps } from '../../drawing-props.ts';
import { round } from '../../geometry/arc.ts';

/** A pen stroke, scaled when its frame was resized. */
export function InkView({ element, frame }: DrawingProps<'ink'>): ReactNode {
  const { points, width, tool } = element;
  const stroke = useMemo(() => inkPath(points, width, tool), [points, width, tool]);
  // The outline extends around the points, half a pen's width beyond their frame.
  const extent = useMemo(() => extentOf(points), [points]);
  const sx = extent.w > 0 && frame.w > 0 ? frame.w / extent.w : 1;
  const sy = extent.h > 0 && frame.h > 0 ? frame.h / extent.h : 1;
  const scaled = Math.abs(sx - 1) > 0.01 || Math.abs(sy - 1) > 0.01;
  const flip = `${frame.flipH ? -1 : 1} ${frame.flipV ? -1 : 1}`;
  const flipped = frame.flipH || frame.flipV;
  const transform = [
    flipped ? `translate(${frame.flipH ? frame.w : 0} ${frame.flipV ? frame.h : 0}) scale(${flip})` : '',
    scaled ? `scale(${round(sx)} ${round(sy)})` : '',
  ].join(' ');
  return (
    <svg
      aria-hidden="true"
      width={Math.max(frame.w, 1)}
      height={Math.max(frame.h, 1)}
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        overflow: 'visible',
      }}
    >
      <path
        d={stroke}
        transform={transform.trim() || undefined}
        fill={`#${element.color}`}
        fillOpacity={element.opacity ?? (tool === 'highlighter' ? HIGHLIGHTER_OPACITY : 1)}
      />
    </svg>
  );
}

function extentOf(points: readonly number[]): { w: number; h: number } {
  let w = 0;
  let h = 0;
  for (let index = 0; index + 2 < points.length; index += 3) {
    w = Math.max(w, points[index] ?? 0);
    h = Math.max(h, points[index + 1] ?? 0);
  }
  return { w, h };
}
