import * as z from 'zod/mini';
import { DEFAULT_TENANT_ID, TranscodeStatus } from './constants.ts';
import { cutAway } from './cut-away.ts';
import { documentId } from './document-shapes.ts';
import { endpoint } from './endpoint.ts';
import { clientPlatform, queryInteger } from './query.ts';
import { taskFailure } from './task-failure.ts';

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
/** `files_away`: the object store cannot be asked at the moment; the task waits and goes on. */
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

/** Where a word is sent when a task has ended. */
export const callbackUrl = z.string().check(z.maxLength(2048));

/** The task's input, as section 3 of the specification names its fields. */
const transcodeInput = z.object({
  /** Where the file lies: the id of the document that it came from, or for an upload the file's SHA-256. */
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
  /** Given back as it was given, in the task and in its callback. */
  json_path: z.optional(z.string()),
});

/** What a call may give of it; the rest is taken from the document and from who calls. */
const wantedInput = z.object({
  /** The id of a document that is kept as a file, or of a courseware that was read from one. */
  path: documentId,
  scope: z._default(z.literal('private'), 'private'),
  /** Who calls: nobody starts a task for somebody else. */
  uid: z.optional(z.string().check(z.maxLength(64))),
  /** Left out: the name of the document. */
  target_file_name: z.optional(z.string().check(z.maxLength(4096))),
  target_parent_path: z._default(z.union([z.literal(''), documentId]), ''),
  /** Of the message in a callback. Left out: the language of the request. */
  language: z.optional(z.enum(['zh', 'en'])),
  target_format_json: z._default(z.object({ format: z.literal('ndpx') }), { format: 'ndpx' }),
  with_cover: z._default(z.boolean(), true),
  /** When given, what the file must be. */
  source_format: z.optional(z.string().check(z.maxLength(16))),
  /** What the new document says of its origin: created 1, obtained 2, edited 3, shared 4. */
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
  /** What the courseware does not hold of the file; left out where it holds all, or is not there any more. */
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
    'Reads a document that is kept as a file, or the file that a courseware came from, into a new courseware; callback_url is called when it has ended (docs/callbacks.md)',
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
    'The same task for a document that is named as a resource, with everything as it is where nothing is said',
  query: z.object(clientPlatform),
  body: z.object({
    tenant_name: z._default(z.string().check(z.maxLength(64)), DEFAULT_TENANT_ID),
    /** Whose library: the caller's own, which goes by the caller's id. */
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

/** The body that is posted to a task's callback_url when the task has ended. */
export const transcodeCallback = z.object({
  task_id: z.uuid(),
  task_type_id: z.literal('ppt_parsing'),
  /** 2, 3 or 4. */
  status,
  document_id: z.nullable(documentId),
  /** In the language of the task's input. */
  error: z.nullable(taskFailure),
  /** What of the file did not fit into the courseware; left out if all did. */
  cut: z.optional(cutAway),
  json_path: z.optional(z.string()),
  /** When it ended, milliseconds since 1970. */
  time: z.number(),
});
export type TranscodeCallback = z.infer<typeof transcodeCallback>;

export const getCallbackSecret = endpoint({
  method: 'GET',
  path: '/api/documents/v1.0/c/transcode/callback_secret',
  caller: 'user',
  summary:
    "The caller's secret, under which the callbacks of his tasks are signed: Lectern-Signature is `t=<milliseconds>,v1=<hex>`, an HMAC-SHA-256 over `<milliseconds>.<body>`",
  reply: z.object({ secret: z.string() }),
  errors: [],
});

/** One thing of the file that was not taken over as it was. */
const importReportEntry = z.object({
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

const importReport = z.object({
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
    /** What it does not hold of the file; null where it holds all. */
    cut: z.nullable(cutAway),
    /** The file as it was brought, for whoever may edit; null for others and for what was not imported. */
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
    'A signed link to the whole file that a courseware was read from, good for minutes; for its owner and whoever may edit it',
  params: z.object({ id: documentId }),
  reply: z.object({ url: z.string(), name: z.string(), size: z.int() }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});
