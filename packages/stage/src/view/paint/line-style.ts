import { type ColorContext, cssColor, type Line, resolveColor } from '@lectern/courseware';
import type { SVGProps } from 'react';

/** An outline's width in pixels: 0.75 points by default (20.1.2.2.24). */
export function lineWidth(line: Line): number {
  return line.width ?? 1;
}

/** Dashes and gaps as multiples of the line width (20.1.10.48), as PowerPoint draws them. */
const DASHES: Readonly<Record<string, readonly number[]>> = {
  dot: [1, 3],
  dash: [4, 3],
  lgDash: [8, 3],
  dashDot: [4, 3, 1, 3],
  lgDashDot: [8, 3, 1, 3],
  lgDashDotDot: [8, 3, 1, 3, 1, 3],
  sysDash: [3, 1],
  sysDot: [1, 1],
  sysDashDot: [3, 1, 1, 1],
  sysDashDotDot: [3, 1, 1, 1, 1, 1],
};

/** The shape of an outline as SVG attributes, without its paint. */
export function strokeAttributes(line: Line): SVGProps<SVGPathElement> {
  // PowerPoint draws no line thinner than a hairline.
  const width = Math.max(lineWidth(line), 0.25);
  const dash = typeof line.dash === 'string' ? DASHES[line.dash] : line.dash;
  return {
    strokeWidth: width,
    strokeDasharray:
      dash && dash.length > 0
        ? dash.map((part, index) => capped(part, index, line.cap) * Math.max(width, 1)).join(' ')
        : undefined,
    strokeLinecap: line.cap === 'round' ? 'round' : line.cap === 'square' ? 'square' : undefined,
    strokeLinejoin: line.join ?? 'round',
    strokeMiterlimit: line.join === 'miter' ? 8 : undefined,
  };
}

/** PowerPoint counts the caps as part of a dash; SVG adds them to it. */
function capped(part: number, index: number, cap: Line['cap']): number {
  if (cap !== 'round' && cap !== 'square') return part;
  return index % 2 === 0 ? Math.max(part - 1, 0.01) : part + 1;
}

export function isDrawn(line: Line | undefined): line is Line {
  // A line of width 0 is drawn as a hairline.
  return line?.fill !== undefined && line.fill.type !== 'none';
}

/** A single colour for a line: the first stop of a gradient. */
export function lineColor(line: Line | undefined, colors: ColorContext): string | undefined {
  const fill = line?.fill ?? { type: 'none' };
  const color =
    'color' in fill
      ? fill.color
      : 'foreground' in fill
        ? fill.foreground
        : 'stops' in fill
          ? fill.stops[0]?.color
          : undefined;
  return color && cssColor(resolveColor(color, colors));
}
