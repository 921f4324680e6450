import type { ReactNode } from 'react';
import { Stops, type StopsProps } from './gradient-stops.tsx';
import type { PaintBox } from './paint-box.ts';

export interface RectangularGradientProps extends StopsProps {
  readonly id: string;
  readonly box: PaintBox;
  readonly cx: number;
  readonly cy: number;
}

/** A linear gradient from the focus to each side, in the triangle between the focus and that side. */
export function RectangularGradient({
  id,
  fill,
  colors,
  box: { w, h },
  cx,
  cy,
}: RectangularGradientProps): ReactNode {
  const sides = [
    { name: 't', points: `0,0 ${w},0 ${cx},${cy}`, x2: cx, y2: 0 },
    { name: 'r', points: `${w},0 ${w},${h} ${cx},${cy}`, x2: w, y2: cy },
    { name: 'b', points: `${w},${h} 0,${h} ${cx},${cy}`, x2: cx, y2: h },
    { name: 'l', points: `0,${h} 0,0 ${cx},${cy}`, x2: 0, y2: cy },
  ];
  return (
    <>
      {sides.map(({ name, x2, y2 }) => (
        <linearGradient
          key={name}
          id={`${id}-${name}`}
          gradientUnits="userSpaceOnUse"
          x1={cx}
          y1={cy}
          x2={x2}
          y2={y2}
        >
          <Stops fill={fill} colors={colors} />
        </linearGradient>
      ))}
      <pattern id={id} patternUnits="userSpaceOnUse" width={w || 1} height={h || 1}>
        {sides.map(({ name, points }) => {
          const paint = `url(#${id}-${name})`;
          return <polygon key={name} points={points} fill={paint} stroke={paint} strokeWidth={0.5} />;
        })}
      </pattern>
    </>
  );
}
