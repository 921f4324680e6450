import * as z from 'zod/mini';
import { TranscodeStatus } from './constants.ts';
import { documentId } from './document-shapes.ts';
import { endpoint } from './endpoint.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';
import { queryInteger } from './query.ts';

const prefix = '/api/documents/v1.0/c/transcode/tasks';

const oneTask = z.object({ id: z.uuid() });
const status = z.union([
  z.literal(TranscodeStatus.WAITPROGRESS),
  z.literal(TranscodeStatus.EXECUTION),
  z.literal(TranscodeStatus.DEALSUCCESS),
  z.literal(TranscodeStatus.DEALFAIL),
  z.literal(TranscodeStatus.REVOKE),
]);

/** What the task is doing, for the words beside its progress. */
export const transcodeStage = z.enum(['waiting', 'reading', 'converting', 'parsing', 'storing', 'done']);
export type TranscodeStage = z.infer<typeof transcodeStage>;

/** The task's input, as section 3 of the specification names its fields. */
export const transcodeInput = z.object({
  /** Where the file lies: its hash in the object store. */
  path: z.string(),
  /** Whose library it goes to. */
  scope: z.literal('private'),
  uid: z.string(),
  target_file_name: z.string(),
  /** The folder's id; empty for the top. */
  target_parent_path: z.string(),
  language: z.enum(['zh', 'en']),
  target_format_json: z.object({ format: z.literal('ndpx') }),
  with_cover: z.boolean(),
  source_format: z.string(),
  source_from: z.int(),
  json_path: z.optional(z.string()),
});

export const transcodeError = z.object({
  code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** In the language of the request. */
  message: z.string(),
});

export const transcodeTask = z.object({
  id: z.uuid(),
  task_type_id: z.literal('ppt_parsing'),
  callback_url: z.nullable(z.string()),
  input: transcodeInput,
  status,
  stage: transcodeStage,
  /** 0 to 100. */
  progress: z.number(),
  document_id: z.nullable(documentId),
  error: z.nullable(transcodeError),
  create_at: z.number(),
  update_at: z.number(),
});
export type TranscodeTask = z.infer<typeof transcodeTask>;

export const startTranscode = endpoint({
  method: 'POST',
  path: prefix,
  caller: 'user',
  summary:
    'Reads a document that is kept as a file, or the file that a courseware came from, into a new courseware',
  body: z.object({
    document_id: documentId,
    target_file_name: z.optional(z.string().check(z.maxLength(4096))),
    target_parent_id: z.nullish(documentId),
  }),
  reply: transcodeTask,
  errors: [
    'DOCUMENT_NOT_FOUND',
    'PARENT_NOT_FOUND',
    'PARENT_INVALID',
    'NAME_INVALID',
    'FILE_TYPE_UNSUPPORTED',
    'TOO_MANY_REQUESTS',
  ],
});

export const getTranscode = endpoint({
  method: 'GET',
  path: `${prefix}/:id`,
  caller: 'user',
  summary: 'State and progress of a task',
  params: oneTask,
  reply: transcodeTask,
  errors: ['TASK_NOT_FOUND'],
});

export const listTranscodes = endpoint({
  method: 'GET',
  path: prefix,
  caller: 'user',
  summary: "The caller's tasks, newest first",
  query: z.object({
    /** Only those that still wait or run. */
    unfinished: z.optional(z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })),
    offset: z._default(queryInteger(0, 100_000), 0),
    limit: z._default(queryInteger(1, 100), 20),
  }),
  reply: z.object({ items: z.array(transcodeTask), has_more: z.boolean() }),
  errors: [],
});

export const revokeTranscode = endpoint({
  method: 'DELETE',
  path: `${prefix}/:id`,
  caller: 'user',
  summary: 'Takes a task back; nothing comes of it',
  params: oneTask,
  reply: transcodeTask,
  errors: ['TASK_NOT_FOUND', 'TASK_FINISHED'],
});

/** One thing of the file that was not taken over as it was. */
export const importReportEntry = z.object({
  code: z.string(),
  /** `replaced`: something else stands for it; `kept`: kept and not shown; `lost`: it could not be read. */
  outcome: z.enum(['replaced', 'kept', 'lost']),
  /** In the language of the request. */
  message: z.string(),
  /** Counted from 1; left out for what belongs to the whole file. */
  page: z.optional(z.int()),
  page_id: z.optional(z.string()),
  element_id: z.optional(z.string()),
});
export type ImportReportEntry = z.infer<typeof importReportEntry>;

export const importReport = z.object({
  document_id: documentId,
  source_name: z.string(),
  source_format: z.string(),
  page_count: z.int(),
  create_at: z.number(),
  entries: z.array(importReportEntry),
  /** Entries beyond those that were kept. */
  more: z.int(),
  /** Fonts that the file names. */
  fonts: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReport>;

export const getImportReport = endpoint({
  method: 'GET',
  path: '/api/documents/v1.0/c/document/:id/import_report',
  caller: 'user',
  summary: 'What the import replaced, kept or lost; 404 for a courseware that was not imported',
  params: z.object({ id: documentId }),
  reply: importReport,
  errors: ['DOCUMENT_NOT_FOUND'],
});

export const getImportReportSummary = endpoint({
  method: 'GET',
  path: '/api/documents/v1.0/c/document/:id/import_report/summary',
  caller: 'user',
  summary: 'Whether a courseware was imported, and how much its import report has to say',
  params: z.object({ id: documentId }),
  reply: z.object({
    imported: z.boolean(),
    /** Entries, those beyond the kept ones too; 0 when it was not imported. */
    count: z.int(),
    /** Fonts that the file names. */
    fonts: z.array(z.string()),
  }),
  errors: ['DOCUMENT_NOT_FOUND'],
});

export const transcodingEndpoints = [
  startTranscode,
  getTranscode,
  listTranscodes,
  revokeTranscode,
  getImportReport,
  getImportReportSummary,
] as const;
