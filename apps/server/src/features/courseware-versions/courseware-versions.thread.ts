import { gunzipSync, gzipSync } from 'node:zlib';
import { type CoursewareSnapshot, snapshotOfUpdates } from '@lectern/courseware';
import { filesNamed, restoreUpdate, schemaOf, versionOfJson } from '@lectern/courseware/versions';
import { answerQuestions } from '../../platform/threads/answer-questions.ts';
import type { LookedAt, VersionAnswer, VersionQuestion } from './version-words.ts';

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
