import { type ColorContext, cssColor, type Fill, resolveColor } from '@lectern/courseware';
import type { ReactNode } from 'react';

export type GradientFill = Extract<Fill, { type: 'gradient' }>;

export interface StopsProps {
  readonly fill: GradientFill;
  readonly colors: ColorContext;
}

/** The colours of a gradient with their positions. */
export function Stops({ fill, colors }: StopsProps): ReactNode {
  return sortedStops(fill).map((stop, index) => {
    const color = resolveColor(stop.color, colors);
    return (
      <stop
        // biome-ignore lint/suspicious/noArrayIndexKey: two stops may share a place and a colour
        key={index}
        offset={stop.pos}
        stopColor={cssColor({ ...color, a: 1 })}
        stopOpacity={color.a < 1 ? color.a : undefined}
      />
    );
  });
}

/** The stops sorted by position. */
export function sortedStops(fill: GradientFill): GradientFill['stops'] {
  return [...fill.stops].sort((a, b) => a.pos - b.pos);
}
