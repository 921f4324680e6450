import type { ShapeElement } from '../records/elements/shape.ts';
import type { ListStyle, Paragraph, ParagraphProps, RunProps, TextBody } from '../records/text.ts';

/** Properties of single words: pages never inherit them from a layout. */
const OF_WORDS: ReadonlySet<string> = new Set([
  'link',
  'hoverLink',
  'linkOwnColor',
  'ruby',
  'lang',
  'emphasisMark',
]);

type Props = Readonly<Record<string, unknown>>;

/**
 * The text of a layout's or master's placeholder after a change of its format. Properties that all paragraphs of a
 * level have in common since the change become properties of the level, which pages inherit; properties of only some
 * words stay on the words. Returns undefined when no level's format changed.
 */
export function raisedLooks(
  before: ShapeElement,
  now: ShapeElement,
): Pick<ShapeElement, 'text' | 'textDefaults'> | undefined {
  const { text } = now;
  if (!text) return undefined;
  // The defaults of an imported file come from a style of the shape, which is not changed.
  const own = now.origin === undefined ? now.textDefaults : undefined;
  const levels: ListStyle = [...(text.levels ?? own ?? [])];
  const raised = new Map<number, { readonly paragraph: Props; readonly run: Props }>();
  for (const level of new Set(text.paragraphs.map(levelOf))) {
    const paragraph = newlyCommon(paragraphLooks(before.text, level), paragraphLooks(text, level));
    const run = newlyCommon(runLooks(before.text, level), runLooks(text, level));
    if (Object.keys(paragraph).length + Object.keys(run).length === 0) continue;
    raised.set(level, { paragraph, run });
    for (let missing = levels.length; missing <= level; missing++) levels.push({});
    const known = levels[level];
    levels[level] = {
      paragraph: { ...known?.paragraph, ...(paragraph as ParagraphProps) },
      run: { ...known?.run, ...(run as RunProps) },
    };
  }
  if (raised.size === 0) return undefined;
  const paragraphs = text.paragraphs.map((each) => withoutRaised(each, raised.get(levelOf(each))));
  return { text: { ...text, paragraphs, levels }, textDefaults: own ? undefined : now.textDefaults };
}

function levelOf({ props }: Paragraph): number {
  return props?.level ?? 0;
}

function paragraphLooks(text: TextBody | undefined, level: number): Props[] {
  return (text?.paragraphs ?? [])
    .filter((each) => levelOf(each) === level)
    .map(({ props }) => {
      const { level: _, ...look } = props ?? {};
      return look;
    });
}

function runLooks(text: TextBody | undefined, level: number): Props[] {
  return (text?.paragraphs ?? [])
    .filter((each) => levelOf(each) === level)
    .flatMap(({ runs, endProps }) =>
      runs.length > 0 ? runs.map(({ props }) => props ?? {}) : [endProps ?? {}],
    )
    .map((look) => Object.fromEntries(Object.entries(look).filter(([key]) => !OF_WORDS.has(key))));
}

/** Properties with the same value in all of `now`, unless they already had that common value before. */
function newlyCommon(before: readonly Props[], now: readonly Props[]): Props {
  const known = common(before);
  return Object.fromEntries(Object.entries(common(now)).filter(([key, value]) => !same(value, known[key])));
}

function common([first, ...others]: readonly Props[]): Props {
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([key, value]) => others.every((other) => same(other[key], value))),
  );
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function withoutRaised(
  { props, runs, endProps }: Paragraph,
  raised: { readonly paragraph: Props; readonly run: Props } | undefined,
): Paragraph {
  if (!raised) return { runs, ...(props && { props }), ...(endProps && { endProps }) };
  const kept = without(props, raised.paragraph);
  const end = without(endProps, raised.run);
  return {
    runs: runs.map(({ props: look, ...run }) => {
      const left = without(look, raised.run);
      return left ? { ...run, props: left } : run;
    }),
    ...(kept && { props: kept }),
    ...(end && { endProps: end }),
  };
}

function without<P extends object>(props: P | undefined, raised: Props): P | undefined {
  const entries = Object.entries(props ?? {}).filter(([key]) => !(key in raised));
  return entries.length > 0 ? (Object.fromEntries(entries) as P) : undefined;
}
