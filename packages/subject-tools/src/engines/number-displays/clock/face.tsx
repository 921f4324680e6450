import type { ReactNode } from 'react';
import { paint } from '../../../common/paint.ts';
import { angleOf, type Hand } from './model.ts';

/** Lengths and widths of the hands on a face of radius 100. */
export const HAND_SIZES: Readonly<Record<Hand, { readonly length: number; readonly width: number }>> = {
  hour: { length: 50, width: 7 },
  minute: { length: 74, width: 5 },
  second: { length: 82, width: 2 },
};
const HAND_PAINT: Readonly<Record<Hand, string>> = {
  hour: paint.ink,
  minute: paint.blue,
  second: paint.red,
};
const HOURS = Array.from({ length: 12 }, (_, at) => at + 1);
const MINUTES = Array.from({ length: 60 }, (_, at) => at);

/** The face of a clock without its hands, of radius 100 around the origin. */
export function ClockFace({ outer }: { readonly outer: boolean }): ReactNode {
  return (
    <>
      <circle r={98} fill={paint.paper} stroke={paint.ink2} strokeWidth={4} />
      {MINUTES.map((minute) => (
        <line
          key={minute}
          y1={-93}
          y2={minute % 5 === 0 ? -84 : -89}
          stroke={paint.ink2}
          strokeWidth={minute % 5 === 0 ? 2.5 : 1}
          transform={`rotate(${minute * 6})`}
        />
      ))}
      {HOURS.map((hour) => {
        const angle = (hour / 12) * 2 * Math.PI;
        return (
          <g key={hour} textAnchor="middle" fill={paint.ink}>
            <text
              x={70 * Math.sin(angle)}
              y={-70 * Math.cos(angle)}
              fontSize={17}
              fontWeight={600}
              dominantBaseline="central"
            >
              {hour}
            </text>
            {outer ? (
              <text
                x={51 * Math.sin(angle)}
                y={-51 * Math.cos(angle)}
                fontSize={10}
                fill={paint.ink2}
                dominantBaseline="central"
              >
                {hour === 12 ? 0 : hour + 12}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

/** One hand in its position at a time. */
export function ClockHand({ hand, time }: { readonly hand: Hand; readonly time: number }): ReactNode {
  const { length, width } = HAND_SIZES[hand];
  return (
    <line
      y1={10}
      y2={-length}
      stroke={HAND_PAINT[hand]}
      strokeWidth={width}
      strokeLinecap="round"
      transform={`rotate(${angleOf(hand, time)})`}
    />
  );
}

export function ClockPin(): ReactNode {
  return <circle r={5} fill={paint.ink} stroke={paint.paper} strokeWidth={2} />;
}
