import { type Dispose, type Readable, Signal } from '@lectern/base';

/** A part of the program that does not arrive in this time is given up, milliseconds (specification, section 9). */
const CHUNK_TIMEOUT_MS = 120_000;
/** After a failure the next try by itself comes this much later, twice as much each time, milliseconds. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** A part of the program could not be loaded: mostly because a newer version took its place. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Asks for it anew, where whoever caught this can show it again. */
  again: (() => void) | undefined;
}

export type LateState<T> =
  /** Not asked for yet, or on its way. */
  | { readonly type: 'waiting' }
  | { readonly type: 'here'; readonly value: T }
  /**
   * The code could not be had. It stays `failed` while it is tried again by itself, and becomes `waiting` when somebody
   * asks for it anew.
   */
  | { readonly type: 'failed'; readonly error: ChunkLoadError };

const WAITING = { type: 'waiting' } as const;

/** Code (or data) in a file of its own, fetched once: when it is first needed, or ahead of that. */
export class LateCode<T> {
  readonly #importer: () => Promise<T>;
  readonly #state = new Signal<LateState<T>>(WAITING);
  #bringing: Promise<T> | undefined;
  #needs = 0;
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `importer` is mostly one dynamic import; it is called again after it rejected. */
  constructor(importer: () => Promise<T>) {
    this.#importer = importer;
  }

  get state(): Readable<LateState<T>> {
    return this.#state;
  }

  /** What was fetched; undefined until it is here. */
  get value(): T | undefined {
    const state = this.#state.get();
    return state.type === 'here' ? state.value : undefined;
  }

  /** Resolves when it is here; rejects with a ChunkLoadError, after which it may be asked again. */
  readonly bring = (): Promise<T> => {
    this.#bringing ??= withTimeout(this.#importer).then(
      (value) => {
        this.#state.set({ type: 'here', value });
        return value;
      },
      (error: ChunkLoadError) => {
        this.#bringing = undefined;
        error.again = this.again;
        this.#state.set({ type: 'failed', error });
        if (this.#needs > 0) this.#tryLater();
        throw error;
      },
    );
    return this.#bringing;
  };

  /** Brings it ahead of its need. A failure is nobody's yet: whoever needs it asks again and says so. */
  readonly bringAhead = (): void => {
    this.bring().catch(ignore);
  };

  /** Somebody saw that it failed and asks for it anew. */
  readonly again = (): void => {
    if (this.#state.get().type !== 'failed') return;
    this.#state.set(WAITING);
    this.#try();
  };

  /** Brings it, and tries again by itself, until it is here or the need is over. */
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
    if (this.#state.get().type !== 'here') this.bringAhead();
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
