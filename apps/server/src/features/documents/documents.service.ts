import { type EditPermission, LecternError } from '@lectern/protocol';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { AnyTransaction } from '../../platform/database/database.ts';
import { pictureMime, pictureSize } from '../../platform/picture-header.ts';
import type { DocumentContents } from './document-content.ts';
import type { DocumentKinds } from './document-kinds.ts';
import type { DocumentParts } from './document-parts.ts';
import type { DocumentLoss } from './document-permissions.ts';
import type { DocumentSpaceService } from './document-space.service.ts';
import type { DocumentAction } from './documents.policy.ts';
import type { DocumentDatabase, DocumentRow, GrantedRow } from './documents.rows.ts';
import { notePageCount, setCover, setTeachingMaterials, setUpdated, writeVisit } from './documents.store.ts';
import type { TeachingMaterial } from './documents.tables.ts';
import type { DocumentGrantsService } from './grants/document-grants.service.ts';
import type { DocumentLinkGrantsService } from './grants/document-link-grants.service.ts';
import type { DocumentListingStore } from './listing/document-listing.store.ts';
import type { DocumentSearchService } from './listing/document-search.service.ts';
import type { DocumentBinService } from './tree/document-bin.service.ts';
import type { ContainedDocument, DocumentCopiesService } from './tree/document-copies.service.ts';
import type { DocumentHandoverService } from './tree/document-handover.service.ts';
import type { DocumentTreeService, NewDocument } from './tree/document-tree.service.ts';
import type { DocumentVersionsService } from './versions/document-versions.service.ts';

/** Minimum side of a picture that becomes a thumbnail without being checked by a person, pixels. */
const SIDE_MIN = 96;
const SIDE_MAX = 2048;

/** Whether a picture from an imported file may be its thumbnail: JPEG or PNG, neither an icon nor too large. */
export function isCoverPicture(bytes: Buffer): boolean {
  const mime = pictureMime(bytes);
  const size = mime === undefined || mime === 'image/webp' ? undefined : pictureSize(bytes, mime);
  if (!size) return false;
  const { width, height } = size;
  return Math.min(width, height) >= SIDE_MIN && Math.max(width, height) <= SIDE_MAX;
}

/** Detects the type of a thumbnail by its first bytes. Throws FILE_TYPE_MISMATCH unless it is a PNG, JPEG or WebP. */
export function coverMime(bytes: Buffer): string {
  const mime = pictureMime(bytes);
  if (mime === undefined) throw new LecternError('FILE_TYPE_MISMATCH');
  return mime;
}

/** The most chapters to which a document is tied, the latest first. */
const MATERIALS_MAX = 16;

interface DocumentServices extends DocumentParts {
  readonly kinds: DocumentKinds;
  readonly tree: DocumentTreeService;
  readonly handover: DocumentHandoverService;
  readonly bin: DocumentBinService;
  readonly grants: DocumentGrantsService;
  readonly linkGrants: DocumentLinkGrantsService;
  readonly search: DocumentSearchService;
  readonly copies: DocumentCopiesService;
  readonly versions: DocumentVersionsService;
}

/** Documents for other features and the routes. Every method with a user's id checks the policy first. */
export class DocumentsService {
  readonly contents: DocumentContents;
  readonly kinds: DocumentKinds;
  readonly listing: DocumentListingStore;
  readonly space: DocumentSpaceService;
  readonly tree: DocumentTreeService;
  readonly handover: DocumentHandoverService;
  readonly bin: DocumentBinService;
  readonly grants: DocumentGrantsService;
  readonly linkGrants: DocumentLinkGrantsService;
  readonly search: DocumentSearchService;
  readonly copies: DocumentCopiesService;
  readonly versions: DocumentVersionsService;
  readonly #parts: DocumentParts;

  constructor(services: DocumentServices) {
    this.contents = services.contents;
    this.kinds = services.kinds;
    this.listing = services.listing;
    this.space = services.space;
    this.tree = services.tree;
    this.handover = services.handover;
    this.bin = services.bin;
    this.grants = services.grants;
    this.linkGrants = services.linkGrants;
    this.search = services.search;
    this.copies = services.copies;
    this.versions = services.versions;
    this.#parts = services;
  }

