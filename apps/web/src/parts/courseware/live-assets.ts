import { type Dispose, Emitter, type Readable } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { ASSET_MAX_BYTES, copyAssets, PICTURE_SHOWN_PIXELS } from '@lectern/protocol/courseware';
import { pagePicture } from '@lectern/protocol/page-pictures';
import { showToast } from '@lectern/ui';
import { isUnreachable } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import type { AssetLinks } from './asset-links.ts';
import type { KeptContent } from './kept/kept-content.ts';
import type { KeptFiles } from './kept/kept-files.ts';
import { keptText } from './kept/kept-texts.ts';
import { uploadAsset } from './upload-asset.ts';

/** While a page is drawn, milliseconds. */
const ASK_AGAIN_MS = 1_000;

/** Addresses of a courseware's files, fetched when first asked for and renewed; and what takes new files in. */
export class LiveAssets {
  readonly #documentId: string;
  readonly #store: CoursewareStore;
  readonly #links: AssetLinks;
  readonly #kept: KeptFiles;
  /** Files of this window, shown from memory while and after they are sent. */
  readonly #own = new Map<string, string>();
  /** Files that are shown from the server: they stay so, for another address would load them anew. */
  readonly #linked = new Set<string>();
  readonly #changed = new Emitter();
  readonly #stops: readonly Dispose[];
  #disposed = false;

  /** Takes the links and the kept files over: they end with it. */
  constructor(documentId: string, store: CoursewareStore, links: AssetLinks, kept: KeptFiles) {
    this.#documentId = documentId;
    this.#store = store;
    this.#links = links;
    this.#kept = kept;
    const tell = () => this.#changed.emit();
    this.#stops = [links.subscribe(tell), kept.subscribe(tell)];
  }

  /** Undefined until it is known; listeners are told when it is. What lies in this browser comes from there. */
  url(hash: string): string | undefined {
    const own = this.#own.get(hash) ?? (this.#linked.has(hash) ? undefined : this.#kept.url(hash));
    if (own !== undefined) return own;
    const link = this.#links.url(hash);
    if (link !== undefined) this.#linked.add(hash);
    return link;
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  /**
   * Stores a file, unless the courseware has it already, and shows it from memory. Without a network it waits
   * in this browser. Rejects with an ApiError, or an AbortError after `signal`.
   */
  async upload(
    file: Blob,
    onProgress: (fraction: number) => void = () => undefined,
    signal?: AbortSignal,
  ): Promise<AssetItem> {
    const hash = await hashOf(file);
    signal?.throwIfAborted();
    if (!this.#own.has(hash) && !this.#disposed) this.#own.set(hash, URL.createObjectURL(file));
    const item = await this.#stored(hash, file, onProgress, signal);
    // The server has a smaller one to show, which does not take this window hundreds of megabytes.
    if ((item.width ?? 0) * (item.height ?? 0) > PICTURE_SHOWN_PIXELS) this.#forget(hash);
    onProgress(1);
    if (!this.#disposed) this.#changed.emit();
    return item;
  }

  #forget(hash: string): void {
    URL.revokeObjectURL(this.#own.get(hash) ?? '');
    this.#own.delete(hash);
  }

  async #stored(
    hash: string,
    file: Blob,
    onProgress: (fraction: number) => void,
    signal: AbortSignal | undefined,
  ): Promise<AssetItem> {
    try {
      return (await this.#known(hash)) ?? (await uploadAsset(this.#documentId, file, onProgress, signal));
    } catch (error) {
      const waits = isUnreachable(error) && mayWait(file) && !signal?.aborted;
      const name = file instanceof File ? file.name : '';
      if (!waits || !(await this.#kept.keepWaiting(hash, file, name))) throw error;
      // What has no name was made here of a file that has one, as a film's first frame: that is said already.
      if (name !== '') showToast({ kind: 'attention', text: keptText('waits', { name }) });
      return { hash, mime: file.type, size: file.size };
    }
  }

  /** Keeps every file of the courseware in this browser, for opening it without a network. */
  async keepAll(): Promise<void> {
    const hashes = this.#store.all('asset').map(({ id }) => id);
    await this.#kept.keepAll(hashes, async (hash) => {
      const link = await this.#links.linkOf(hash);
      const response = link === undefined ? undefined : await fetch(link, { credentials: 'omit' });
      return response?.ok ? await response.blob() : undefined;
    });
  }

  /** How much of the courseware's files lies in this browser. */
  get kept(): Readable<KeptContent> {
    return this.#kept.content;
  }

  /** Counts what is here already. */
  async lookAtKept(): Promise<void> {
    await this.#kept.look(this.#store.all('asset').map(({ id }) => id));
  }

  /** The file as a record of this courseware names it, when the server has it for this courseware. */
  async #known(hash: string): Promise<AssetItem | undefined> {
    const record = this.#store.find('asset', hash);
    if (!record) return undefined;
    if (!(await this.#links.request([hash]))) return undefined;
    const { mime, size, width, height } = record;
    return { hash, mime, size, ...(width && { width }), ...(height && { height }) };
  }

  /** A page as it looks in the file that the courseware came from; waits while it is drawn. Rejects with an ApiError. */
  async pagePicture(part: string): Promise<AssetItem> {
    for (;;) {
      const asked = await call(pagePicture, { params: { id: this.#documentId }, body: { part } });
      if (asked.status === 'ready') return asked.picture;
      if (this.#disposed) throw new DOMException('the courseware was closed', 'AbortError');
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }

  /** Makes files of another courseware usable here; answers those that now are. */
  async take(fromDocumentId: string, hashes: readonly string[]): Promise<readonly string[]> {
    if (hashes.length === 0 || fromDocumentId === this.#documentId) return hashes;
    const body = { from_document_id: fromDocumentId, hashes: [...hashes] };
    const taken = await call(copyAssets, { params: { id: this.#documentId }, body });
    return taken.hashes;
  }

  dispose(): void {
    this.#disposed = true;
    for (const stop of this.#stops) stop();
    this.#kept.dispose();
    this.#links.dispose();
    for (const url of this.#own.values()) URL.revokeObjectURL(url);
    this.#changed.clear();
  }
}

/** What the server will surely look at when it can be reached: it tells by the content what a file really is. */
function mayWait(file: Blob): boolean {
  return /^(image|audio|video)\//.test(file.type) && file.size > 0 && file.size <= ASSET_MAX_BYTES;
}

async function hashOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  // Missing on pages that are no secure context, whatever the types say.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  const digest = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : (await import('../../platform/api/sha256.ts')).sha256(new Uint8Array(bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
