import {
  assetsIn,
  blankCourseware,
  type CoursewareSnapshot,
  snapshotOfState,
  stateOfSnapshot,
} from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';
import { LecternError } from '@lectern/protocol';
import type { AssetItem } from '@lectern/protocol/courseware';
import * as Y from 'yjs';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { DocumentContent } from '../documents/index.ts';
import type { CoursewareAssetsService } from './courseware-assets.service.ts';
import type { CoursewareAssetsStore } from './courseware-assets.store.ts';
import type { CoursewareLog, CoursewareTransaction } from './courseware-log.store.ts';
import type { LiveCoursewares } from './live-coursewares.ts';
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

export interface CreatedCourseware {
  readonly pageCount: number;
}

/** An `.ndpx` with more than this is not made in memory. Bytes. */
const EXPORT_MAX_BYTES = 500_000_000;
/** Of the assets of a `.pptx`; they are held twice while it is written. Bytes. */
const PPTX_MAX_BYTES = 300_000_000;

interface CoursewareServicePorts {
  readonly log: CoursewareLog;
  readonly assets: CoursewareAssetsService;
  readonly assetsStore: CoursewareAssetsStore;
  readonly objects: ObjectStore;
  readonly live: LiveCoursewares;
  readonly pptx: PptxWriter;
}

/** What a courseware holds: made, read, copied and taken out as a file. Who may do it is asked by the callers. */
export class CoursewareService implements DocumentContent {
  readonly assets: CoursewareAssetsService;
  readonly #log: CoursewareLog;
  readonly #assets: CoursewareAssetsStore;
  readonly #objects: ObjectStore;
  readonly #live: LiveCoursewares;
  readonly #pptx: PptxWriter;

  constructor(ports: CoursewareServicePorts) {
    this.assets = ports.assets;
    this.#log = ports.log;
    this.#assets = ports.assetsStore;
    this.#objects = ports.objects;
    this.#live = ports.live;
    this.#pptx = ports.pptx;
  }

  /** What a new document holds: one page of the title layout. The document's row must be there in the transaction. */
  async create(documentId: string, transaction: AnyTransaction): Promise<CreatedCourseware> {
    return this.createFromSnapshot(documentId, blankCourseware(), [], transaction);
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
  ): Promise<CreatedCourseware> {
    const items: AssetItem[] = [];
    for (const { hash, bytes, mime, width, height } of assets) {
      const stored = await this.#objects.put(bytes);
      if (stored.hash !== hash) throw new LecternError('COURSEWARE_INVALID');
      items.push({ hash, mime, size: stored.size, ...(width && { width }), ...(height && { height }) });
    }
    const database = transaction as CoursewareTransaction;
    await this.#log.create(documentId, stateOfSnapshot(snapshot), database);
    await this.#assets.add(documentId, items, false, database);
    return { pageCount: snapshot.records.filter(({ kind }) => kind === 'page').length };
  }

  async copy(sourceId: string, targetId: string, transaction: AnyTransaction): Promise<void> {
    await this.#log.copy(
      sourceId,
      targetId,
      await this.state(sourceId),
      transaction as CoursewareTransaction,
    );
  }

  /** Its rows go with the document's; who has it open is sent away by the change of access. */
  async remove(): Promise<void> {}

  /** All of it as one Yjs V1 update. Throws DOCUMENT_NOT_FOUND. */
  async state(documentId: string): Promise<Uint8Array> {
    const open = this.#live.find(documentId);
    if (open && !open.isLoading) return Y.encodeStateAsUpdate(open);
    const stored = await this.#log.changes(documentId, -1);
    if (!stored?.snapshot) throw new LecternError('DOCUMENT_NOT_FOUND');
    const { snapshot, updates } = stored;
    if (updates.length === 0) return snapshot.state;
    return Y.mergeUpdates([snapshot.state, ...updates.map(({ payload }) => payload)]);
  }

  /** The courseware as plain records. */
  async snapshot(documentId: string): Promise<CoursewareSnapshot> {
    return snapshotOfState(await this.state(documentId));
  }

  /** The bytes of an `.ndpx` file. Throws FILE_EXPLODES for one of more than 500 MB. */
  async exportNdpx(documentId: string): Promise<Uint8Array> {
    const snapshot = await this.snapshot(documentId);
    const items = await this.#assets.findMany(documentId, [...assetsIn(snapshot.records)]);
    if (items.reduce((sum, { size }) => sum + size, 0) > EXPORT_MAX_BYTES)
      throw new LecternError('FILE_EXPLODES');
    const assets = new Map<string, Uint8Array>();
    for (const { hash } of items) assets.set(hash, await this.#objects.get(hash));
    return writeNdpx({ snapshot, assets });
  }

  /**
   * The bytes of a `.pptx`, with the edits of this moment. Throws EXPORT_TOO_LARGE for one whose imported file, or
   * whose assets beyond that, are more than 300 MB, and the writer's errors.
   */
  async exportPptx(documentId: string, title: string, now: number): Promise<Uint8Array> {
    const state = await this.state(documentId);
    return this.#pptx.write({
      state,
      title,
      now,
      assets: (hashes) => this.#filesOf(documentId, hashes),
    });
  }

  /** A file that the courseware may use; undefined for any other, and for one that the store lost. */
  async asset(documentId: string, hash: string): Promise<{ mime: string; bytes: Uint8Array } | undefined> {
    const item = await this.#assets.find(documentId, hash);
    if (!item || !(await this.#objects.has(hash))) return undefined;
    return { mime: item.mime, bytes: await this.#objects.get(hash) };
  }

  /** Those that the courseware may use and the store still has: a lost picture leaves an empty frame. */
  async #filesOf(documentId: string, hashes: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const items = await this.#assets.findMany(documentId, hashes);
    if (items.reduce((sum, { size }) => sum + size, 0) > PPTX_MAX_BYTES)
      throw new LecternError('EXPORT_TOO_LARGE', { megabytes: PPTX_MAX_BYTES / 1_000_000 });
    const files = new Map<string, Uint8Array>();
    for (const { hash } of items) {
      if (await this.#objects.has(hash)) files.set(hash, await this.#objects.get(hash));
    }
    return files;
  }
}
