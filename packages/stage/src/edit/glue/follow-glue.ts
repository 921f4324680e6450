import {
  type CoursewareReader,
  type Edit,
  type Element,
  fitGroupsAround,
  followedLines,
  groupsAround,
  outermost,
  vectorIn,
} from '@lectern/courseware';
import { DraftReader } from '../draft/draft-reader.ts';
import type { Point } from '../geometry/point.ts';
import { sitesOf } from './page-sites.ts';

/** The properties that move the sites of an element. */
const PLACES: readonly string[] = ['frame', 'geometry', 'parentId'];

/** The properties that determine an element's sites, as a string for comparison. */
export function placesIn(element: Element): string {
  return JSON.stringify(PLACES.map((name) => Reflect.get(element, name)));
}

/** Runs the edit, and then moves the lines that are connected to the moved elements, in the same undo step. */
export function editWithGlue(edit: Edit, work: (edit: Edit) => void): void {
  const before = new Map<string, Element>();
  work({
    ...edit,
    update: (id, patch) => {
      const element = PLACES.some((name) => name in patch) ? edit.find('element', id) : undefined;
      if (element && !before.has(id)) before.set(id, element);
      edit.update(id, patch);
    },
  });
  const patches = followedLines(edit, before, sitesOf);
  for (const [id, patch] of patches) edit.update(id, patch);
  fitGroupsAround(edit, [...patches.keys()]);
}

/** The drafts, together with drafts of the lines that are connected to them. */
export function draftsWithGlue(
  reader: CoursewareReader,
  drafts: ReadonlyMap<string, Element>,
): ReadonlyMap<string, Element> {
  const before = new Map<string, Element>();
  for (const id of drafts.keys()) {
    const element = reader.find('element', id);
    if (element) before.set(id, element);
  }
  const draft = new DraftReader(reader);
  draft.show(drafts);
  const patches = followedLines(draft, before, sitesOf);
  if (patches.size === 0) return drafts;
  const all = new Map(drafts);
  for (const [id, patch] of patches) {
    const line = draft.find('element', id);
    if (line) all.set(id, { ...line, ...patch } as Element);
  }
  return all;
}

/** Drafts of the lines that would follow if these elements were moved by a distance on the page. */
export function linesOfShift(
  reader: CoursewareReader,
  ids: readonly string[],
  by: Point,
): ReadonlyMap<string, Element> {
  const moved = new Map<string, Element>();
  for (const id of outermost(reader, ids)) {
    const element = reader.find('element', id);
    if (!element) continue;
    const own = groupsAround(reader, id).reduceRight((vector, group) => vectorIn(group, vector), by);
    const { frame } = element;
    moved.set(id, { ...element, frame: { ...frame, x: frame.x + own.x, y: frame.y + own.y } });
  }
  return new Map([...draftsWithGlue(reader, moved)].filter(([id]) => !moved.has(id)));
}
