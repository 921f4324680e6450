import type { Readable } from 'node:stream';
import { type Language, LecternError, UPLOAD_MAX_BYTES } from '@lectern/protocol';
import { documentName } from '@lectern/protocol/document-name';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import {
  COURSEWARE_EXTENSIONS,
  extensionOf,
  fileKindOf,
  fileKinds,
  nameWithoutExtension,
  uploadExtensions,
} from '@lectern/protocol/file-kinds';
import { UPLOAD_LIFETIME_MS } from '@lectern/protocol/uploads';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { DocumentsService } from '../documents/index.ts';
import { checkedExtension } from './checked-extension.ts';
import { detectContent } from './file-content.ts';
import type { UploadPieces } from './upload-pieces.ts';
import type { UploadRow, UploadsStore } from './uploads.store.ts';

/** The most unfinished uploads of one user. */
const UNFINISHED_MAX = 64;
/** The limit in the text of FILE_TOO_LARGE. */
const SIZE_LIMIT_TEXT = `${UPLOAD_MAX_BYTES / 1_048_576} MB`;

export interface CoursewareFile {
  readonly userId: string;
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
  readonly name: string;
  readonly extension: string;
  readonly parentId: string | null;
  readonly language: Language;
  /** Called when the task has ended. */
  readonly callbackUrl?: string | null;
  readonly withCover?: boolean;
}

/** A task that was started in a transaction. */
export interface StartedTask {
  readonly taskId: string;
  /** The caller calls this once the transaction is committed. */
  readonly afterCommit: () => Promise<void>;
}

/** Ports to other features. */
export interface UploadPorts {
  readonly documents: Pick<DocumentsService, 'create' | 'get' | 'presentOwn' | 'space' | 'versions'>;
  readonly transcoding: {
    /** The callback_url of a task in stored form, or null. Throws CALLBACK_REFUSED. */
    checkCallback(url: string | null | undefined): string | null;
    /** Starts the task that imports a file as a courseware, in the transaction. */
    start(file: CoursewareFile, transaction: AnyTransaction): Promise<StartedTask>;
  };
}

/** Progress of an upload. */
export type UploadProgress = Pick<UploadRow, 'id' | 'name' | 'size' | 'received' | 'updated_at'>;

export type CompletedUpload =
  | { readonly kind: 'document'; readonly document: DocumentItem }
  | { readonly kind: 'task'; readonly task_id: string };

interface UploadsServicePorts extends UploadPorts {
  readonly store: UploadsStore;
  readonly pieces: UploadPieces;
  readonly objects: ObjectStore;
  readonly clock: Clock;
}

/** Uploads of files, in pieces; when a file is complete, its kind decides how it is stored. */
export class UploadsService {
  readonly #ports: UploadsServicePorts;

  constructor(ports: UploadsServicePorts) {
    this.#ports = ports;
  }

