import { type ColorContext, cssColor, type Fill, resolveColor } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { patternPath } from './pattern-rows.ts';

export interface PatternServerProps {
  readonly id: string;
  readonly fill: Extract<Fill, { type: 'pattern' }>;
  readonly colors: ColorContext;
}

/** A preset pattern as SVG paint with this id: an 8 × 8 raster repeated, one dot per logical pixel. */
export function PatternServer({ id, fill, colors }: PatternServerProps): ReactNode {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={8} height={8}>
      <rect width={8} height={8} fill={cssColor(resolveColor(fill.background, colors))} />
      <path
        d={patternPath(fill.preset)}
        fill={cssColor(resolveColor(fill.foreground, colors))}
        shapeRendering="crispEdges"
      />
    </pattern>
  );
}
