import { EditPermission, LecternError } from '@lectern/protocol';
import { enforce, isAllowed } from '../../platform/policy.ts';
import { type DocumentAction, may } from './documents.policy.ts';
import { accessOf, type DocumentDatabase, type GrantedRow, permissionOn } from './documents.rows.ts';
import type { DocumentListingStore } from './listing/document-listing.store.ts';

/**
 * Why a user does not see a document: it is in the bin, it does not exist, or the user has no grant. `binned` is
 * reported only to users who could see it outside the bin.
 */
export type DocumentLoss = 'binned' | 'gone' | 'withheld';

/** Applies the policy to documents in their present state. */
export class DocumentPermissions {
  readonly #listing: DocumentListingStore;

  constructor(listing: DocumentListingStore) {
    this.#listing = listing;
  }

  /** NONE for a document that does not exist, is in the bin or is not visible to the user. */
  async permissionOf(userId: string, documentId: string): Promise<EditPermission> {
    const row = await this.#listing.find(documentId, userId);
    return row ? permissionOn(userId, accessOf(row)) : EditPermission.NONE;
  }

  /** Why a user has no permission on a document. */
  async lossOf(userId: string, documentId: string): Promise<DocumentLoss> {
    const row = await this.#listing.find(documentId, userId);
    if (!row) return 'gone';
    const access = accessOf(row);
    const outside = permissionOn(userId, { ...access, binned: false });
    return access.binned && outside !== EditPermission.NONE ? 'binned' : 'withheld';
  }

  /** Whether a copy or download by this user includes the document's comments. */
  readsComments(userId: string, documentId: string, database?: DocumentDatabase): Promise<boolean> {
    return this.permits(userId, documentId, 'comments', database);
  }

  /** Like `allowed`, but returns a boolean; false also for a document that does not exist. */
  async permits(
    userId: string,
    documentId: string,
    action: DocumentAction,
    database?: DocumentDatabase,
  ): Promise<boolean> {
    const row = await this.#listing.find(documentId, userId, database);
    return isAllowed(may(userId, action, row && accessOf(row)));
  }

  /** The document if the user may do this with it. Throws DOCUMENT_NOT_FOUND or FORBIDDEN otherwise. */
  async allowed(
    userId: string,
    documentId: string,
    action: DocumentAction,
    database?: DocumentDatabase,
  ): Promise<GrantedRow> {
    const row = await this.#listing.find(documentId, userId, database);
    enforce(may(userId, action, row && accessOf(row)));
    if (!row) throw new LecternError('DOCUMENT_NOT_FOUND');
    return row;
  }
}
