import * as z from 'zod/mini';
import { endpoint } from './calls/endpoint.ts';

const name = z.string().check(z.minLength(1), z.maxLength(200));
const id = z.string().check(z.regex(/^[\p{L}\p{N}._:$-]{1,64}$/u));
/** Ids or codes separated by slashes. */
const path = z.string().check(z.regex(/^[\p{L}\p{N}._:$/-]{1,400}$/u));

/**
 * The chapter of a textbook that a user teaches (specification, section 3). Names are the names in the book, in
 * Chinese.
 */
const chapterInfo = z.object({
  patternName: name,
  /** Codes from the stage to the volume, separated by slashes. */
  patternPath: path,
  /** Ids from the book to the chapter, separated by slashes. */
  chapterPath: path,
  bookId: id,
  chapterId: id,
  chapterName: name,
  stage: name,
  grade: name,
  subject: name,
  version: name,
  subjectCode: id,
  /** The volume, such as 上册. The specification has neither the volume nor the chapter's unit. */
  volume: name,
  unitName: z.optional(name),
});
export type ChapterInfo = z.infer<typeof chapterInfo>;

const taughtChapter = z.object({
  /** Null until the account has selected a chapter. */
  chapter: z.nullable(chapterInfo),
  /** Time of the selection, milliseconds since 1970. */
  chosen_at: z.nullable(z.int()),
});
export type TaughtChapter = z.infer<typeof taughtChapter>;

const address = '/api/chapters/v1/taught';

export const getTaughtChapter = endpoint({
  method: 'GET',
  path: address,
  caller: 'user',
  summary: 'Returns the chapter that the caller teaches, the same on every device',
  reply: taughtChapter,
  errors: [],
});

export const setTaughtChapter = endpoint({
  method: 'PUT',
  path: address,
  caller: 'user',
  takesIn: true,
  summary:
    'Sets the chapter that the caller teaches; their new coursewares and boards are assigned to it. A choice older than the stored one changes nothing; returns the stored chapter',
  body: z.object({ chapter: chapterInfo, chosen_at: z.int().check(z.gte(0)) }),
  reply: taughtChapter,
  errors: [],
});
