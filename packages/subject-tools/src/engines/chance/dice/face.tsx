import type { ReactNode } from 'react';
import { paint } from '../../../common/paint.ts';
import type { Sides } from './model.ts';

/** The positions of pips on the six faces, in thirds of half the side. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The number of corners of the outline of dice other than cubes, seen from the front. */
const CORNERS: Readonly<Partial<Record<Sides, number>>> = { 4: 3, 8: 6, 10: 6, 12: 10, 20: 6 };

interface FaceProps {
  readonly sides: Sides;
  /** Undefined before the first throw. */
  readonly value: number | undefined;
  readonly word: string;
}

/** One die or coin, 100 wide around the origin. */
export function Face({ sides, value, word }: FaceProps): ReactNode {
  return (
    <>
      <Outline sides={sides} />
      {sides === 6
        ? (value === undefined ? [] : (PIPS[value] ?? [])).map(([x, y]) => (
            <circle
              key={`${x} ${y}`}
              cx={x * 22}
              cy={y * 22}
              r={value === 1 ? 12 : 8.5}
              fill={value === 1 || value === 4 ? paint.red : paint.ink}
            />
          ))
        : null}
      {sides !== 6 && value !== undefined ? (
        <text
          y={sides === 4 ? 14 : 2}
          fill={paint.ink}
          fontSize={34}
          fontWeight={600}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {word}
        </text>
      ) : null}
    </>
  );
}

function Outline({ sides }: { readonly sides: Sides }): ReactNode {
  if (sides === 2) return <circle r={44} fill={paint.amberSoft} stroke={paint.amber} strokeWidth={5} />;
  const body = { fill: paint.card, stroke: paint.ink2, strokeWidth: 3, strokeLinejoin: 'round' } as const;
  const corners = CORNERS[sides];
  if (corners === undefined) return <rect x={-42} y={-42} width={84} height={84} rx={16} {...body} />;
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return `${46 * Math.sin(angle)},${-46 * Math.cos(angle)}`;
  });
  return <polygon points={points.join(' ')} {...body} />;
}
