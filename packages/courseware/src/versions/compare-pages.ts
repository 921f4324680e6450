import { withDescendants } from '../document/edit.ts';
import { equalPlain } from '../document/plain.ts';
import type { CoursewareReader } from '../document/reader.ts';

/** Change of a page between two states of a courseware. */
export type PageFate = 'same' | 'added' | 'changed' | 'gone';

export interface ComparedPage {
  readonly pageId: string;
  readonly fate: PageFate;
  /** Whether the page's position among the pages changed, regardless of its content. */
  readonly moved: boolean;
  /** Ids of elements that are new or changed in the later state; empty for a new page. */
  readonly elements: readonly string[];
  /** Ids of elements that the later state no longer has. */
  readonly goneElements: readonly string[];
}

type State = Pick<CoursewareReader, 'get' | 'children' | 'pages'>;

/**
 * Pages of two states of one courseware: the pages of the later state in its order, and each removed page behind the
 * page that it followed. Position and section of a page do not count as changes.
 */
export function comparePages(before: State, after: State): readonly ComparedPage[] {
  const old = before.pages();
  const now = after.pages();
  const kept = new Set(old);
  const steady = longestRise(now.flatMap((id) => (kept.has(id) ? [old.indexOf(id)] : [])));
  const compared = now.map((pageId): ComparedPage => {
    if (!kept.has(pageId)) return { pageId, fate: 'added', moved: false, elements: [], goneElements: [] };
    const changes = changesOf(before, after, pageId);
    return { pageId, moved: !steady.has(old.indexOf(pageId)), ...changes };
  });
  for (const [at, pageId] of old.entries()) {
    if (now.includes(pageId)) continue;
    const behind = compared.findIndex((page) => page.pageId === old[at - 1]);
    compared.splice(behind + 1, 0, { pageId, fate: 'gone', moved: false, elements: [], goneElements: [] });
  }
  return compared;
}

function changesOf(
  before: State,
  after: State,
  pageId: string,
): Pick<ComparedPage, 'fate' | 'elements' | 'goneElements'> {
  const [, ...was] = withDescendants(before, pageId);
  const [, ...is] = withDescendants(after, pageId);
  const has = new Set(is);
  const elements = is.filter((id) => !equalPlain(before.get(id), after.get(id)));
  const goneElements = was.filter((id) => !has.has(id));
  const asItWas =
    elements.length === 0 &&
    goneElements.length === 0 &&
    equalPlain(shown(before, pageId), shown(after, pageId));
  return { fate: asItWas ? 'same' : 'changed', elements, goneElements };
}

/** Content of a page without its position. */
function shown(state: State, pageId: string): unknown {
  const { order: _, sectionId: __, ...rest } = { ...state.get(pageId) } as Record<string, unknown>;
  return rest;
}

/** The longest increasing subsequence: the remaining numbers are the moved ones. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length: the smallest last number of a subsequence of that length, and the predecessor of each number. */
  const ends: number[] = [];
  const beforeIt = new Map<number, number | undefined>();
  for (const number of numbers) {
    const at = ends.findIndex((end) => end >= number);
    const length = at < 0 ? ends.length : at;
    beforeIt.set(number, ends[length - 1]);
    ends[length] = number;
  }
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = beforeIt.get(at)) rise.add(at);
  return rise;
}
