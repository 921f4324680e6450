import { memo, type ReactNode } from 'react';
import { HIGHLIGHTER_OPACITY, inkPath } from './outline.ts';
import type { Stroke } from './stroke.ts';

export interface InkPictureProps {
  readonly strokes: readonly Stroke[];
  /** Of the page, logical pixels: the picture fills its box, whatever its size. */
  readonly pageSize: { readonly w: number; readonly h: number };
}

/** Strokes of a page as a picture that nobody writes on. */
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

/** Its outline is found once, however often others come beside it. */
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
