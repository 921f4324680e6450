import { cssColor, type ResolvedRun, resolveColor, runOutline } from '@lectern/courseware';
import type { CSSProperties } from 'react';
import { lineWidth } from '../paint/line-style.ts';
import { FIT } from './fit/fit-text.ts';
import { fitted } from './fit/use-fit.ts';
import { LINE } from './fonts/font-faces.ts';
import { fontStacks, scriptOf } from './fonts/font-stack.ts';
import { letterEffects, letterFill, shadowAlone } from './letter-paint.ts';
import { decoration } from './run-marks.ts';
import type { TextScope } from './text-scope.ts';

/** Logical pixels per point. */
export const POINT = 96 / 72;
/** The size of superscript and subscript, as a share of the font size. */
const SCRIPT_SIZE = 2 / 3;

/** The font size at which a run is drawn, logical pixels. */
export function runSize(look: ResolvedRun, scope: Pick<TextScope, 'fontScale'>): number {
  const size = look.size * POINT * scope.fontScale;
  return look.baseline ? size * SCRIPT_SIZE : size;
}

/** The CSS variable with the line spacing as a share of a single line: set by `paragraphStyle`, used by its runs. */
export const LINE_SCALE = '--line-scale';
/** The CSS variable with the line height in pixels, when the paragraph fixes it. */
export const LINE_FIXED = '--line-fixed';

function lineHeight(size: number, fits: boolean | undefined): string {
  const single = Math.round(size * LINE * 1000) / 1000;
  return `var(${LINE_FIXED},calc(var(${LINE_SCALE},1)*${single}px${fits ? `*var(${FIT},1)` : ''}))`;
}

/** A run's style as CSS. `text` decides which of its fonts comes first. */
export function runStyle(look: ResolvedRun, text: string, scope: TextScope): CSSProperties {
  const stacks = fontStacks(look, scope.theme, scope.fonts);
  const style: CSSProperties = {
    fontFamily: stacks[scriptOf(text)],
    fontSize: fitted(runSize(look, scope), scope.fits),
    lineHeight: lineHeight(runSize(look, scope), scope.fits),
    ...letterFill(look.fill, scope.colors),
  };
  if (look.bold) style.fontWeight = 700;
  if (look.italic) style.fontStyle = 'italic';
  Object.assign(style, decoration(look));
  if (look.underline !== undefined && look.underline !== 'none' && look.underlineColor)
    style.textDecorationColor = cssColor(resolveColor(look.underlineColor, scope.colors));
  if (look.baseline) {
    style.position = 'relative';
    style.top = fitted(-look.baseline * look.size * POINT * scope.fontScale, scope.fits);
  }
  // Smaller letters are not kerned (a:rPr/@kern); PowerPoint writes 0 for no kerning.
  if (look.kern !== undefined && (look.kern === 0 || look.size < look.kern)) style.fontKerning = 'none';
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
  if (scope.shadowsAlone) return shadowAlone(style, look, scope.colors);
  if (look.effects) Object.assign(style, letterEffects(look, scope.colors));
  return style;
}
