import { ownValue } from '@lectern/base';
import { cssColor, type Fill, type ResolvedRun, resolveColor, runOutline } from '@lectern/courseware';
import type { CSSProperties } from 'react';
import { effectStyle } from '../paint/effect-style.ts';
import { cssGradient } from '../paint/gradient-server.tsx';
import { lineWidth } from '../paint/line-style.ts';
import { LINE } from './font-faces.ts';
import { fontStacks, scriptOf } from './font-stack.ts';
import type { TextScope } from './text-scope.ts';
import { FIT, fitted } from './use-fit.ts';

/** Logical pixels in a point. */
export const POINT = 96 / 72;
/** Raised and lowered text is this much smaller. */
const SCRIPT_SIZE = 2 / 3;

/** The size that a run is drawn at, logical pixels. */
export function runSize(look: ResolvedRun, scope: Pick<TextScope, 'fontScale'>): number {
  const size = look.size * POINT * scope.fontScale;
  return look.baseline ? size * SCRIPT_SIZE : size;
}

/** The share of a single line that a paragraph's spacing leaves: set by `paragraphStyle`, used by its runs. */
export const LINE_SCALE = '--line-scale';
/** A line's height in pixels, where the paragraph fixes it. */
export const LINE_FIXED = '--line-fixed';

function lineHeight(size: number, fits: boolean | undefined): string {
  const single = Math.round(size * LINE * 1000) / 1000;
  return `var(${LINE_FIXED},calc(var(${LINE_SCALE},1)*${single}px${fits ? `*var(${FIT},1)` : ''}))`;
}

const UNDERLINES: Readonly<Record<string, CSSProperties['textDecorationStyle']>> = {
  dbl: 'double',
  dotted: 'dotted',
  dottedHeavy: 'dotted',
  dash: 'dashed',
  dashHeavy: 'dashed',
  dashLong: 'dashed',
  dashLongHeavy: 'dashed',
  dotDash: 'dashed',
  dotDashHeavy: 'dashed',
  dotDotDash: 'dashed',
  dotDotDashHeavy: 'dashed',
  wavy: 'wavy',
  wavyHeavy: 'wavy',
  wavyDbl: 'wavy',
};

/** A run's look as CSS. `text` decides which of its two fonts leads. */
export function runStyle(look: ResolvedRun, text: string, scope: TextScope): CSSProperties {
  const stacks = fontStacks(look, scope.theme, scope.fonts);
  const style: CSSProperties = {
    fontFamily: stacks[scriptOf(text)],
    fontSize: fitted(runSize(look, scope), scope.fits),
    lineHeight: lineHeight(runSize(look, scope), scope.fits),
    ...fillStyle(look.fill, scope),
  };
  if (look.bold) style.fontWeight = 700;
  if (look.italic) style.fontStyle = 'italic';
  decorate(style, look, scope);
  if (look.baseline) {
    style.position = 'relative';
    style.top = fitted(-look.baseline * look.size * POINT * scope.fontScale, scope.fits);
  }
  if (look.spacing) style.letterSpacing = look.spacing * POINT;
  if (look.caps === 'all') style.textTransform = 'uppercase';
  if (look.caps === 'small') style.fontVariantCaps = 'small-caps';
  if (look.highlight) style.backgroundColor = cssColor(resolveColor(look.highlight, scope.colors));
  if (look.emphasisMark) {
    style.textEmphasis = 'filled dot';
    style.textEmphasisPosition = 'under right';
  }
  const outline = runOutline(look);
  if (outline?.fill?.type === 'solid') {
    style.WebkitTextStroke = `${lineWidth(outline)}px ${cssColor(resolveColor(outline.fill.color, scope.colors))}`;
    style.paintOrder = 'stroke fill';
  }
  if (look.effects) Object.assign(style, textEffects(look, scope));
  return style;
}

/** A CSS image that shows through the letters alone. */
export function clippedToText(image: string): CSSProperties {
  return {
    color: 'transparent',
    backgroundImage: image,
    backgroundClip: 'text',
    WebkitBackgroundClip: 'text',
    boxDecorationBreak: 'clone',
  };
}

function decorate(style: CSSProperties, look: ResolvedRun, scope: TextScope): void {
  const lines: string[] = [];
  const underlined = look.underline !== undefined && look.underline !== 'none';
  if (underlined) lines.push('underline');
  if (look.strike === 'single' || look.strike === 'double') lines.push('line-through');
  if (lines.length === 0) return;
  style.textDecorationLine = lines.join(' ');
  style.textDecorationSkipInk = 'none';
  if (underlined) style.textDecorationStyle = ownValue(UNDERLINES, look.underline ?? '');
  else if (look.strike === 'double') style.textDecorationStyle = 'double';
  if (look.underline?.endsWith('eavy')) style.textDecorationThickness = '0.12em';
  if (underlined && look.underlineColor)
    style.textDecorationColor = cssColor(resolveColor(look.underlineColor, scope.colors));
}

function fillStyle(fill: Fill | undefined, { colors }: TextScope): CSSProperties {
  switch (fill?.type) {
    case 'solid':
      return { color: cssColor(resolveColor(fill.color, colors)) };
    case 'gradient':
      return clippedToText(cssGradient(fill, colors));
    case 'pattern':
      return { color: cssColor(resolveColor(fill.foreground, colors)) };
    case 'none':
      return { color: 'transparent' };
    default:
      return { color: cssColor(resolveColor({ type: 'scheme', slot: 'tx1' }, colors)) };
  }
}

function leans(effects: ResolvedRun['effects']): boolean {
  const { skewX = 0, skewY = 0, scaleY = 1 } = effects?.outerShadow ?? {};
  return skewX !== 0 || skewY !== 0 || scaleY < 0.8;
}

/**
 * Shadow and glow as text-shadow. Letters that are filled by an image are transparent themselves, and a text-shadow
 * would lie over their fill: theirs is a filter.
 */
function textEffects(look: ResolvedRun, { colors }: TextScope): CSSProperties {
  const { glow } = look.effects ?? {};
  // One that leans or is laid flat lies on the ground behind the letters: beside them it would be a second text.
  const outerShadow = leans(look.effects) ? undefined : look.effects?.outerShadow;
  if (look.fill?.type === 'gradient' || look.fill?.type === 'picture')
    return effectStyle({ outerShadow, glow }, colors) ?? {};
  const shadows: string[] = [];
  const shadow = outerShadow;
  if (shadow) {
    const angle = (shadow.angle * Math.PI) / 180;
    const x = Math.cos(angle) * shadow.distance;
    const y = Math.sin(angle) * shadow.distance;
    shadows.push(
      `${x.toFixed(2)}px ${y.toFixed(2)}px ${shadow.blur}px ${cssColor(resolveColor(shadow.color, colors))}`,
    );
  }
  if (glow) {
    const color = cssColor(resolveColor(glow.color, colors));
    // One shadow is too faint a halo.
    shadows.push(`0 0 ${glow.radius * 0.5}px ${color}`, `0 0 ${glow.radius}px ${color}`);
  }
  return shadows.length > 0 ? { textShadow: shadows.join(',') } : {};
}
