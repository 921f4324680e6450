import { LecternError } from '@lectern/protocol';
import { VERSIONS_MAX } from '@lectern/protocol/disk';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { AnyTransaction } from '../../../platform/database/database.ts';
import type { DocumentParts } from '../document-parts.ts';
import { giveBackSpace, takeSpace } from '../document-space.store.ts';
import type { DocumentRow, DocumentTransaction } from '../documents.rows.ts';
import { inTree, lockTree } from '../tree/document-tree.store.ts';
import {
  findVersion,
  keepAsVersion,
  readVersions,
  removeVersions,
  setFile,
  type VersionRow,
  versionOfHash,
} from './document-versions.store.ts';

/** An uploaded file for a document. */
export interface NewFile {
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
  readonly format: string;
}

/** Earlier versions of uploaded files: their owner alone lists, restores and deletes them. */
export class DocumentVersionsService {
  readonly #parts: DocumentParts;

  constructor(parts: DocumentParts) {
    this.#parts = parts;
  }

  /**
   * The document, if a file of this extension may replace its file. Throws DOCUMENT_NOT_FOUND, FORBIDDEN,
   * FILE_TYPE_MISMATCH.
   */
  async replaceable(
    userId: string,
    documentId: string,
    format: string,
    transaction?: AnyTransaction,
  ): Promise<DocumentRow> {
    const row = await this.#parts.permissions.allowed(
      userId,
      documentId,
      'versions',
      transaction as DocumentTransaction | undefined,
    );
    if (row.object_hash === null || row.format !== format) throw new LecternError('FILE_TYPE_MISMATCH');
    return row;
  }

  /**
   * Replaces the document's file, which becomes an earlier version; the oldest versions beyond `VERSIONS_MAX` are
   * deleted. A second upload of the same bytes changes only the time. Throws CAPACITY_NOT_ENOUGH and as `replaceable`
   * does.
   */
  async replace(
    userId: string,
    documentId: string,
    file: NewFile,
    transaction: AnyTransaction,
  ): Promise<DocumentRow> {
    const typed = transaction as DocumentTransaction;
    await lockTree(typed, userId);
    const before = await this.replaceable(userId, documentId, file.format, transaction);
    const now = this.#now();
    const made = { hash: file.hash, size: file.size, contentAt: now };
    if (before.object_hash === null || before.object_hash === file.hash)
      return setFile(typed, documentId, made, now);
    await takeSpace(typed, userId, file.size);
    await keepAsVersion(typed, before, before.object_hash);
    const over = (await readVersions(typed, documentId)).slice(VERSIONS_MAX);
    await this.#remove(userId, over, typed);
    return setFile(typed, documentId, made, now);
  }

  async list(userId: string, documentId: string) {
    const row = await this.#parts.permissions.allowed(userId, documentId, 'versions');
    const versions = await readVersions(this.#parts.database, documentId);
    return {
      content_at: (row.content_at ?? row.created_at).getTime(),
      items: versions.map(({ id, size, content_at }) => ({ id, size, content_at: content_at.getTime() })),
    };
  }

  async link(userId: string, documentId: string, versionId: string) {
    const { id, name } = await this.#parts.permissions.allowed(userId, documentId, 'versions');
    const version = await this.#existing(documentId, versionId);
    return {
      url: this.#parts.presenter.link(userId, id, version.object_hash),
      name,
      size: version.size,
    };
  }

  /**
   * The version behind a signed link; undefined when it is not a version of this document, or the user is not its owner
   * any more.
   */
  async ofHash(userId: string, row: DocumentRow, hash: string): Promise<VersionRow | undefined> {
    return row.owner_id === userId ? versionOfHash(this.#parts.database, row.id, hash) : undefined;
  }

  async restore(userId: string, documentId: string, versionId: string): Promise<DocumentItem> {
    const row = await inTree(this.#parts.database, userId, async (transaction) => {
      const before = await this.#parts.permissions.allowed(userId, documentId, 'versions', transaction);
      const version = await this.#existing(documentId, versionId, transaction);
      if (before.object_hash !== null) await keepAsVersion(transaction, before, before.object_hash);
      await removeVersions(transaction, [version.id]);
      const now = this.#now();
      return setFile(
        transaction,
        documentId,
        { hash: version.object_hash, size: version.size, contentAt: version.content_at },
        now,
      );
    });
    return this.#parts.presenter.presentOwn(row);
  }

  async delete(userId: string, documentId: string, versionId: string): Promise<void> {
    await inTree(this.#parts.database, userId, async (transaction) => {
      await this.#parts.permissions.allowed(userId, documentId, 'versions', transaction);
      await this.#remove(userId, [await this.#existing(documentId, versionId, transaction)], transaction);
    });
  }

  async #existing(
    documentId: string,
    versionId: string,
    database = this.#parts.database,
  ): Promise<VersionRow> {
    const version = await findVersion(database, documentId, versionId);
    if (!version) throw new LecternError('VERSION_NOT_FOUND');
    return version;
  }

  async #remove(
    userId: string,
    versions: readonly VersionRow[],
    transaction: DocumentTransaction,
  ): Promise<void> {
    await removeVersions(
      transaction,
      versions.map(({ id }) => id),
    );
    const bytes = versions.reduce((sum, { size }) => sum + size, 0);
    await giveBackSpace(transaction, userId, bytes);
  }

  #now(): Date {
    return new Date(this.#parts.clock.now());
  }
}
