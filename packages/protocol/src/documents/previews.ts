import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { taskFailure } from '../errors/task-failure.ts';
import { documentId } from './document-shapes.ts';

const path = '/api/documents/v1.0/c/document/:id/preview';
const params = z.object({ id: documentId });

/** State of a file's preview, which is the file itself or a conversion of it. */
export const previewState = z.discriminatedUnion('status', [
  /** `progress` is 0 to 100, or null when it is unknown. */
  z.object({ status: z.literal('preparing'), progress: z.nullable(z.number()) }),
  z.object({
    status: z.literal('ready'),
    kind: z.enum(['picture', 'pdf', 'text', 'audio', 'video']),
    /** A signed address, valid for hours. Texts are in UTF-8 for any encoding of the file. */
    url: z.string(),
    mime: z.string(),
    /** Whether the address is of the file itself and not of a conversion. */
    original: z.boolean(),
    /** A still of a video, or the cover picture of an audio file. */
    poster: z.nullable(z.string()),
    /** Duration, seconds. */
    duration: z.nullable(z.number()),
    /** Size, pixels. */
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    /** Whether the file is longer than its preview. */
    cut: z.boolean(),
  }),
  z.object({ status: z.literal('failed'), error: taskFailure }),
  /** The preview does not exist, and is not being created. */
  z.object({ status: z.literal('none') }),
]);
export type PreviewState = z.infer<typeof previewState>;
export type ReadyPreview = Extract<PreviewState, { status: 'ready' }>;

export const openPreview = endpoint({
  method: 'POST',
  path,
  caller: 'user',
  summary:
    'Returns the preview of a Word, Excel, PDF, text, audio, video or picture file; formats that browsers cannot show are converted to PDF, MP4 or M4A first',
  params,
  reply: previewState,
  errors: ['DOCUMENT_NOT_FOUND', 'PREVIEW_UNSUPPORTED'],
});

export const getPreview = endpoint({
  method: 'GET',
  path,
  caller: 'user',
  summary: 'Returns the progress of a preview; starts nothing',
  params,
  reply: previewState,
  errors: ['DOCUMENT_NOT_FOUND', 'PREVIEW_UNSUPPORTED'],
});

export const cancelPreview = endpoint({
  method: 'DELETE',
  path,
  caller: 'user',
  summary: 'Cancels a preview that the caller started',
  params,
  errors: ['DOCUMENT_NOT_FOUND', 'PREVIEW_UNSUPPORTED'],
});
