import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import * as Y from 'yjs';
import type { Edit } from '../document/edit.ts';
import { equalPlain } from '../document/plain.ts';
import { sharedRestores } from '../document/shared/shared-document.ts';
import { type CoursewareSnapshot, snapshotOf } from '../document/snapshot.ts';
import { CoursewareStore } from '../document/store.ts';
import { COURSEWARE_LIMITS } from '../limits/courseware-limits.ts';
import { migrateDocument } from '../migrations/migrate-document.ts';
import type { CoursewareRecord } from '../records/record.ts';

export interface Restoring {
  /** One Yjs V1 update on top of the given updates; undefined when the document already equals the version. */
  readonly update: Uint8Array | undefined;
  /** Content of the document before the restore. */
  readonly before: CoursewareSnapshot;
}

/**
 * Restores a version in the document of these updates (V1), writing only differences: concurrent edits merge with it,
 * and open windows continue. Records of files that the version does not name stay, for restoring the former state.
 * Throws COURSEWARE_TOO_LARGE if the document would be, and COURSEWARE_NEWER like `migrateDocument`.
 */
export function restoreUpdate(updates: readonly Uint8Array[], version: CoursewareSnapshot): Restoring {
  const doc = new Y.Doc();
  try {
    for (const update of updates) Y.applyUpdate(doc, update);
    const written: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => written.push(update));
    migrateDocument(doc);
    const store = new CoursewareStore(doc);
    const before = snapshotOf(store);
    const migrated = written.length;
    store.transact((edit) => restore(edit, before, version), { source: 'import' });
    store.dispose();
    if (written.length === migrated) return { update: undefined, before };
    // The restore is recorded in the same update, so that clients with the courseware open clear their undo history.
    sharedRestores(doc).set('last', newId());
    if (Y.encodeStateAsUpdate(doc).length > COURSEWARE_LIMITS.bytes) {
      const { records, bytes } = COURSEWARE_LIMITS;
      throw new LecternError('COURSEWARE_TOO_LARGE', { records, megabytes: bytes / 1_000_000 });
    }
    return { update: Y.mergeUpdates(written), before };
  } finally {
    doc.destroy();
  }
}

function restore(edit: Edit, before: CoursewareSnapshot, version: CoursewareSnapshot): void {
  const wanted = new Map(version.records.map((record) => [record.id, record]));
  const spare = (record: CoursewareRecord) => !wanted.has(record.id) && record.kind !== 'asset';
  for (const record of before.records) if (spare(record)) edit.remove(record.id);
  for (const record of wanted.values()) put(edit, record);
  // Elements and questions that others added to a deleted parent are reachable again once the version restores it.
  for (const kind of ['element', 'exercise-question'] as const)
    for (const record of edit.all(kind)) if (spare(record)) edit.remove(record.id);
}

function put(edit: Edit, record: CoursewareRecord): void {
  const now = edit.get(record.id);
  if (now === undefined || now.kind !== record.kind || typeOf(now) !== typeOf(record)) {
    edit.create(record);
    return;
  }
  if (equalPlain(now, record)) return;
  const gone = Object.keys(now).filter((key) => !(key in record));
  edit.update(record.id, { ...record, ...Object.fromEntries(gone.map((key) => [key, undefined])) });
}

function typeOf(record: CoursewareRecord): string | undefined {
  return record.kind === 'element' ? record.type : undefined;
}
