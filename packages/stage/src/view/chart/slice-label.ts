import type { ChartSeries } from '@lectern/courseware';
import type { ChartScope } from './chart-scope.ts';
import { labelShift, pointLabel } from './data-label.ts';
import { textWidth } from './text-width.ts';

/** A slice's middle, as an angle on the screen (radians, clockwise from the right), and half of what it spans. */
interface SliceSpan {
  readonly middle: number;
  readonly half: number;
}

/** How large a label is, pixels. */
interface LabelBox {
  readonly w: number;
  readonly h: number;
}

/** What a label keeps from the edge of its pie, pixels. */
const MARGIN = 3;

/** The slices of a pie that begins at an angle as ECharts says it: degrees from the right, counted against the clock. */
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

/** How far from the pie's centre a label's middle lies when its box touches the edge from within (`inEnd`). */
function insideEnd({ middle }: SliceSpan, radius: number, { w, h }: LabelBox): number {
  // The corner that looks outwards lies on the circle: |middle · d + corner| = radius.
  const along = (Math.abs(Math.cos(middle)) * w + Math.abs(Math.sin(middle)) * h) / 2;
  const room = along ** 2 - (w ** 2 + h ** 2) / 4 + Math.max(0, radius - MARGIN) ** 2;
  return room <= 0 ? 0 : Math.max(0, Math.sqrt(room) - along);
}

/** As `insideEnd`, of a label that touches the edge from outside (`outEnd`). */
function outsideEnd({ middle }: SliceSpan, radius: number, { w, h }: LabelBox): number {
  return radius + MARGIN + (Math.abs(Math.cos(middle)) * w + Math.abs(Math.sin(middle)) * h) / 2;
}

/** Whether a label at the edge within a slice lies in it whole: `bestFit` (21.2.3.10) sets it outside otherwise. */
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

/** Slices of a ring, as far as their labels ask. */
interface LabelledRing {
  readonly series: ChartSeries;
  readonly slices: readonly {
    readonly index: number;
    readonly value: number;
    readonly total: number;
    readonly name: string;
  }[];
}

/** The labels of a ring's slices, with the places that they get in a pie of a radius; none where none is shown. */
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
    // What was moved by hand counts from outside, as PowerPoint does.
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

/** How many radii off a moved label begins to need a line to its slice. */
const FAR = 1.3;

/** A label's middle, from the middle of its pie. */
function placeAt(
  { middle }: SliceSpan,
  reach: number,
  { dx, dy }: { readonly dx: number; readonly dy: number },
) {
  return { x: Math.cos(middle) * reach + dx, y: Math.sin(middle) * reach + dy };
}

/** Lines of a label, in sizes. */
const LINE = 1.2;

/** The share of its radius that labels around a pie leave it. */
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
