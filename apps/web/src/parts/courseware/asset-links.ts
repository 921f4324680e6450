import { type Dispose, Emitter } from '@lectern/base';
import { linkAssets } from '@lectern/protocol/courseware';
import { call } from '../../platform/api/call.ts';
import { serverNow } from '../../platform/api/session.ts';

/** Hashes that are asked for within one turn go in one call, milliseconds. */
const GATHER_MS = 10;
/** Of one call. */
const HASHES_MAX = 1000;
/** A link this near its end is changed for a new one, milliseconds. */
const RENEW_BEFORE_MS = 120_000;
/** What has no link yet (somebody's upload is on its way) is asked for again after this long, milliseconds. */
const AGAIN_MS = 3_000;

interface Link {
  readonly url: string;
  readonly endsAt: number;
}

/** Asks a server for links to some files of a courseware. */
export type AskLinks = (
  hashes: readonly string[],
) => Promise<{ readonly links: Readonly<Record<string, string>>; readonly expires_at: number }>;

/** Addresses of a courseware's files, fetched when first asked for and renewed. */
export class AssetLinks {
  readonly #ask: AskLinks;
  readonly #links = new Map<string, Link>();
  readonly #wanted = new Set<string>();
  readonly #asked = new Map<string, number>();
  readonly #changed = new Emitter();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;

  /** As who is signed in, unless another way to ask is given. */
  constructor(
    documentId: string,
    ask: AskLinks = (hashes) =>
      call(linkAssets, { params: { id: documentId }, body: { hashes: [...hashes] } }),
  ) {
    this.#ask = ask;
  }

  /** Undefined until it is known; listeners are told when it is. */
  url(hash: string): string | undefined {
    const link = this.#links.get(hash);
    if (link === undefined || link.endsAt - RENEW_BEFORE_MS < serverNow()) this.#want(hash);
    return link?.url;
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  /** Asks for the links of these files now; answers whether the courseware has the first of them. Rejects with an ApiError. */
  async request(hashes: readonly string[]): Promise<boolean> {
    const { links, expires_at: endsAt } = await this.#ask(hashes);
    for (const [hash, url] of Object.entries(links)) this.#links.set(hash, { url, endsAt });
    return hashes[0] !== undefined && this.#links.has(hashes[0]);
  }

  /** A link that is good for now, or none where the courseware has no such file. Rejects with an ApiError. */
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
      // Drawn again, they are asked for again.
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
