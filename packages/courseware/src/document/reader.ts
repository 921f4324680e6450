import type { Dispose } from '@lectern/base';
import type { CoursewareRecord, RecordKind, RecordOf } from '../records/record.ts';

/** The parent of pages and sections. */
export const ROOT = 'deck';
/** The parent of an exercise's sections: the id of its single record. */
export const EXERCISE = 'exercise';

/**
 * Origin of a change, by which side effects (saving, selection, playback) decide. `class`: a tool changed it while a
 * class was taught; it is not undone with the teacher's pen strokes. `agreement`: repairs inconsistent results of
 * concurrent edits; it is never undone.
 */
export type ChangeSource = 'local' | 'remote' | 'undo' | 'load' | 'import' | 'class' | 'agreement';

/**
 * Changes of one transaction. `childLists` contains the parents whose lists of children changed; pages are under
 * `deck`.
 */
export interface CoursewareChange {
  readonly source: ChangeSource;
  readonly records: ReadonlySet<string>;
  /** Former values of the changed records that had been read; left out when they are not known. */
  readonly before?: ReadonlyMap<string, CoursewareRecord>;
  readonly childLists: ReadonlySet<string>;
}

/**
 * Read access for code that draws or exports a courseware. Records are immutable and keep their identity until they
 * change, so `===` detects changes.
 */
export interface CoursewareReader {
  get(id: string): CoursewareRecord | undefined;
  /** The record if it exists and is of that kind. */
  find<K extends RecordKind>(kind: K, id: string): RecordOf<K> | undefined;
  /**
   * Elements of a page, layout, master or group, back to front; pages and sections in order under `deck`; sections of
   * an exercise under `exercise`, and questions under their section. The same array until it changes.
   */
  children(parentId: string): readonly string[];
  /** Pages only, in order. The same array until it changes. */
  pages(): readonly string[];
  all<K extends RecordKind>(kind: K): readonly RecordOf<K>[];
  subscribe(listener: (change: CoursewareChange) => void): Dispose;
  /** Calls the listener when this record changes, is added or is removed. */
  subscribeRecord(id: string, listener: () => void): Dispose;
  /** Calls the listener when this parent's list of children changes. */
  subscribeChildren(parentId: string, listener: () => void): Dispose;
}
