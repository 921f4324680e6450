import type { Color, Fill, Line } from '../records/paint.ts';
import type {
  Bullet,
  ListStyle,
  Paragraph,
  ParagraphProps,
  Run,
  RunProps,
  Spacing,
  TextBody,
} from '../records/text.ts';

/** Format of a run with all inherited properties. Sizes in points. */
export type ResolvedRun = RunProps & {
  readonly size: number;
  readonly latin: string;
  readonly eastAsian: string;
};

/** A resolved bullet; `font` and `color` are the text's when left out. */
export type ResolvedBullet = Exclude<Bullet, { type: 'inherit' }>;

export interface ResolvedParagraph {
  readonly source: Paragraph;
  readonly level: number;
  readonly align: NonNullable<ParagraphProps['align']>;
  readonly marginLeft: number;
  readonly marginRight: number;
  readonly indent: number;
  readonly lineSpacing: Spacing;
  readonly spaceBefore: Spacing;
  readonly spaceAfter: Spacing;
  readonly bullet: ResolvedBullet;
  /** Index of a numbered paragraph in its list. */
  readonly number: number | undefined;
  readonly tabs: NonNullable<ParagraphProps['tabs']>;
  readonly defaultTab: number;
  readonly rtl: boolean;
  readonly fontAlign: NonNullable<ParagraphProps['fontAlign']>;
  /** Lines may break inside Latin words. */
  readonly latinBreak: boolean;
  /** Closing punctuation may extend beyond the end of a full line. */
  readonly hangingPunctuation: boolean;
  readonly wordGrid: ParagraphProps['wordGrid'];
  readonly runs: readonly { readonly run: Run; readonly look: ResolvedRun }[];
  /** Format of the paragraph's end mark, which gives an empty paragraph its height. */
  readonly end: ResolvedRun;
}

const SINGLE: Spacing = { type: 'percent', value: 1 };
const NO_SPACE: Spacing = { type: 'points', value: 0 };
const BASE_RUN: ResolvedRun = { size: 18, latin: '+mn-lt', eastAsian: '+mn-ea' };
/** Theme colour of links. */
const LINK: Color = { type: 'scheme', slot: 'hlink' };
/** Actions that are drawn as links; a link that only plays a sound is not. */
const LEADING: ReadonlySet<string> = new Set(['url', 'page', 'jump']);

interface Known {
  readonly levels: readonly ListStyle[];
  readonly result: readonly ResolvedParagraph[];
}
const known = new WeakMap<TextBody, Known>();

/**
 * All paragraphs of a body; `levels` are the inherited list styles, nearest first. The same array until either changes.
 */
export function resolveText(body: TextBody, levels: readonly ListStyle[]): readonly ResolvedParagraph[] {
  const before = known.get(body);
  if (before?.levels === levels) return before.result;
  const chain = body.levels ? [body.levels, ...levels] : levels;
  const paragraphs = body.paragraphs.map((paragraph) => resolveParagraph(paragraph, chain));
  const result = numberParagraphs(paragraphs);
  known.set(body, { levels, result });
  return result;
}

/** One paragraph, without its number (see `resolveText`). `chain` are the inherited list styles, nearest first. */
export function resolveParagraph(paragraph: Paragraph, chain: readonly ListStyle[]): ResolvedParagraph {
  const level = paragraph.props?.level ?? 0;
  const layers = [paragraph.props, ...chain.map((style) => style[level]?.paragraph)];
  const pick = <K extends keyof ParagraphProps>(key: K): ParagraphProps[K] | undefined => {
    for (const layer of layers) if (layer?.[key] !== undefined) return layer[key];
    return undefined;
  };
  const base = inheritedRun(chain, level);
  return {
    source: paragraph,
    level,
    align: pick('align') ?? 'l',
    marginLeft: pick('marginLeft') ?? 0,
    marginRight: pick('marginRight') ?? 0,
    indent: pick('indent') ?? 0,
    lineSpacing: pick('lineSpacing') ?? SINGLE,
    spaceBefore: pick('spaceBefore') ?? NO_SPACE,
    spaceAfter: pick('spaceAfter') ?? NO_SPACE,
    bullet: mergeBullets(layers.map((layer) => layer?.bullet)),
    number: undefined,
    tabs: pick('tabs') ?? [],
    defaultTab: pick('defaultTab') ?? 96,
    rtl: pick('rtl') ?? false,
    fontAlign: pick('fontAlign') ?? 'auto',
    latinBreak: pick('latinBreak') ?? false,
    hangingPunctuation: pick('hangingPunctuation') ?? true,
    wordGrid: pick('wordGrid'),
    runs: paragraph.runs.map((run) => ({ run, look: applyRun(base, run.props) })),
    end: applyRun(base, paragraph.endProps),
  };
}

/** The format that runs of a level inherit. */
export function inheritedRun(chain: readonly ListStyle[], level: number): ResolvedRun {
  let look = BASE_RUN;
  for (let index = chain.length - 1; index >= 0; index--) look = mergeRun(look, chain[index]?.[level]?.run);
  return look;
}

/** A run's format over the inherited one; a link is underlined and has the theme's link colour. */
export function applyRun(base: ResolvedRun, props: RunProps | undefined): ResolvedRun {
  const look = mergeRun(base, props);
  if (!props?.link || !LEADING.has(props.link.type)) return look;
  const underline = props.underline ?? 'sng';
  if (props.linkOwnColor) return { ...look, underline };
  const fill: Fill = { type: 'solid', color: LINK };
  return { ...look, fill, underline };
}

function mergeRun(base: ResolvedRun, props: RunProps | undefined): ResolvedRun {
  if (!props) return base;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(props)) if (value !== undefined) merged[key] = value;
  return merged as ResolvedRun;
}

/** The bullet itself and each property of its format are inherited separately. */
function mergeBullets(bullets: readonly (Bullet | undefined)[]): ResolvedBullet {
  const look: { color?: Color; font?: string; size?: number } = {};
  let kind: ResolvedBullet | undefined;
  for (const bullet of bullets) {
    if (!bullet) continue;
    if (bullet.type !== 'inherit') kind ??= bullet;
    if (bullet.type === 'none') continue;
    look.color ??= bullet.color;
    look.font ??= bullet.font;
    look.size ??= bullet.size;
  }
  return kind === undefined || kind.type === 'none' ? { type: 'none' } : { ...kind, ...look };
}

/** Numbering continues per level until another scheme, a shallower paragraph or an unnumbered paragraph follows. */
function numberParagraphs(paragraphs: readonly ResolvedParagraph[]): ResolvedParagraph[] {
  const running: ({ scheme: string; start: number; next: number } | undefined)[] = [];
  return paragraphs.map((paragraph) => {
    const { bullet, level } = paragraph;
    const empty = paragraph.source.runs.length === 0;
    if (empty) return paragraph;
    running.length = level + 1;
    if (bullet.type !== 'number') {
      running[level] = undefined;
      return paragraph;
    }
    const start = bullet.start ?? 1;
    const before = running[level];
    const goesOn = before && before.scheme === bullet.scheme && before.start === start;
    const number = goesOn ? before.next : start;
    running[level] = { scheme: bullet.scheme, start, next: number + 1 };
    return { ...paragraph, number };
  });
}

/** The outline of a run's letters, if any. */
export function runOutline(look: ResolvedRun): Line | undefined {
  return look.outline?.fill && look.outline.fill.type !== 'none' ? look.outline : undefined;
}
