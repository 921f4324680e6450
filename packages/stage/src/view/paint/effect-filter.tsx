import { type ColorContext, cssColor, type Effects, resolveColor } from '@lectern/courseware';
import type { ReactNode } from 'react';

export interface EffectFilterProps {
  readonly id: string;
  readonly effects: Effects;
  readonly colors: ColorContext;
  readonly box: { readonly w: number; readonly h: number };
}

/** Bevel, soft edges, inner shadow and glow as an SVG filter with this id. */
export function EffectFilter({ id, effects, colors, box }: EffectFilterProps): ReactNode {
  const { softEdge, innerShadow, glow, bevel } = effects;
  const graphic = bevel ? 'beveled' : 'SourceGraphic';
  const margin = Math.max(64, 3 * (glow?.radius ?? 0));
  const area = { x: -margin, y: -margin, width: box.w + margin * 2, height: box.h + margin * 2 };
  const angle = ((innerShadow?.angle ?? 0) * Math.PI) / 180;
  const distance = innerShadow?.distance ?? 0;
  return (
    <filter id={id} filterUnits="userSpaceOnUse" colorInterpolationFilters="sRGB" {...area}>
      {bevel ? <Bevel width={bevel.width} /> : null}
      {innerShadow ? (
        <>
          <feComponentTransfer in="SourceAlpha" result="outside">
            <feFuncA type="linear" slope={-1} intercept={1} />
          </feComponentTransfer>
          <feGaussianBlur in="outside" stdDeviation={innerShadow.blur / 2} />
          <feOffset dx={Math.cos(angle) * distance} dy={Math.sin(angle) * distance} result="moved" />
          <feFlood floodColor={cssColor(resolveColor(innerShadow.color, colors))} />
          <feComposite in2="moved" operator="in" />
          <feComposite in2="SourceAlpha" operator="in" result="shade" />
          <feMerge result="shaded">
            <feMergeNode in={graphic} />
            <feMergeNode in="shade" />
          </feMerge>
        </>
      ) : null}
      {softEdge ? (
        <>
          {/* The blurred edge is half inside the shape; steepened, it is half transparent at the radius. */}
          <feGaussianBlur in="SourceAlpha" stdDeviation={softEdge.radius} />
          <feComponentTransfer result="soft">
            <feFuncA type="linear" slope={3} intercept={-2} />
          </feComponentTransfer>
          <feComposite in={innerShadow ? 'shaded' : graphic} in2="soft" operator="in" result="softened" />
        </>
      ) : null}
      {glow ? (
        <>
          {/* In this filter the blurred edge is opaque at the shape's edge, and nearly transparent at the radius. */}
          <feGaussianBlur in="SourceAlpha" stdDeviation={glow.radius / 2} />
          <feComponentTransfer result="halo">
            <feFuncA type="linear" slope={3} />
          </feComponentTransfer>
          <feFlood floodColor={cssColor(resolveColor(glow.color, colors))} />
          <feComposite in2="halo" operator="in" result="glow" />
          <feMerge>
            <feMergeNode in="glow" />
            <feMergeNode in={softEdge ? 'softened' : innerShadow ? 'shaded' : graphic} />
          </feMerge>
        </>
      ) : null}
    </filter>
  );
}

/** Makes the upper edge lighter and the lower edge darker, over the width of the bevel. */
function Bevel({ width }: { readonly width: number }): ReactNode {
  const depth = Math.min(width / 2, 6);
  const edge = (name: string, dy: number, color: string, opacity: number) => (
    <>
      <feGaussianBlur in="SourceAlpha" stdDeviation={depth / 2} />
      <feOffset dy={dy} result={`${name}Moved`} />
      <feFlood floodColor={color} floodOpacity={opacity} />
      <feComposite in2={`${name}Moved`} operator="out" />
      <feComposite in2="SourceAlpha" operator="in" result={name} />
    </>
  );
  return (
    <>
      {edge('light', depth, 'white', 0.45)}
      {edge('dark', -depth, 'black', 0.3)}
      <feMerge result="beveled">
        <feMergeNode in="SourceGraphic" />
        <feMergeNode in="light" />
        <feMergeNode in="dark" />
      </feMerge>
    </>
  );
}
