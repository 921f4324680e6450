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
  OPENED_ON_WISH,
  uploadExtensions,
} from '@lectern/protocol/file-kinds';
import { UPLOAD_LIFETIME_MS } from '@lectern/protocol/uploads';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { DocumentsService } from '../documents/index.ts';
import { contentFits, detectContent, type FileContent, isZipped } from './file-content.ts';
import type { UploadPieces } from './upload-pieces.ts';
import type { UploadRow, UploadsStore } from './uploads.store.ts';

/** Uploads of one user on their way at once. */
const UNFINISHED_MAX = 64;
/** As the message of FILE_TOO_LARGE says it. */
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
  /** Told when the task has ended. */
  readonly callbackUrl?: string | null;
  readonly withCover?: boolean;
}

/** A task that was begun in a transaction. */
export interface StartedTask {
  readonly taskId: string;
  /** To be called once the transaction is committed. */
  readonly afterCommit: () => Promise<void>;
}

/** What uploads need of other features. */
export interface UploadPorts {
  readonly documents: Pick<DocumentsService, 'create' | 'presentOwn' | 'space' | 'versions'>;
  readonly transcoding: {
    /** The callback_url of a task as it is kept, or none. Throws CALLBACK_REFUSED. */
    checkCallback(url: string | null | undefined): string | null;
    /** Begins the task that reads a file into a courseware, in the transaction. */
    start(file: CoursewareFile, transaction: AnyTransaction): Promise<StartedTask>;
  };
}

export type CompletedUpload =
  | { readonly kind: 'document'; readonly document: DocumentItem }
  | { readonly kind: 'task'; readonly task_id: string };

/** Throws FILE_TYPE_MISMATCH, FILE_CORRUPT for a zip that breaks off, FILE_ENCRYPTED for what would be opened. */
function checkContent(extension: string, content: FileContent): void {
  const opened = COURSEWARE_EXTENSIONS.includes(extension);
  if (content === 'damaged-zip' && isZipped(extension)) throw new LecternError('FILE_CORRUPT');
  if (content === 'encrypted-office' && opened) throw new LecternError('FILE_ENCRYPTED');
  if (!contentFits(extension, content)) throw new LecternError('FILE_TYPE_MISMATCH');
}

/** Throws FILE_TYPE_UNSUPPORTED where a file is to be read that would be kept as it is, and is none that may be. */
function checkOpening(extension: string, opens: boolean): void {
  if (!opens || COURSEWARE_EXTENSIONS.includes(extension) || OPENED_ON_WISH.includes(extension)) return;
  const types = [...COURSEWARE_EXTENSIONS, ...OPENED_ON_WISH].join(', ');
  throw new LecternError('FILE_TYPE_UNSUPPORTED', { types });
}

/** The slides of a .superboard are read as what they are by their content; one of another content is kept as it is. */
function extensionToRead(extension: string, content: FileContent): string {
  if (extension !== 'superboard') return extension;
  return content === 'pptx' || content === 'ndpx' ? content : extension;
}

interface UploadsServicePorts extends UploadPorts {
  readonly store: UploadsStore;
  readonly pieces: UploadPieces;
  readonly objects: ObjectStore;
  readonly clock: Clock;
}

/** Files on their way in, piece by piece; what becomes of them is decided when they are whole. */
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
      /** A document of the user's whose newer version it is. */
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

  async get(userId: string, id: string): Promise<UploadRow> {
    const row = await this.#ports.store.find(id, userId);
    if (!row) throw new LecternError('UPLOAD_NOT_FOUND');
    return row;
  }

  async append(userId: string, id: string, offset: number, bytes: Readable): Promise<UploadRow> {
    return this.#ports.pieces.append(userId, id, offset, bytes);
  }

  /**
   * The file, when it is whole and what its name says, becomes a document or the task that reads it. When it cannot
   * become anything it is given up: the upload is gone and nothing of it is left. `opens`: it is read even where it
   * would be kept as it is.
   */
  async complete(userId: string, id: string, language: Language, opens = false): Promise<CompletedUpload> {
    const row = await this.get(userId, id);
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
    const completed = await (isRead ? this.#toTask(id, file) : this.#toDocument(id, file, row.replaces));
    await this.#ports.pieces.forget(id);
    return completed;
  }

  /** Puts the file where files are kept, when it is what its name says and there is room for it. */
  async #keep(row: UploadRow, bytes: AsyncIterable<Uint8Array>, opens: boolean) {
    let extension = extensionOf(row.name);
    let refusal: unknown;
    const stored = this.#ports.objects.putStream(bytes, UPLOAD_MAX_BYTES, async ({ file }) => {
      // Ended or given up by another call meanwhile.
      if (file.size !== row.size) throw new LecternError('UPLOAD_NOT_FOUND');
      const content = await detectContent(file);
      extension = extensionToRead(extension, content);
      try {
        checkOpening(extension, opens);
        checkContent(extension, content);
      } catch (error) {
        refusal = error;
        throw error;
      }
      // Before it is kept: an object that nothing comes to name would lie there for a week.
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

  /** Gives up what nobody went on with for a day. Answers how many. */
  async sweep(): Promise<number> {
    const before = this.#ports.clock.now() - UPLOAD_LIFETIME_MS;
    const ids = await this.#ports.store.sweep(new Date(before));
    for (const id of ids) await this.#ports.pieces.forget(id);
    await this.#ports.pieces.sweep(before);
    return ids.length;
  }

  async #toTask(id: string, file: CoursewareFile): Promise<CompletedUpload> {
    const { taskId, afterCommit } = await this.#ports.store.database
      .transaction()
      .execute(async (transaction) => {
        // Two calls at once: the second finds the upload gone.
        if (!(await this.#ports.store.delete(id, file.userId, transaction)))
          throw new LecternError('UPLOAD_NOT_FOUND');
        await this.#ports.documents.space.checkRoom(file.userId, file.parentId, file.size);
        return this.#ports.transcoding.start({ ...file, name: nameWithoutExtension(file.name) }, transaction);
      });
    await afterCommit();
    return { kind: 'task', task_id: taskId };
  }

  async #toDocument(id: string, file: CoursewareFile, replaces: string | null): Promise<CompletedUpload> {
    const document = await this.#ports.store.database.transaction().execute(async (transaction) => {
      if (!(await this.#ports.store.delete(id, file.userId, transaction)))
        throw new LecternError('UPLOAD_NOT_FOUND');
      const { hash, size, extension: format } = file;
      const before =
        replaces !== null && (await this.#stillThere(file.userId, replaces, format, transaction));
      return before
        ? this.#ports.documents.versions.replace(file.userId, before, { hash, size, format }, transaction)
        : this.#create(file, transaction);
    });
    return { kind: 'document', document: this.#ports.documents.presentOwn(document) };
  }

  /** What a newer version was sent of may be in the bin by now: the file then becomes a document of its own. */
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
