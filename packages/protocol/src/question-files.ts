import * as z from 'zod/mini';
import { endpoint } from './calls/endpoint.ts';
import { documentId } from './documents/document-shapes.ts';

/** Most bytes of a file of questions. */
export const QUESTION_FILE_MAX_BYTES = 100 * 1_048_576;

const params = z.object({ id: documentId });

/**
 * Reads a file of questions (Word, Excel, CSV, GIFT, Moodle XML, QTI, H5P, text) for a document, whose content it does not
 * change. The files within it are stored for the document. The reply is JSON: `{ questions, lines, sections, files }`, where
 * `questions` pass `parseQuestion` of `@lectern/questions`, `lines` are its `ReportLine`s with a `text` in the language of the caller (left out for codes of `PAPER_CODES`), `sections` its `PaperSection`s
 * and `files` have the form of `assetItem`.
 */
export const readQuestionFile = endpoint({
  method: 'POST',
  path: '/api/question-files/:id/reading',
  caller: 'user',
  takesIn: true,
  summary: 'Reads the questions of a file for a document, as JSON',
  params,
  query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(255)) }),
  rawBody: { maxBytes: QUESTION_FILE_MAX_BYTES },
  rawReply: { contentType: 'application/json; charset=utf-8' },
  errors: [
    'DOCUMENT_NOT_FOUND',
    'FORBIDDEN',
    'FILE_CORRUPT',
    'FILE_EXPLODES',
    'FILE_TOO_LARGE',
    'FILE_TOO_SLOW',
    'FILE_TOO_COMPLEX',
    'CAPACITY_NOT_ENOUGH',
    'TOO_MANY_REQUESTS',
  ],
});

/** The template of workbooks with questions: heads, and a sheet that explains how to fill it in. */
export const questionTemplate = endpoint({
  method: 'GET',
  path: '/api/question-files/template',
  caller: 'user',
  summary: 'Returns the Excel template for questions, in the language of the caller',
  rawReply: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  errors: ['TOO_MANY_REQUESTS'],
});

/** Formats of the files that an exercise is written into. */
export const QUESTION_FILE_FORMATS = [
  'docx',
  'pdf',
  'xlsx',
  'html',
  'scorm',
  'qti',
  'moodle',
  'gift',
  'h5p',
] as const;
export type QuestionFileFormat = (typeof QUESTION_FILE_FORMATS)[number];

/** The format of a file, and the form of a paper. The fields after the format are for papers. */
const wish = z.object({
  format: z.enum(QUESTION_FILE_FORMATS),
  size: z._default(z.enum(['A4', 'A3', '8K']), 'A4'),
  /** Place of key and analysis: behind the questions, in a file of their own, or nowhere. */
  key: z._default(z.enum(['end', 'apart', 'none']), 'end'),
  answer_sheet: z._default(z.boolean(), false),
});
export type QuestionFileWish = z.infer<typeof wish>;

const lossErrors = [
  'DOCUMENT_NOT_FOUND',
  'EXPORT_TOO_LARGE',
  'EXPORT_TOO_SLOW',
  'EXPORT_TOO_COMPLEX',
  'TOO_MANY_REQUESTS',
] as const;

/** Content of an exercise that a format cannot hold, before the file is written. */
export const questionFileLosses = endpoint({
  method: 'POST',
  path: '/api/question-files/:id/losses',
  caller: 'user',
  summary: 'Returns what a file of an exercise would lose',
  params,
  body: wish,
  reply: z.object({
    /** Number of questions that the file would contain. */
    written: z.int(),
    lines: z.array(
      z.object({
        code: z.string(),
        /** In the language of the caller. */
        text: z.string(),
        /** Number of the question in the exercise, from 1. */
        number: z.optional(z.int()),
        detail: z.optional(z.string()),
        state: z.enum(['lost', 'changed', 'unsure', 'refused']),
      }),
    ),
  }),
  errors: lossErrors,
});

/** An exercise as a file; several files of a paper come as one archive. */
export const writeQuestionFile = endpoint({
  method: 'POST',
  path: '/api/question-files/:id/writing',
  caller: 'user',
  summary: 'Returns an exercise as a file of another format',
  params,
  body: wish,
  rawReply: { contentType: 'application/octet-stream' },
  errors: [...lossErrors, 'CONVERTER_MISSING', 'CONVERTER_UNSAFE', 'FILE_CORRUPT', 'FILE_TOO_SLOW'],
});
