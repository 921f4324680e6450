import type { InkElement } from '@lectern/courseware';
import { getStroke } from 'perfect-freehand';
import { type ReactNode, useMemo } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { round } from '../geometry/arc.ts';

/** A stroke of the pen, scaled when its frame was. */
export function InkView({ element, frame }: DrawingProps<'ink'>): ReactNode {
  const { points, width, tool } = element;
  const stroke = useMemo(() => inkPath(points, width, tool), [points, width, tool]);
  // The outline lies around the points, half a pen's width beyond the frame that holds them.
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
        mixBlendMode: tool === 'highlighter' ? 'multiply' : undefined,
      }}
    >
      <path
        d={stroke}
        transform={transform.trim() || undefined}
        fill={`#${element.color}`}
        fillOpacity={element.opacity ?? (tool === 'highlighter' ? 0.45 : 1)}
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

/** The outline of a stroke as SVG path data. `points`: x, y and pressure in turn; `width` in logical pixels. */
export function inkPath(points: readonly number[], width: number, tool: InkElement['tool']): string {
  const input: [number, number, number][] = [];
  for (let index = 0; index + 2 < points.length; index += 3) {
    input.push([points[index] ?? 0, points[index + 1] ?? 0, points[index + 2] ?? 0.5]);
  }
  const outline = getStroke(input, {
    size: width,
    thinning: tool === 'pen' ? 0.5 : 0,
    smoothing: 0.5,
    streamline: 0.4,
    simulatePressure: false,
    last: true,
  });
  const [first] = outline;
  if (!first) return '';
  let d = `M${round(first[0])} ${round(first[1])}`;
  for (let index = 0; index < outline.length; index++) {
    const [x0, y0] = outline[index] ?? first;
    const [x1, y1] = outline[(index + 1) % outline.length] ?? first;
    d += `Q${round(x0)} ${round(y0)} ${round((x0 + x1) / 2)} ${round((y0 + y1) / 2)}`;
  }
  return `${d}Z`;
}
