import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { clientPlatform, queryBoolean } from '../calls/query.ts';
import { documentId, documentItem, resourceTypeCode } from './document-shapes.ts';

/**
 * Calls of the network disk beside those of the document centre. They are in a separate module because the desk does
 * not need them.
 */

const prefix = '/api/documents/v1.0/c';
const platformOnly = z.object(clientPlatform);
const oneDocument = z.object({ id: documentId });
const oneVersion = z.object({ id: documentId, version_id: z.uuid() });

/** Maximum number of documents that one call copies, contents of folders included. */
export const COPIED_MAX = 1_000;
/** Most earlier versions of a file that are stored. */
export const VERSIONS_MAX = 20;
/** Maximum number of names that one call checks, which equals the limit of a folder's upload. */
const NAMES_MAX = 500;

export const copyDocuments = endpoint({
  method: 'POST',
  path: `${prefix}/document/actions/copy`,
  caller: 'user',
  takesIn: true,
  summary: "Copies documents, and the caller's folders with their contents, into a folder: all or none",
  query: z.object({ auto_rename: z._default(queryBoolean, true), ...clientPlatform }),
  body: z.object({
    ids: z.array(documentId).check(z.minLength(1), z.maxLength(100)),
    parent_id: z.nullable(documentId),
  }),
  reply: z.object({ items: z.array(documentItem) }),
  errors: [
    'DOCUMENT_NOT_FOUND',
    'FORBIDDEN',
    'PARENT_NOT_FOUND',
    'PARENT_INVALID',
    'NAME_TAKEN',
    'CAPACITY_NOT_ENOUGH',
    'TOO_MANY_DOCUMENTS',
  ],
});

export const sameNames = endpoint({
  method: 'POST',
  path: `${prefix}/document/actions/same_names`,
  caller: 'user',
  summary:
    'Lists the documents of a folder that already have one of the given names, before files are uploaded to it',
  query: platformOnly,
  body: z.object({
    parent_id: z.nullable(documentId),
    names: z
      .array(z.string().check(z.maxLength(4096), z.regex(/^[^\0]*$/)))
      .check(z.minLength(1), z.maxLength(NAMES_MAX)),
  }),
  reply: z.object({ items: z.array(documentItem) }),
  errors: ['PARENT_NOT_FOUND', 'PARENT_INVALID'],
});

export const spaceByKind = endpoint({
  method: 'GET',
  path: `${prefix}/users/:id/space`,
  caller: 'user',
  summary: "Returns the caller's used space in bytes: by type, earlier versions, and the bin",
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  query: platformOnly,
  reply: z.object({
    capacity: z.number(),
    used: z.number(),
    kinds: z.array(z.object({ resource_type_code: resourceTypeCode, count: z.int(), size: z.number() })),
    versions: z.object({ count: z.int(), size: z.number() }),
    bin: z.object({ count: z.int(), size: z.number() }),
  }),
  errors: ['USER_NOT_FOUND'],
});

const documentVersion = z.object({
  id: z.uuid(),
  /** Bytes. */
  size: z.int(),
  /** Time when the version became the document's file, milliseconds since 1970. */
  content_at: z.number(),
});

export const listVersions = endpoint({
  method: 'GET',
  path: `${prefix}/document/:id/versions`,
  caller: 'user',
  summary:
    'Lists the earlier versions of an uploaded file, newest first, with the time of the current version',
  params: oneDocument,
  query: platformOnly,
  reply: z.object({ content_at: z.number(), items: z.array(documentVersion) }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});

export const versionLink = endpoint({
  method: 'GET',
  path: `${prefix}/document/:id/versions/:version_id/download`,
  caller: 'user',
  summary: 'Returns a signed link to an earlier version, valid for minutes',
  params: oneVersion,
  query: platformOnly,
  reply: z.object({ url: z.string(), name: z.string(), size: z.number() }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'VERSION_NOT_FOUND'],
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: `${prefix}/document/:id/versions/:version_id/restore`,
  caller: 'user',
  summary: 'Restores an earlier version of a file; the current version becomes an earlier one',
  params: oneVersion,
  query: platformOnly,
  reply: documentItem,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'VERSION_NOT_FOUND'],
});

export const deleteVersion = endpoint({
  method: 'DELETE',
  path: `${prefix}/document/:id/versions/:version_id`,
  caller: 'user',
  summary: 'Deletes an earlier version permanently',
  params: oneVersion,
  query: platformOnly,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'VERSION_NOT_FOUND'],
});
