import { type ColorContext, cssColor, type Effects, type Line, resolveColor } from '@lectern/courseware';
import type { ReactNode } from 'react';
import type { Outline } from '../geometry/evaluate.ts';
import { shadowOffset } from './effect-style.ts';
import { lineWidth } from './line-style.ts';
import type { PaintBox } from './paint-box.ts';

export interface CastShadowProps {
  readonly shadow: NonNullable<Effects['outerShadow']>;
  readonly outline: Outline;
  readonly box: PaintBox;
  /** Whether the shape is filled, and the line that it is drawn with. */
  readonly filled: boolean;
  readonly line: Line | undefined;
  readonly colors: ColorContext;
}

/**
 * A shadow that is scaled or skewed: the shape's silhouette, transformed about a corner, the middle of a side, or the
 * centre (20.1.8.45).
 */
export function CastShadow(props: CastShadowProps): ReactNode {
  const { shadow, outline, box, filled, line, colors } = props;
  const color = cssColor(resolveColor(shadow.color, colors));
  const { x, y } = shadowOffset(shadow, box.rotation ?? 0);
  const from = origin(shadow.align ?? 'b', box);
  const { scaleX = 1, scaleY = 1, skewX = 0, skewY = 0 } = shadow;
  const [b, c] = [slope(skewY), slope(skewX)];
  const matrix = [
    scaleX,
    b,
    c,
    scaleY,
    from.x + x - scaleX * from.x - c * from.y,
    from.y + y - b * from.x - scaleY * from.y,
  ];
  const d = outline.paths.map((path) => path.d).join('');
  return (
    <g style={{ filter: shadow.blur > 0 ? `blur(${shadow.blur / 2}px)` : undefined }}>
      <path
        d={d}
        transform={`matrix(${matrix.map((value) => Math.round(value * 1e4) / 1e4).join(' ')})`}
        fill={filled ? color : 'none'}
        stroke={line ? color : undefined}
        strokeWidth={line ? lineWidth(line) : undefined}
      />
    </g>
  );
}

function slope(degrees: number): number {
  return Math.tan((Math.max(-89, Math.min(89, degrees)) * Math.PI) / 180);
}

/** The fixed point of the transform: a corner, the middle of a side, or the centre. */
function origin(align: string, { w, h }: PaintBox): { x: number; y: number } {
  const x = align === 'ctr' || align === 't' || align === 'b' ? w / 2 : align.endsWith('r') ? w : 0;
  const y = align === 'ctr' || align === 'l' || align === 'r' ? h / 2 : align.startsWith('t') ? 0 : h;
  return { x, y };
}
