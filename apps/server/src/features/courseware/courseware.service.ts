import type { Dispose } from '@lectern/base';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { type Language, LecternError } from '@lectern/protocol';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import type { RecordsKindCode } from '@lectern/protocol/document-kinds';
import type { AnyTransaction } from '../../platform/database/database.ts';
import { isPassing } from '../../platform/jobs/job-failure.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { LiveDocuments } from '../live-documents/index.ts';
import type { CoursewareTransaction } from './courseware.tables.ts';
import type { CoursewareAssetsService } from './courseware-assets.service.ts';
import type { CoursewareAssetsStore } from './courseware-assets.store.ts';
import { type KeepsFiles, keepsFiles } from './courseware-kind.ts';
import type { CoursewareReads } from './courseware-reads.ts';
import { type CoursewareLogs, PagedLogs } from './paged-logs.ts';
import type { PageWish, RenderedPage } from './read-words.ts';
import type { ShownPictures } from './shown-pictures.ts';
import type { NamedFiles, UnusedAssets } from './unused-assets.ts';
import type { CoursewareWriter } from './writing/courseware-writer.ts';
import type { PageComments, WrittenForm } from './writing/writer-words.ts';

/** A file that belongs to a new courseware, from an importer or an `.ndpx`. */
export interface NewAsset {
  /** SHA-256 of the bytes, 64 lower-case hexadecimal digits. */
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly width?: number;
  readonly height?: number;
}

/** Most bytes of the assets of one exported file; they are in memory twice while it is written. */
const FILES_MAX_BYTES = 300_000_000;

/** Documents with a courseware's records, of any kind, to be read and exported. */
export type PagedDocuments = Pick<
  CoursewareService,
  'state' | 'snapshot' | 'asset' | 'write' | 'assets' | 'page' | 'reads'
>;

interface CoursewareServicePorts {
  readonly live: LiveDocuments;
  /** The log from which documents are read; the log of coursewares if omitted. */
  readonly logs?: CoursewareLogs;
  readonly assets: CoursewareAssetsService;
  readonly store: CoursewareAssetsStore;
  readonly objects: ObjectStore;
  readonly shown: ShownPictures;
  readonly unused: Pick<UnusedAssets, 'alsoNamed' | 'letGo'>;
  readonly reads: CoursewareReads;
  readonly writer: CoursewareWriter;
}

/** A rendered page with links to its files. */
export interface LinkedPage extends Omit<RenderedPage, 'assets'> {
  readonly links: Readonly<Record<string, string>>;
  readonly expires_at: number;
}

/** The user for whom a courseware is written as a file, and a signal to abort. */
export interface WriteOptions {
  /** The kind that the manifest of an `.ndpx` names. Default: a courseware. */
  readonly kind?: RecordsKindCode;
  /** Omitted for internal jobs. */
  readonly userId?: string;
  readonly signal?: AbortSignal;
  /** Leaves out comments and the imported file, which may contain comments: for a user who may not read them. */
  readonly unsaid?: boolean;
  /** The language in which a presentation has keys of questions in its notes; left out without keys. */
  readonly keys?: Language | undefined;
  /** PNG pictures of elements that only the stage draws, by id. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
  /** Receives the elements whose rewritten formulas had no picture in `pictures`. */
  readonly undrawn?: (elementIds: readonly string[]) => void;
}

interface SaidOf {
  ask?: (documentId: string) => Promise<PageComments>;
}

/** The content of coursewares: creates, reads and exports it. The caller checks permissions. */
export class CoursewareService {
  readonly assets: CoursewareAssetsService;
  readonly reads: CoursewareReads;
  /** The log from which documents are read. */
  readonly logs: CoursewareLogs;
  readonly #ports: CoursewareServicePorts;
  readonly #pagedLogs: PagedLogs;
  #paged: PagedDocuments | undefined;
  /** Shared with instances over other logs: comments are found by the document's id. */
  readonly #saidOf: SaidOf;

