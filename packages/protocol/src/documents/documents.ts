import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { clientPlatform, queryBoolean, queryInteger } from '../calls/query.ts';
import { DOCUMENT_KIND_CODES } from './document-kind-of.ts';
import { documentKinds, type KindField } from './document-kinds.ts';
import {
  documentId,
  documentItem,
  documentListing,
  documentPage,
  editPermission,
  FILE_KINDS,
  resourceTypeCode,
  teachingMaterial,
} from './document-shapes.ts';
import type { FileKind } from './file-kinds.ts';

export { getDocument } from './one-document.ts';

const prefix = '/api/documents/v1.0/c';

const platformOnly = z.object(clientPlatform);
const oneDocument = z.object({ id: documentId });
/** The name rules validate it (NAME_INVALID); this is only an upper bound. */
const givenName = z.string().check(z.maxLength(4096));
const paging = {
  offset: z._default(queryInteger(0, 100_000), 0),
  limit: z._default(queryInteger(1, 200), 50),
};

/** The filter of a listing: a kind of file or a kind of document. */
export type ListedKind = FileKind | KindField<'listedAs'>;

function listedKinds(): readonly ListedKind[] {
  const ofDocuments = DOCUMENT_KIND_CODES.map((code) => documentKinds[code].listedAs);
  return [...new Set<ListedKind>([...FILE_KINDS, ...ofDocuments])];
}

/** Most bytes of a thumbnail. */
export const COVER_MAX_BYTES = 524_288;

export const createDocument = endpoint({
  method: 'POST',
  path: `${prefix}/document/meta`,
  caller: 'user',
  takesIn: true,
  summary:
    'Creates a folder or a blank document of any kind, also a courseware from a template; with auto_rename a name that is taken becomes `name (2)`',
  query: z.object({
    parent_id: z.optional(documentId),
    auto_rename: z._default(queryBoolean, false),
    ...clientPlatform,
  }),
  body: z.object({
    /** Alternatively `global_title`, as in the metadata of new resources. */
    name: z.optional(givenName),
    global_title: z.optional(z.object({ 'zh-CN': givenName })),
    language: z.optional(z.literal('zh-CN')),
    /** `format`: the extension, which must match the type. */
    custom_properties: z.optional(z.object({ format: z.optional(z.string().check(z.maxLength(16))) })),
    resource_type_code: z._default(z.enum(['folder', ...DOCUMENT_KIND_CODES]), 'coursewares'),
    teaching_materials: z._default(z.array(teachingMaterial).check(z.maxLength(16)), []),
    /** Template of a new courseware, which is blank otherwise, and the language of its texts. */
    template: z.optional(
      z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)), language: z.enum(['zh', 'en']) }),
    ),
  }),
  reply: documentItem,
  errors: [
    'NAME_INVALID',
    'NAME_TAKEN',
    'PARENT_NOT_FOUND',
    'PARENT_INVALID',
    'CAPACITY_NOT_ENOUGH',
    'INVALID_INPUT',
  ],
});

export const documentsExist = endpoint({
  method: 'GET',
  path: `${prefix}/document/exists`,
  caller: 'user',
  summary: 'Returns which of up to 100 documents (ids separated by commas) the caller can still open',
  query: z.object({ ids: z.string().check(z.maxLength(4096)), ...clientPlatform }),
  reply: z.object({ ids: z.array(documentId) }),
  errors: ['INVALID_INPUT'],
});

export const renameDocument = endpoint({
  method: 'PATCH',
  path: `${prefix}/document/rename`,
  caller: 'user',
  summary: 'Renames a document',
  query: platformOnly,
  body: z.object({ id: documentId, name: givenName }),
  reply: documentItem,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'NAME_INVALID', 'NAME_TAKEN'],
});

