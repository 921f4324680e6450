import { type Dispose, Emitter, type Readable } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { ASSET_MAX_BYTES, copyAssets, PICTURE_SHOWN_PIXELS } from '@lectern/protocol/courseware';
import { pagePicture } from '@lectern/protocol/page-pictures';
import { showToast } from '@lectern/ui';
import { isUnreachable } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import type { AssetLinks } from '../asset-links.ts';
import type { KeptContent, KeptFiles } from '../kept/kept-files.ts';
import { keptText } from '../kept/kept-texts.ts';
import { uploadAsset } from '../kept/upload-asset.ts';

/** Interval between requests while the server draws a page, milliseconds. */
const ASK_AGAIN_MS = 1_000;

/** Addresses of a courseware's files, fetched on first use and renewed; also uploads new files. */
export class LiveAssets {
  readonly #documentId: string;
  readonly #store: CoursewareStore;
  readonly #links: AssetLinks;
  readonly #kept: KeptFiles;
  /** Blob URLs of files from this window, shown from memory during and after their upload. */
  readonly #own = new Map<string, string>();
  /** Files shown from the server. Their source does not change, because another address would load them again. */
  readonly #linked = new Set<string>();
  readonly #changed = new Emitter();
  readonly #stops: readonly Dispose[];
  #disposed = false;

  /** Takes ownership of `links` and `kept`, which are disposed with this object. */
  constructor(documentId: string, store: CoursewareStore, links: AssetLinks, kept: KeptFiles) {
    this.#documentId = documentId;
    this.#store = store;
    this.#links = links;
    this.#kept = kept;
    const tell = () => this.#changed.emit();
    this.#stops = [links.subscribe(tell), kept.subscribe(tell)];
  }

  /**
   * The address of a file, preferably of the copy in this browser. Undefined until it is known; then listeners are
   * notified.
   */
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
   * Uploads a file, unless the courseware has it already, and shows it from memory. Offline, the file is stored in this
   * browser until it can be uploaded. Rejects with an ApiError, or an AbortError after `signal`.
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
    // The server offers a smaller picture, which does not take hundreds of megabytes of this window's memory.
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
      // A file without a name was derived from another file, such as a video's first frame; the message was shown for
      // that file.
      if (name !== '') showToast({ kind: 'attention', text: keptText('waits', { name }) });
      return { hash, mime: file.type, size: file.size };
    }
  }

  /** Stores every file of the courseware in this browser, for opening it offline. */
  async keepAll(): Promise<void> {
    const hashes = this.#store.all('asset').map(({ id }) => id);
    await this.#kept.keepAll(hashes, async (hash) => {
      const link = await this.#links.linkOf(hash);
      const response = link === undefined ? undefined : await fetch(link, { credentials: 'omit' });
      return response?.ok ? await response.blob() : undefined;
    });
  }

  /** The share of the courseware's files that is stored in this browser. */
  get kept(): Readable<KeptContent> {
    return this.#kept.content;
  }

  /** Counts the files that are stored already. */
  async lookAtKept(): Promise<void> {
    await this.#kept.look(this.#store.all('asset').map(({ id }) => id));
  }

  /** The file from this courseware's own record, if the server has it for this courseware. */
  async #known(hash: string): Promise<AssetItem | undefined> {
    const record = this.#store.find('asset', hash);
    if (!record) return undefined;
    if (!(await this.#links.request([hash]))) return undefined;
    const { mime, size, width, height } = record;
    return { hash, mime, size, ...(width && { width }), ...(height && { height }) };
  }

  /**
   * A picture of a page as drawn from the file that the courseware was imported from; waits while the server draws it.
   * Rejects with an ApiError, or an AbortError when disposed.
   */
  async pagePicture(part: string): Promise<AssetItem> {
    for (;;) {
      const asked = await call(pagePicture, { params: { id: this.#documentId }, body: { part } });
      if (asked.status === 'ready') return asked.picture;
      if (this.#disposed) throw new DOMException('the courseware was closed', 'AbortError');
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }

  /**
   * Makes files of another courseware usable in this courseware; returns the hashes of the files that are now usable.
   */
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

/**
 * Whether a file may wait for upload: the server is likely to accept its type and size after inspecting the content.
 */
function mayWait(file: Blob): boolean {
  return /^(image|audio|video)\//.test(file.type) && file.size > 0 && file.size <= ASSET_MAX_BYTES;
}

async function hashOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  // `subtle` is missing in insecure contexts, although the types claim otherwise.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) return (await import('@lectern/base/sha256')).sha256(new Uint8Array(bytes));
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