  constructor(ports: CoursewareServicePorts, saidOf: SaidOf = {}) {
    this.#saidOf = saidOf;
    this.assets = ports.assets;
    this.reads = ports.reads;
    this.#ports = ports;
    this.logs = ports.logs ?? ports.live;
    this.#pagedLogs = new PagedLogs(this.logs);
  }

  /** Returns the same for documents of another kind, and adds them to `paged`. */
  addPaged(logs: CoursewareLogs): PagedDocuments {
    this.#pagedLogs.add(logs);
    return this.#over(logs);
  }

  /** Access to documents of all kinds with a courseware's records. */
  get paged(): PagedDocuments {
    this.#paged ??= this.#over(this.#pagedLogs);
    return this.#paged;
  }

  #over(logs: CoursewareLogs): PagedDocuments {
    return new CoursewareService({ ...this.#ports, logs, reads: this.reads.over(logs) }, this.#saidOf);
  }

  /**
   * Stores an imported document, given as one Yjs V1 update. Files are stored first; if the transaction fails, the
   * sweeper removes them. The document's row must exist in the transaction.
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
   * Adds files of a new document, in the transaction that creates it. Throws COURSEWARE_INVALID for a wrong
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

  /** Handling of files, for another kind of live document. */
  get files(): KeepsFiles {
    return keepsFiles(this.#ports.store, this.#ports.unused);
  }

  /** Precomputes the first response for a courseware that is about to be created. See `CoursewareReads.readAhead`. */
  readAhead(state: Uint8Array): (documentId: string) => void {
    return this.reads.readAhead(state);
  }

  /** The listener gets the id of a courseware each time this process has stored an edit of it. */
  onEdited(listener: (documentId: string) => void): Dispose {
    return this.#ports.live.onEdited(listener);
  }

  /** The live documents, for callers that write into a courseware that may be open. See `LiveDocuments`. */
  get live(): Pick<LiveDocuments, 'authors' | 'beginning' | 'rewrite'> {
    return this.#ports.live;
  }

  /** Files that `named` returns are not removed as unused. */
  alsoNamed(named: NamedFiles): void {
    this.#ports.unused.alsoNamed(named);
  }

  /** Exported files contain the comments that `ask` returns. */
  commentsFrom(ask: (documentId: string) => Promise<PageComments>): void {
    this.#saidOf.ask = ask;
  }

  /** The whole document as one Yjs V1 update. Throws DOCUMENT_NOT_FOUND. */
  state(documentId: string): Promise<Uint8Array> {
    return this.logs.state(documentId);
  }

  /** A page as markup with the reader's links to its files; undefined when the page is left to the browser. */
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

  /** The file that the courseware was imported from. */
  async source(documentId: string): Promise<{ readonly asset: string; readonly format: string } | undefined> {
    return (await this.#ports.reads.read(documentId, 'records')).source;
  }

  /**
   * The courseware as a file with all edits up to now; `title` and `now` (milliseconds since 1970) become properties of
   * a `.pptx`. Throws EXPORT_TOO_LARGE when the imported file, or the other assets together, have more than 300 MB, and
   * the writer's errors.
   */
  async write(
    documentId: string,
    form: WrittenForm,
    { title, now }: { readonly title: string; readonly now: number },
    { kind, userId, signal, pictures, undrawn, keys, unsaid = false }: WriteOptions = {},
  ): Promise<Uint8Array> {
    const updates = async () => (await this.logs.content(documentId)).updates;
    const assets = (hashes: readonly string[]) => this.#filesOf(documentId, hashes);
    const comments = unsaid ? undefined : await this.#saidOf.ask?.(documentId);
    return this.#ports.writer.write({
      form,
      documentKind: kind,
      updates,
      title,
      now,
      pictures,
      undrawn,
      comments,
      unsaid,
      keys,
      assets,
      userId,
      signal,
    });
  }

  /**
   * A file that the courseware may use, in its displayed form. Undefined for a file that the courseware may not use, a
   * file that the store lost, and a picture that is too large to be shown. Throws FILES_UNAVAILABLE when the store is
   * unreachable.
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

  /** The files that the courseware may use and that are in the store: a lost picture leaves an empty frame. */
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
