import { type Language, LecternError } from '@lectern/protocol';
import { ArchiveNames } from '@lectern/protocol/archive-names';
import { ARCHIVE_BYTES_MAX, ARCHIVE_DOCUMENTS_MAX } from '@lectern/protocol/archives';
import { documentKindOf } from '@lectern/protocol/document-kind-of';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { type Clock, localDay } from '../../platform/clock.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { type Leave, Turns } from '../../platform/turns.ts';
import type { ContainedDocument, DocumentsService } from '../documents/index.ts';
import type { ArchiveLinks } from './archive-links.ts';
import { type ArchiveEntry, archiveStream } from './archive-stream.ts';

export interface ArchivePorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'contained' | 'kinds' | 'readsComments'>;
}

interface ArchiveParts extends ArchivePorts {
  readonly links: ArchiveLinks;
  readonly objects: Pick<ObjectStore, 'stream'>;
  readonly clock: Clock;
}

/** An archive that is being read. */
interface OpenArchive {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly leave: Leave;
}

/** Exports documents and folders of the network disk as one zip. */
export class ArchivesService {
  readonly #parts: ArchiveParts;
  /**
   * Each archive reads from the object store and writes coursewares: few run at once, and the archives of one user do
   * not delay others.
   */
  readonly #turns = new Turns({ atOnce: 4, waiting: 40, ofOne: 2 });

  constructor(parts: ArchiveParts) {
    this.#parts = parts;
  }

  /**
   * Throws when a document may not be downloaded, when no document can be downloaded, and when the archive would be too
   * large.
   */
  async link(
    userId: string,
    chosen: readonly string[],
    language: Language,
  ): Promise<{ url: string; name: string; count: number }> {
    const ids = [...new Set(chosen)];
    const documents = await this.#contained(userId, ids);
    const files = documents.filter(({ type }) => type !== 'folder');
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (documents.length > ARCHIVE_DOCUMENTS_MAX || bytes > ARCHIVE_BYTES_MAX)
      throw new LecternError('ARCHIVE_TOO_LARGE', {
        max: ARCHIVE_DOCUMENTS_MAX,
        megabytes: ARCHIVE_BYTES_MAX / 1_000_000,
      });
    if (files.length === 0) throw new LecternError('ARCHIVE_EMPTY');
    const url = this.#parts.links.link({ userId, ids, language });
    return { url, name: this.#nameOf(documents, language), count: files.length };
  }

  /**
   * Opens the archive in its present state for the user for whom the link was created: documents that the user may no
   * longer download are left out. Throws LINK_INVALID.
   */
  async open(
    digest: string,
    query: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<OpenArchive> {
    const { userId, ids, language } = this.#parts.links.read(digest, query);
    const leave = await this.#turns.take(userId, signal);
    try {
      const documents = await this.#contained(userId, ids).catch((error: unknown) => {
        throw error instanceof LecternError ? new LecternError('LINK_INVALID') : error;
      });
      // Ends the turn of a caller that disconnected meanwhile; no other code would.
      signal.throwIfAborted();
      const entries = this.#entries(userId, documents.slice(0, ARCHIVE_DOCUMENTS_MAX), signal);
      const name = this.#nameOf(documents, language);
      return { name, content: archiveStream(entries, ARCHIVE_BYTES_MAX), leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  #contained(userId: string, ids: readonly string[]): Promise<readonly ContainedDocument[]> {
    return this.#parts.documents.contained(userId, ids, ARCHIVE_DOCUMENTS_MAX + 1);
  }

  /** Named after the selected document, or after the date. */
  #nameOf(documents: readonly ContainedDocument[], language: Language): string {
    const tops = documents.filter(({ isTop }) => isTop);
    const day = localDay(new Date(this.#parts.clock.now()));
    return `${tops.length === 1 && tops[0] ? tops[0].name : `${language === 'zh' ? '讲台' : 'Lectern'} ${day}`}.zip`;
  }

  #entries(userId: string, documents: readonly ContainedDocument[], signal: AbortSignal): ArchiveEntry[] {
    const names = new ArchiveNames();
    const folders = new Map<string, string>();
    return documents.map((document): ArchiveEntry => {
      const { id, name, type, updatedAt, isTop, parentId } = document;
      const within = isTop ? '' : (folders.get(parentId ?? '') ?? '');
      if (type === 'folder') {
        const path = `${names.path(within, name)}/`;
        folders.set(id, path);
        return { path, updatedAt };
      }
      const path = names.path(within, name, this.#endingOf(type));
      return { path, updatedAt, open: () => this.#content(userId, document, signal) };
    });
  }

  /** A document that its kind writes gets the extension of the kind. A file has its extension in its name. */
  #endingOf(type: ResourceTypeCode): string {
    const isWritten = this.#parts.documents.kinds.get(type)?.write !== undefined;
    return isWritten ? `.${documentKindOf(type)?.format}` : '';
  }

  /** Permission is checked when the document's turn comes: the download of an archive may take minutes. */
  async #content(
    userId: string,
    { id, type }: ContainedDocument,
    signal: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array> | undefined> {
    const { documents, objects, clock } = this.#parts;
    const row = await documents.allowed(userId, id, 'download').catch((error: unknown) => {
      if (error instanceof LecternError) return undefined;
      throw error;
    });
    if (row === undefined || row.bin_id !== null) return undefined;
    const kind = documents.kinds.get(type);
    if (kind?.write) {
      const meta = { title: row.name, now: clock.now() };
      return pieceOf(
        await kind.write(id, meta, {
          userId,
          signal,
          unsaid: !(await documents.readsComments(userId, id)),
        }),
      );
    }
    if (row.object_hash === null) return undefined;
    return row.size === 0 ? pieceOf(new Uint8Array()) : objects.stream(row.object_hash);
  }
}

async function* pieceOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
