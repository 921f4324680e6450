import { assetsIn, type CoursewareSnapshot, snapshotOfState } from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';
import { LecternError } from '@lectern/protocol';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { LiveDocuments } from '../live-documents/index.ts';
import type { CoursewareTransaction } from './courseware.tables.ts';
import type { CoursewareAssetsService } from './courseware-assets.service.ts';
import type { CoursewareAssetsStore } from './courseware-assets.store.ts';
import { newCourseware } from './courseware-kind.ts';
import type { PptxWriter } from './pptx-writer.ts';

/** A file that comes with a courseware: an importer's, or an `.ndpx`'s. */
export interface NewAsset {
  /** SHA-256 of the bytes, 64 lower-case hexadecimal digits. */
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly width?: number;
  readonly height?: number;
}

/** An `.ndpx` with more than this is not made in memory. Bytes. */
const EXPORT_MAX_BYTES = 500_000_000;
/** Of the assets of a `.pptx`; they are held twice while it is written. Bytes. */
const PPTX_MAX_BYTES = 300_000_000;

interface CoursewareServicePorts {
  readonly live: LiveDocuments;
  readonly assets: CoursewareAssetsService;
  readonly store: CoursewareAssetsStore;
  readonly objects: ObjectStore;
  readonly pptx: PptxWriter;
}

/** What a courseware holds: made, read and taken out as a file. Who may do it is asked by the callers. */
export class CoursewareService {
  readonly assets: CoursewareAssetsService;
  readonly #ports: CoursewareServicePorts;

  constructor(ports: CoursewareServicePorts) {
    this.assets = ports.assets;
    this.#ports = ports;
  }

  /**
   * What an imported document holds. Files are stored first; those of a transaction that fails are left for the
   * sweeper. The document's row must be there in the transaction.
   */
  async createFromSnapshot(
    documentId: string,
    snapshot: CoursewareSnapshot,
    assets: readonly NewAsset[],
    transaction: AnyTransaction,
  ): Promise<{ readonly pageCount: number }> {
    const items: AssetItem[] = [];
    for (const { hash, bytes, mime, width, height } of assets) {
      const stored = await this.#ports.objects.put(bytes);
      if (stored.hash !== hash) throw new LecternError('COURSEWARE_INVALID');
      items.push({ hash, mime, size: stored.size, ...(width && { width }), ...(height && { height }) });
    }
    const { state, pageCount } = newCourseware(snapshot);
    await this.#ports.live.create(documentId, state, transaction);
    await this.#ports.store.add(documentId, items, false, transaction as CoursewareTransaction);
    return { pageCount };
  }

  /** All of it as one Yjs V1 update. Throws DOCUMENT_NOT_FOUND. */
  state(documentId: string): Promise<Uint8Array> {
    return this.#ports.live.state(documentId);
  }

  /** The courseware as plain records. */
  async snapshot(documentId: string): Promise<CoursewareSnapshot> {
    return snapshotOfState(await this.state(documentId));
  }

  /** The bytes of an `.ndpx` file. Throws FILE_EXPLODES for one of more than 500 MB. */
  async exportNdpx(documentId: string): Promise<Uint8Array> {
    const snapshot = await this.snapshot(documentId);
    const items = await this.#ports.store.findMany(documentId, [...assetsIn(snapshot.records)]);
    if (items.reduce((sum, { size }) => sum + size, 0) > EXPORT_MAX_BYTES)
      throw new LecternError('FILE_EXPLODES');
    const assets = new Map<string, Uint8Array>();
    for (const { hash } of items) assets.set(hash, await this.#ports.objects.get(hash));
    return writeNdpx({ snapshot, assets });
  }

  /**
   * The bytes of a `.pptx`, with the edits of this moment. Throws EXPORT_TOO_LARGE for one whose imported file, or
   * whose assets beyond that, are more than 300 MB, and the writer's errors.
   */
  async exportPptx(documentId: string, title: string, now: number): Promise<Uint8Array> {
    const state = await this.state(documentId);
    return this.#ports.pptx.write({
      state,
      title,
      now,
      assets: (hashes) => this.#filesOf(documentId, hashes),
    });
  }

  /** A file that the courseware may use; undefined for any other, and for one that the store lost. */
  async asset(documentId: string, hash: string): Promise<{ mime: string; bytes: Uint8Array } | undefined> {
    const item = await this.#ports.store.find(documentId, hash);
    if (!item || !(await this.#ports.objects.has(hash))) return undefined;
    return { mime: item.mime, bytes: await this.#ports.objects.get(hash) };
  }

  /** Those that the courseware may use and the store still has: a lost picture leaves an empty frame. */
  async #filesOf(documentId: string, hashes: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const items = await this.#ports.store.findMany(documentId, hashes);
    if (items.reduce((sum, { size }) => sum + size, 0) > PPTX_MAX_BYTES)
      throw new LecternError('EXPORT_TOO_LARGE', { megabytes: PPTX_MAX_BYTES / 1_000_000 });
    const files = new Map<string, Uint8Array>();
    for (const { hash } of items) {
      if (await this.#ports.objects.has(hash)) files.set(hash, await this.#ports.objects.get(hash));
    }
    return files;
  }
}
