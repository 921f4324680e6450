import type { ResolvedParagraph, ResolvedRun, Spacing } from '@lectern/courseware';
import type { CSSProperties } from 'react';
import { fitted } from './fit/use-fit.ts';
import { LINE } from './fonts/font-faces.ts';
import { LINE_FIXED, LINE_SCALE, POINT, runStyle } from './run-style.ts';
import type { TextScope } from './text-scope.ts';

/** A paragraph's style as CSS, with variables that its runs need for its spacing. */
export type ParagraphStyle = CSSProperties & Readonly<Record<`--${string}`, string | number | undefined>>;

interface Extremes {
  readonly smallest: { readonly look: ResolvedRun; readonly text: string };
  /** The largest font size in the text, logical pixels. */
  readonly size: number;
}

function extremes(paragraph: ResolvedParagraph, scope: TextScope): Extremes {
  let smallest: Extremes['smallest'] | undefined;
  let size = 0;
  for (const { run, look } of paragraph.runs) {
    const text = run.type === 'text' || run.type === 'field' ? run.text : '';
    if (run.type === 'text' && text === '') continue;
    if (!smallest || look.size < smallest.look.size) smallest = { look, text };
    size = Math.max(size, look.size);
  }
  return {
    smallest: smallest ?? { look: paragraph.end, text: '' },
    size: (size || paragraph.end.size) * POINT * scope.fontScale,
  };
}

/**
 * A percentage counts in heights of the single line: heights that PowerPoint stored show that 50 % at 12 points are 7.2
 * points and not 6.
 */
function space(spacing: Spacing, size: number, scope: TextScope): number | string | undefined {
  const value = spacing.type === 'points' ? spacing.value * POINT : spacing.value * size * LINE;
  return value === 0 ? undefined : fitted(value * (1 - scope.lineReduction), scope.fits);
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

/**
 * The position of a paragraph in its text: PowerPoint omits the space before the first paragraph and after the last.
 */
export interface ParagraphPlace {
  readonly first: boolean;
  readonly last: boolean;
}

/** A paragraph's style as CSS. */
export function paragraphStyle(
  paragraph: ResolvedParagraph,
  scope: TextScope,
  { first, last }: ParagraphPlace,
): ParagraphStyle {
  const { smallest, size } = extremes(paragraph, scope);
  const { lineSpacing } = paragraph;
  const scale = lineSpacing.type === 'percent' ? Math.max(lineSpacing.value - scope.lineReduction, 0.1) : 1;
  const fixed = lineSpacing.type === 'points' ? lineSpacing.value * POINT * scope.fontScale : undefined;
  const single = size * LINE;
  const line = fixed ?? single * scale;
  // Every line is at least as high as the font of its block requires, so the block gets the font of the smallest run.
  const strut = runStyle(smallest.look, smallest.text, scope);
  const style: CSSProperties = {
    fontFamily: strut.fontFamily,
    fontSize: strut.fontSize,
    lineHeight: strut.lineHeight,
    margin: 0,
    paddingInlineStart: paragraph.marginLeft || undefined,
    paddingInlineEnd: paragraph.marginRight || undefined,
    paddingBlockStart: first ? undefined : space(paragraph.spaceBefore, size, scope),
    paddingBlockEnd: last ? undefined : space(paragraph.spaceAfter, size, scope),
    textIndent: paragraph.indent || undefined,
    textAlign: ALIGN[paragraph.align],
    tabSize: `${paragraph.defaultTab}px`,
  };
  if (paragraph.align === 'dist' || paragraph.align === 'thaiDist') {
    style.textAlignLast = 'justify';
    style.textJustify = 'inter-character';
  }
  if (paragraph.rtl) style.direction = 'rtl';
  if (paragraph.latinBreak) style.wordBreak = 'break-all';
  // CSS adds half of the spacing above and half below a line; PowerPoint adds all of it above.
  const shift = (line - single) / 2;
  if (Math.abs(shift) > 0.2 && scope.vertical === 'horz') {
    style.position = 'relative';
    style.top = fitted(shift, scope.fits);
  }
  return {
    ...style,
    [LINE_SCALE]: scale === 1 ? undefined : scale,
    [LINE_FIXED]: fixed === undefined ? undefined : cssLength(fitted(fixed, scope.fits)),
  };
}

function cssLength(value: number | string): string {
  return typeof value === 'number' ? `${value}px` : value;
}
