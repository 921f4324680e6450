import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  blankCourseware,
  type CoursewareSnapshot,
  snapshotOfUpdates,
  stateOfSnapshot,
} from '@lectern/courseware';
import { framedBoard } from '@lectern/courseware/board';
import { withoutAnswers } from '@lectern/questions';
import * as Y from 'yjs';
import { answerQuestions } from '../../platform/threads/answer-questions.ts';
import type { ReadAnswer, ReadQuestion, RenderPage } from './read-words.ts';

/** A fast level: the text of a deck shrinks to a tenth at any level. */
const COMPRESS_LEVEL = 3;

/** Path of the stage that scripts/build-web.mjs builds for the server; without it the server renders no page. */
const RENDERER = new URL('../../../../web/dist-ssr/render-page.js', import.meta.url);
const renderer: { renderPage: RenderPage } | undefined = existsSync(RENDERER)
  ? await import(RENDERER.href)
  : undefined;

/**
 * The records of the courseware that was requested last, because its page and its records are requested one after the
 * other.
 */
const last: { key: string | undefined; snapshot: CoursewareSnapshot | undefined } = {
  key: undefined,
  snapshot: undefined,
};

function answer({ form, updates, key }: ReadQuestion): ReadAnswer {
  if (form === 'state') {
    const [only, ...rest] = updates;
    return packed(only && rest.length === 0 ? only : Y.mergeUpdates([...updates]), undefined);
  }
  const known = key !== undefined && last.key === key ? last.snapshot : undefined;
  const snapshot = known ?? framedBoard(snapshotOfUpdates(updates));
  Object.assign(last, { key, snapshot });
  if (typeof form === 'object') {
    const page = renderer?.renderPage({ ...form, snapshot });
    return packed(Buffer.from(page ? JSON.stringify(page) : ''), undefined);
  }
  const deck = snapshot.records.find((record) => record.kind === 'deck');
  const shown = form === 'unanswered' ? { ...snapshot, records: snapshot.records.map(unanswered) } : snapshot;
  return packed(Buffer.from(JSON.stringify(shown)), deck?.kind === 'deck' ? deck.source : undefined);
}

function unanswered(record: CoursewareSnapshot['records'][number]): CoursewareSnapshot['records'][number] {
  if (record.kind !== 'element' || record.type !== 'question') return record;
  return { ...record, question: withoutAnswers(record.question) };
}

function packed(bytes: Uint8Array, source: ReadAnswer['source']): ReadAnswer {
  return { gzip: new Uint8Array(gzipSync(bytes, { level: COMPRESS_LEVEL })), size: bytes.length, source };
}

// A first run makes the engine compile the code, which takes as long as the work itself, so that the first request does
// not wait for it.
const blank = [stateOfSnapshot(blankCourseware())];
answer({ form: 'records', updates: blank });
answer({ form: { mode: 'show', language: 'zh' }, updates: blank });
answerQuestions(answer, ({ gzip }) => [gzip]);
