import * as z from 'zod/mini';
import { assetHash, assetItem } from './asset-shapes.ts';
import { UPLOAD_MAX_BYTES } from './constants.ts';
import { documentId } from './document-shapes.ts';
import { endpoint } from './endpoint.ts';
import { queryInteger } from './query.ts';

/** The socket of live editing of coursewares, see `live.ts`. */
export const COURSEWARE_LIVE_PATH = '/ws/courseware';
/** One asset: pictures and sounds are as large as an upload, video may be longer. Bytes. */
export const ASSET_MAX_BYTES = UPLOAD_MAX_BYTES * 10;
/** A picture of more pixels is shown by a smaller one: a browser would need 128 MB for it. */
export const PICTURE_SHOWN_PIXELS = 32_000_000;

const params = z.object({ id: documentId });

/** The courseware as one Yjs update (encoding V1), so that the first page shows before the socket is up. */
export const coursewareState = endpoint({
  method: 'GET',
  path: '/api/courseware/:id/state',
  caller: 'user',
  summary: 'State of a courseware, as a Yjs V1 update',
  params,
  rawReply: { contentType: 'application/octet-stream' },
  errors: ['DOCUMENT_NOT_FOUND'],
});

/**
 * The courseware's records as JSON (`{ records: […] }`): for who shows them at once and does not change them. Taken
 * apart with `parseSnapshot` of `@lectern/courseware`.
 */
export const coursewareRecords = endpoint({
  method: 'GET',
  path: '/api/courseware/:id/records',
  caller: 'user',
  summary: 'Records of a courseware, as JSON',
  params,
  rawReply: { contentType: 'application/json; charset=utf-8' },
  errors: ['DOCUMENT_NOT_FOUND'],
});

/** How a page is to be rendered: as a show begins with it, as a picture of that, or as it is edited; in that language. */
export const pageWish = {
  /** Counted from 1; left out: where a show begins. */
  page: z.optional(queryInteger(1, 100_000)),
  mode: z._default(z.enum(['show', 'thumbnail', 'edit']), 'show'),
  language: z._default(z.enum(['zh', 'en']), 'zh'),
};

/**
 * A page as markup, rendered by the server, so that it is on the screen before the program is there: `{page, w, h, html,
 * faces, links, expires_at}`, or `{}` for a page that only a browser draws right.
 */
export const renderedPage = endpoint({
  method: 'GET',
  path: '/api/courseware/:id/page',
  caller: 'user',
  summary: 'A page of a courseware as markup, in JSON; nothing of one as it is edited for who may only look',
  params,
  query: z.object(pageWish),
  rawReply: { contentType: 'application/json; charset=utf-8' },
  errors: ['DOCUMENT_NOT_FOUND'],
});

/** As a file that holds everything, assets included. */
export const coursewareFile = endpoint({
  method: 'GET',
  path: '/api/courseware/:id/file',
  caller: 'user',
  summary: 'A courseware as an .ndpx file',
  params,
  rawReply: { contentType: 'application/vnd.lectern.courseware+zip' },
  errors: ['DOCUMENT_NOT_FOUND', 'FILE_EXPLODES'],
});

/** As a presentation for PowerPoint and LibreOffice, with the edits of this moment. */
export const coursewarePptx = endpoint({
  method: 'GET',
  path: '/api/courseware/:id/pptx',
  caller: 'user',
  summary: 'A courseware as a .pptx file',
  params,
  rawReply: { contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  errors: [
    'DOCUMENT_NOT_FOUND',
    'EXPORT_TOO_LARGE',
    'EXPORT_TOO_SLOW',
    'EXPORT_TOO_COMPLEX',
    'TOO_MANY_REQUESTS',
  ],
});

/** Stores a file for a courseware. What it is, is told from its bytes. */
export const uploadAsset = endpoint({
  method: 'POST',
  path: '/api/courseware/:id/assets',
  caller: 'user',
  takesIn: true,
  summary: 'Upload a picture, sound or video of a courseware',
  params,
  rawBody: { maxBytes: ASSET_MAX_BYTES },
  reply: assetItem,
  errors: [
    'DOCUMENT_NOT_FOUND',
    'FORBIDDEN',
    'FILE_TYPE_UNSUPPORTED',
    'FILE_TOO_LARGE',
    'CAPACITY_NOT_ENOUGH',
  ],
});

/** Makes assets of another courseware that the caller may see usable in this one: a paste between coursewares. */
export const copyAssets = endpoint({
  method: 'POST',
  path: '/api/courseware/:id/assets/copies',
  caller: 'user',
  takesIn: true,
  summary: 'Use assets of another courseware in this one',
  params,
  body: z.object({
    from_document_id: documentId,
    hashes: z.array(assetHash).check(z.minLength(1), z.maxLength(1000)),
  }),
  reply: z.object({ hashes: z.array(assetHash) }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'CAPACITY_NOT_ENOUGH'],
});

/** Signed addresses under which the browser reads assets; hashes that the courseware does not have are left out. */
export const linkAssets = endpoint({
  method: 'POST',
  path: '/api/courseware/:id/assets/links',
  caller: 'user',
  summary: 'Signed links to assets of a courseware',
  params,
  body: z.object({ hashes: z.array(assetHash).check(z.maxLength(5000)) }),
  reply: z.object({
    links: z.record(assetHash, z.string()),
    /** When the links end, milliseconds since 1970. */
    expires_at: z.number(),
  }),
  errors: ['DOCUMENT_NOT_FOUND'],
});

/** Read by signed links alone, without MAC: pictures and video are asked for by the browser itself. */
export const FILE_PATH = '/files/:hash';
