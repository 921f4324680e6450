import { animationsWithout } from '../records/animation-sequences.ts';
import type { CoursewareRecord, RecordKind } from '../records/record.ts';
import { followedReferences } from './element-references.ts';
import type { CoursewareReader } from './reader.ts';

type Properties<R> = R extends CoursewareRecord ? Partial<Omit<R, 'id' | 'kind' | 'type'>> : never;

/** Top-level properties of a record to replace; `undefined` removes a property. */
export type RecordPatch<R extends CoursewareRecord = CoursewareRecord> = Properties<R>;

/**
 * Operations within `CoursewareStore.transact`. Reads see earlier writes. All writes together are one undo step, one
 * update for other users and one redraw.
 */
export interface Edit extends Pick<CoursewareReader, 'get' | 'find' | 'children' | 'pages' | 'all'> {
  /** Adds a record, or replaces the record with the same id. */
  create(record: CoursewareRecord): void;
  /**
   * Replaces properties of a record, writing only differences. Texts, notes, table cells and animations are merged with
   * concurrent changes of other users. Does nothing when the record does not exist (another user deleted it).
   */
  update<R extends CoursewareRecord = CoursewareRecord>(id: string, patch: RecordPatch<R>): void;
  /**
   * Removes a record with all its descendants, their animations, and the connections of lines to them. Does nothing
   * when it does not exist.
   */
  remove(id: string): void;
}

const LISTED_UNDER: Partial<Record<RecordKind, true>> = {
  page: true,
  layout: true,
  master: true,
  element: true,
  'exercise-section': true,
};

/** The record and all its descendants, parents first; a cycle of groups is visited once. */
export function withDescendants(
  reader: Pick<CoursewareReader, 'get' | 'children'>,
  id: string,
): readonly string[] {
  const found = new Set<string>();
  const walk = (at: string): void => {
    if (found.has(at)) return;
    found.add(at);
    const kind = reader.get(at)?.kind;
    if (kind !== undefined && LISTED_UNDER[kind]) for (const child of reader.children(at)) walk(child);
  };
  walk(id);
  return [...found];
}

/** The page, layout or master that contains an element; undefined for an orphan. */
export function homeOf(reader: Pick<CoursewareReader, 'get'>, id: string): string | undefined {
  const seen = new Set<string>();
  let at = reader.get(id);
  while (at?.kind === 'element' && !seen.has(at.id)) {
    seen.add(at.id);
    at = reader.get(at.parentId);
  }
  return at === undefined || at.kind === 'element' ? undefined : at.id;
}

/**
 * Removes references to elements that are about to be removed. `naming` lists the elements of a page that may have
 * references: a page of handwriting has thousands of elements without any.
 */
export function dropReferences(
  edit: Edit,
  gone: ReadonlySet<string>,
  naming: (home: string) => readonly string[],
): void {
  const homes = new Set<string>();
  for (const id of gone) {
    const home = edit.get(id)?.kind === 'element' ? homeOf(edit, id) : undefined;
    if (home !== undefined && !gone.has(home)) homes.add(home);
  }
  for (const home of homes) {
    dropAnimations(edit, home, gone);
    for (const id of naming(home)) if (!gone.has(id)) dropNames(edit, id, gone);
  }
}

function dropAnimations(edit: Edit, home: string, gone: ReadonlySet<string>): void {
  const animations = edit.find('page', home)?.animations;
  if (!animations) return;
  const kept = animationsWithout(animations, gone);
  if (kept !== animations) edit.update(home, { animations: [...kept] });
}

function dropNames(edit: Edit, id: string, gone: ReadonlySet<string>): void {
  const element = edit.find('element', id);
  if (!element) return;
  const patch = followedReferences(element, (named) => (gone.has(named) ? undefined : named));
  if (Object.keys(patch).length > 0) edit.update(id, patch);
}
