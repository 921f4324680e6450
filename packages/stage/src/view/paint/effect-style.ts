import { type ColorContext, cssColor, type Effects, resolveColor } from '@lectern/courseware';
import type { CSSProperties } from 'react';

/**
 * Shadow, glow, blur and reflection as CSS. Soft edges and inner shadows need the shape's own alpha: see
 * `EffectFilter`.
 */
export function effectStyle(effects: Effects, colors: ColorContext): CSSProperties | undefined {
  const filters: string[] = [];
  const { outerShadow: shadow, glow, blur, reflection } = effects;
  if (glow) {
    const color = cssColor(resolveColor(glow.color, colors));
    // One drop shadow fades too early; two of half the radius keep the halo as strong as PowerPoint's.
    filters.push(
      `drop-shadow(0 0 ${glow.radius / 2}px ${color})`,
      `drop-shadow(0 0 ${glow.radius / 3}px ${color})`,
    );
  }
  if (shadow) {
    const angle = (shadow.angle * Math.PI) / 180;
    const x = Math.cos(angle) * shadow.distance;
    const y = Math.sin(angle) * shadow.distance;
    const color = cssColor(resolveColor(shadow.color, colors));
    filters.push(`drop-shadow(${trim(x)}px ${trim(y)}px ${trim(shadow.blur / 2)}px ${color})`);
  }
  if (blur) filters.push(`blur(${trim(blur.radius / 2)}px)`);
  if (filters.length === 0 && !reflection) return undefined;
  const style: CSSProperties = {};
  if (filters.length > 0) style.filter = filters.join(' ');
  if (reflection) style.WebkitBoxReflect = reflectionOf(reflection);
  return style;
}

/** Whether an element has effects that only an SVG filter can draw (`EffectFilter`). */
export function needsEffectFilter(effects: Effects): boolean {
  return effects.softEdge !== undefined || effects.innerShadow !== undefined;
}

/** A reflection as `-webkit-box-reflect`. */
export function reflectionOf(reflection: NonNullable<Effects['reflection']>): string {
  const { startAlpha, endAlpha, startPos, endPos, distance } = reflection;
  const stop = (alpha: number, at: number) => `rgba(0,0,0,${trim(alpha)}) ${trim((1 - at) * 100)}%`;
  return `below ${trim(distance)}px linear-gradient(${stop(endAlpha, endPos)},${stop(startAlpha, startPos)})`;
}

function trim(value: number): number {
  return Math.round(value * 100) / 100;
}
