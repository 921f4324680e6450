import { gunzipSync, gzipSync } from 'node:zlib';
import { type CoursewareSnapshot, snapshotOfUpdates } from '@lectern/courseware';
import { filesNamed, restoreUpdate, schemaOf, versionOfJson } from '@lectern/courseware/versions';
import { answerQuestions } from '../../platform/threads/answer-questions.ts';

/** Messages to the thread. JSON of records (`{ records: […] }`) is compressed by gzip in both directions. */
export type VersionQuestion =
  /** Migrate the records to the program's schema and report facts about them. */
  | { readonly kind: 'look'; readonly json: Uint8Array }
  /** Migrate and report like `look`, for a document with these updates (Yjs V1). */
  | { readonly kind: 'begin'; readonly updates: readonly Uint8Array[] }
  /**
   * Compute the update that changes the document of these updates (Yjs V1) into the version, and its records before.
   */
  | { readonly kind: 'restore'; readonly updates: readonly Uint8Array[]; readonly json: Uint8Array };

export interface LookedAt {
  readonly json: Uint8Array;
  /** Size of the uncompressed JSON, bytes. */
  readonly size: number;
  readonly schema: number;
  readonly pageCount: number;
  readonly files: readonly string[];
  /** Imported from a file of another program. */
  readonly isImported: boolean;
}

export interface VersionAnswer {
  readonly looked: LookedAt;
  /** For `restore`; undefined when the states are equal. */
  readonly update?: Uint8Array | undefined;
}

/** Level of gzip: a version is stored for long, so compression is worth the time. */
const COMPRESS_LEVEL = 6;

function answer(question: VersionQuestion): VersionAnswer {
  if (question.kind === 'begin') return { looked: lookedAt(snapshotOfUpdates(question.updates)) };
  const version = versionOfJson(gunzipSync(question.json).toString('utf8'));
  if (question.kind !== 'restore') return { looked: lookedAt(version) };
  const { update, before } = restoreUpdate(question.updates, version);
  return { looked: lookedAt(before), update };
}

function lookedAt(snapshot: CoursewareSnapshot): LookedAt {
  const text = Buffer.from(JSON.stringify(snapshot));
  return {
    json: new Uint8Array(gzipSync(text, { level: COMPRESS_LEVEL })),
    size: text.length,
    schema: schemaOf(snapshot.records),
    pageCount: snapshot.records.filter(({ kind }) => kind === 'page').length,
    files: filesNamed(snapshot),
    isImported: snapshot.records.some((record) => record.kind === 'deck' && record.source !== undefined),
  };
}

answerQuestions(answer, ({ looked }) => [looked.json]);
