import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import type { ChartScope } from './chart-scope.ts';
import { labelShift, pointLabel } from './data-label.ts';
import { textWidth } from './text-width.ts';

/** The middle of a slice as an angle on the screen (radians, clockwise from the right), and half of its angle. */
interface SliceSpan {
  readonly middle: number;
  readonly half: number;
}

/** Size of a label, pixels. */
interface LabelBox {
  readonly w: number;
  readonly h: number;
}

/** The gap between a label and the edge of its pie, pixels. */
const MARGIN = 3;

/** The angles of a pie's slices. `startAngle` is as in ECharts: degrees from the right, counterclockwise. */
function sliceSpans(values: readonly number[], startAngle: number): SliceSpan[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let from = (-startAngle * Math.PI) / 180;
  return values.map((value) => {
    const half = total === 0 ? 0 : (value / total) * Math.PI;
    const middle = from + half;
    from += 2 * half;
    return { middle, half };
  });
}

/** The distance from the pie's centre to the centre of a label that touches the edge from inside (`inEnd`). */
function insideEnd({ middle }: SliceSpan, radius: number, { w, h }: LabelBox): number {
  // The outer corner of the label is on the circle: |middle · d + corner| = radius.
  const along = (Math.abs(Math.cos(middle)) * w + Math.abs(Math.sin(middle)) * h) / 2;
  const room = along ** 2 - (w ** 2 + h ** 2) / 4 + Math.max(0, radius - MARGIN) ** 2;
  return room <= 0 ? 0 : Math.max(0, Math.sqrt(room) - along);
}

/** The distance from the pie's centre to the centre of a label that touches the edge from outside (`outEnd`). */
function outsideEnd({ middle }: SliceSpan, radius: number, { w, h }: LabelBox): number {
  return radius + MARGIN + (Math.abs(Math.cos(middle)) * w + Math.abs(Math.sin(middle)) * h) / 2;
}

/** Whether a label at the inner edge fits into its slice; if not, `bestFit` (21.2.3.10) puts it outside. */
function fitsInside(span: SliceSpan, radius: number, box: LabelBox): boolean {
  const { middle, half } = span;
  const reach = insideEnd(span, radius, box);
  if (reach <= 0) return false;
  const [x, y] = [Math.cos(middle) * reach, Math.sin(middle) * reach];
  return [-1, 1].every((right) =>
    [-1, 1].every((below) => {
      const angle = Math.atan2(y + (below * box.h) / 2, x + (right * box.w) / 2) - middle;
      return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle))) <= half;
    }),
  );
}

/** The slices of a ring, with the data that their labels need. */
interface LabelledRing {
  readonly series: ChartSeries;
  readonly slices: readonly {
    readonly index: number;
    readonly value: number;
    readonly total: number;
    readonly name: string;
  }[];
}

/**
 * The labels of a ring's slices, with their positions in a pie of this radius; undefined for slices without a label.
 */
export function sliceLabels(
  scope: ChartScope,
  { series, slices }: LabelledRing,
  radius: number,
  startAngle: number,
) {
  const spans = sliceSpans(
    slices.map((slice) => slice.value),
    startAngle,
  );
  return slices.map((slice, at) => {
    const look = pointLabel(scope, series.labels, slice.index, {
      series: series.name ?? '',
      category: slice.name,
      value: slice.value,
      share: slice.total === 0 ? undefined : slice.value / slice.total,
    });
    const span = spans[at];
    if (!look.show || !span) return undefined;
    const lines = look.formatter().split('\n');
    const box = {
      w: Math.max(...lines.map((line) => textWidth(line, look))),
      h: lines.length * look.fontSize * LINE,
    };
    const bestFit = look.position === 'bestFit';
    // Labels that were moved by hand are measured from outside, as in PowerPoint.
    const shift = labelShift(scope, series.labels, slice.index);
    const moved = shift.dx !== 0 || shift.dy !== 0;
    const outside = look.position === 'outEnd' || (bestFit && (moved || !fitsInside(span, radius, box)));
    const atEnd = look.position === 'inEnd' || (bestFit && !outside);
    const beyond = outside && moved ? outsideEnd(span, radius, box) : undefined;
    const reach = atEnd ? insideEnd(span, radius, box) : beyond;
    const place = reach === undefined ? undefined : placeAt(span, reach, shift);
    const away = place === undefined || Math.hypot(place.x, place.y) > radius * FAR;
    return { look, outside, bestFit, shift, place, leads: outside && away };
  });
}

/** Distance, in radii, from which a moved label gets a line to its slice. */
const FAR = 1.3;

/** The centre of a label, relative to the centre of its pie. */
function placeAt(
  { middle }: SliceSpan,
  reach: number,
  { dx, dy }: { readonly dx: number; readonly dy: number },
) {
  return { x: Math.cos(middle) * reach + dx, y: Math.sin(middle) * reach + dy };
}

/** Line height of a label, in font sizes. */
const LINE = 1.2;

/** The share of the radius that a pie keeps when labels are around it. */
export function roomInLabels(
  scope: ChartScope,
  ring: LabelledRing,
  radius: number,
  startAngle: number,
): number {
  const around = sliceLabels(scope, ring, radius, startAngle).filter((label) => label?.outside);
  if (around.length === 0) return 1;
  return around.every((label) => label?.bestFit) ? 0.89 : 0.79;
}

/** The points of a pie that are in the second one (c:splitType, 21.2.2.196): the last third by default. */
export function secondPie(plot: ChartPlot, values: readonly number[]): ReadonlySet<number> {
  const total = values.reduce((sum, value) => sum + value, 0) || 1;
  const { by, at, points } = plot.split ?? { by: 'position' as const, at: undefined, points: undefined };
  const chosen = values.flatMap((value, index) => {
    switch (by) {
      case 'value':
        return value < (at ?? 0) ? [index] : [];
      case 'percent':
        return (value / total) * 100 < (at ?? 10) ? [index] : [];
      case 'own':
        return points?.includes(index) ? [index] : [];
      default:
        return index >= values.length - Math.round(at ?? Math.ceil(values.length / 3)) ? [index] : [];
    }
  });
  return new Set(chosen);
}
