import type { ToolViewProps } from '@lectern/stage/view';
import type { ReactNode } from 'react';
import { FONT, paint } from './paint.ts';

export interface PictureProps {
  readonly size: ToolViewProps['size'];
  readonly children: ReactNode;
}

/** The card behind the picture of a tool, which may be stored as a separate image file. */
export function Picture({ size: { w, h }, children }: PictureProps): ReactNode {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={w}
      height={h}
      viewBox={`0 0 ${w} ${h}`}
      fontFamily={FONT}
      aria-hidden="true"
    >
      <rect
        x={0.5}
        y={0.5}
        width={Math.max(w - 1, 0)}
        height={Math.max(h - 1, 0)}
        rx={Math.min(w, h) / 24}
        fill={paint.card}
        stroke={paint.lineStrong}
      />
      {children}
    </svg>
  );
}

/**
 * The unit of a tool's sizes: a fortieth of its width, or less when its height is small. It is 10 at 400 × 320; the
 * least size of a button is 44 px of the 1920 design, which are 30 of a tool's pixels.
 */
export function unitOf({ w, h }: ToolViewProps['size']): number {
  return Math.max(4, Math.min(w / 40, h / 32));
}
