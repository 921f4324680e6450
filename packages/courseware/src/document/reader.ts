import type { Dispose } from '@lectern/base';
import type { CoursewareRecord, RecordKind, RecordOf } from '../records/record.ts';

/** The parent of pages and sections. */
export const ROOT = 'deck';

/**
 * Who made a change: side effects (saving, selection, playback) are registered against this. `class` is what a tool did
 * while a class was taught: it stays when the teacher takes back a stroke of the pen. `agreement` makes what merged from
 * two hands fit together again; nobody takes it back.
 */
export type ChangeSource = 'local' | 'remote' | 'undo' | 'load' | 'import' | 'class' | 'agreement';

/** What one transaction changed. `childLists` holds the parents whose lists of children changed; pages are under `deck`. */
export interface CoursewareChange {
  readonly source: ChangeSource;
  readonly records: ReadonlySet<string>;
  /** Of those the ones that somebody had read by then, as they were; left out where that is not known. */
  readonly before?: ReadonlyMap<string, CoursewareRecord>;
  readonly childLists: ReadonlySet<string>;
}

/**
 * What everything that draws or exports a courseware reads. Records are immutable and keep their identity until they
 * change, so `===` tells whether one did.
 */
export interface CoursewareReader {
  get(id: string): CoursewareRecord | undefined;
  /** The record when it exists and is of that kind. */
  find<K extends RecordKind>(kind: K, id: string): RecordOf<K> | undefined;
  /** Elements of a page, layout, master or group, back to front; pages and sections in order under `deck`. Same array until it changes. */
  children(parentId: string): readonly string[];
  /** The pages alone, in order. Same array until it changes. */
  pages(): readonly string[];
  all<K extends RecordKind>(kind: K): readonly RecordOf<K>[];
  subscribe(listener: (change: CoursewareChange) => void): Dispose;
  /** Only when this record changes, comes or goes. */
  subscribeRecord(id: string, listener: () => void): Dispose;
  /** Only when this parent's list of children changes. */
  subscribeChildren(parentId: string, listener: () => void): Dispose;
}
