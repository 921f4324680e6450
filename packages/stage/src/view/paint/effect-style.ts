import { type ColorContext, cssColor, type Effects, resolveColor } from '@lectern/courseware';
import type { CSSProperties } from 'react';

/** Effects that other components draw: see `needsEffectFilter` and `isCast`. */
interface Elsewhere {
  /** Whether an SVG filter draws the effects. */
  readonly filtered?: boolean | undefined;
  /** Whether a silhouette of the shape draws the shadow. */
  readonly cast?: boolean | undefined;
  /** Rotation of the element in degrees, against which a shadow keeps its direction. */
  readonly turn?: number | undefined;
}

/**
 * Shadow, glow, blur and reflection as CSS. Soft edges and inner shadows need the shape's alpha channel: see
 * `EffectFilter`.
 */
export function effectStyle(
  effects: Effects,
  colors: ColorContext,
  { filtered, cast, turn = 0 }: Elsewhere = {},
): CSSProperties | undefined {
  const filters: string[] = [];
  const { outerShadow: shadow, glow, blur, reflection } = effects;
  if (glow && !filtered) {
    const color = cssColor(resolveColor(glow.color, colors));
    // One drop shadow fades too early; two of half the radius make the glow as strong as in PowerPoint.
    filters.push(
      `drop-shadow(0 0 ${trim(glow.radius / 2)}px ${color})`,
      `drop-shadow(0 0 ${trim(glow.radius / 3)}px ${color})`,
    );
  }
  if (shadow && !cast) {
    const { x, y } = shadowOffset(shadow, turn);
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

type OuterShadow = NonNullable<Effects['outerShadow']>;

/** The offset of a shadow in the coordinates of an element that is rotated by `turn` degrees. */
export function shadowOffset(shadow: OuterShadow, turn: number): { x: number; y: number } {
  const angle = ((shadow.angle - (shadow.rotateWithShape === false ? turn : 0)) * Math.PI) / 180;
  return { x: Math.cos(angle) * shadow.distance, y: Math.sin(angle) * shadow.distance };
}

/** Whether a shadow is scaled or skewed, which CSS drop shadows cannot do (20.1.8.45). */
export function isCast(effects: Effects | undefined): boolean {
  const shadow = effects?.outerShadow;
  if (!shadow) return false;
  const { scaleX = 1, scaleY = 1, skewX = 0, skewY = 0 } = shadow;
  return scaleX !== 1 || scaleY !== 1 || skewX !== 0 || skewY !== 0;
}

/** Whether an element has effects that only an SVG filter can draw (`EffectFilter`). */
export function needsEffectFilter(effects: Effects): boolean {
  return (
    effects.softEdge !== undefined ||
    effects.innerShadow !== undefined ||
    effects.glow !== undefined ||
    effects.bevel !== undefined
  );
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
