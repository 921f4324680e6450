import { z } from 'zod';
import { color, effects, fill, line } from './paint.ts';
import { assetHash, degrees, fraction, length, recordId } from './scalar.ts';

/** What a click (or a pointer over it) does. */
export const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('url'), url: z.string().max(4096), tooltip: z.string().max(512).optional() }),
  z.object({ type: z.literal('page'), pageId: recordId }),
  z.object({
    type: z.literal('jump'),
    to: z.enum(['next', 'previous', 'first', 'last', 'lastViewed', 'end']),
  }),
  z.object({ type: z.literal('sound'), asset: assetHash }),
  /** Something that we keep and do not do: a program, a macro, another file. */
  z.object({ type: z.literal('other'), description: z.string().max(512) }),
]);
export type Action = z.infer<typeof action>;

/** A run's look. What is left out is inherited (see `resolveRun`). */
export const runProps = z.object({
  /** Points. */
  size: z.number().min(1).max(4000).optional(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.string().max(16).optional(),
  underlineColor: color.optional(),
  strike: z.enum(['none', 'single', 'double']).optional(),
  fill: fill.optional(),
  outline: line.optional(),
  effects: effects.optional(),
  highlight: color.optional(),
  /** Font names, or the theme's `+mj-lt`, `+mn-ea` and so on. */
  latin: z.string().max(128).optional(),
  eastAsian: z.string().max(128).optional(),
  complexScript: z.string().max(128).optional(),
  symbol: z.string().max(128).optional(),
  /** Superscript above 0, subscript below: fraction of the size. */
  baseline: fraction.optional(),
  /** Space between letters, points. */
  spacing: z.number().min(-4000).max(4000).optional(),
  caps: z.enum(['none', 'small', 'all']).optional(),
  kern: z.number().optional(),
  lang: z.string().max(16).optional(),
  link: action.optional(),
  hoverLink: action.optional(),
  /** Phonetic guide above the run, such as pinyin. */
  ruby: z.string().max(64).optional(),
  /** A key point, dotted below (着重号). */
  emphasisMark: z.boolean().optional(),
});
export type RunProps = z.infer<typeof runProps>;

const spacing = z.discriminatedUnion('type', [
  /** A fraction of the line: 1 is single. */
  z.object({ type: z.literal('percent'), value: fraction }),
  z.object({ type: z.literal('points'), value: z.number().min(0).max(4000) }),
]);
export type Spacing = z.infer<typeof spacing>;

const bulletLook = {
  color: color.optional(),
  font: z.string().max(128).optional(),
  /** A fraction of the text, or points when negative. */
  size: z.number().optional(),
};
export const bullet = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  z.object({ type: z.literal('char'), char: z.string().max(16), ...bulletLook }),
  /** `scheme` as in 20.1.10.61, such as `arabicPeriod` or `ea1ChsPeriod`. */
  z.object({
    type: z.literal('number'),
    scheme: z.string().max(32),
    start: z.number().int().optional(),
    ...bulletLook,
  }),
  z.object({ type: z.literal('picture'), asset: assetHash, ...bulletLook }),
  /** Only the look is given; which bullet is inherited. */
  z.object({ type: z.literal('inherit'), ...bulletLook }),
]);
export type Bullet = z.infer<typeof bullet>;

/** A paragraph's look. What is left out is inherited by `level`. */
export const paragraphProps = z.object({
  /** 0 to 8. */
  level: z.number().int().min(0).max(8).optional(),
  align: z.enum(['l', 'ctr', 'r', 'just', 'dist', 'justLow', 'thaiDist']).optional(),
  marginLeft: length.optional(),
  marginRight: length.optional(),
  /** Of the first line, logical pixels; negative hangs. */
  indent: length.optional(),
  lineSpacing: spacing.optional(),
  spaceBefore: spacing.optional(),
  spaceAfter: spacing.optional(),
  bullet: bullet.optional(),
  tabs: z
    .array(z.object({ pos: length, align: z.enum(['l', 'ctr', 'r', 'dec']) }))
    .max(64)
    .optional(),
  defaultTab: length.optional(),
  rtl: z.boolean().optional(),
  fontAlign: z.enum(['auto', 't', 'ctr', 'base', 'b']).optional(),
  eastAsianBreak: z.boolean().optional(),
  hangingPunctuation: z.boolean().optional(),
});
export type ParagraphProps = z.infer<typeof paragraphProps>;

export const textRun = z.object({ type: z.literal('text'), text: z.string(), props: runProps.optional() });
export const run = z.discriminatedUnion('type', [
  textRun,
  z.object({ type: z.literal('break'), props: runProps.optional() }),
  /** `field` as in a:fld's type: `slidenum`, `datetime1`, …; `text` is what it last showed. */
  z.object({
    type: z.literal('field'),
    field: z.string().max(64),
    text: z.string().max(1024),
    props: runProps.optional(),
  }),
  /** `source`: the OMML that it came from, kept for going back to PowerPoint. */
  z.object({
    type: z.literal('formula'),
    latex: z.string(),
    source: z.string().optional(),
    display: z.boolean().optional(),
    props: runProps.optional(),
  }),
]);
export type Run = z.infer<typeof run>;
export type TextRun = z.infer<typeof textRun>;

export const paragraph = z.object({
  props: paragraphProps.optional(),
  runs: z.array(run),
  /** The look of the paragraph's end, which an empty paragraph shows. */
  endProps: runProps.optional(),
});
export type Paragraph = z.infer<typeof paragraph>;

/** Nine levels; a level holds a paragraph's look and its runs'. */
export const listStyle = z
  .array(z.object({ paragraph: paragraphProps.optional(), run: runProps.optional() }))
  .max(9);
export type ListStyle = z.infer<typeof listStyle>;

/** The box around a text (a:bodyPr). What is left out is inherited. */
export const textBox = z.object({
  insetLeft: length.optional(),
  insetTop: length.optional(),
  insetRight: length.optional(),
  insetBottom: length.optional(),
  anchor: z.enum(['t', 'ctr', 'b', 'just', 'dist']).optional(),
  anchorCenter: z.boolean().optional(),
  wrap: z.boolean().optional(),
  /** `shrink`: text gets smaller by `fontScale` (a fraction) and lines closer by `lineReduction`; `grow`: the shape grows. */
  autofit: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('none') }),
      z.object({
        type: z.literal('shrink'),
        fontScale: fraction.optional(),
        lineReduction: fraction.optional(),
      }),
      z.object({ type: z.literal('grow') }),
    ])
    .optional(),
  vertical: z
    .enum(['horz', 'vert', 'vert270', 'wordArtVert', 'eaVert', 'mongolianVert', 'wordArtVertRtl'])
    .optional(),
  columns: z.number().int().min(1).max(16).optional(),
  columnGap: length.optional(),
  rotation: degrees.optional(),
  upright: z.boolean().optional(),
  horizontalOverflow: z.enum(['overflow', 'clip']).optional(),
  verticalOverflow: z.enum(['overflow', 'clip', 'ellipsis']).optional(),
  /** A WordArt warp (20.1.10.76), such as `textWave1`. */
  warp: z.string().max(32).optional(),
});
export type TextBox = z.infer<typeof textBox>;

/** A text: paragraphs of runs, never markup. */
export const textBody = z.object({
  paragraphs: z.array(paragraph).min(1),
  box: textBox.optional(),
  /** The body's own list style (a:lstStyle), between its paragraphs and what they inherit. */
  levels: listStyle.optional(),
});
export type TextBody = z.infer<typeof textBody>;