export const copyDocument = endpoint({
  method: 'POST',
  path: `${prefix}/document/actions/ectype`,
  caller: 'user',
  takesIn: true,
  summary: 'Copies a document (not a folder) into a folder of the caller',
  query: z.object({
    auto_rename: z._default(queryBoolean, true),
    type: z._default(z.enum(['get', 'create', 'edit', 'share']), 'get'),
    device_id: z.optional(z.string().check(z.maxLength(128))),
    ...clientPlatform,
  }),
  /** `name` is an addition of this project: left out, the copy has the name of its source. */
  body: z.object({
    source_id: documentId,
    parent_id: z.nullish(documentId),
    name: z.optional(givenName),
  }),
  reply: documentItem,
  errors: [
    'DOCUMENT_NOT_FOUND',
    'PARENT_NOT_FOUND',
    'PARENT_INVALID',
    'NAME_TAKEN',
    'CAPACITY_NOT_ENOUGH',
    'INVALID_INPUT',
  ],
});

export const associateTeaching = endpoint({
  method: 'PUT',
  path: `${prefix}/document/:id/association_teaching`,
  caller: 'user',
  summary: 'Assigns a document to a chapter of a textbook',
  params: oneDocument,
  query: platformOnly,
  body: teachingMaterial,
  reply: documentItem,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});

export const documentUser = endpoint({
  method: 'GET',
  path: `${prefix}/users/:id`,
  caller: 'user',
  summary: "Returns the caller's capacity in the document centre and how much of it is used, bytes",
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  query: platformOnly,
  reply: z.object({ user_id: z.string(), capacity: z.number(), used: z.number() }),
  errors: ['USER_NOT_FOUND'],
});

export const listDocuments = endpoint({
  method: 'GET',
  path: `${prefix}/documents`,
  caller: 'user',
  summary:
    "Lists the caller's documents in a folder (the top level when no folder is given), folders first; `search` searches all folders",
  query: z.object({
    parent_id: z.optional(documentId),
    /** Part of a name, searched in all folders; `parent_id` is then ignored. */
    search: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/))),
    resource_type_code: z.optional(resourceTypeCode),
    /** Limits the list to files of this kind or documents of this kind, in all folders. */
    file_type: z.optional(z.enum(listedKinds())),
    /** Limits the list to documents of this origin (1 created, 2 obtained, 3 edited, 4 shared), in all folders. */
    source_from: z.optional(queryInteger(1, 4)),
    order: z._default(z.enum(['name', 'update_at', 'create_at', 'size']), 'update_at'),
    direction: z.optional(z.enum(['asc', 'desc'])),
    /** `next` of the previous page; the sort order is then that page's. */
    cursor: z.optional(z.string().check(z.maxLength(2048), z.regex(/^[\w-]+$/))),
    limit: paging.limit,
    ...clientPlatform,
  }),
  reply: documentListing,
  errors: ['INVALID_INPUT', 'PARENT_NOT_FOUND'],
});

export const recentDocuments = endpoint({
  method: 'GET',
  path: `${prefix}/documents/recent`,
  caller: 'user',
  summary: 'Lists the documents that the caller opened or changed last, shared documents included',
  query: z.object({ limit: z._default(queryInteger(1, 100), 20), ...clientPlatform }),
  reply: documentPage,
  errors: [],
});

export const sharedDocuments = endpoint({
  method: 'GET',
  path: `${prefix}/documents/shared`,
  caller: 'user',
  summary: 'Lists documents that other users shared with the caller',
  query: z.object({ ...paging, ...clientPlatform }),
  reply: documentPage,
  errors: [],
});

export const binnedDocuments = endpoint({
  method: 'GET',
  path: `${prefix}/documents/bin`,
  caller: 'user',
  summary: "Lists the documents in the caller's bin, last binned first",
  query: z.object({ ...paging, ...clientPlatform }),
  reply: documentPage,
  errors: [],
});

export const folderPath = endpoint({
  method: 'GET',
  path: `${prefix}/document/:id/path`,
  caller: 'user',
  summary: 'Lists the folders from the top level down to this folder, itself included',
  params: oneDocument,
  query: platformOnly,
  reply: z.object({ items: z.array(z.object({ id: documentId, name: z.string() })) }),
  errors: ['DOCUMENT_NOT_FOUND'],
});

