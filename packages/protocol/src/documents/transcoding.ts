import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { clientPlatform, queryInteger } from '../calls/query.ts';
import { DEFAULT_TENANT_ID, TranscodeStatus } from '../constants.ts';
import { taskFailure } from '../errors/task-failure.ts';
import { cutAway } from './cut-away.ts';
import { documentId } from './document-shapes.ts';

const prefix = '/api/documents/v1.0/c/transcode/tasks';

const oneTask = z.object({ id: z.uuid() });
const status = z.union([
  z.literal(TranscodeStatus.WAITPROGRESS),
  z.literal(TranscodeStatus.EXECUTION),
  z.literal(TranscodeStatus.DEALSUCCESS),
  z.literal(TranscodeStatus.DEALFAIL),
  z.literal(TranscodeStatus.REVOKE),
]);

/**
 * Stage of the task, for the text beside its progress. `files_away`: the object store is unreachable at the moment; the
 * task waits and continues.
 */
const transcodeStage = z.enum([
  'waiting',
  'reading',
  'converting',
  'parsing',
  'storing',
  'files_away',
  'done',
]);
export type TranscodeStage = z.infer<typeof transcodeStage>;

/** Address that is called when a task has finished. */
export const callbackUrl = z.string().check(z.maxLength(2048));

/** Input of the task, with the field names of section 3 of the specification. */
const transcodeInput = z.object({
  /** Location of the file: the id of its document, or for an upload the file's SHA-256. */
  path: z.string(),
  /** Library of the result. */
  scope: z.literal('private'),
  uid: z.string(),
  target_file_name: z.string(),
  /** Id of the folder; empty for the top level. */
  target_parent_path: z.string(),
  language: z.enum(['zh', 'en']),
  target_format_json: z.object({ format: z.literal('ndpx') }),
  with_cover: z.boolean(),
  source_format: z.string(),
  source_from: z.int(),
  /** Returned unchanged in the task and in its callback. */
  json_path: z.optional(z.string()),
});

/** Input that a call may set; all other input comes from the document and the caller. */
const wantedInput = z.object({
  /** Id of a document that is stored as a file, or of a courseware that was imported from a file. */
  path: documentId,
  scope: z._default(z.literal('private'), 'private'),
  /** Id of the caller: a task cannot be started for another user. */
  uid: z.optional(z.string().check(z.maxLength(64))),
  /** Name of the document when left out. */
  target_file_name: z.optional(z.string().check(z.maxLength(4096))),
  target_parent_path: z._default(z.union([z.literal(''), documentId]), ''),
  /** Language of the message in a callback; the language of the request when left out. */
  language: z.optional(z.enum(['zh', 'en'])),
  target_format_json: z._default(z.object({ format: z.literal('ndpx') }), { format: 'ndpx' }),
  with_cover: z._default(z.boolean(), true),
  /** If given, the extension that the file must have. */
  source_format: z.optional(z.string().check(z.maxLength(16))),
  /** Origin of the new document: created 1, obtained 2, edited 3, shared 4. */
  source_from: z._default(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]), 1),
  json_path: z.optional(z.string().check(z.maxLength(1024))),
});

const transcodeTask = z.object({
  id: z.uuid(),
  task_type_id: z.literal('ppt_parsing'),
  callback_url: z.nullable(z.string()),
  input: transcodeInput,
  status,
  stage: transcodeStage,
  /** 0 to 100. */
  progress: z.number(),
  document_id: z.nullable(documentId),
  error: z.nullable(taskFailure),
  /** Content of the file that the courseware lacks; left out if it has all, or no longer exists. */
  cut: z.optional(cutAway),
  create_at: z.number(),
  update_at: z.number(),
});
export type TranscodeTask = z.infer<typeof transcodeTask>;

export const startTranscode = endpoint({
  method: 'POST',
  path: prefix,
  caller: 'user',
  takesIn: true,
  summary:
    'Imports a document that is stored as a file, or the file that a courseware was imported from, into a new courseware; callback_url is called when the task has ended (docs/callbacks.md)',
  body: z.object({
    task_type_id: z._default(z.literal('ppt_parsing'), 'ppt_parsing'),
    callback_url: z.nullish(callbackUrl),
    input: wantedInput,
  }),
  reply: transcodeTask,
  errors: [
    'CALLBACK_REFUSED',
    'FORBIDDEN',
    'CAPACITY_NOT_ENOUGH',
    'FILE_TYPE_MISMATCH',
    'DOCUMENT_NOT_FOUND',
    'PARENT_NOT_FOUND',
    'PARENT_INVALID',
    'NAME_INVALID',
    'FILE_TYPE_UNSUPPORTED',
    'TOO_MANY_REQUESTS',
  ],
});

