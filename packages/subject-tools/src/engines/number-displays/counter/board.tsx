import type { ReactNode } from 'react';
import { paint } from '../../../common/paint.ts';
import type { Counter } from './model.ts';

/** The width per rod and the height of a board; beads are 24 high on rods and 32 on an abacus. */
export const ROD = 60;
export const BOARD = 346;
export const BASE = 280;
export const STEP = 26;
/** The beads of an abacus: the position of its bar, and the height of a bead. */
export const BAR = 104;
export const BEAD = 38;

export interface BoardProps {
  readonly counter: Counter;
  readonly places: readonly string[];
}

/** The left edge of a rod: the highest place is at the left. */
export function leftOf(rod: number, { beads }: Counter): number {
  return (beads.length - 1 - rod) * ROD;
}

export function boardSize({ beads }: Counter): string {
  return `0 0 ${beads.length * ROD} ${BOARD}`;
}

/** The base of a rod, and its name. */
export function Rod({ place, digit }: { readonly place: string; readonly digit: number }): ReactNode {
  return (
    <>
      <line
        x1={ROD / 2}
        x2={ROD / 2}
        y1={10}
        y2={BASE}
        stroke={paint.ink2}
        strokeWidth={5}
        strokeLinecap="round"
      />
      <PlaceName place={place} digit={digit} />
    </>
  );
}

export function RodBeads({ count }: { readonly count: number }): ReactNode {
  return Array.from({ length: count }, (_, bead) => (
    <ellipse
      // biome-ignore lint/suspicious/noArrayIndexKey: beads are known by their place alone
      key={bead}
      cx={ROD / 2}
      cy={BASE - 13 - bead * STEP}
      rx={25}
      ry={12}
      fill={bead === 9 ? paint.red : paint.jade}
      stroke={paint.card}
      strokeWidth={1.5}
    />
  ));
}

export function Base({ counter }: { readonly counter: Counter }): ReactNode {
  return (
    <rect
      y={BASE}
      width={counter.beads.length * ROD}
      height={BOARD - BASE}
      rx={6}
      fill={paint.amberSoft}
      stroke={paint.lineStrong}
    />
  );
}

function PlaceName({ place, digit }: { readonly place: string; readonly digit: number }): ReactNode {
  return (
    <g textAnchor="middle" fill={paint.ink}>
      <text x={ROD / 2} y={BASE + 26} fontSize={place.length > 2 ? 19 : 25}>
        {place}
      </text>
      <text x={ROD / 2} y={BASE + 56} fontSize={27} fontWeight={600}>
        {digit}
      </text>
    </g>
  );
}

/** The position of an abacus bead: a bead at the bar counts, upper or lower. */
export function beadTop(digit: number, bead: 'upper' | number): number {
  if (bead === 'upper') return digit >= 5 ? BAR - BEAD - 4 : 12;
  const isUp = digit % 5 >= bead;
  return BAR + 6 + (bead - 1) * BEAD + (isUp ? 0 : 14);
}

export function AbacusBead({ top, upper }: { readonly top: number; readonly upper: boolean }): ReactNode {
  const middle = top + BEAD / 2;
  const edge = ROD / 2 - 27;
  return (
    <polygon
      points={`${edge},${middle} ${edge + 13},${top + 1} ${ROD - edge - 13},${top + 1} ${ROD - edge},${middle} ${ROD - edge - 13},${top + BEAD - 1} ${edge + 13},${top + BEAD - 1}`}
      fill={upper ? paint.amber : paint.jade}
      stroke={paint.card}
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  );
}

export function AbacusBar({ counter }: { readonly counter: Counter }): ReactNode {
  return <rect y={BAR} width={counter.beads.length * ROD} height={5} fill={paint.ink2} />;
}

const LOWER = [1, 2, 3, 4] as const;

/** The counter in its current state, `ROD` wide per rod. */
export function Board({ counter, places }: BoardProps): ReactNode {
  return (
    <>
      <Base counter={counter} />
      {counter.beads.map((count, rod) => (
        <g key={places[rod]} transform={`translate(${leftOf(rod, counter)} 0)`}>
          <Rod place={places[rod] ?? ''} digit={count} />
          {counter.kind === 'abacus' ? (
            <>
              <AbacusBead top={beadTop(count, 'upper')} upper />
              {LOWER.map((bead) => (
                <AbacusBead key={bead} top={beadTop(count, bead)} upper={false} />
              ))}
            </>
          ) : (
            <RodBeads count={count} />
          )}
        </g>
      ))}
      {counter.kind === 'abacus' ? <AbacusBar counter={counter} /> : null}
    </>
  );
}

/** The strokes of 正, in the order in which they are written, on a square of 40. */
const ZHENG = ['M4 6H36', 'M20 6V35', 'M20 19H33', 'M10 18V35', 'M3 35H37'] as const;
/** Four strokes and one across. */
const GATE = ['M6 4V36', 'M15 4V36', 'M24 4V36', 'M33 4V36', 'M2 30L38 10'] as const;

export interface TallyProps {
  readonly strokes: number;
  readonly language: 'zh' | 'en';
}

/** Strokes in groups of five, ten groups per row, on 500 × 100. */
export function Tally({ strokes, language }: TallyProps): ReactNode {
  const five = language === 'zh' ? ZHENG : GATE;
  return Array.from({ length: Math.ceil(strokes / 5) }, (_, group) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fives are known by their place alone
    <g key={group} transform={`translate(${(group % 10) * 50 + 5} ${Math.floor(group / 10) * 50 + 5})`}>
      {five.slice(0, strokes - group * 5).map((path) => (
        <path key={path} d={path} fill="none" stroke={paint.ink} strokeWidth={4} strokeLinecap="round" />
      ))}
    </g>
  ));
}
