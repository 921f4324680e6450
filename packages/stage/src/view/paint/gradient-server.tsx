import { type ColorContext, cssColor, type Fill, resolveColor } from '@lectern/courseware';
import type { ReactNode } from 'react';

type GradientFill = Extract<Fill, { type: 'gradient' }>;

export interface GradientServerProps {
  readonly id: string;
  readonly fill: GradientFill;
  readonly colors: ColorContext;
  readonly box: { readonly w: number; readonly h: number; readonly rotation?: number | undefined };
}

/** A gradient as SVG paint of that id: linear, radial, or four triangles for a rectangular one (20.1.8.33, .46). */
export function GradientServer({ id, fill, colors, box }: GradientServerProps): ReactNode {
  const { shade } = fill;
  if (shade.type === 'linear') {
    const turned = fill.rotateWithShape === false ? (box.rotation ?? 0) : 0;
    return (
      <linearGradient id={id} gradientUnits="userSpaceOnUse" {...linearAxis(shade, box, turned)}>
        <Stops fill={fill} colors={colors} />
      </linearGradient>
    );
  }
  const { focus } = shade;
  const cx = (focus.l + (1 - focus.r)) / 2;
  const cy = (focus.t + (1 - focus.b)) / 2;
  if (shade.path === 'circle') {
    // The circle reaches the farthest corner.
    const rx = Math.max(cx, 1 - cx) * box.w;
    const ry = Math.max(cy, 1 - cy) * box.h;
    const radius = Math.hypot(rx, ry) || 1;
    return (
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={cx * box.w} cy={cy * box.h} r={radius}>
        <Stops fill={fill} colors={colors} />
      </radialGradient>
    );
  }
  return (
    <RectangularGradient id={id} fill={fill} colors={colors} box={box} cx={cx * box.w} cy={cy * box.h} />
  );
}

function linearAxis(
  shade: { readonly angle: number; readonly scaled?: boolean | undefined },
  { w, h }: { readonly w: number; readonly h: number },
  turned: number,
) {
  const angle = ((shade.angle - turned) * Math.PI) / 180;
  let cos = Math.cos(angle);
  let sin = Math.sin(angle);
  if (shade.scaled && w > 0 && h > 0) {
    // Scaled, the angle is that of a square stretched to the shape; its lines of equal colour stretch along.
    const length = Math.hypot(cos * h, sin * w) || 1;
    [cos, sin] = [(cos * h) / length, (sin * w) / length];
  }
  const half = (Math.abs(cos) * w + Math.abs(sin) * h) / 2;
  return {
    x1: w / 2 - cos * half,
    y1: h / 2 - sin * half,
    x2: w / 2 + cos * half,
    y2: h / 2 + sin * half,
  };
}

interface RectangularProps extends GradientServerProps {
  readonly cx: number;
  readonly cy: number;
}

/** From the focus to each side its own linear gradient, in the triangle between the focus and that side. */
function RectangularGradient({ id, fill, colors, box: { w, h }, cx, cy }: RectangularProps): ReactNode {
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

function Stops({ fill, colors }: { readonly fill: GradientFill; readonly colors: ColorContext }): ReactNode {
  return sortedStops(fill).map((stop, index) => {
    const color = resolveColor(stop.color, colors);
    return (
      <stop
        // biome-ignore lint/suspicious/noArrayIndexKey: two stops may share a place and a colour
        key={index}
        offset={stop.pos}
        stopColor={cssColor({ ...color, a: 1 })}
        stopOpacity={color.a < 1 ? color.a : undefined}
      />
    );
  });
}

function sortedStops(fill: GradientFill): GradientFill['stops'] {
  return [...fill.stops].sort((a, b) => a.pos - b.pos);
}

/** The same gradient as a CSS image, for text; a rectangular one is drawn as a circle. */
export function cssGradient(fill: GradientFill, colors: ColorContext): string {
  const stops = sortedStops(fill)
    .map((stop) => `${cssColor(resolveColor(stop.color, colors))} ${Math.round(stop.pos * 1000) / 10}%`)
    .join(',');
  return fill.shade.type === 'linear'
    ? `linear-gradient(${fill.shade.angle + 90}deg,${stops})`
    : `radial-gradient(${stops})`;
}
