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

/** A run's look with everything inherited put in. Sizes in points. */
export type ResolvedRun = RunProps & {
  readonly size: number;
  readonly latin: string;
  readonly eastAsian: string;
};

/** A bullet as it is drawn: what it says and its look; `font` and `color` follow the text when left out. */
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
  /** Of a numbered paragraph, its place in the numbering. */
  readonly number: number | undefined;
  readonly tabs: NonNullable<ParagraphProps['tabs']>;
  readonly defaultTab: number;
  readonly rtl: boolean;
  readonly fontAlign: NonNullable<ParagraphProps['fontAlign']>;
  /** Lines may break inside Latin words. */
  readonly latinBreak: boolean;
  /** Closing punctuation that a line has no room for stands beyond its end. */
  readonly hangingPunctuation: boolean;
  readonly wordGrid: ParagraphProps['wordGrid'];
  readonly runs: readonly { readonly run: Run; readonly look: ResolvedRun }[];
  /** The look of its end mark, which gives an empty paragraph its height. */
  readonly end: ResolvedRun;
}

const SINGLE: Spacing = { type: 'percent', value: 1 };
const NO_SPACE: Spacing = { type: 'points', value: 0 };
const BASE_RUN: ResolvedRun = { size: 18, latin: '+mn-lt', eastAsian: '+mn-ea' };
/** The grey that links have no theme for. */
const LINK: Color = { type: 'scheme', slot: 'hlink' };
/** What leads somewhere is drawn as a link; what only sounds is not. */
const LEADING: ReadonlySet<string> = new Set(['url', 'page', 'jump']);

interface Known {
  readonly levels: readonly ListStyle[];
  readonly result: readonly ResolvedParagraph[];
}
const known = new WeakMap<TextBody, Known>();

/** All paragraphs of a body; `levels` is what it inherits, nearest first. The same array until either changes. */
export function resolveText(body: TextBody, levels: readonly ListStyle[]): readonly ResolvedParagraph[] {
  const before = known.get(body);
  if (before?.levels === levels) return before.result;
  const chain = body.levels ? [body.levels, ...levels] : levels;
  const paragraphs = body.paragraphs.map((paragraph) => resolveParagraph(paragraph, chain));
  const result = numberParagraphs(paragraphs);
  known.set(body, { levels, result });
  return result;
}

/** One paragraph, its number left out (see `resolveText`). `chain` is what it inherits, nearest first. */
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

/** The look that runs of a level start from. */
export function inheritedRun(chain: readonly ListStyle[], level: number): ResolvedRun {
  let look = BASE_RUN;
  for (let index = chain.length - 1; index >= 0; index--) look = mergeRun(look, chain[index]?.[level]?.run);
  return look;
}

/** A run's look over what it inherits; a link is underlined and takes the theme's colour. */
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

/** Which bullet it is and each part of its look are inherited on their own. */
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

/** Numbers run on per level until another scheme, a shallower paragraph or one without a number comes between. */
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

/** An outline's own paint, when the run has one. */
export function runOutline(look: ResolvedRun): Line | undefined {
  return look.outline?.fill && look.outline.fill.type !== 'none' ? look.outline : undefined;
}
