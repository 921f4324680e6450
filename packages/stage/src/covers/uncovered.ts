import type { Cover, Frame } from '@lectern/courseware';
import type { LessonValue } from '@lectern/courseware/lesson';

/** A point of a cover, in logical pixels from its top left corner, before rotation. */
export type ScratchPoint = readonly [x: number, y: number];

/** The removed part of a cover. */
export type Uncovered =
  | { readonly type: 'away' }
  /** The share of the cover that is pulled off from its side, 0 to 1. */
  | { readonly type: 'wiped'; readonly share: number }
  | { readonly type: 'scratched'; readonly strokes: readonly (readonly ScratchPoint[])[] };

/** The most strokes that are stored for a cover; a cover with more counts as removed. */
const MOST_STROKES = 200;
const MOST_POINTS = 400;
const FARTHEST = 100_000;
/** Share of the scratched area at which a cover is removed as a whole. */
const SCRATCHED_ENOUGH = 0.6;
/** A cover is removed as a whole when it is pulled farther than this share. */
const WIPED_ENOUGH = 0.85;

/** The state in the form in which the lesson stores it. */
export function keptOf(uncovered: Uncovered): LessonValue {
  if (uncovered.type === 'away') return true;
  return uncovered.type === 'wiped' ? uncovered.share : uncovered.strokes.map((stroke) => stroke.flat());
}

/** The stored state of one cover; undefined when it is invalid, for another version may have written it. */
export function readUncovered(value: LessonValue): Uncovered | undefined {
  if (value === true) return { type: 'away' };
  if (typeof value === 'number') return value > 0 && value <= 1 ? { type: 'wiped', share: value } : undefined;
  if (!Array.isArray(value)) return undefined;
  const strokes = value.slice(0, MOST_STROKES).map(readStroke);
  return strokes.every((stroke) => stroke !== undefined) ? { type: 'scratched', strokes } : undefined;
}

/** The stored states of all covers, by element id. */
export function uncoveredIn(values: Readonly<Record<string, LessonValue>>): ReadonlyMap<string, Uncovered> {
  return new Map(
    Object.entries(values).flatMap(([id, value]) => {
      const uncovered = readUncovered(value);
      return uncovered ? [[id, uncovered] as const] : [];
    }),
  );
}

function readStroke(value: LessonValue): readonly ScratchPoint[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length % 2 > 0) return undefined;
  const points: ScratchPoint[] = [];
  for (let at = 0; at < Math.min(value.length, MOST_POINTS * 2); at += 2) {
    const [x, y] = [value[at], value[at + 1]];
    if (typeof x !== 'number' || typeof y !== 'number') return undefined;
    if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST)) return undefined;
    points.push([x, y]);
  }
  return points;
}

type Size = Pick<Frame, 'w' | 'h'>;

/** The width of a finger's scratch on a cover of this size, logical pixels. */
export function scratchWidth({ w, h }: Size): number {
  return Math.min(96, Math.max(32, Math.min(w, h) * 0.24));
}

/**
 * The share that a cover is pulled off after a movement `by`, in logical pixels of the cover; `share` is the share
 * before.
 */
export function pulled(share: number, from: Cover['from'], by: ScratchPoint, { w, h }: Size): number {
  const along = { left: by[0] / w, right: -by[0] / w, top: by[1] / h, bottom: -by[1] / h }[from ?? 'left'];
  return Math.min(1, Math.max(0, Math.round((share + along) * 1000) / 1000));
}

/** The state of a cover after the pointer is lifted; undefined when the cover counts as untouched. */
export function letGo(uncovered: Uncovered, size: Size): Uncovered | undefined {
  if (uncovered.type === 'wiped') {
    if (uncovered.share >= WIPED_ENOUGH) return { type: 'away' };
    return uncovered.share > 0.02 ? uncovered : undefined;
  }
  if (uncovered.type === 'away') return uncovered;
  const { strokes } = uncovered;
  const isOver = strokes.length >= MOST_STROKES || scratchedShare(strokes, size) >= SCRATCHED_ENOUGH;
  return isOver ? { type: 'away' } : uncovered;
}

/** Adds a point to a stroke, unless it is next to the last point. */
export function strokeTo(stroke: readonly ScratchPoint[], [x, y]: ScratchPoint): readonly ScratchPoint[] {
  const [lastX = Number.NaN, lastY = Number.NaN] = stroke.at(-1) ?? [];
  const next: ScratchPoint = [Math.round(x), Math.round(y)];
  if (Math.hypot(next[0] - lastX, next[1] - lastY) < 4 || stroke.length >= MOST_POINTS) return stroke;
  return [...stroke, next];
}

/** The share of the cover that strokes have scratched off, counted on a grid of points. */
export function scratchedShare(strokes: readonly (readonly ScratchPoint[])[], size: Size): number {
  const reach = scratchWidth(size) / 2;
  const cells = 16;
  let taken = 0;
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const place: ScratchPoint = [((column + 0.5) * size.w) / cells, ((row + 0.5) * size.h) / cells];
      if (strokes.some((stroke) => isNear(place, stroke, reach))) taken += 1;
    }
  return taken / cells ** 2;
}

function isNear([x, y]: ScratchPoint, stroke: readonly ScratchPoint[], reach: number): boolean {
  return stroke.some(([toX, toY], at) => {
    const [fromX, fromY] = stroke[Math.max(0, at - 1)] ?? [toX, toY];
    const [along, down] = [toX - fromX, toY - fromY];
    const length = along ** 2 + down ** 2;
    const part =
      length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * along + (y - fromY) * down) / length));
    return Math.hypot(x - fromX - part * along, y - fromY - part * down) <= reach;
  });
}

/** CSS declarations that draw the remaining part of a cover, with its shadow. */
export function drawnAway(uncovered: Uncovered, from: Cover['from'], size: Size): string {
  if (uncovered.type === 'away')
    return 'opacity:0!important;visibility:hidden!important;pointer-events:none!important';
  if (uncovered.type === 'wiped') {
    const side = from ?? 'left';
    const edges = ['top', 'right', 'bottom', 'left'].map((edge) =>
      edge === side ? `${uncovered.share * 100}%` : '-99px',
    );
    return `clip-path:inset(${edges.join(' ')})!important`;
  }
  return `mask:url("${scratchMask(uncovered.strokes, size)}") 0 0/100% 100% no-repeat!important`;
}

/** A picture that is transparent where the strokes are, as a data URL. */
function scratchMask(strokes: readonly (readonly ScratchPoint[])[], { w, h }: Size): string {
  const whole = `M0 0H${w}V${h}H0z`;
  const path = strokes.map(
    (stroke) => `M${stroke.map((point) => point.join(' ')).join('L')}${stroke.length === 1 ? 'h0' : ''}`,
  );
  const drawn =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none"><mask id="m">` +
    `<path d="${whole}" fill="#fff"/><path d="${path.join('')}" fill="none" stroke="#000" stroke-width="${scratchWidth({ w, h })}"` +
    ` stroke-linecap="round" stroke-linejoin="round"/></mask><path d="${whole}" mask="url(#m)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}
