import { type Dispose, Emitter } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { copyAssets } from '@lectern/protocol/courseware';
import { pagePicture } from '@lectern/protocol/page-pictures';
import { call } from '../../platform/api/call.ts';
import type { AssetLinks } from './asset-links.ts';
import { uploadAsset } from './upload-asset.ts';

/** While a page is drawn, milliseconds. */
const ASK_AGAIN_MS = 1_000;

/** Addresses of a courseware's files, fetched when first asked for and renewed; and what takes new files in. */
export class LiveAssets {
  readonly #documentId: string;
  readonly #store: CoursewareStore;
  readonly #links: AssetLinks;
  /** Files of this window, shown from memory while and after they are sent. */
  readonly #own = new Map<string, string>();
  readonly #changed = new Emitter();
  readonly #stop: Dispose;
  #disposed = false;

  /** Takes the links over: they end with it. */
  constructor(documentId: string, store: CoursewareStore, links: AssetLinks) {
    this.#documentId = documentId;
    this.#store = store;
    this.#links = links;
    this.#stop = links.subscribe(() => this.#changed.emit());
  }

  /** Undefined until it is known; listeners are told when it is. */
  url(hash: string): string | undefined {
    return this.#own.get(hash) ?? this.#links.url(hash);
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  /**
   * Stores a file, unless the courseware has it already, and shows it from memory meanwhile. Rejects with an
   * ApiError, or an AbortError after `signal`.
   */
  async upload(
    file: Blob,
    onProgress: (fraction: number) => void = () => undefined,
    signal?: AbortSignal,
  ): Promise<AssetItem> {
    const hash = await hashOf(file);
    signal?.throwIfAborted();
    if (!this.#own.has(hash) && !this.#disposed) this.#own.set(hash, URL.createObjectURL(file));
    const known = await this.#known(hash);
    const item = known ?? (await uploadAsset(this.#documentId, file, onProgress, signal));
    onProgress(1);
    if (!this.#disposed) this.#changed.emit();
    return item;
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
    this.#stop();
    this.#links.dispose();
    for (const url of this.#own.values()) URL.revokeObjectURL(url);
    this.#changed.clear();
  }
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
