import { type Readable, Signal } from '@lectern/base';

/** Whether the font files that the courseware's pages need lie in this browser. */
export type KeptFontsState =
  | { readonly type: 'asked' }
  | { readonly type: 'kept' }
  | { readonly type: 'lacking'; readonly missing: number };

export interface KeptFontsPorts {
  /** The addresses of the files, of all pages. */
  readonly files: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Has the worker keep one; answers whether it lies there now. */
  readonly keep: (file: string) => Promise<boolean>;
}

/** Keeps the fonts of pages that were never drawn: those that were drawn are kept by being used. */
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

  /** Looks again, from the beginning: the courseware was edited, or the network is back. */
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
      // Style sheets that could not be had: which files they name is not known.
      if (!signal.aborted) this.#state.set({ type: 'lacking', missing: 1 });
    }
  }

  dispose(): void {
    this.#running?.abort();
  }
}

/** What passes through the worker is kept by it. */
export async function keepFontFile(file: string): Promise<boolean> {
  const isKept = async () => (await caches.match(file, { ignoreVary: true })) !== undefined;
  if (await isKept()) return true;
  const response = await fetch(file, { credentials: 'omit' });
  return response.ok && (await isKept());
}