  async create(
    userId: string,
    given: {
      readonly name: string;
      readonly size: number;
      readonly parentId: string | null;
      readonly callbackUrl: string | null;
      readonly withCover: boolean;
      /** Id of the user's document whose file the upload replaces. */
      readonly replaces: string | null;
    },
  ): Promise<UploadRow> {
    const callbackUrl = this.#ports.transcoding.checkCallback(given.callbackUrl);
    const name = documentName(given.name);
    if (!uploadExtensions.includes(extensionOf(name))) {
      throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: uploadExtensions.join(', ') });
    }
    if (given.size > UPLOAD_MAX_BYTES) throw new LecternError('FILE_TOO_LARGE', { size: SIZE_LIMIT_TEXT });
    if (given.replaces !== null)
      await this.#ports.documents.versions.replaceable(userId, given.replaces, extensionOf(name));
    const pending = await this.#ports.store.pending(userId);
    if (pending.count >= UNFINISHED_MAX) throw new LecternError('TOO_MANY_REQUESTS', { seconds: 60 });
    await this.#ports.documents.space.checkRoom(userId, given.parentId, pending.bytes + given.size);
    return this.#ports.store.insert(
      {
        user_id: userId,
        name,
        size: given.size,
        parent_id: given.parentId,
        callback_url: callbackUrl,
        with_cover: given.withCover,
        replaces: given.replaces,
      },
      this.#now(),
    );
  }

  /**
   * Progress of an upload. A finished upload is reported as complete for a day, for clients that missed the response.
   */
  async get(userId: string, id: string): Promise<UploadProgress> {
    const { store } = this.#ports;
    const row = await store.find(id, userId);
    if (row) return row;
    const ended = await store.ended(id, userId);
    if (!ended) throw new LecternError('UPLOAD_NOT_FOUND');
    return { ...ended, received: ended.size, updated_at: ended.ended_at };
  }

  async append(userId: string, id: string, offset: number, bytes: Readable): Promise<UploadRow> {
    return this.#ports.pieces.append(userId, id, offset, bytes);
  }

  /**
   * Creates a document, or a task that imports it, from a complete file whose content matches its name. Otherwise the
   * file is discarded with its upload. `opens`: import it even if it could be stored unchanged. A repeated call (after
   * a lost response, or from two windows that send one file) returns the same result.
   */
  async complete(userId: string, id: string, language: Language, opens = false): Promise<CompletedUpload> {
    try {
      return await this.#complete(userId, id, language, opens);
    } catch (error) {
      const ended = await this.#became(userId, id);
      if (ended) return ended;
      throw error;
    }
  }

  async #became(userId: string, id: string): Promise<CompletedUpload | undefined> {
    const ended = await this.#ports.store.ended(id, userId);
    if (ended?.task_id) return { kind: 'task', task_id: ended.task_id };
    if (!ended?.document_id) return undefined;
    try {
      const document = await this.#ports.documents.get(userId, ended.document_id);
      // A document in the bin does not count.
      return document.bin_at === null ? { kind: 'document', document } : undefined;
    } catch (error) {
      // The document was deleted since.
      if (error instanceof LecternError) return undefined;
      throw error;
    }
  }

  async #complete(userId: string, id: string, language: Language, opens: boolean): Promise<CompletedUpload> {
    const row = await this.#ports.store.find(id, userId);
    if (!row) throw new LecternError('UPLOAD_NOT_FOUND');
    if (row.received !== row.size) throw new LecternError('UPLOAD_OFFSET_WRONG', { offset: row.received });
    const { hash, extension } = await this.#ports.pieces.together(row, (bytes) =>
      this.#keep(row, bytes, opens),
    );
    const file = {
      userId,
      hash,
      size: row.size,
      name: row.name,
      extension,
      parentId: row.parent_id,
      language,
      callbackUrl: row.callback_url,
      withCover: row.with_cover,
    };
    const isRead = opens || COURSEWARE_EXTENSIONS.includes(extension);
    const completed = await (isRead ? this.#toTask(row, file) : this.#toDocument(row, file));
    await this.#ports.pieces.forget(id);
    return completed;
  }

  /** Stores the file if its content fits its name and there is space for it. */
  async #keep(row: UploadRow, bytes: AsyncIterable<Uint8Array>, opens: boolean) {
    let extension = extensionOf(row.name);
    let refusal: unknown;
    const stored = this.#ports.objects.putStream(bytes, UPLOAD_MAX_BYTES, async ({ file }) => {
      // Finished or deleted by another call meanwhile.
      if (file.size !== row.size) throw new LecternError('UPLOAD_NOT_FOUND');
      const content = await detectContent(file);
      try {
        extension = checkedExtension(extension, content, opens);
      } catch (error) {
        refusal = error;
        throw error;
      }
      // The space is checked before the file is stored: an unused object would stay for a week.
      await this.#ports.documents.space.checkRoom(row.user_id, row.parent_id, row.size);
    });
    const { hash } = await stored.catch(async (error: unknown) => {
      if (refusal !== undefined && (await this.#ports.store.delete(row.id, row.user_id)))
        await this.#ports.pieces.forget(row.id);
      throw error;
    });
    return { hash, extension };
  }

  async cancel(userId: string, id: string): Promise<void> {
    if (!(await this.#ports.store.delete(id, userId))) throw new LecternError('UPLOAD_NOT_FOUND');
    await this.#ports.pieces.forget(id);
  }

  /** Deletes uploads without progress for a day. Returns their number. */
  async sweep(): Promise<number> {
    const before = this.#ports.clock.now() - UPLOAD_LIFETIME_MS;
    await this.#ports.store.forgetEnded(new Date(before));
    const ids = await this.#ports.store.sweep(new Date(before));
    for (const id of ids) await this.#ports.pieces.forget(id);
    await this.#ports.pieces.sweep(before);
    return ids.length;
  }

  async #toTask(row: UploadRow, file: CoursewareFile): Promise<CompletedUpload> {
    const { store, documents, transcoding } = this.#ports;
    const { taskId, afterCommit } = await store.database.transaction().execute(async (transaction) => {
      // The second of two concurrent calls does not find the upload.
      if (!(await store.delete(row.id, file.userId, transaction))) throw new LecternError('UPLOAD_NOT_FOUND');
      await documents.space.checkRoom(file.userId, file.parentId, file.size);
      const task = await transcoding.start({ ...file, name: nameWithoutExtension(file.name) }, transaction);
      await store.end(row, { task_id: task.taskId, document_id: null }, this.#now(), transaction);
      return task;
    });
    await afterCommit();
    return { kind: 'task', task_id: taskId };
  }

  async #toDocument(row: UploadRow, file: CoursewareFile): Promise<CompletedUpload> {
    const { store, documents } = this.#ports;
    const { replaces } = row;
    const document = await store.database.transaction().execute(async (transaction) => {
      if (!(await store.delete(row.id, file.userId, transaction))) throw new LecternError('UPLOAD_NOT_FOUND');
      const { hash, size, extension: format } = file;
      const before =
        replaces !== null && (await this.#stillThere(file.userId, replaces, format, transaction));
      const made = before
        ? await documents.versions.replace(file.userId, before, { hash, size, format }, transaction)
        : await this.#create(file, transaction);
      await store.end(row, { document_id: made.id, task_id: null }, this.#now(), transaction);
      return made;
    });
    return { kind: 'document', document: documents.presentOwn(document) };
  }

  /** The document to be replaced may be in the bin by now: the file then becomes a new document. */
  async #stillThere(
    userId: string,
    documentId: string,
    format: string,
    transaction: AnyTransaction,
  ): Promise<string | undefined> {
    try {
      return (await this.#ports.documents.versions.replaceable(userId, documentId, format, transaction)).id;
    } catch (error) {
      if (error instanceof LecternError) return undefined;
      throw error;
    }
  }

  #create(file: CoursewareFile, transaction: AnyTransaction) {
    const kind = fileKindOf(file.name);
    if (kind === undefined) throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: '' });
    return this.#ports.documents.create(
      {
        ownerId: file.userId,
        parentId: file.parentId,
        name: file.name,
        autoRename: true,
        resourceTypeCode: fileKinds[kind].resourceTypeCode,
        format: file.extension,
        size: file.size,
        objectHash: file.hash,
      },
      transaction,
    );
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}
