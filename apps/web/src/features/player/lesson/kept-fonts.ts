import { type Readable, Signal } from '@lectern/base';

/** Whether this browser has cached the font files that the courseware's pages need. */
export type KeptFontsState =
  | { readonly type: 'asked' }
  | { readonly type: 'kept' }
  | { readonly type: 'lacking'; readonly missing: number };

export interface KeptFontsPorts {
  /** URLs of the font files of all pages. */
  readonly files: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Makes the service worker cache a file. Resolves with whether it is cached. */
  readonly keep: (file: string) => Promise<boolean>;
}

/** Caches the fonts of pages that were never drawn; fonts of drawn pages are cached when they are used. */
export class KeptFonts {
  readonly #ports: KeptFontsPorts;
  readonly #state = new Signal<KeptFontsState>({ type: 'asked' });
  #running: AbortController | undefined;

  constructor(ports: KeptFontsPorts) {
    this.#ports = ports;
  }

  get state(): Readable<KeptFontsState> {
    return this.#state;
  }

  /** Checks all fonts again, because the courseware was edited or the network is back. */
  async look(): Promise<void> {
    this.#running?.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    try {
      const files = await this.#ports.files(signal);
      let missing = 0;
      for (const file of files) {
        if (signal.aborted) return;
        if (!(await this.#ports.keep(file).catch(() => false))) missing += 1;
      }
      if (!signal.aborted) this.#state.set(missing === 0 ? { type: 'kept' } : { type: 'lacking', missing });
    } catch {
      // Style sheets failed to load, so the number of missing files is unknown.
      if (!signal.aborted) this.#state.set({ type: 'lacking', missing: 1 });
    }
  }

  dispose(): void {
    this.#running?.abort();
  }
}

/** Fetches a font file unless it is cached. The service worker caches fetched files. */
export async function keepFontFile(file: string): Promise<boolean> {
  const isKept = async () => (await caches.match(file, { ignoreVary: true })) !== undefined;
  if (await isKept()) return true;
  const response = await fetch(file, { credentials: 'omit' });
  return response.ok && (await isKept());
}
