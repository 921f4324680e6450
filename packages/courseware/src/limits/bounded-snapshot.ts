import { LecternError } from '@lectern/protocol';
import { compareOrder } from '../document/compare-order.ts';
import type { CoursewareSnapshot } from '../document/snapshot.ts';
import { importNote } from '../import-note.ts';
import type { Element } from '../records/element.ts';
import type { CoursewareRecord } from '../records/record.ts';
import { COURSEWARE_LIMITS, type CoursewareLimits } from './courseware-limits.ts';
import { homesOf } from './homes.ts';

/** Import notes for omitted parts, by code. */
export const boundNotes = {
  PAGES_LEFT_OUT: importNote(
    'lost',
    '课件放不下全部页面，最后 {detail} 页没有导入；请把文件拆成几份再导入',
    'The courseware cannot hold all pages: the last {detail} were left out; split the file and import the parts',
  ),
  ELEMENTS_LEFT_OUT: importNote(
    'lost',
    '这一页的对象太多，最上面的 {detail} 个没有导入',
    'This page has too many objects: the {detail} that lie on top were left out',
  ),
} as const;

export interface LeftOut {
  readonly code: keyof typeof boundNotes;
  readonly pageId?: string;
  /** Number of pages or elements left out. */
  readonly detail: string;
  /** Number in the file, omitted ones included. */
  readonly of: number;
}

export interface BoundedSnapshot {
  readonly snapshot: CoursewareSnapshot;
  /** Missing pages first, then missing elements by page; empty if all of it fits. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * The part of a courseware within the limits: the lowest elements of each page, and the first pages. Throws
 * COURSEWARE_TOO_LARGE if the records shared by all pages, or the first page, exceed the limits.
 */
export function boundedSnapshot(
  snapshot: CoursewareSnapshot,
  limits: CoursewareLimits = COURSEWARE_LIMITS,
): BoundedSnapshot {
  const { records } = snapshot;
  const pages = records.filter((record) => record.kind === 'page').sort(compareOrder);
  const elementsOf = elementsByHome(records);
  const leftOut: LeftOut[] = [];
  const fittingOn = (home: string, pageId?: string): readonly Element[] => {
    const all = elementsOf.get(home) ?? [];
    if (all.length <= limits.elementsOfPage) return all;
    const fitting = lowest(all, home, limits.elementsOfPage);
    const detail = String(all.length - fitting.length);
    const place = pageId !== undefined && { pageId };
    leftOut.push({ code: 'ELEMENTS_LEFT_OUT', ...place, detail, of: all.length });
    return fitting;
  };
  const shared: CoursewareRecord[] = records.flatMap((record): readonly CoursewareRecord[] => {
    if (record.kind === 'page' || record.kind === 'element') return [];
    return [record, ...fittingOn(record.id)];
  });
  const room = { records: limits.records - shared.length, bytes: limits.bytes - sizeOf(shared) };
  if (room.records < 1 || room.bytes < 0) throw tooLarge(limits);
  const kept: CoursewareRecord[] = [...shared];
  let fitting = 0;
  for (const page of pages) {
    const elements = fittingOn(page.id, page.id);
    const bytes = sizeOf([page, ...elements]);
    if (elements.length + 1 > room.records || bytes > room.bytes) break;
    room.records -= elements.length + 1;
    room.bytes -= bytes;
    fitting += 1;
    kept.push(page, ...elements);
  }
  if (pages.length > 0 && fitting === 0) throw tooLarge(limits);
  if (fitting < pages.length)
    leftOut.unshift({
      code: 'PAGES_LEFT_OUT',
      detail: String(pages.length - fitting),
      of: pages.length,
    });
  return leftOut.length === 0 ? { snapshot, leftOut } : { snapshot: { records: kept }, leftOut };
}

/**
 * Elements by page, layout or master. Elements without a page, or in a cycle of groups, are left out, because they are
 * never visible.
 */
function elementsByHome(records: readonly CoursewareRecord[]): ReadonlyMap<string, readonly Element[]> {
  const homes = homesOf(records);
  const lists = new Map<string, Element[]>();
  for (const record of records) {
    const home = record.kind === 'element' ? homes.get(record.id) : undefined;
    if (record.kind !== 'element' || home === undefined) continue;
    const list = lists.get(home) ?? [];
    list.push(record);
    lists.set(home, list);
  }
  return lists;
}

function tooLarge({ records, bytes }: CoursewareLimits): LecternError {
  return new LecternError('COURSEWARE_TOO_LARGE', { records, megabytes: Math.round(bytes / 1_000_000) });
}

/** The elements of a page that are painted first, each with the groups around it. */
function lowest(elements: readonly Element[], pageId: string, most: number): Element[] {
  const children = new Map<string, Element[]>();
  for (const element of elements) {
    const siblings = children.get(element.parentId) ?? [];
    siblings.push(element);
    children.set(element.parentId, siblings);
  }
  const kept: Element[] = [];
  const waiting = [...(children.get(pageId) ?? [])].sort(compareOrder).reverse();
  for (let next = waiting.pop(); next && kept.length < most; next = waiting.pop()) {
    kept.push(next);
    waiting.push(...[...(children.get(next.id) ?? [])].sort(compareOrder).reverse());
  }
  return kept;
}

function sizeOf(records: readonly CoursewareRecord[]): number {
  return records.reduce((sum, record) => sum + JSON.stringify(record).length, 0);
}
