import type { Readable } from 'node:stream';
import { defined } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { ASSET_MAX_BYTES } from '@lectern/protocol/courseware';
import {
  assetKind,
  PICTURE_MAX_PIXELS,
  PICTURE_UNSCALED_PIXELS,
  pictureTooLarge,
} from '../../platform/asset-kind.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { CoursewareAssetsStore } from './courseware-assets.store.ts';
import type { FileLinks } from './file-links.ts';
import { isTooLargeToShow, type ShownPictures } from './shown-pictures.ts';

/** Imported files that may contain comments: a pattern of their MIME types, also as a PostgreSQL expression. */
export const HOLDS_COMMENTS = { mimes: '^application/(?!pdf$)' } as const;

const PATTERN = new RegExp(HOLDS_COMMENTS.mimes);

export function holdsComments(mime: string): boolean {
  return PATTERN.test(mime);
}

/**
 * How much of a file is read to detect its type: the size of a photograph may follow hundreds of kilobytes of profiles
 * and notes.
 */
const HEAD_BYTES = 1_048_576;

/**
 * The files of coursewares and boards: uploads them, shares them between documents, and links them for users who may
 * see them.
 */
export class CoursewareAssetsService {
  readonly #store: CoursewareAssetsStore;
  readonly #objects: ObjectStore;
  readonly #documents: Pick<DocumentsService, 'allowed' | 'kinds' | 'readsComments' | 'space'>;
  readonly #links: FileLinks;
  readonly #shown: ShownPictures;

  constructor(ports: {
    readonly store: CoursewareAssetsStore;
    readonly objects: ObjectStore;
    readonly documents: Pick<DocumentsService, 'allowed' | 'kinds' | 'readsComments' | 'space'>;
    readonly links: FileLinks;
    readonly shown: ShownPictures;
  }) {
    this.#store = ports.store;
    this.#objects = ports.objects;
    this.#documents = ports.documents;
    this.#links = ports.links;
    this.#shown = ports.shown;
  }

  /** `length`: the stream's length as its sender announces it, bytes. A rejected file is not stored at any time. */
  async upload(userId: string, documentId: string, stream: Readable, length: number): Promise<AssetItem> {
    const { mimes, types } = await this.#allowed(userId, documentId, 'edit');
    await this.#documents.space.checkRoomOf(documentId, length);
    let item: AssetItem | undefined;
    try {
      await this.#objects.putStream(stream, ASSET_MAX_BYTES, async ({ hash, file }) => {
        const { size } = file;
        const kind = assetKind(await file.read(0, HEAD_BYTES));
        if (!kind || !mimes.test(kind.mime)) throw new LecternError('FILE_TYPE_UNSUPPORTED', { types });
        const paid = { hash, size, ...kind };
        await this.#checkPixels(paid);
        await this.#addAndPay(documentId, [paid]);
        item = paid;
      });
    } catch (error) {
      // The file was counted against the owner's space, but the store failed to keep it.
      if (item && !(await this.#isKept(item, error))) await this.#giveBack(documentId, item);
      throw error;
    }
    return defined(item, 'the stored asset');
  }

  /** Returns the files that the document accepts. Throws DOCUMENT_NOT_FOUND for a document of a type without files. */
  async #allowed(userId: string, documentId: string, action: 'see' | 'download' | 'edit') {
    const { resource_type_code: type } = await this.#documents.allowed(userId, documentId, action);
    const takes = this.#documents.kinds.get(type)?.takes;
    if (!takes) throw new LecternError('DOCUMENT_NOT_FOUND');
    return takes;
  }

  /**
   * The check does not retry when the store is unreachable. If the store kept the file all the same, the file is unused
   * and will be swept.
   */
  async #isKept({ hash }: AssetItem, error: unknown): Promise<boolean> {
    if (error instanceof LecternError && error.code === 'FILES_UNAVAILABLE') return false;
    return await this.#objects.has(hash).catch(() => false);
  }

  /** Throws PICTURE_TOO_LARGE. Without a scaler for large pictures the limit is lower. */
  async #checkPixels(item: AssetItem): Promise<void> {
    if (!isTooLargeToShow(item)) return;
    const most = (await this.#shown.canScale()) ? PICTURE_MAX_PIXELS : PICTURE_UNSCALED_PIXELS;
    if ((item.width ?? 0) * (item.height ?? 0) > most) throw pictureTooLarge(most);
  }

  async #giveBack(documentId: string, { hash, size }: AssetItem): Promise<void> {
    await this.#store.remove(documentId, [hash]);
    await this.#documents.space.grow(documentId, -size);
  }

  /** Each file of a document counts once against the space of the document's owner. */
  async #addAndPay(documentId: string, items: readonly AssetItem[]): Promise<void> {
    const added = await this.#store.add(documentId, items, true);
    if (added.length === 0) return;
    try {
      await this.#documents.space.grow(
        documentId,
        added.reduce((sum, { size }) => sum + size, 0),
      );
    } catch (error) {
      await this.#store.remove(
        documentId,
        added.map(({ hash }) => hash),
      );
      throw error;
    }
  }

  async has(documentId: string, hash: string): Promise<boolean> {
    return (await this.#store.find(documentId, hash)) !== undefined;
  }

  /** The given files that the document has. The caller has checked permission. */
  find(documentId: string, hashes: readonly string[]): Promise<readonly AssetItem[]> {
    return this.#store.findMany(documentId, hashes);
  }

  /** The files that a document accepts, for a user who may edit it. Throws DOCUMENT_NOT_FOUND, FORBIDDEN. */
  async accepted(userId: string, documentId: string): Promise<{ mimes: RegExp; mostPixels: number }> {
    const { mimes } = await this.#allowed(userId, documentId, 'edit');
    const mostPixels = (await this.#shown.canScale()) ? PICTURE_MAX_PIXELS : PICTURE_UNSCALED_PIXELS;
    return { mimes, mostPixels };
  }

  /** Adds files that are in the store already to a document. Throws CAPACITY_NOT_ENOUGH. */
  async takeIn(documentId: string, files: readonly AssetItem[]): Promise<void> {
    await this.#addAndPay(documentId, files);
  }

  /** Returns the hashes that the document may use afterwards: the hashes of the source's files. */
  async copy(
    userId: string,
    documentId: string,
    sourceId: string,
    hashes: readonly string[],
  ): Promise<string[]> {
    const { mimes } = await this.#allowed(userId, documentId, 'edit');
    if (sourceId !== documentId) await this.#allowed(userId, sourceId, 'download');
    const said = await this.#documents.readsComments(userId, sourceId);
    const found = (await this.#store.findMany(sourceId, hashes)).filter(
      ({ mime }) => mimes.test(mime) && (said || !holdsComments(mime)),
    );
    await this.#addAndPay(documentId, found);
    return found.map(({ hash }) => hash);
  }

  async links(
    userId: string,
    documentId: string,
    hashes: readonly string[],
  ): Promise<{ links: Record<string, string>; expires_at: number }> {
    await this.#allowed(userId, documentId, 'see');
    const said = await this.#documents.readsComments(userId, documentId);
    const found = (await this.#store.findMany(documentId, hashes)).filter(
      ({ mime }) => said || !holdsComments(mime),
    );
    const links = Object.fromEntries(
      found.map(({ hash }) => [hash, this.#links.link({ userId, documentId, hash })]),
    );
    return { links, expires_at: this.#links.end() };
  }
}
