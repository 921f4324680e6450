import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { taskFailure } from '../errors/task-failure.ts';
import { EXPORT_FORMATS } from './document-kinds.ts';
import { documentId } from './document-shapes.ts';

const params = z.object({ id: documentId, export_id: z.uuid() });

const exportFormat = z.enum(EXPORT_FORMATS);

/** Most pages of one export. */
const EXPORT_PAGES_MAX = 2_000;
/** Width of a picture, pixels. */
export const PICTURE_WIDTH = { least: 320, usual: 1_920, most: 3_840 } as const;

/**
 * `waiting` for its turn, then `running`, then one of: `done` (the file can be downloaded until `expires_at`), `failed`
 * (see `error`), `cancelled`. `expired`: the file was not downloaded in time and is deleted.
 */
const exportState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'expired']);
export type ExportState = z.infer<typeof exportState>;

const exportTask = z.object({
  id: z.uuid(),
  document_id: documentId,
  /** Current name of the courseware. */
  document_name: z.string(),
  format: exportFormat,
  state: exportState,
  /** Number of pages drawn, and of pages to draw; 0 of 0 until it is known. */
  pages_done: z.int(),
  pages_total: z.int(),
  /** The object store is unreachable at the moment; the task waits and continues. */
  files_away: z.boolean(),
  error: z.nullable(taskFailure),
  /** Name and bytes of the finished file, and the address from which the browser downloads it without a signature. */
  file: z.nullable(z.object({ name: z.string(), size: z.int(), url: z.string() })),
  /** Sentences about content that looks different in the file, for the user who saves it. */
  notes: z.array(z.string()),
  create_at: z.number(),
  /** Time of the deletion of the file. */
  expires_at: z.nullable(z.number()),
});
export type ExportTask = z.infer<typeof exportTask>;

export const listExports = endpoint({
  method: 'GET',
  path: '/api/courseware/exports',
  caller: 'user',
  summary:
    "Lists the caller's exports that still matter, oldest first: in progress, failed, or with a file that was not downloaded",
  reply: z.object({ items: z.array(exportTask) }),
  errors: [],
});

export const startExport = endpoint({
  method: 'POST',
  path: '/api/courseware/:id/exports',
  caller: 'user',
  takesIn: true,
  summary: 'Exports a courseware as a file of the requested format, with the edits up to now',
  params: z.object({ id: documentId }),
  body: z.object({
    format: exportFormat,
    /**
     * Numbers of pages of a PDF or of pictures, counted from 1; all pages if omitted. Listed pages are drawn even if
     * they are hidden.
     */
    pages: z.optional(
      z.array(z.int().check(z.gte(1), z.lte(100_000))).check(z.minLength(1), z.maxLength(EXPORT_PAGES_MAX)),
    ),
    /**
     * Whether hidden pages are included when all pages are drawn; they are included in any case if every page is
     * hidden.
     */
    hidden: z._default(z.boolean(), false),
    /** Whether a show includes speaker notes. */
    notes: z._default(z.boolean(), false),
    /** Whether a presentation has the keys of its questions in the notes of their pages. */
    keys: z._default(z.boolean(), false),
    /**
     * Exports the ink of this lesson as PDF or pictures, which the caller taught from the courseware. Only pages with
     * ink are drawn, with the ink over them, followed by the boards.
     */
    lesson_id: z.optional(z.uuid()),
    /** Width of pictures, pixels. */
    width: z._default(
      z.int().check(z.gte(PICTURE_WIDTH.least), z.lte(PICTURE_WIDTH.most)),
      PICTURE_WIDTH.usual,
    ),
  }),
  reply: exportTask,
  errors: ['DOCUMENT_NOT_FOUND', 'LESSON_NOT_FOUND', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});

export const getExport = endpoint({
  method: 'GET',
  path: '/api/courseware/:id/exports/:export_id',
  caller: 'user',
  summary: 'Returns state and progress of an export, and its file when it is finished',
  params,
  reply: exportTask,
  errors: ['DOCUMENT_NOT_FOUND', 'TASK_NOT_FOUND'],
});

export const cancelExport = endpoint({
  method: 'DELETE',
  path: '/api/courseware/:id/exports/:export_id',
  caller: 'user',
  summary: 'Cancels an export, deletes its file, or removes a finished export from the list',
  params,
  reply: exportTask,
  errors: ['DOCUMENT_NOT_FOUND', 'TASK_NOT_FOUND'],
});

/** Files are read by signed links alone, without MAC: the browser itself downloads the file. */
export const EXPORT_FILE_PATH = '/files/exports/:id';
