import type { ReactNode } from 'react';
import { paint } from '../../../common/paint.ts';
import { SQUARE } from './glyph.ts';
import type { GridKind } from './model.ts';

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
