import { type ColorContext, cssColor, resolveColor } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { type GradientFill, Stops, sortedStops } from './gradient-stops.tsx';
import type { PaintBox } from './paint-box.ts';
import { RectangularGradient } from './rare-paint.tsx';

export interface GradientServerProps {
  readonly id: string;
  readonly fill: GradientFill;
  readonly colors: ColorContext;
  readonly box: PaintBox;
}

/** A gradient as SVG paint with this id: linear, radial, or four triangles for a rectangular one (20.1.8.33, .46). */
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
    // With `scaled`, the angle applies in a square that is stretched to the shape, together with the lines of equal
    // colour.
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

/** Padding of a box along its lines and across them, in font sizes. */
interface Padding {
  readonly inline: number;
  readonly block: number;
}

/**
 * The same gradient as a CSS image, for text; a rectangular one is drawn as a circle. It spans the content of its box,
 * and the padding gets its first and last colours.
 */
export function cssGradient(fill: GradientFill, colors: ColorContext, { inline, block }: Padding): string {
  const { shade } = fill;
  const stops = (offset: number) =>
    sortedStops(fill)
      .map(({ pos, color }) => {
        const share = `${Math.round(pos * 1000) / 10}%`;
        const shift = Math.round(offset * (1 - 2 * pos) * 1000) / 1000;
        return `${cssColor(resolveColor(color, colors))} ${shift === 0 ? share : `calc(${share} + ${shift}em)`}`;
      })
      .join(',');
  if (shade.type !== 'linear') return `radial-gradient(${stops(0)})`;
  const angle = (shade.angle * Math.PI) / 180;
  const offset = inline * Math.abs(Math.cos(angle)) + block * Math.abs(Math.sin(angle));
  return `linear-gradient(${shade.angle + 90}deg,${stops(offset)})`;
}
