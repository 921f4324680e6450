import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { queryInteger } from '../calls/query.ts';
import { UPLOAD_MAX_BYTES } from '../constants.ts';
import { documentId } from '../documents/document-shapes.ts';
import { assetHash, assetItem } from './asset-shapes.ts';

/** The socket of live editing of coursewares, see `live.ts`. */
export const COURSEWARE_LIVE_PATH = '/ws/courseware';
/** Most bytes of one asset: pictures and sounds may be as large as an upload, video larger. */
export const ASSET_MAX_BYTES = UPLOAD_MAX_BYTES * 10;
/** Number of pixels above which pictures are shown scaled down: a browser would need 128 MB for one. */
export const PICTURE_SHOWN_PIXELS = 32_000_000;

const params = z.object({ id: documentId });

/** The courseware as one Yjs update (encoding V1), so that the first page is shown before the socket is connected. */
export const coursewareState = endpoint({
  method: 'GET',
  path: '/api/courseware/:id/state',
  caller: 'user',
  summary: 'Returns the state of a courseware, as a Yjs V1 update',
  params,
  rawReply: { contentType: 'application/octet-stream' },
  errors: ['DOCUMENT_NOT_FOUND'],
});

/**
 * The courseware's records as JSON (`{ records: […] }`), for clients that show them at once and do not change them.
 * Parsed with `parseSnapshot` of `@lectern/courseware`.
 */
export const coursewareRecords = endpoint({
  method: 'GET',
  path: '/api/courseware/:id/records',
  caller: 'user',
  summary: 'Returns the records of a courseware, as JSON',
  params,
  rawReply: { contentType: 'application/json; charset=utf-8' },
  errors: ['DOCUMENT_NOT_FOUND'],
});

/**
 * Options for rendering a page: as the start of a show, as a picture of that, or as in the editor; and the language.
 */
export const pageWish = {
  /** Counted from 1; left out, the page on which a show starts. */
  page: z.optional(queryInteger(1, 100_000)),
  mode: z._default(z.enum(['show', 'thumbnail', 'edit']), 'show'),
  language: z._default(z.enum(['zh', 'en']), 'zh'),
};

/**
 * A page as markup, rendered by the server, so that it is shown before the program has loaded: `{page, w, h, html,
 * faces, links, expires_at}`, or `{}` for a page that only a browser can draw correctly.
 */
export const renderedPage = endpoint({
  method: 'GET',
  path: '/api/courseware/:id/page',
  caller: 'user',
  summary:
    'Returns a page of a courseware as markup, in JSON; empty for mode `edit` when the caller may only view',
  params,
  query: z.object(pageWish),
  rawReply: { contentType: 'application/json; charset=utf-8' },
  errors: ['DOCUMENT_NOT_FOUND'],
});

/** The courseware as a file with all its assets. */
export const coursewareFile = endpoint({
  method: 'GET',
  path: '/api/courseware/:id/file',
  caller: 'user',
  summary: 'Returns a courseware as an .ndpx file',
  params,
  rawReply: { contentType: 'application/vnd.lectern.courseware+zip' },
  errors: ['DOCUMENT_NOT_FOUND', 'FILE_EXPLODES'],
});

/** The courseware as a presentation for PowerPoint and LibreOffice, with all current edits. */
export const coursewarePptx = endpoint({
  method: 'GET',
  path: '/api/courseware/:id/pptx',
  caller: 'user',
  summary: 'Returns a courseware as a .pptx file',
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

/** Stores a file for a courseware. Its type is detected from its bytes. */
export const uploadAsset = endpoint({
  method: 'POST',
  path: '/api/courseware/:id/assets',
  caller: 'user',
  takesIn: true,
  summary: 'Uploads a picture, sound or video of a courseware',
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

/**
 * Makes assets of another courseware that the caller may see available to this one, for pasting between coursewares.
 */
export const copyAssets = endpoint({
  method: 'POST',
  path: '/api/courseware/:id/assets/copies',
  caller: 'user',
  takesIn: true,
  summary: 'Uses assets of another courseware in this one',
  params,
  body: z.object({
    from_document_id: documentId,
    hashes: z.array(assetHash).check(z.minLength(1), z.maxLength(1000)),
  }),
  reply: z.object({ hashes: z.array(assetHash) }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'CAPACITY_NOT_ENOUGH'],
});

/** Signed addresses from which the browser loads assets; hashes that the courseware does not have are left out. */
export const linkAssets = endpoint({
  method: 'POST',
  path: '/api/courseware/:id/assets/links',
  caller: 'user',
  summary: 'Returns signed links to assets of a courseware',
  params,
  body: z.object({ hashes: z.array(assetHash).check(z.maxLength(5000)) }),
  reply: z.object({
    links: z.record(assetHash, z.string()),
    /** Expiry of the links, milliseconds since 1970. */
    expires_at: z.number(),
  }),
  errors: ['DOCUMENT_NOT_FOUND'],
});

/** Files are read by signed links alone, without MAC: the browser itself requests pictures and video. */
export const FILE_PATH = '/files/:hash';
