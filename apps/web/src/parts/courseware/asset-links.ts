import { type Dispose, Emitter } from '@lectern/base';
import { linkAssets } from '@lectern/protocol/courseware';
import { call } from '../../platform/api/call.ts';
import { serverNow } from '../../platform/api/session.ts';

/** Time within which requested hashes are sent in one call, milliseconds. */
const GATHER_MS = 10;
/** Number of hashes in one call at most. */
const HASHES_MAX = 1000;
/** Time before its expiry at which a link is renewed, milliseconds. */
const RENEW_BEFORE_MS = 120_000;
/** Time after which a file without a link (still uploading from another window) is requested again, milliseconds. */
const AGAIN_MS = 3_000;

interface Link {
  readonly url: string;
  readonly endsAt: number;
}

/** Requests links to some files of a courseware. */
export type AskLinks = (
  hashes: readonly string[],
) => Promise<{ readonly links: Readonly<Record<string, string>>; readonly expires_at: number }>;

/** Links to a courseware's files, fetched on first use and renewed. */
export class AssetLinks {
  readonly #ask: AskLinks;
  readonly #links = new Map<string, Link>();
  readonly #wanted = new Set<string>();
  readonly #asked = new Map<string, number>();
  readonly #changed = new Emitter();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;

  /** `ask`: by default a call as the signed-in user. */
  constructor(
    documentId: string,
    ask: AskLinks = (hashes) =>
      call(linkAssets, { params: { id: documentId }, body: { hashes: [...hashes] } }),
  ) {
    this.#ask = ask;
  }

  /** The link of a file; undefined until it is fetched, and then listeners are notified. */
  url(hash: string): string | undefined {
    const link = this.#links.get(hash);
    if (link === undefined || link.endsAt - RENEW_BEFORE_MS < serverNow()) this.#want(hash);
    return link?.url;
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  /**
   * Fetches the links of these files; returns whether the courseware has the first of them. Rejects with an ApiError.
   */
  async request(hashes: readonly string[]): Promise<boolean> {
    const { links, expires_at: endsAt } = await this.#ask(hashes);
    for (const [hash, url] of Object.entries(links)) this.#links.set(hash, { url, endsAt });
    return hashes[0] !== undefined && this.#links.has(hashes[0]);
  }

  /** A valid link, or undefined when the courseware has no such file. Rejects with an ApiError. */
  async linkOf(hash: string): Promise<string | undefined> {
    const link = this.#links.get(hash);
    if (link === undefined || link.endsAt - RENEW_BEFORE_MS < serverNow()) await this.request([hash]);
    return this.#links.get(hash)?.url;
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
      await this.request(hashes);
      if (this.#disposed) return;
      this.#tell();
      const missing = hashes.filter((hash) => !this.#links.has(hash));
      if (missing.length > 0) setTimeout(() => this.#tell(), AGAIN_MS);
    } catch {
      // Notifies listeners, which draw the files and thereby request them again.
      setTimeout(() => this.#tell(), AGAIN_MS);
    }
  }

  #tell(): void {
    if (!this.#disposed) this.#changed.emit();
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
    this.#changed.clear();
  }
}