export const moveDocuments = endpoint({
  method: 'POST',
  path: `${prefix}/document/actions/move`,
  caller: 'user',
  summary: 'Moves documents into a folder of the same owner: all or none',
  query: z.object({ auto_rename: z._default(queryBoolean, false), ...clientPlatform }),
  body: z.object({
    ids: z.array(documentId).check(z.minLength(1), z.maxLength(100)),
    parent_id: z.nullable(documentId),
  }),
  reply: z.object({ items: z.array(documentItem) }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'PARENT_NOT_FOUND', 'PARENT_INVALID', 'NAME_TAKEN'],
});

const manyDocuments = z.object({ ids: z.array(documentId).check(z.minLength(1), z.maxLength(100)) });

export const binDocuments = endpoint({
  method: 'POST',
  path: `${prefix}/document/actions/bin`,
  caller: 'user',
  summary: 'Moves documents into the bin, folders with their contents',
  query: platformOnly,
  body: manyDocuments,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});

export const restoreDocuments = endpoint({
  method: 'POST',
  path: `${prefix}/document/actions/restore`,
  caller: 'user',
  summary:
    'Restores documents from the bin to their folders, or to the top level when the folder no longer exists',
  query: platformOnly,
  body: manyDocuments,
  reply: z.object({ items: z.array(documentItem) }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});

export const deleteDocuments = endpoint({
  method: 'POST',
  path: `${prefix}/document/actions/delete`,
  caller: 'user',
  summary: 'Deletes documents in the bin permanently',
  query: platformOnly,
  body: manyDocuments,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});

export const emptyBin = endpoint({
  method: 'DELETE',
  path: `${prefix}/documents/bin`,
  caller: 'user',
  summary: "Deletes everything in the caller's bin permanently",
  query: platformOnly,
  reply: z.object({ count: z.int() }),
  errors: [],
});

export const visitDocument = endpoint({
  method: 'POST',
  path: `${prefix}/document/:id/visit`,
  caller: 'user',
  summary: 'Records that the caller opened the document, for the recent list',
  params: oneDocument,
  query: platformOnly,
  errors: ['DOCUMENT_NOT_FOUND'],
});

export const putCover = endpoint({
  method: 'PUT',
  path: `${prefix}/document/:id/cover`,
  caller: 'user',
  takesIn: true,
  summary: 'Sets the thumbnail of a document on the desk: PNG, JPEG or WebP; page_count may be sent with it',
  params: oneDocument,
  query: z.object({ page_count: z.optional(queryInteger(0, 10_000)), ...clientPlatform }),
  rawBody: { maxBytes: COVER_MAX_BYTES },
  reply: documentItem,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'FILE_TYPE_MISMATCH', 'PAYLOAD_TOO_LARGE'],
});

export const downloadLink = endpoint({
  method: 'GET',
  path: `${prefix}/document/:id/download`,
  caller: 'user',
  summary: 'Returns a signed link to the file of a document that is stored as a file, valid for minutes',
  params: oneDocument,
  query: platformOnly,
  reply: z.object({ url: z.string(), name: z.string(), size: z.number() }),
  errors: ['DOCUMENT_NOT_FOUND', 'ASSET_NOT_FOUND'],
});

const documentGrant = z.object({
  user_id: z.string(),
  permission: editPermission,
  create_at: z.number(),
});

export const listGrants = endpoint({
  method: 'GET',
  path: `${prefix}/document/:id/grants`,
  caller: 'user',
  summary: 'Lists the users with whom the owner shared the document',
  params: oneDocument,
  query: platformOnly,
  reply: z.object({ items: z.array(documentGrant) }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});

export const putGrant = endpoint({
  method: 'PUT',
  path: `${prefix}/document/:id/grants/:user_id`,
  caller: 'user',
  summary:
    'Gives another user the permission VIEW (10) or EDIT (20) for a document, or removes it with NONE (0)',
  params: z.object({ id: documentId, user_id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  query: platformOnly,
  body: z.object({ permission: editPermission }),
  reply: documentGrant,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'USER_NOT_FOUND', 'INVALID_INPUT', 'FILE_TYPE_UNSUPPORTED'],
});
