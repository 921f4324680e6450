import { memo, type ReactNode } from 'react';
import { HIGHLIGHTER_OPACITY, inkPath } from './outline.ts';
import type { Stroke } from './stroke.ts';

export interface InkPictureProps {
  readonly strokes: readonly Stroke[];
  /** Size of the page, logical pixels: the picture is scaled to fill its box. */
  readonly pageSize: { readonly w: number; readonly h: number };
}

/** The strokes of a page as a read-only picture. */
export function InkPicture({ strokes, pageSize }: InkPictureProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${pageSize.w} ${pageSize.h}`}
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      {strokes.map((stroke) => (
        <StrokePath key={stroke.id} stroke={stroke} />
      ))}
    </svg>
  );
}

/** The outline of each stroke is computed once, however many strokes are added. */
const StrokePath = memo(function StrokePath({
  stroke: { points, width, tool, color },
}: {
  readonly stroke: Stroke;
}): ReactNode {
  return (
    <path
      d={inkPath(points, width, tool)}
      fill={`#${color}`}
      fillOpacity={tool === 'highlighter' ? HIGHLIGHTER_OPACITY : 1}
    />
  );
});
