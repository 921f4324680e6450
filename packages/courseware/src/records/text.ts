import * as z from 'zod/mini';
import { color, effects, fill, line } from './paint.ts';
import { assetHash, degrees, fraction, length, recordId } from './scalar.ts';

/** Side effects of an action (a:hlinkClick, 21.1.2.3.5). */
const accompaniment = {
  /** Sound that is played. */
  sound: z.optional(assetHash),
  /** Sounds that play are stopped. */
  endSounds: z.optional(z.literal(true)),
  /** The shape is highlighted while it is pressed. */
  highlightClick: z.optional(z.literal(true)),
};

/** The action of a click (or of a pointer over the element). */
export const action = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('url'),
    url: z.string().check(z.maxLength(4096)),
    tooltip: z.optional(z.string().check(z.maxLength(512))),
    /**
     * Id of the disk's document that `url` shows: it is opened over the page if possible, and `tooltip` is then its
     * name.
     */
    documentId: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}$/))),
    ...accompaniment,
  }),
  z.object({ type: z.literal('page'), pageId: recordId, ...accompaniment }),
  z.object({
    type: z.literal('jump'),
    to: z.enum(['next', 'previous', 'first', 'last', 'lastViewed', 'end']),
    ...accompaniment,
  }),
  z.object({
    type: z.literal('sound'),
    asset: assetHash,
    endSounds: z.optional(z.literal(true)),
    highlightClick: z.optional(z.literal(true)),
  }),
  /** Side effects only: sounds stop, the shape is highlighted. */
  z.object({
    type: z.literal('none'),
    endSounds: z.optional(z.literal(true)),
    highlightClick: z.optional(z.literal(true)),
  }),
  /** An action that is stored but not performed: a program, a macro, another file. */
  z.object({ type: z.literal('other'), description: z.string().check(z.maxLength(512)), ...accompaniment }),
]);
export type Action = z.infer<typeof action>;

/** Format of a run. Properties that are left out are inherited (see `resolveRun`). */
export const runProps = z.object({
  /** Font size, points. */
  size: z.optional(z.number().check(z.gte(1), z.lte(4000))),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  underline: z.optional(z.string().check(z.maxLength(16))),
  underlineColor: z.optional(color),
  strike: z.optional(z.enum(['none', 'single', 'double'])),
  fill: z.optional(fill),
  outline: z.optional(line),
  effects: z.optional(effects),
  highlight: z.optional(color),
  /** Font names, or references to the theme's fonts such as `+mj-lt` and `+mn-ea`. */
  latin: z.optional(z.string().check(z.maxLength(128))),
  eastAsian: z.optional(z.string().check(z.maxLength(128))),
  complexScript: z.optional(z.string().check(z.maxLength(128))),
  symbol: z.optional(z.string().check(z.maxLength(128))),
  /** Superscript above 0, subscript below, as a fraction of the size. */
  baseline: z.optional(fraction),
  /** Space between letters, points. */
  spacing: z.optional(z.number().check(z.gte(-4000), z.lte(4000))),
  caps: z.optional(z.enum(['none', 'small', 'all'])),
  kern: z.optional(z.number()),
  lang: z.optional(z.string().check(z.maxLength(16))),
  link: z.optional(action),
  hoverLink: z.optional(action),
  /** The link keeps the run's own colour instead of the theme's. */
  linkOwnColor: z.optional(z.boolean()),
  /** Phonetic guide above the run, such as pinyin. */
  ruby: z.optional(z.string().check(z.maxLength(64))),
  /** Emphasis dots below the text (着重号). */
  emphasisMark: z.optional(z.boolean()),
});
export type RunProps = z.infer<typeof runProps>;

const spacing = z.discriminatedUnion('type', [
  /** Fraction of the line height: 1 is single spacing. */
  z.object({ type: z.literal('percent'), value: fraction }),
  z.object({ type: z.literal('points'), value: z.number().check(z.gte(0), z.lte(4000)) }),
]);
export type Spacing = z.infer<typeof spacing>;

const bulletLook = {
  color: z.optional(color),
  font: z.optional(z.string().check(z.maxLength(128))),
  /** Fraction of the text size, or points when negative. */
  size: z.optional(z.number()),
};
export const bullet = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  z.object({ type: z.literal('char'), char: z.string().check(z.maxLength(16)), ...bulletLook }),
  /** `scheme` as in 20.1.10.61, such as `arabicPeriod` or `ea1ChsPeriod`. */
  z.object({
    type: z.literal('number'),
    scheme: z.string().check(z.maxLength(32)),
    start: z.optional(z.int()),
    ...bulletLook,
  }),
  z.object({ type: z.literal('picture'), asset: assetHash, ...bulletLook }),
  /** Only the format is given; the bullet itself is inherited. */
  z.object({ type: z.literal('inherit'), ...bulletLook }),
]);
export type Bullet = z.infer<typeof bullet>;