export const startCenterTask = endpoint({
  method: 'POST',
  path: '/api/documents/v1.0/c/ndcps/task',
  caller: 'user',
  takesIn: true,
  summary:
    'Starts the same task for a document that is named as a resource; the defaults apply to all that is not set',
  query: z.object(clientPlatform),
  body: z.object({
    tenant_name: z._default(z.string().check(z.maxLength(64)), DEFAULT_TENANT_ID),
    /** Id of the library: the caller's id. */
    container_id: z._default(z.string().check(z.maxLength(64)), ''),
    resource_id: documentId,
  }),
  reply: transcodeTask,
  errors: [
    'FORBIDDEN',
    'CAPACITY_NOT_ENOUGH',
    'DOCUMENT_NOT_FOUND',
    'PARENT_NOT_FOUND',
    'FILE_TYPE_UNSUPPORTED',
    'TOO_MANY_REQUESTS',
  ],
});

export const getTranscode = endpoint({
  method: 'GET',
  path: `${prefix}/:id`,
  caller: 'user',
  summary: 'Returns state and progress of a task',
  params: oneTask,
  reply: transcodeTask,
  errors: ['TASK_NOT_FOUND'],
});

export const listTranscodes = endpoint({
  method: 'GET',
  path: prefix,
  caller: 'user',
  summary: "Lists the caller's tasks, newest first",
  query: z.object({
    /** Returns only tasks that are waiting or running. */
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
  summary: 'Cancels a task; it creates no courseware',
  params: oneTask,
  reply: transcodeTask,
  errors: ['TASK_NOT_FOUND', 'TASK_FINISHED'],
});

/** Body that is posted to a task's callback_url when the task has finished. */
export const transcodeCallback = z.object({
  task_id: z.uuid(),
  task_type_id: z.literal('ppt_parsing'),
  /** 2, 3 or 4. */
  status,
  document_id: z.nullable(documentId),
  /** Error in the language of the task's input. */
  error: z.nullable(taskFailure),
  /** Content of the file that did not fit into the courseware; left out if all did. */
  cut: z.optional(cutAway),
  json_path: z.optional(z.string()),
  /** Time of completion, milliseconds since 1970. */
  time: z.number(),
});
export type TranscodeCallback = z.infer<typeof transcodeCallback>;

export const getCallbackSecret = endpoint({
  method: 'GET',
  path: '/api/documents/v1.0/c/transcode/callback_secret',
  caller: 'user',
  summary:
    "Returns the caller's secret, with which the callbacks of their tasks are signed: Lectern-Signature is `t=<milliseconds>,v1=<hex>`, an HMAC-SHA-256 over `<milliseconds>.<body>`",
  reply: z.object({ secret: z.string() }),
  errors: [],
});

/** One object of the file that was not imported unchanged. */
const importReportEntry = z.object({
  code: z.string(),
  /** `replaced`: shown in another form; `kept`: stored, not shown; `lost`: could not be read. */
  outcome: z.enum(['replaced', 'kept', 'lost']),
  /** Message in the language of the request. */
  message: z.string(),
  /** Page number, counted from 1; left out for entries about the whole file. */
  page: z.optional(z.int()),
  page_id: z.optional(z.string()),
  element_id: z.optional(z.string()),
});
export type ImportReportEntry = z.infer<typeof importReportEntry>;

const importReport = z.object({
  document_id: documentId,
  source_name: z.string(),
  source_format: z.string(),
  page_count: z.int(),
  create_at: z.number(),
  entries: z.array(importReportEntry),
  /** Number of entries beyond the stored entries. */
  more: z.int(),
  /** Fonts that the file names. */
  fonts: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReport>;

export const getImportReport = endpoint({
  method: 'GET',
  path: '/api/documents/v1.0/c/document/:id/import_report',
  caller: 'user',
  summary: 'Returns what the import replaced, kept or lost; 404 for a courseware that was not imported',
  params: z.object({ id: documentId }),
  reply: importReport,
  errors: ['DOCUMENT_NOT_FOUND'],
});

export const getImportReportSummary = endpoint({
  method: 'GET',
  path: '/api/documents/v1.0/c/document/:id/import_report/summary',
  caller: 'user',
  summary: 'Returns whether a courseware was imported, and the number of entries of its import report',
  params: z.object({ id: documentId }),
  reply: z.object({
    imported: z.boolean(),
    /** Number of entries, including entries that are not stored; 0 if the courseware was not imported. */
    count: z.int(),
    /** Fonts that the file names. */
    fonts: z.array(z.string()),
    /** Content of the file that it lacks; null if it has all. */
    cut: z.nullable(cutAway),
    /** The imported file, for users who may edit; null for others and for a courseware that was not imported. */
    source: z.nullable(z.object({ name: z.string(), size: z.int() })),
  }),
  errors: ['DOCUMENT_NOT_FOUND'],
});

export const IMPORT_SOURCE_PATH = '/files/imports/:id';

export const importSourceLink = endpoint({
  method: 'GET',
  path: '/api/documents/v1.0/c/document/:id/import_report/source',
  caller: 'user',
  summary:
    'Returns a signed link to the whole file that a courseware was imported from, valid for minutes; for its owner and users who may edit it',
  params: z.object({ id: documentId }),
  reply: z.object({ url: z.string(), name: z.string(), size: z.int() }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});
