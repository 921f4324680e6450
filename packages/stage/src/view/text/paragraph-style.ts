import type { ResolvedParagraph, Spacing } from '@lectern/courseware';
import type { CSSProperties } from 'react';
import { POINT, runMetrics } from './run-style.ts';
import type { TextScope } from './text-scope.ts';

/** The height of a paragraph's lines, logical pixels: `single` of its tallest run, `line` with its spacing. */
export interface LineHeights {
  readonly single: number;
  readonly line: number;
}

export function lineHeights(paragraph: ResolvedParagraph, scope: TextScope): LineHeights {
  let ascent = 0;
  let descent = 0;
  let seen = false;
  for (const { run, look } of paragraph.runs) {
    const text = run.type === 'text' || run.type === 'field' ? run.text : '';
    if (run.type === 'text' && text === '') continue;
    const metrics = runMetrics(look, text, scope);
    ascent = Math.max(ascent, metrics.ascent);
    descent = Math.max(descent, metrics.descent);
    seen = true;
  }
  if (!seen) ({ ascent, descent } = runMetrics(paragraph.end, '', scope));
  const single = ascent + descent;
  return { single, line: spacedLine(single, paragraph.lineSpacing, scope) };
}

/** A line of that single height under a spacing. */
export function spacedLine(single: number, spacing: Spacing, scope: TextScope): number {
  return spacing.type === 'points'
    ? spacing.value * POINT
    : single * Math.max(spacing.value - scope.lineReduction, 0.1);
}

function space(spacing: Spacing, single: number, scope: TextScope): number {
  const value = spacing.type === 'points' ? spacing.value * POINT : spacing.value * single;
  return value * (1 - scope.lineReduction);
}

const ALIGN: Readonly<Record<ResolvedParagraph['align'], CSSProperties['textAlign']>> = {
  l: 'left',
  ctr: 'center',
  r: 'right',
  just: 'justify',
  justLow: 'justify',
  dist: 'justify',
  thaiDist: 'justify',
};

/** A paragraph's look as CSS. `first`: it begins its text, where PowerPoint leaves the space before out. */
export function paragraphStyle(
  paragraph: ResolvedParagraph,
  scope: TextScope,
  first: boolean,
): CSSProperties {
  const { single, line } = lineHeights(paragraph, scope);
  const before = first ? 0 : space(paragraph.spaceBefore, single, scope);
  const after = space(paragraph.spaceAfter, single, scope);
  const style: CSSProperties = {
    margin: 0,
    paddingInlineStart: paragraph.marginLeft || undefined,
    paddingInlineEnd: paragraph.marginRight || undefined,
    paddingBlockStart: before || undefined,
    paddingBlockEnd: after || undefined,
    textIndent: paragraph.indent || undefined,
    textAlign: paragraph.rtl && paragraph.align === 'l' ? 'left' : ALIGN[paragraph.align],
    lineHeight: `${Math.round(line * 1000) / 1000}px`,
    minHeight: line,
    tabSize: `${paragraph.defaultTab}px`,
  };
  if (paragraph.align === 'dist' || paragraph.align === 'thaiDist') {
    style.textAlignLast = 'justify';
    style.textJustify = 'inter-character';
  }
  if (paragraph.rtl) style.direction = 'rtl';
  // CSS halves what spacing adds above and below a line; PowerPoint puts it all above.
  const shift = (line - single) / 2;
  if (Math.abs(shift) > 0.2) {
    style.position = 'relative';
    if (scope.vertical === 'horz') style.top = shift;
  }
  return style;
}
