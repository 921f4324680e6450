import type { Dispose } from '@lectern/base';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
import { isPassing } from '../../platform/jobs/job-failure.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { LiveDocuments } from '../live-documents/index.ts';
import type { CoursewareTransaction } from './courseware.tables.ts';
import type { CoursewareAssetsService } from './courseware-assets.service.ts';
import type { CoursewareAssetsStore } from './courseware-assets.store.ts';
import { type KeepsFiles, keepsFiles } from './courseware-kind.ts';
import type { CoursewareReads } from './courseware-reads.ts';
import type { CoursewareWriter } from './courseware-writer.ts';
import type { PageWish, RenderedPage } from './read-words.ts';
import type { ShownPictures } from './shown-pictures.ts';
import type { NamedFiles, UnusedAssets } from './unused-assets.ts';
import type { PageComments, WrittenForm } from './writer-words.ts';

/** A file that comes with a courseware: an importer's, or an `.ndpx`'s. */
export interface NewAsset {
  /** SHA-256 of the bytes, 64 lower-case hexadecimal digits. */
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly width?: number;
  readonly height?: number;
}

/** Of the assets of a file that is taken out; they are held twice while it is written. Bytes. */
const FILES_MAX_BYTES = 300_000_000;

/** Where documents of a courseware's records are read. */
export type CoursewareLogs = Pick<LiveDocuments, 'seq' | 'content' | 'state'>;

/** Documents of a courseware's records, of whatever kind, to be read and taken out. */
export type PagedDocuments = Pick<
  CoursewareService,
  'state' | 'snapshot' | 'asset' | 'write' | 'assets' | 'page' | 'reads'
>;

interface CoursewareServicePorts {
  readonly live: LiveDocuments;
  /** What is read; that of coursewares where left out. */
  readonly logs?: CoursewareLogs;
  readonly assets: CoursewareAssetsService;
  readonly store: CoursewareAssetsStore;
  readonly objects: ObjectStore;
  readonly shown: ShownPictures;
  readonly unused: Pick<UnusedAssets, 'alsoNamed' | 'letGo'>;
  readonly reads: CoursewareReads;
  readonly writer: CoursewareWriter;
}

/** A rendered page, and where its files are read. */
export interface LinkedPage extends Omit<RenderedPage, 'assets'> {
  readonly links: Readonly<Record<string, string>>;
  readonly expires_at: number;
}

/** For whom a courseware is written as a file, and until when. */
export interface WriteOptions {
  /** Left out where a job of the program's own asks. */
  readonly userId?: string;
  readonly signal?: AbortSignal;
  /** Leaves out comments, and the imported file, which may hold more: for somebody who may not read them. */
  readonly unsaid?: boolean;
  /** PNG pictures of elements that only the stage draws, by id. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
  /** Receives the elements whose rewritten formulas had no picture among these. */
  readonly undrawn?: (elementIds: readonly string[]) => void;
}

interface SaidOf {
  ask?: (documentId: string) => Promise<PageComments>;
}

/** What a courseware holds: made, read and taken out as a file. Who may do it is asked by the callers. */
export class CoursewareService {
  readonly assets: CoursewareAssetsService;
  readonly reads: CoursewareReads;
  /** Where its documents are read. */
  readonly logs: CoursewareLogs;
  readonly #ports: CoursewareServicePorts;
  /** Shared by what reads other logs: what is said of a page is found by its document. */
  readonly #saidOf: SaidOf;

  constructor(ports: CoursewareServicePorts, saidOf: SaidOf = {}) {
    this.#saidOf = saidOf;
    this.assets = ports.assets;
    this.reads = ports.reads;
    this.#ports = ports;
    this.logs = ports.logs ?? ports.live;
  }

