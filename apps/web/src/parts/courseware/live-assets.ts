import { type Dispose, Emitter } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { copyAssets, linkAssets } from '@lectern/protocol/courseware';
import { pagePicture } from '@lectern/protocol/page-pictures';
import { call } from '../../platform/api/call.ts';
import { uploadAsset } from './upload-asset.ts';

/** Hashes that are asked for within one turn go in one call, milliseconds. */
const GATHER_MS = 10;
/** Of one call. */
const HASHES_MAX = 1000;
/** A link this near its end is changed for a new one, milliseconds. */
const RENEW_BEFORE_MS = 120_000;
/** What has no link yet (somebody's upload is on its way) is asked for again after this long, milliseconds. */
const AGAIN_MS = 3_000;
/** While a page is drawn, milliseconds. */
const ASK_AGAIN_MS = 1_000;

interface Link {
  readonly url: string;
  readonly endsAt: number;
}

/** Addresses of a courseware's files, fetched when first asked for and renewed; and what takes new files in. */
export class LiveAssets {
  readonly #documentId: string;
  readonly #store: CoursewareStore;
  readonly #links = new Map<string, Link>();
  /** Files of this window, shown from memory while and after they are sent. */
  readonly #own = new Map<string, string>();
  readonly #wanted = new Set<string>();
  readonly #asked = new Map<string, number>();
  readonly #changed = new Emitter();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;

  constructor(documentId: string, store: CoursewareStore) {
    this.#documentId = documentId;
    this.#store = store;
  }

  /** Undefined until it is known; listeners are told when it is. */
  url(hash: string): string | undefined {
    const own = this.#own.get(hash);
    if (own !== undefined) return own;
    const link = this.#links.get(hash);
    if (link === undefined || link.endsAt - RENEW_BEFORE_MS < Date.now()) this.#want(hash);
    return link?.url;
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  #want(hash: string): void {
    const asked = this.#asked.get(hash);
    if (this.#disposed || (asked !== undefined && Date.now() - asked < AGAIN_MS)) return;
    this.#asked.set(hash, Date.now());
    this.#wanted.add(hash);
    this.#timer ??= setTimeout(() => void this.#fetch(), GATHER_MS);
  }

  async #fetch(): Promise<void> {
    this.#timer = undefined;
    const hashes = [...this.#wanted].slice(0, HASHES_MAX);
    for (const hash of hashes) this.#wanted.delete(hash);
    if (this.#wanted.size > 0) this.#timer = setTimeout(() => void this.#fetch(), GATHER_MS);
    try {
      await this.#request(hashes);
      if (this.#disposed) return;
      this.#tell();
      const missing = hashes.filter((hash) => !this.#links.has(hash));
      if (missing.length > 0) setTimeout(() => this.#tell(), AGAIN_MS);
    } catch {
      // Drawn again, they are asked for again.
      setTimeout(() => this.#tell(), AGAIN_MS);
    }
  }

  async #request(hashes: readonly string[]): Promise<void> {
    const params = { id: this.#documentId };
    const { links, expires_at: endsAt } = await call(linkAssets, { params, body: { hashes: [...hashes] } });
    for (const [hash, url] of Object.entries(links)) this.#links.set(hash, { url, endsAt });
  }

  #tell(): void {
    if (this.#disposed) return;
    this.#changed.emit();
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
    this.#tell();
    return item;
  }

  /** The file as a record of this courseware names it, when the server has it for this courseware. */
  async #known(hash: string): Promise<AssetItem | undefined> {
    const record = this.#store.find('asset', hash);
    if (!record) return undefined;
    await this.#request([hash]);
    if (!this.#links.has(hash)) return undefined;
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
    clearTimeout(this.#timer);
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
