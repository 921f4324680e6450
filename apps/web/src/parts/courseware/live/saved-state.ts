import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { LiveState } from '@lectern/courseware/live';

/** Time limit for recent edits, which offline could take forever. Milliseconds. */
const SAVING_PATIENCE_MS = 5000;

/** Resolves when all edits are saved, or after a timeout. */
export function whenSaved(saved: Readable<SavedState>): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      unsubscribe();
      clearTimeout(timer);
      resolve();
    };
    const unsubscribe = saved.subscribe(() => saved.get().type === 'saved' && finish());
    const timer = setTimeout(finish, SAVING_PATIENCE_MS);
    if (saved.get().type === 'saved') finish();
  });
}

/** Whether edits are stored safely, and where. */
export type SavedState =
  /** Every edit is committed on the server. */
  | { readonly type: 'saved' }
  | { readonly type: 'saving' }
  /** Some edits are not on the server; they are stored in this browser and sent when the connection is back. */
  | { readonly type: 'offline' }
  /** Some edits are neither on the server nor stored in this browser, or the server refuses them. */
  | { readonly type: 'failed'; readonly reason: SaveFailure };

export type SaveFailure =
  /** The user is no longer signed in. */
  | 'unauthorized'
  /** The user may no longer edit. */
  | 'forbidden'
  /** The courseware was moved to the bin, or deleted. */
  | 'deleted'
  /** An edit exceeds the server's limit. */
  | 'too-large'
  /** The server is out of storage. */
  | 'storage-full'
  /** There is no connection, and this browser cannot store the edit. */
  | 'not-kept';

/** An edit that is not acknowledged within this time is no longer called "saving". Milliseconds. */
export const SAVING_MS = 2_500;

const SAVED: SavedState = { type: 'saved' };
const SAVING: SavedState = { type: 'saving' };
const OFFLINE: SavedState = { type: 'offline' };

interface Sources {
  readonly connection: {
    readonly state: LiveState;
    readonly isStored: boolean;
    readonly wasRejected: boolean;
    subscribe(listener: () => void): Dispose;
  };
  readonly copy: { readonly isKept: boolean; subscribe(listener: () => void): Dispose };
  /** Number of files of the courseware that wait in this browser for upload. */
  readonly waitingFiles: Readable<number>;
}

/**
 * The save state shown to the user, from the server's acknowledgements and this browser's store; never ahead of either.
 */
export class SavedTracker implements Readable<SavedState> {
  readonly #sources: Sources;
  readonly #value: Signal<SavedState>;
  readonly #ends: readonly Dispose[];
  /** The copy contained edits of an earlier visit; the first synchronisation shows whether the server has them. */
  #unknown: boolean;
  #since: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sources: Sources, copyHeldSomething: boolean) {
    this.#sources = sources;
    this.#unknown = copyHeldSomething;
    this.#value = new Signal<SavedState>(copyHeldSomething ? SAVING : SAVED);
    const look = () => this.#look();
    this.#ends = [sources.connection, sources.copy, sources.waitingFiles].map((each) => each.subscribe(look));
    this.#look();
  }

  get(): SavedState {
    return this.#value.get();
  }

  subscribe(listener: () => void): Dispose {
    return this.#value.subscribe(listener);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const end of this.#ends) end();
  }

  #look(): void {
    const { connection, waitingFiles } = this.#sources;
    if (connection.state.type === 'synced') this.#unknown = false;
    const dirty = this.#unknown || !connection.isStored || waitingFiles.get() > 0;
    if (!dirty && !connection.wasRejected) {
      this.#since = undefined;
      clearTimeout(this.#timer);
      this.#value.set(SAVED);
      return;
    }
    this.#since ??= Date.now();
    const left = this.#since + SAVING_MS - Date.now();
    clearTimeout(this.#timer);
    if (left > 0) this.#timer = setTimeout(() => this.#look(), left);
    this.#set(this.#unsaved(left > 0));
  }

  #unsaved(early: boolean): SavedState {
    const { connection, copy } = this.#sources;
    const { state } = connection;
    if (state.type === 'refused')
      return { type: 'failed', reason: state.reason === 'deleted' ? 'deleted' : 'forbidden' };
    if (connection.wasRejected) return { type: 'failed', reason: 'forbidden' };
    if (state.type === 'offline' && (state.reason === 'too-large' || state.reason === 'storage-full'))
      return { type: 'failed', reason: state.reason };
    if (early) return SAVING;
    if (state.type === 'offline' && state.reason === 'unauthorized') {
      return { type: 'failed', reason: 'unauthorized' };
    }
    // The edits are on the server, and waiting files are being uploaded.
    if (state.type === 'synced' && connection.isStored) return SAVING;
    return copy.isKept ? OFFLINE : { type: 'failed', reason: 'not-kept' };
  }

  #set(next: SavedState): void {
    const now = this.#value.get();
    const same =
      now.type === next.type &&
      (now.type !== 'failed' || next.type !== 'failed' || now.reason === next.reason);
    if (!same) this.#value.set(next);
  }
}
