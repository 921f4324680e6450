import { type ReactNode, useEffect, useId, useRef } from 'react';
import { paint } from '../../../common/paint.ts';
import { lengthOf, OUTLINE_TRANSFORM, SQUARE, type Stroke } from './glyph.ts';
import type { GridKind } from './model.ts';

interface OutlineProps {
  readonly stroke: Stroke;
  readonly fill: string;
}

function Outline({ stroke, fill }: OutlineProps): ReactNode {
  return <path d={stroke.outline} transform={OUTLINE_TRANSFORM} fill={fill} />;
}

/** Width of the brush, which covers the widest stroke; the outline of the stroke cuts it. */
const BRUSH = 170;
/** Milliseconds for each of the 1024 units of a stroke, and the least of a stroke. */
const PACE = 1.3;
const LEAST_MS = 260;

export interface BrushedStrokeProps extends OutlineProps {
  readonly speed: number;
  /** Called at the end of the stroke; at once where motion is reduced. */
  readonly onEnd: () => void;
}

/** A stroke that is being written from its start to its end. */
export function BrushedStroke({ stroke, fill, speed, onEnd }: BrushedStrokeProps): ReactNode {
  const id = useId();
  const line = useRef<SVGPolylineElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const duration = still ? 0 : Math.max(LEAST_MS, lengthOf(stroke.median) * PACE) / speed;
    const written = line.current?.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration,
      easing: 'ease-in-out',
      fill: 'forwards',
    });
    written?.addEventListener('finish', () => end.current());
    return () => written?.cancel();
  }, [stroke, speed]);
  return (
    <>
      <clipPath id={id}>
        <path d={stroke.outline} transform={OUTLINE_TRANSFORM} />
      </clipPath>
      <polyline
        ref={line}
        clipPath={`url(#${id})`}
        points={stroke.median.join(' ')}
        pathLength={1}
        fill="none"
        stroke={fill}
        strokeWidth={BRUSH}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1 1"
        strokeDashoffset={1}
      />
    </>
  );
}

interface OutlinesProps {
  readonly strokes: readonly Stroke[];
  readonly fill: string;
}

/** Strokes of one colour: written ones, or those to be traced. */
export function Outlines({ strokes, fill }: OutlinesProps): ReactNode {
  return strokes.map((stroke) => <Outline key={stroke.outline} stroke={stroke} fill={fill} />);
}

/** The lines of a writing grid, in a square of 1024: of cinnabar, as in exercise books. */
export function WritingGrid({ kind }: { readonly kind: GridKind }): ReactNode {
  const [end, middle] = [SQUARE, SQUARE / 2];
  const lines =
    kind === 'plain'
      ? ''
      : `M0 ${middle}H${end}M${middle} 0V${end}${kind === 'mi' ? `M0 0L${end} ${end}M${end} 0L0 ${end}` : ''}`;
  return (
    <g fill="none" stroke={paint.red}>
      <rect width={end} height={end} fill={paint.card} strokeWidth={10} />
      <path d={lines} strokeWidth={5} strokeDasharray="28 22" opacity={0.55} />
    </g>
  );
}
