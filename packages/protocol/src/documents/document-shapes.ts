import * as z from 'zod/mini';
import { DOCUMENT_KIND_CODES } from './document-kind-of.ts';
import { documentKinds, type KindField } from './document-kinds.ts';
import type { FileKind } from './file-kinds.ts';

/** Type of a document: a resource type code of the specification, `folder`, or the code of a kind of document. */
export const resourceTypeCode = z.enum([
  'folder',
  ...DOCUMENT_KIND_CODES,
  'assets_document',
  'assets_audio',
  'assets_video',
  'assets_picture',
  'assets_flash',
  'assets',
]);
export type ResourceTypeCode = z.infer<typeof resourceTypeCode>;

export const documentId = z.uuid();

/** Kinds of files, separate from the table of their extensions, which lists of documents do not need. */
export const FILE_KINDS = [
  'word',
  'ppt',
  'excel',
  'pdf',
  'text',
  'audio',
  'video',
  'image',
  'archive',
  'flash',
  'courseware',
] as const satisfies readonly FileKind[];

/** The type of viewer of a document that is no folder (section 3): from the kind of its file, or from its kind of document. */
export type ShownAs = FileKind | KindField<'coreType'>;
export const shownAs = z.enum(viewers());
export const coreType = z.enum(withFolder(viewers()));
export type CoreType = z.infer<typeof coreType>;

function viewers(): readonly ShownAs[] {
  const ofDocuments = DOCUMENT_KIND_CODES.map((code) => documentKinds[code].coreType);
  return [...new Set<ShownAs>([...FILE_KINDS, ...ofDocuments])];
}

function withFolder(types: readonly ShownAs[]): readonly ('folder' | ShownAs)[] {
  return ['folder', ...types];
}

/** Origin of a document (section 3). */
export const SourceFrom = { created: 1, obtained: 2, edited: 3, shared: 4 } as const;
export type SourceFrom = (typeof SourceFrom)[keyof typeof SourceFrom];

export const editPermission = z.union([z.literal(0), z.literal(10), z.literal(20)]);

/** An id of another service: only letters, digits and a few punctuation characters. */
const outerId = z.string().check(z.regex(/^[\p{L}\p{N}._:$/-]{1,64}$/u));

/** Ids of the textbook and its chapter that a document belongs to. */
export const teachingMaterial = z.object({ teaching_material_id: outerId, chapter_id: outerId });

/** A document as returned to its owner or to a user it is shared with. Times are milliseconds since 1970. */
export const documentItem = z.object({
  id: documentId,
  name: z.string(),
  /** `null` at the top level, and for a document in another user's folder. */
  parent_id: z.nullable(documentId),
  owner_id: z.string(),
  resource_type_code: resourceTypeCode,
  core_type: coreType,
  /** The file's extension: `ndpx` for a courseware, empty for a folder. */
  format: z.string(),
  document_type: z.union([z.literal(1), z.literal(2)]),
  source_from: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** Bytes that count against the owner's capacity. */
  size: z.int(),
  /** Set for a courseware, once the count is known. */
  page_count: z.nullable(z.int()),
  /** A signed link to the thumbnail, valid for hours. */
  cover: z.nullable(z.string()),
  teaching_materials: z.array(teachingMaterial),
  permission: editPermission,
  /** The document may be neither copied nor downloaded nor exported; omitted if it may. */
  only_look: z.optional(z.literal(true)),
  create_at: z.number(),
  update_at: z.number(),
  /** Time when the document was moved to the bin. */
  bin_at: z.nullable(z.number()),
});
export type DocumentItem = z.infer<typeof documentItem>;

export const documentPage = z.object({
  items: z.array(documentItem),
  /** Whether there are more documents after these. */
  has_more: z.boolean(),
});

/**
 * A page of a listing; the next page continues after its last item, also when items were added or removed meanwhile.
 */
export const documentListing = z.object({
  items: z.array(documentItem),
  has_more: z.boolean(),
  /** `cursor` for the next page. */
  next: z.nullable(z.string()),
});
