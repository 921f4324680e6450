import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { clientPlatform, queryBoolean, queryInteger } from '../calls/query.ts';
import { DEFAULT_TENANT_ID } from '../constants.ts';
import { documentId, documentItem, resourceTypeCode } from './document-shapes.ts';
import { fileKinds } from './file-kinds.ts';

/** Calls of the document centre (specification, section 7) beside the calls for the caller's documents themselves. */

const prefix = '/api/documents/v1.0/c';

/**
 * Maximum number of results of a search: further results are neither counted nor returned (specification, section 5).
 */
export const SEARCH_CAP = 10_000;
const PAGE_MAX = 200;

const sourceType = z.enum(['get', 'create', 'edit', 'share']);
const outerName = z.optional(z.string().check(z.maxLength(128)));
/** Id of the library: the caller's id. */
const containerId = z._default(z.string().check(z.maxLength(64)), '');
const addQuery = {
  auto_rename: z._default(queryBoolean, true),
  type: z._default(sourceType, 'get'),
  device_id: outerName,
  source_tenant_id: z._default(z.string().check(z.maxLength(128)), DEFAULT_TENANT_ID),
  tab_source_id: outerName,
  ...clientPlatform,
};
const ADDING = [
  'DOCUMENT_NOT_FOUND',
  'FORBIDDEN',
  'PARENT_NOT_FOUND',
  'PARENT_INVALID',
  'NAME_TAKEN',
  'CAPACITY_NOT_ENOUGH',
  'INVALID_INPUT',
] as const;

export const addToCenter = endpoint({
  method: 'POST',
  path: `${prefix}/document/actions/add_to_center`,
  caller: 'user',
  takesIn: true,
  summary: "Saves a document that the caller may save into the caller's own library",
  query: z.object(addQuery),
  body: z.object({ source_id: documentId, parent_id: z.nullish(documentId) }),
  reply: documentItem,
  errors: [...ADDING],
});

export const addAllToCenter = endpoint({
  method: 'POST',
  path: `${prefix}/document/actions/add_to_center/batch`,
  caller: 'user',
  takesIn: true,
  summary: "Saves several documents into the caller's own library: all or none",
  query: z.object(addQuery),
  body: z.object({
    parent_id: z.nullish(documentId),
    container_id: containerId,
    resource_list: z.array(z.object({ resource_id: documentId })).check(z.minLength(1), z.maxLength(100)),
  }),
  reply: z.object({ items: z.array(documentItem) }),
  errors: [...ADDING],
});

export const getUploadUrl = endpoint({
  method: 'GET',
  path: `${prefix}/document/:id/uploadurl`,
  caller: 'user',
  summary:
    "Returns where to upload a file that is to be stored in a folder of the caller, or beside one of the caller's documents",
  params: z.object({ id: documentId }),
  query: z.object(clientPlatform),
  reply: z.object({
    /** Starts an upload; the response states how to continue. */
    upload_url: z.string(),
    method: z.literal('POST'),
    /** To be sent with the name and the size. */
    parent_id: z.nullable(documentId),
    /** Bytes. */
    max_size: z.int(),
  }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});

/** Close to the cap, fewer results than `limit` are returned. */
const limit = z._default(queryInteger(0, SEARCH_CAP), 10);

export const searchMaterials = endpoint({
  method: 'GET',
  path: `${prefix}/search/materials/list`,
  caller: 'user',
  summary: "Searches the caller's materials by name, last changed first; folders are not included",
  query: z.object({
    keyword: z.optional(z.string().check(z.maxLength(200))),
    resource_type_code: z.optional(resourceTypeCode),
    $offset: z._default(queryInteger(0, 1_000_000), 0),
    $limit: limit,
    ...clientPlatform,
  }),
  reply: z.object({ items: z.array(documentItem).check(z.maxLength(PAGE_MAX)), count: z.int() }),
  errors: [],
});

const orderBy = z._default(
  z.string().check(z.regex(/^(name|update_at|create_at|size)( (asc|desc))?$/)),
  'update_at desc',
);

export const queryVideo = endpoint({
  method: 'GET',
  path: `${prefix}/search/action/query_video`,
  caller: 'user',
  summary: "Lists the caller's videos",
  query: z.object({ $orderby: orderBy, $limit: limit, ...clientPlatform }),
  reply: z.object({ items: z.array(documentItem), count: z.int() }),
  errors: [],
});

export const queryFileType = endpoint({
  method: 'GET',
  path: `${prefix}/search/action/query_file_type`,
  caller: 'user',
  summary: "Lists the caller's files of one kind, or of all kinds when no kind is given",
  query: z.object({
    file_type: z.optional(z.enum(Object.keys(fileKinds) as (keyof typeof fileKinds)[])),
    $orderby: orderBy,
    $limit: limit,
    ...clientPlatform,
  }),
  reply: z.object({ items: z.array(documentItem), count: z.int() }),
  errors: [],
});

/** Purpose and user of a token, in the body that the specification defines. */
export const fileToken = z.object({
  /** Query string of the file's address. */
  token: z.string(),
  /** The address including the token. */
  url: z.string(),
  expires_at: z.number(),
});
const parameters = z.optional(
  z.record(z.string().check(z.maxLength(64)), z.string().check(z.maxLength(256))),
);
export const tokenType = z._default(z.literal('read'), 'read');

export const createDocumentToken = endpoint({
  method: 'POST',
  path: `${prefix}/document/token`,
  caller: 'user',
  summary:
    'Creates a token that reads the file of a document; `path` is the id of the document after a slash',
  query: z.object(clientPlatform),
  body: z.object({
    token_type: tokenType,
    /** Id of the caller. */
    user_id: z.optional(z.string().check(z.maxLength(64))),
    path: z.string().check(z.maxLength(128)),
    role: z._default(z.literal('admin'), 'admin'),
    scope: z._default(z.literal(1), 1),
    params: parameters,
  }),
  reply: fileToken,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'ASSET_NOT_FOUND', 'USER_NOT_FOUND'],
});
