import type { Chart, PageDesign } from '@lectern/courseware';
import type { CSSProperties } from 'react';
import { type ChartGradient, chartFill, chartStroke } from './chart-paint.ts';

/** The background of a chart of this size (logical pixels): fill, border and rounded corners. */
export function chartAreaStyle(
  chart: Chart,
  design: PageDesign,
  { w, h }: { readonly w: number; readonly h: number },
): CSSProperties {
  const edge = chartStroke(chart.line, design);
  // A pattern or a picture is painted by a separate layer below.
  const fill = chart.fill?.type === 'pattern' ? undefined : chartFill(chart.fill, design);
  return {
    borderRadius: chart.rounded ? Math.min(w, h) * 0.04 : undefined,
    overflow: 'clip',
    background: typeof fill === 'object' ? cssGradient(fill) : fill,
    outline: edge ? `${edge.width}px ${edge.type} ${edge.color}` : undefined,
    outlineOffset: edge ? -edge.width / 2 : undefined,
  };
}

function cssGradient({ x, y, x2, y2, colorStops }: ChartGradient): string {
  const angle = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI + 90;
  return `linear-gradient(${angle}deg, ${colorStops.map(({ color, offset }) => `${color} ${offset * 100}%`).join(', ')})`;
}