  /** NONE for a document that does not exist, is in the bin or is not visible to the user. */
  permissionOf(userId: string, documentId: string): Promise<EditPermission> {
    return this.#parts.permissions.permissionOf(userId, documentId);
  }

  /** See `DocumentPermissions`. */
  lossOf(userId: string, documentId: string): Promise<DocumentLoss> {
    return this.#parts.permissions.lossOf(userId, documentId);
  }

  /** The document if the user may do this with it. Throws DOCUMENT_NOT_FOUND or FORBIDDEN otherwise. */
  allowed(
    userId: string,
    documentId: string,
    action: DocumentAction,
    database?: DocumentDatabase,
  ): Promise<GrantedRow> {
    return this.#parts.permissions.allowed(userId, documentId, action, database);
  }

  /** See `DocumentPermissions`. */
  permits(userId: string, documentId: string, action: DocumentAction): Promise<boolean> {
    return this.#parts.permissions.permits(userId, documentId, action);
  }

  /** See `DocumentPermissions`. */
  readsComments(userId: string, documentId: string): Promise<boolean> {
    return this.#parts.permissions.readsComments(userId, documentId);
  }

  /** See `DocumentCopiesService`. */
  contained(userId: string, ids: readonly string[], most: number): Promise<readonly ContainedDocument[]> {
    return this.copies.contained(userId, ids, most);
  }

  /** See `DocumentTreeService`. */
  create(wanted: NewDocument, transaction: AnyTransaction): Promise<DocumentRow> {
    return this.tree.create(wanted, transaction);
  }

  present(row: GrantedRow, userId: string): DocumentItem {
    return this.#parts.presenter.present(row, userId);
  }

  presentOwn(row: DocumentRow): DocumentItem {
    return this.#parts.presenter.presentOwn(row);
  }

  /** The signed link in parts: the query string, and its expiry. */
  token(userId: string, documentId: string, hash: string) {
    const url = this.link(userId, documentId, hash);
    const [, token = ''] = url.split('?');
    return { token, url, expires_at: Number(new URLSearchParams(token).get('e')) };
  }

  /** The signed link of a file of a document, for one user. */
  link(userId: string, documentId: string, hash: string): string {
    return this.#parts.presenter.link(userId, documentId, hash);
  }

  async get(userId: string, documentId: string): Promise<DocumentItem> {
    return this.present(await this.allowed(userId, documentId, 'see'), userId);
  }

  async associate(userId: string, documentId: string, material: TeachingMaterial): Promise<DocumentItem> {
    const { granted, keeps, teaching_materials: before } = await this.allowed(userId, documentId, 'edit');
    const others = before.filter(
      (other) =>
        other.teaching_material_id !== material.teaching_material_id ||
        other.chapter_id !== material.chapter_id,
    );
    const materials = [material, ...others].slice(0, MATERIALS_MAX);
    const row = await setTeachingMaterials(this.#parts.database, documentId, materials);
    return this.present({ ...row, granted, keeps }, userId);
  }

  async setCover(
    userId: string,
    documentId: string,
    hash: string,
    pageCount: number | undefined,
  ): Promise<DocumentItem> {
    const { granted, keeps } = await this.allowed(userId, documentId, 'edit');
    const row = await setCover(this.#parts.database, documentId, hash, pageCount);
    return this.present({ ...row, granted, keeps }, userId);
  }

  async visit(userId: string, documentId: string): Promise<void> {
    await this.allowed(userId, documentId, 'see');
    await writeVisit(this.#parts.database, userId, documentId, this.#now());
  }

  /**
   * Records a change of content: moves the document up in lists by time, and in the recent documents of the user who
   * changed it. Returns the time, milliseconds since 1970.
   */
  async touch(documentId: string, userId?: string, pageCount?: number): Promise<number> {
    const now = this.#now();
    const isThere = await setUpdated(this.#parts.database, documentId, now, pageCount);
    if (userId !== undefined && isThere) await writeVisit(this.#parts.database, userId, documentId, now);
    return now.getTime();
  }

  /** Stores the page count of a document and keeps its time of change. */
  notePages(documentId: string, pageCount: number): Promise<void> {
    return notePageCount(this.#parts.database, documentId, pageCount);
  }

  #now(): Date {
    return new Date(this.#parts.clock.now());
  }
}