  /** The same of documents whose log is another one. */
  over(logs: CoursewareLogs): PagedDocuments {
    return new CoursewareService({ ...this.#ports, logs, reads: this.reads.over(logs) }, this.#saidOf);
  }

  /**
   * What an imported document holds, as one Yjs V1 update. Files are stored first; those of a transaction that fails are
   * left for the sweeper. The document's row must be there in the transaction.
   */
  async create(
    documentId: string,
    state: Uint8Array,
    assets: readonly NewAsset[],
    transaction: AnyTransaction,
  ): Promise<void> {
    await this.#ports.live.create(documentId, state, transaction);
    await this.addFiles(documentId, assets, transaction);
  }

  /**
   * Files that come with a document, in the transaction in which it is made. Throws COURSEWARE_INVALID for a wrong
   * hash.
   */
  async addFiles(
    documentId: string,
    assets: readonly NewAsset[],
    transaction: AnyTransaction,
  ): Promise<void> {
    const items: AssetItem[] = [];
    for (const { hash, bytes, mime, width, height } of assets) {
      const stored = await this.#ports.objects.put(bytes);
      if (stored.hash !== hash) throw new LecternError('COURSEWARE_INVALID');
      items.push({ hash, mime, size: stored.size, ...(width && { width }), ...(height && { height }) });
    }
    await this.#ports.store.add(documentId, items, false, transaction as CoursewareTransaction);
  }

  /** What another kind of live document with files of its own does with them. */
  get files(): KeepsFiles {
    return keepsFiles(this.#ports.store, this.#ports.unused);
  }

  /**
   * Makes ready what is asked for first of a courseware that is about to be created. See `CoursewareReads.readAhead`.
   */
  readAhead(state: Uint8Array): (documentId: string) => void {
    return this.reads.readAhead(state);
  }

  /** Hears the id of a courseware each time that an edit of it was stored by this process. */
  onEdited(listener: (documentId: string) => void): Dispose {
    return this.#ports.live.onEdited(listener);
  }

  /** For who writes into a courseware that may be open, see `LiveDocuments`. */
  get live(): Pick<LiveDocuments, 'authors' | 'beginning' | 'rewrite'> {
    return this.#ports.live;
  }

  /** Files that these name are not let go of. */
  alsoNamed(named: NamedFiles): void {
    this.#ports.unused.alsoNamed(named);
  }

  /** Files take along what this answers. */
  commentsFrom(ask: (documentId: string) => Promise<PageComments>): void {
    this.#saidOf.ask = ask;
  }

  /** All of it as one Yjs V1 update. Throws DOCUMENT_NOT_FOUND. */
  state(documentId: string): Promise<Uint8Array> {
    return this.logs.state(documentId);
  }

  /** A page as markup with links of the reader's to its files; undefined for one that a browser draws alone. */
  async page(readerId: string, documentId: string, wish: PageWish): Promise<LinkedPage | undefined> {
    const page = await this.#ports.reads.page(documentId, wish, readerId);
    if (page === undefined) return undefined;
    const { assets, ...rendered } = page;
    return { ...rendered, ...(await this.assets.links(readerId, documentId, assets)) };
  }

  /** The courseware as plain records. */
  snapshot(documentId: string): Promise<CoursewareSnapshot> {
    return this.#ports.reads.snapshot(documentId);
  }

  /** The file that it says it was imported from. */
  async source(documentId: string): Promise<{ readonly asset: string; readonly format: string } | undefined> {
    return (await this.#ports.reads.read(documentId, 'records')).source;
  }

  /**
   * The bytes of a file, with the edits of this moment; `title` and `now` (milliseconds since 1970) are what a `.pptx` says
   * of itself. Throws EXPORT_TOO_LARGE for one whose imported file, or whose assets beyond that, are more than 300 MB, and
   * the writer's errors.
   */
  async write(
    documentId: string,
    form: WrittenForm,
    { title, now }: { readonly title: string; readonly now: number },
    { userId, signal, pictures, undrawn, unsaid = false }: WriteOptions = {},
  ): Promise<Uint8Array> {
    const updates = async () => (await this.logs.content(documentId)).updates;
    const assets = (hashes: readonly string[]) => this.#filesOf(documentId, hashes);
    const comments = unsaid ? undefined : await this.#saidOf.ask?.(documentId);
    return this.#ports.writer.write({
      form,
      updates,
      title,
      now,
      pictures,
      undrawn,
      comments,
      unsaid,
      assets,
      userId,
      signal,
    });
  }

  /**
   * A file that the courseware may use, as it is shown; undefined for any other, for one that the store lost, and for a
   * picture that is too large to be shown. Throws FILES_UNAVAILABLE: a store that is away has lost nothing.
   */
  async asset(documentId: string, hash: string): Promise<{ mime: string; bytes: Uint8Array } | undefined> {
    const item = await this.#ports.store.find(documentId, hash);
    if (!item) return undefined;
    try {
      const { objects, ...file } = await this.#ports.shown.of(item);
      return { mime: file.mime, bytes: await objects.get(file.hash) };
    } catch (error) {
      if (error instanceof LecternError && !isPassing(error)) return undefined;
      throw error;
    }
  }

  /** The files that the courseware may use and the store still has: a lost picture leaves an empty frame. */
  async #filesOf(documentId: string, hashes: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const items = await this.#ports.store.findMany(documentId, hashes);
    if (items.reduce((sum, { size }) => sum + size, 0) > FILES_MAX_BYTES)
      throw new LecternError('EXPORT_TOO_LARGE', { megabytes: FILES_MAX_BYTES / 1_000_000 });
    const files = new Map<string, Uint8Array>();
    for (const { hash } of items) {
      if (await this.#ports.objects.has(hash)) files.set(hash, await this.#ports.objects.get(hash));
    }
    return files;
  }
}
