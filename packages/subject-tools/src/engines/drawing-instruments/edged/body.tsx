import type { ReactNode } from 'react';
import classes from '../instruments.module.css';
import { drawnIn, type InstrumentShape } from '../shapes.ts';

/** Within this distance of an edge the pen writes on the page, logical pixels. */
const PENS_EDGE = 12;

export interface EdgedBodyProps {
  readonly shape: InstrumentShape;
  readonly cm: number;
  /** Whether the inner scale of a protractor is read. */
  readonly inner: boolean;
}

/** The drawing of an instrument with edges, around its origin. */
export function EdgedBody({ shape, cm, inner }: EdgedBodyProps): ReactNode {
  return (
    <>
      <path d={outline(shape, 0)} className={classes.body} />
      {shape.scales.map((scale) => (
        <Scale key={scale.cm} {...scale} pixels={cm} />
      ))}
      {shape.radius === undefined ? null : <Degrees radius={shape.radius} inner={inner} />}
    </>
  );
}

/** The area in which the instrument can be dragged: all of it, or without the pen's margin in pen mode. */
export function gripPath(shape: InstrumentShape, writes: boolean): string {
  return outline(shape, writes ? PENS_EDGE : 0);
}

function outline({ corners, radius }: InstrumentShape, by: number): string {
  if (radius === undefined) {
    const points = by === 0 ? corners : drawnIn(corners, by);
    return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  }
  const r = radius - by;
  const x = Math.sqrt(Math.max(r * r - by * by, 0));
  return `M${-x} ${-by}A${r} ${r} 0 0 1 ${x} ${-by}Z`;
}

interface ScaleProps {
  readonly from: readonly [number, number];
  readonly inward: 1 | -1;
  readonly cm: number;
  /** Pixels per centimetre. */
  readonly pixels: number;
}

function Scale({ from: [x, y], inward, cm, pixels }: ScaleProps): ReactNode {
  const marks = Array.from({ length: cm * 10 + 1 }, (_, mm) => {
    const length = mm % 10 === 0 ? 18 : mm % 5 === 0 ? 13 : 8;
    return `M${x + (mm / 10) * pixels} ${y}v${length * inward}`;
  });
  return (
    <>
      <path d={marks.join('')} className={classes.marks} />
      {Array.from({ length: cm + 1 }, (_, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are known by their number
          key={at}
          x={x + at * pixels + (at === 0 ? 7 : 0)}
          y={y + 29 * inward}
          className={classes.number}
        >
          {at}
        </text>
      ))}
    </>
  );
}

function Degrees({ radius, inner }: { readonly radius: number; readonly inner: boolean }): ReactNode {
  const at = (degrees: number, r: number) =>
    [Math.cos((degrees * Math.PI) / 180) * r, -Math.sin((degrees * Math.PI) / 180) * r] as const;
  const marks = Array.from({ length: 181 }, (_, degrees) => {
    const [fromX, fromY] = at(degrees, radius);
    const [toX, toY] = at(degrees, radius - (degrees % 10 === 0 ? 20 : degrees % 5 === 0 ? 14 : 9));
    return `M${fromX} ${fromY}L${toX} ${toY}`;
  });
  const tens = Array.from({ length: 19 }, (_, ten) => ten * 10);
  return (
    <>
      <path d={marks.join('')} className={classes.marks} />
      <path d={`M-14 0H14M0 0V-14`} className={classes.marks} />
      {tens.map((degrees) => {
        const turn = 90 - degrees;
        const label = (r: number, value: number, quiet: boolean) => {
          // The first and the last number are on the base line.
          const [x, y] = at(Math.min(Math.max(degrees, 2.4), 177.6), r);
          return (
            <text
              x={x}
              y={y}
              className={classes.number}
              data-quiet={quiet || undefined}
              transform={`rotate(${turn} ${x} ${y})`}
            >
              {value}
            </text>
          );
        };
        return (
          <g key={degrees}>
            {label(radius - 32, degrees, inner)}
            {label(radius - 56, 180 - degrees, !inner)}
          </g>
        );
      })}
    </>
  );
}
