import { type Dispose, type Readable, Signal } from '@lectern/base';

/** Code that has not loaded after this time counts as failed, milliseconds (specification, section 9). */
const CHUNK_TIMEOUT_MS = 120_000;
/** The first pause before an automatic retry; it doubles each time, milliseconds. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** Code failed to load: mostly because a newer version has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Requests the code again; set when the component that needs the code can show the result. */
  again: (() => void) | undefined;
}

export type LazyState<T> =
  /** The code was not requested yet, or is loading. */
  | { readonly type: 'waiting' }
  | { readonly type: 'here'; readonly value: T }
  /**
   * The code failed to load. The state stays `failed` during automatic retries, and becomes `waiting` when the code is
   * requested again.
   */
  | { readonly type: 'failed'; readonly error: ChunkLoadError };

const WAITING = { type: 'waiting' } as const;

/** Code (or data) in a separate file, loaded once: when it is first needed or preloaded. */
export class LazyCode<T> {
  readonly #importer: () => Promise<T>;
  readonly #state = new Signal<LazyState<T>>(WAITING);
  #loading: Promise<T> | undefined;
  #needs = 0;
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `importer` is mostly one dynamic import; it is called again after it rejected. */
  constructor(importer: () => Promise<T>) {
    this.#importer = importer;
  }

  get state(): Readable<LazyState<T>> {
    return this.#state;
  }

  /** The loaded value; undefined until it is loaded. */
  get value(): T | undefined {
    const state = this.#state.get();
    return state.type === 'here' ? state.value : undefined;
  }

  /** Resolves when the code is loaded; rejects with a ChunkLoadError, after which it can be called again. */
  readonly load = (): Promise<T> => {
    this.#loading ??= withTimeout(this.#importer).then(
      (value) => {
        this.#state.set({ type: 'here', value });
        return value;
      },
      (error: ChunkLoadError) => {
        this.#loading = undefined;
        error.again = this.again;
        this.#state.set({ type: 'failed', error });
        if (this.#needs > 0) this.#tryLater();
        throw error;
      },
    );
    return this.#loading;
  };

  /**
   * Preloads the code. A failure is ignored: the component that needs the code requests it again and shows the failure.
   */
  readonly preload = (): void => {
    this.load().catch(ignore);
  };

  /** Requests the code again after a failure that was shown. */
  readonly again = (): void => {
    if (this.#state.get().type !== 'failed') return;
    this.#state.set(WAITING);
    this.#try();
  };

  /** Loads the code, and retries by itself, until it is loaded or the result is disposed. */
  need(): Dispose {
    this.#needs += 1;
    if (this.#needs === 1) globalThis.addEventListener?.('online', this.#try);
    this.#try();
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#needs -= 1;
      if (this.#needs > 0) return;
      clearTimeout(this.#timer);
      globalThis.removeEventListener?.('online', this.#try);
    };
  }

  readonly #try = (): void => {
    clearTimeout(this.#timer);
    if (this.#state.get().type !== 'here') this.preload();
  };

  #tryLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#try, this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }
}

async function withTimeout<T>(importer: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([importer(), timeout]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function ignore(): void {}
