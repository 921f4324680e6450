import type { Color, ParagraphProps, Run, RunProps } from '@lectern/courseware';
import { cssColor, DEFAULT_COLOR_MAP, resolveColor } from '@lectern/courseware/text-looks';
import type { Words } from '@lectern/questions/shown';
import { decoration } from '@lectern/stage/plain-text';
import type { CSSProperties } from 'react';

/** The font size of runs without a size, points. */
const USUAL_SIZE = 18;
/** Logical pixels per point. */
const POINT = 96 / 72;
/** Sizes beside the text around, as factors of it: larger differences would break the layout of a phone. */
const SMALLEST = 0.6;
const LARGEST = 2;
/** A colour whose channels differ by less is black, white or grey, and is drawn in the colour of the text around. */
const GREY = 0.12;
const KAI = /kai|楷/i;

/** The font size of most characters of a text, points. It is drawn as large as the text around it. */
export function commonSize({ paragraphs }: Words): number {
  const counts = new Map<number, number>();
  for (const run of paragraphs.flatMap(({ runs }) => runs)) {
    const size = run.props?.size ?? USUAL_SIZE;
    counts.set(size, (counts.get(size) ?? 0) + lengthOf(run));
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? USUAL_SIZE;
}

function lengthOf(run: Run): number {
  if (run.type === 'break') return 0;
  return run.type === 'formula' ? run.latex.length : run.text.length;
}

/**
 * The style of a run in a text whose most characters have `base` points: sizes are relative to the text around, colours
 * move towards the colour of the text, so that both themes show them.
 */
export function runLook(props: RunProps = {}, base: number): CSSProperties {
  const style: CSSProperties = { ...decoration(props) };
  const factor = clamp((props.size ?? base) / base, SMALLEST, LARGEST) * (props.baseline ? 2 / 3 : 1);
  if (factor !== 1) style.fontSize = `${round(factor)}em`;
  if (props.baseline) style.verticalAlign = props.baseline > 0 ? 'super' : 'sub';
  if (props.baseline) style.lineHeight = 1;
  if (props.bold) style.fontWeight = 700;
  if (props.italic) style.fontStyle = 'italic';
  if (props.spacing) style.letterSpacing = `${round(clamp(props.spacing / base, -0.1, 1))}em`;
  if (props.caps === 'all') style.textTransform = 'uppercase';
  if (props.caps === 'small') style.fontVariantCaps = 'small-caps';
  if (props.emphasisMark) {
    style.textEmphasis = 'filled dot';
    style.textEmphasisPosition = 'under right';
  }
  if (KAI.test(props.eastAsian ?? props.latin ?? '')) style.fontFamily = 'var(--font-kai)';
  const color = props.fill?.type === 'solid' ? hueOf(props.fill.color) : undefined;
  if (color) style.color = `color-mix(in oklab, ${color} 70%, var(--ink))`;
  if (props.highlight)
    style.backgroundColor = `color-mix(in srgb, ${hueOf(props.highlight) ?? 'var(--ink-3)'} 35%, transparent)`;
  return style;
}

/** A colour that is more than a grey. */
function hueOf(color: Color): string | undefined {
  const resolved = resolveColor(color, { colors: {}, map: DEFAULT_COLOR_MAP });
  const channels = [resolved.r, resolved.g, resolved.b];
  return Math.max(...channels) - Math.min(...channels) < GREY ? undefined : cssColor(resolved);
}

const ALIGNMENTS: Readonly<Record<NonNullable<ParagraphProps['align']>, CSSProperties['textAlign']>> = {
  l: undefined,
  ctr: 'center',
  r: 'end',
  just: 'justify',
  dist: 'justify',
  justLow: 'justify',
  thaiDist: 'justify',
};

/** The style of a paragraph; its indents are relative to the size of the text. */
export function paragraphLook(props: ParagraphProps = {}, base: number, hasBullet = false): CSSProperties {
  const em = (length: number) => round(clamp(length / (base * POINT), -8, 8));
  const style: CSSProperties = {};
  if (props.align && ALIGNMENTS[props.align]) style.textAlign = ALIGNMENTS[props.align];
  const level = Math.max(0, props.level ?? 0);
  const first = hasBullet ? -1.5 : em(props.indent ?? 0);
  const left = hasBullet ? 1.5 * (level + 1) : Math.max(em(props.marginLeft ?? 0), -Math.min(0, first));
  if (left) style.paddingInlineStart = `${left}em`;
  if (first) style.textIndent = `${first}em`;
  if (props.rtl) style.direction = 'rtl';
  return style;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
