import type { Line, LineEnd } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { lineWidth } from './line-style.ts';

export interface EndMarkers {
  /** The path, shortened where an arrowhead covers its end. */
  readonly d: string;
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly defs: ReactNode;
}

/** Lengths and widths of arrowheads as multiples of the line width (20.1.10.32, .33). */
const SIZES: Readonly<Record<'sm' | 'med' | 'lg', number>> = { sm: 2, med: 3, lg: 5 };

/** The arrowheads at both ends of an open path as SVG markers. */
export function endMarkers(line: Line, d: string, paint: string, id: string): EndMarkers {
  const head = shown(line.head);
  const tail = shown(line.tail);
  if ((!head && !tail) || d.endsWith('Z')) return { d, start: undefined, end: undefined, defs: null };
  const width = Math.max(lineWidth(line), 2);
  return {
    d: shorten(d, head ? overlap(head, width) : 0, tail ? overlap(tail, width) : 0),
    start: head ? `url(#${id}h)` : undefined,
    end: tail ? `url(#${id}t)` : undefined,
    defs: (
      <>
        {head ? <EndMarker id={`${id}h`} end={head} width={width} paint={paint} /> : null}
        {tail ? <EndMarker id={`${id}t`} end={tail} width={width} paint={paint} /> : null}
      </>
    ),
  };
}

function shown(end: LineEnd | undefined): LineEnd | undefined {
  return end && end.type !== 'none' ? end : undefined;
}

function headSize(end: LineEnd, width: number): { length: number; breadth: number } {
  return { length: SIZES[end.length ?? 'med'] * width, breadth: SIZES[end.width ?? 'med'] * width };
}

/**
 * The distance before its end point at which the line must end, so that it does not extend beyond a pointed arrowhead.
 */
function overlap(end: LineEnd, width: number): number {
  const { length } = headSize(end, width);
  if (end.type === 'triangle') return length * 0.9;
  if (end.type === 'stealth') return length * 0.6;
  if (end.type === 'arrow') return width * 0.6;
  return 0;
}

/** The outlines of arrowheads by length and half of the width. */
const HEADS: Readonly<Record<string, (length: number, half: number) => string>> = {
  triangle: (l, half) => `M0 ${-half}L${l} 0L0 ${half}Z`,
  stealth: (l, half) => `M0 ${-half}L${l} 0L0 ${half}L${l * 0.4} 0Z`,
  diamond: (l, half) => `M${-l / 2} 0L0 ${-half}L${l / 2} 0L0 ${half}Z`,
  arrow: (l, half) => `M0 ${-half}L${l} 0L0 ${half}`,
};

interface EndMarkerProps {
  readonly id: string;
  readonly end: LineEnd;
  readonly width: number;
  readonly paint: string;
}

function EndMarker({ id, end, width, paint }: EndMarkerProps): ReactNode {
  const { length: l, breadth: b } = headSize(end, width);
  const half = b / 2;
  const cut = overlap(end, width);
  const round = end.type === 'oval' || end.type === 'diamond';
  return (
    <marker
      id={id}
      markerUnits="userSpaceOnUse"
      markerWidth={l + width * 2}
      markerHeight={b + width * 2}
      overflow="visible"
      orient="auto-start-reverse"
      refX={round ? 0 : l - cut}
      refY={0}
    >
      {end.type === 'oval' ? (
        <ellipse rx={l / 2} ry={half} fill={paint} />
      ) : (
        <path
          d={HEADS[end.type]?.(l, half)}
          {...(end.type === 'arrow'
            ? {
                fill: 'none',
                stroke: paint,
                strokeWidth: width,
                strokeLinecap: 'round',
                strokeLinejoin: 'round',
              }
            : { fill: paint })}
        />
      )}
    </marker>
  );
}

/** Shortens both ends of a path that begins and ends straight or with a curve. */
export function shorten(d: string, atStart: number, atEnd: number): string {
  const numbers = [...d.matchAll(/[A-Z]|-?[\d.]+(?:e-?\d+)?/g)].map(([token]) => token);
  if (atEnd > 0) {
    const last = lastLetter(numbers);
    if (last !== 'A') moveEnd(numbers, numbers.length - 2, numbers.length - 4, atEnd);
  }
  if (atStart > 0 && (numbers[3] === 'L' || numbers[3] === 'C' || numbers[3] === 'Q'))
    moveEnd(numbers, 1, 4, atStart);
  return numbers.join(' ');
}

function lastLetter(tokens: readonly string[]): string | undefined {
  return tokens.findLast((token) => /[A-Z]/.test(token));
}

/** Moves the point at one index towards the point at the other. */
function moveEnd(tokens: string[], at: number, towards: number, by: number): void {
  // Between the two points of a straight segment there is a command letter.
  const from = /[A-Z]/.test(tokens[towards + 1] ?? '') ? towards - 1 : towards;
  const x = Number(tokens[at]);
  const y = Number(tokens[at + 1]);
  const dx = Number(tokens[from]) - x;
  const dy = Number(tokens[from + 1]) - y;
  const length = Math.hypot(dx, dy);
  if (!(length > by)) return;
  tokens[at] = String(x + (dx / length) * by);
  tokens[at + 1] = String(y + (dy / length) * by);
}