/** Format of a paragraph. Properties that are left out are inherited by `level`. */
export const paragraphProps = z.object({
  /** 0 to 8. */
  level: z.optional(z.int().check(z.gte(0), z.lte(8))),
  align: z.optional(z.enum(['l', 'ctr', 'r', 'just', 'dist', 'justLow', 'thaiDist'])),
  marginLeft: z.optional(length),
  marginRight: z.optional(length),
  /** Indent of the first line, logical pixels; negative values hang. */
  indent: z.optional(length),
  lineSpacing: z.optional(spacing),
  spaceBefore: z.optional(spacing),
  spaceAfter: z.optional(spacing),
  bullet: z.optional(bullet),
  tabs: z.optional(
    z.array(z.object({ pos: length, align: z.enum(['l', 'ctr', 'r', 'dec']) })).check(z.maxLength(64)),
  ),
  defaultTab: z.optional(length),
  rtl: z.optional(z.boolean()),
  fontAlign: z.optional(z.enum(['auto', 't', 'ctr', 'base', 'b'])),
  eastAsianBreak: z.optional(z.boolean()),
  /** Latin words may break anywhere. */
  latinBreak: z.optional(z.boolean()),
  hangingPunctuation: z.optional(z.boolean()),
  /** Grid behind the characters of the paragraph: 田字格, 米字格, 拼音格 or the four lines of English. */
  wordGrid: z.optional(z.enum(['field', 'rice', 'pinyin', 'english'])),
});
export type ParagraphProps = z.infer<typeof paragraphProps>;

export const textRun = z.object({ type: z.literal('text'), text: z.string(), props: z.optional(runProps) });
export const run = z.discriminatedUnion('type', [
  textRun,
  z.object({ type: z.literal('break'), props: z.optional(runProps) }),
  /** `field` is the type of a:fld: `slidenum`, `datetime1`, …; `text` is the last shown text. */
  z.object({
    type: z.literal('field'),
    field: z.string().check(z.maxLength(64)),
    text: z.string().check(z.maxLength(1024)),
    props: z.optional(runProps),
  }),
  /** `source`: the OMML that it was read from, for export to PowerPoint. */
  z.object({
    type: z.literal('formula'),
    latex: z.string(),
    source: z.optional(z.string()),
    display: z.optional(z.boolean()),
    props: z.optional(runProps),
  }),
]);
export type Run = z.infer<typeof run>;

export const paragraph = z.object({
  props: z.optional(paragraphProps),
  runs: z.array(run),
  /** Format of the paragraph's end mark, which gives an empty paragraph its height. */
  endProps: z.optional(runProps),
});
export type Paragraph = z.infer<typeof paragraph>;

/** Nine levels; each has the format of a paragraph and of its runs. */
export const listStyle = z
  .array(z.object({ paragraph: z.optional(paragraphProps), run: z.optional(runProps) }))
  .check(z.maxLength(9));
export type ListStyle = z.infer<typeof listStyle>;

/** The box around a text (a:bodyPr). Properties that are left out are inherited. */
export const textBox = z.object({
  insetLeft: z.optional(length),
  insetTop: z.optional(length),
  insetRight: z.optional(length),
  insetBottom: z.optional(length),
  anchor: z.optional(z.enum(['t', 'ctr', 'b', 'just', 'dist'])),
  anchorCenter: z.optional(z.boolean()),
  wrap: z.optional(z.boolean()),
  /** `shrink`: text gets smaller by `fontScale` (a fraction) and lines closer by `lineReduction`; `grow`: the shape grows. */
  autofit: z.optional(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('none') }),
      z.object({
        type: z.literal('shrink'),
        fontScale: z.optional(fraction),
        lineReduction: z.optional(fraction),
      }),
      z.object({ type: z.literal('grow') }),
    ]),
  ),
  vertical: z.optional(
    z.enum(['horz', 'vert', 'vert270', 'wordArtVert', 'eaVert', 'mongolianVert', 'wordArtVertRtl']),
  ),
  columns: z.optional(z.int().check(z.gte(1), z.lte(16))),
  columnGap: z.optional(length),
  rotation: z.optional(degrees),
  upright: z.optional(z.boolean()),
  horizontalOverflow: z.optional(z.enum(['overflow', 'clip'])),
  verticalOverflow: z.optional(z.enum(['overflow', 'clip', 'ellipsis'])),
  /** A WordArt warp (20.1.10.76), such as `textWave1`. */
  warp: z.optional(z.string().check(z.maxLength(32))),
  /** Adjust values that differ from the warp's defaults. */
  warpAdjust: z.optional(z.record(z.string(), z.number())),
});
export type TextBox = z.infer<typeof textBox>;

/** A text: paragraphs of runs, never markup. */
export const textBody = z.object({
  paragraphs: z.array(paragraph).check(z.minLength(1)),
  box: z.optional(textBox),
  /** The body's list style (a:lstStyle), applied after inherited formats and before formats of paragraphs. */
  levels: z.optional(listStyle),
});
export type TextBody = z.infer<typeof textBody>;
