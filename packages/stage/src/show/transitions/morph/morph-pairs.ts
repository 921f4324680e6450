import {
  type CoursewareReader,
  type Element,
  type ElementOf,
  type ElementType,
  questionWords,
} from '@lectern/courseware';

/** An element of the outgoing page, and the element of the incoming page that it turns into. */
export interface MorphPair {
  readonly from: Element;
  readonly to: Element;
}

export interface MorphMatch {
  readonly pairs: readonly MorphPair[];
  readonly leaving: readonly Element[];
  readonly coming: readonly Element[];
}

const MOST = 2000;

/**
 * The matching elements of two pages, as in PowerPoint's Morph: first by a name that begins with `!!`, for any kinds,
 * then by the id that a copied slide keeps, by kind and name, by picture and by text. Groups are not matched; the
 * elements in them are.
 */
export function morphPairs(reader: CoursewareReader, fromPageId: string, toPageId: string): MorphMatch {
  const leaving = new Set(leavesOf(reader, fromPageId));
  const coming = new Set(leavesOf(reader, toPageId));
  const pairs: MorphPair[] = [];
  for (const key of KEYS) {
    const waiting = new Map<string, Element[]>();
    for (const element of leaving) {
      const name = key(element);
      if (name) waiting.set(name, [...(waiting.get(name) ?? []), element]);
    }
    for (const to of coming) {
      const name = key(to);
      const candidates = name ? waiting.get(name) : undefined;
      const from = candidates && nearest(candidates, to);
      if (!from || !candidates) continue;
      candidates.splice(candidates.indexOf(from), 1);
      pairs.push({ from, to });
      leaving.delete(from);
      coming.delete(to);
    }
  }
  return { pairs, leaving: [...leaving], coming: [...coming] };
}

type Key = (element: Element) => string | undefined;

const isForced = (element: Element) => element.name?.startsWith('!!') ?? false;

/** Keys by which elements match, the strongest first. A forced name only matches the same name. */
const KEYS: readonly Key[] = [
  (element) => (isForced(element) ? element.name : undefined),
  (element) =>
    isForced(element) ? undefined : element.creationId && `${kindOf(element)} ${element.creationId}`,
  (element) =>
    isForced(element)
      ? undefined
      : element.name && `${kindOf(element)} ${element.name} ${contentOf(element)}`,
  (element) =>
    isForced(element) || element.type === 'line'
      ? undefined
      : contentOf(element) && `${kindOf(element)} ${contentOf(element)}`,
  (element) =>
    isForced(element) || element.type !== 'shape'
      ? undefined
      : element.name && `${kindOf(element)} ${element.name}`,
];

/** The element's type; for a shape also its outline, since another outline is another shape. */
function kindOf(element: Element): string {
  if (element.type !== 'shape' && element.type !== 'line') return element.type;
  const { geometry } = element;
  return `${element.type} ${geometry?.type === 'preset' ? geometry.preset : (geometry?.type ?? 'rect')}`;
}

/** The content that distinguishes elements of a kind: a file, a text or a formula; empty without content. */
const contents: { readonly [K in ElementType]: (element: ElementOf<K>) => string } = {
  shape: textOf,
  line: nothing,
  picture: ({ asset }) => asset,
  video: ({ asset }) => asset ?? '',
  audio: ({ asset }) => asset ?? '',
  table: nothing,
  chart: nothing,
  formula: ({ latex }) => latex,
  ink: nothing,
  group: nothing,
  tool: nothing,
  question: ({ question }) => questionWords(question),
  unknown: nothing,
};

function contentOf<T extends ElementType>(element: ElementOf<T>): string {
  return contents[element.type as T](element);
}

function nothing(): string {
  return '';
}

function textOf(element: ElementOf<'shape'>): string {
  return (element.text?.paragraphs ?? [])
    .flatMap(({ runs }) =>
      runs.map((run) => (run.type === 'text' ? run.text : run.type === 'formula' ? run.latex : '')),
    )
    .join('')
    .trim();
}

function nearest(candidates: readonly Element[], to: Element): Element | undefined {
  const distance = ({ frame }: Element) =>
    Math.hypot(
      frame.x + frame.w / 2 - to.frame.x - to.frame.w / 2,
      frame.y + frame.h / 2 - to.frame.y - to.frame.h / 2,
    );
  let best: Element | undefined;
  for (const each of candidates) if (!best || distance(each) < distance(best)) best = each;
  return best;
}

function leavesOf(reader: CoursewareReader, parentId: string, found: Element[] = []): Element[] {
  for (const id of reader.children(parentId)) {
    const element = reader.find('element', id);
    if (!element || element.hidden || found.length >= MOST) continue;
    if (element.type === 'group') leavesOf(reader, id, found);
    else if (element.type !== 'ink') found.push(element);
  }
  return found;
}
