import * as z from 'zod/mini';
import { documentId } from './document-shapes.ts';
import { endpoint } from './endpoint.ts';
import { taskFailure } from './task-failure.ts';

const params = z.object({ id: documentId, export_id: z.uuid() });

/**
 * What a courseware is taken out as. Drawn: one PDF, a picture a page. Written: a PowerPoint file, the courseware's own
 * file, a show of one file that any browser opens.
 */
const exportFormat = z.enum(['pdf', 'png', 'jpeg', 'html', 'pptx', 'ndpx']);
export type ExportFormat = z.infer<typeof exportFormat>;

/** Pages of one export. */
const EXPORT_PAGES_MAX = 2_000;
/** Width of a picture, pixels. */
export const PICTURE_WIDTH = { least: 320, usual: 1_920, most: 3_840 } as const;

/**
 * `waiting` for its turn, `running`, and then an end: `done` (its file can be fetched until `expires_at`), `failed`
 * (`error` says why), `cancelled`. A file that nobody fetched in time is gone: `expired`.
 */
const exportState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'expired']);
export type ExportState = z.infer<typeof exportState>;

const exportTask = z.object({
  id: z.uuid(),
  document_id: documentId,
  /** As the courseware is called now. */
  document_name: z.string(),
  format: exportFormat,
  state: exportState,
  /** Pages that are drawn, and that will be; 0 of 0 until it is known. */
  pages_done: z.int(),
  pages_total: z.int(),
  /** The object store cannot be asked at the moment; the task waits and goes on. */
  files_away: z.boolean(),
  error: z.nullable(taskFailure),
  /** When it is done: the file's name, its bytes, and where the browser fetches it without a signature. */
  file: z.nullable(z.object({ name: z.string(), size: z.int(), url: z.string() })),
  /** What could not go into the file as it looks: sentences for whoever saves it. */
  notes: z.array(z.string()),
  create_at: z.number(),
  /** When the file goes. */
  expires_at: z.nullable(z.number()),
});
export type ExportTask = z.infer<typeof exportTask>;

export const listExports = endpoint({
  method: 'GET',
  path: '/api/courseware/exports',
  caller: 'user',
  summary:
    "The caller's exports that are still of interest, oldest first: on their way, failed, or with a file that was not fetched",
  reply: z.object({ items: z.array(exportTask) }),
  errors: [],
});

export const startExport = endpoint({
  method: 'POST',
  path: '/api/courseware/:id/exports',
  caller: 'user',
  takesIn: true,
  summary: 'Takes a courseware out as a file of the wished format, with the edits of this moment',
  params: z.object({ id: documentId }),
  body: z.object({
    format: exportFormat,
    /** Numbers of pages, counted from 1; left out for all. A page that is named is drawn, hidden or not. Of PDF and pictures. */
    pages: z.optional(
      z.array(z.int().check(z.gte(1), z.lte(100_000))).check(z.minLength(1), z.maxLength(EXPORT_PAGES_MAX)),
    ),
    /** Hidden pages too, where all are drawn; where every page is hidden, all are in any case. */
    hidden: z._default(z.boolean(), false),
    /** Speaker notes go along with a show. */
    notes: z._default(z.boolean(), false),
    /**
     * Of PDF and pictures: what was written in this lesson, which the caller taught from the courseware. Only pages that
     * were written on are drawn, with the ink over them, and then the boards.
     */
    lesson_id: z.optional(z.uuid()),
    /** Of pictures, pixels. */
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
  summary: 'State and progress of an export, and its file when it is done',
  params,
  reply: exportTask,
  errors: ['DOCUMENT_NOT_FOUND', 'TASK_NOT_FOUND'],
});

export const cancelExport = endpoint({
  method: 'DELETE',
  path: '/api/courseware/:id/exports/:export_id',
  caller: 'user',
  summary:
    'Ends an export: nothing comes of it, a file that was made goes, and one that had ended is forgotten',
  params,
  reply: exportTask,
  errors: ['DOCUMENT_NOT_FOUND', 'TASK_NOT_FOUND'],
});

/** Read by signed links alone, without MAC: the browser saves the file by itself. */
export const EXPORT_FILE_PATH = '/files/exports/:id';
