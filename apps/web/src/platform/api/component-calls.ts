import { type Readable, Signal } from '@lectern/base';
import type { ToastContent } from '@lectern/ui';
import { isAborted, messageOf } from './api-error.ts';

/** The error text beside each invalid field. */
export type FieldErrors<Field extends string> = { readonly [Key in Field]?: string | undefined };

export interface RunOptions<Reply, Field extends string> {
  /** Runs with the same key never overlap: a second press returns the result of the first. Empty by default. */
  readonly key?: string;
  /** Starts the task after the earlier queued tasks. For changes that the screen shows before the server has them. */
  readonly queued?: boolean;
  /** Text, or content, of the toast after success. */
  readonly success?: string | ToastContent | ((reply: Reply) => string | ToastContent | undefined);
  /** The subject of the toasts, which replace an earlier toast with the same subject. */
  readonly about?: string;
  /** Called after success, unless the component was unmounted meanwhile. */
  readonly onSuccess?: (reply: Reply) => void;
  /** Maps an error to the fields it is about. An error that maps to undefined is shown in a toast. */
  readonly fieldErrors?: (error: unknown) => FieldErrors<Field> | undefined;
}

/** Fetches the queries again that a run changes. */
export interface QueryPorts {
  /** Fetches the queries again; resolves when they have arrived. */
  readonly refresh?: (() => Promise<unknown>) | undefined;
  /** A run succeeds only after the queries have arrived. */
  readonly waitForQueries?: boolean | undefined;
}

export interface CallState<Field extends string> {
  /** Keys of the runs in progress, an entry per run. */
  readonly running: readonly string[];
  readonly errors: FieldErrors<Field>;
}

/**
 * The changes that a component requests from the server. After the component was unmounted its state stays unchanged;
 * the request is still completed, the toast is shown, and the queries are fetched again.
 */
export class ComponentCalls<Field extends string> {
  readonly #show: (content: ToastContent) => unknown;
  readonly #state = new Signal<CallState<Field>>({ running: [], errors: {} });
  /** Results of the runs in progress, by key. */
  readonly #inProgress = new Map<string, Promise<boolean>>();
  #lastQueued: Promise<unknown> = Promise.resolve();
  #queueLength = 0;
  #isUnmounted = false;
  #abort = new AbortController();

  constructor(show: (content: ToastContent) => unknown) {
    this.#show = show;
  }

  get state(): Readable<CallState<Field>> {
    return this.#state;
  }

  /** Strict mode mounts a component twice. */
  mount(): void {
    this.#isUnmounted = false;
    if (this.#abort.signal.aborted) this.#abort = new AbortController();
  }

  unmount({ aborts }: { readonly aborts: boolean }): void {
    this.#isUnmounted = true;
    if (aborts) this.#abort.abort();
  }

  setErrors(errors: FieldErrors<Field>): void {
    this.#state.set({ ...this.#state.get(), errors });
  }

  /**
   * Resolves with true when the task succeeded and the component is still mounted; never rejects. While a run with the
   * same key is in progress, the task is not started, and the result of that run is returned.
   */
  run<Reply>(
    task: (signal: AbortSignal) => Promise<Reply>,
    options: RunOptions<Reply, Field> = {},
    queries: QueryPorts = {},
  ): Promise<boolean> {
    const { key = '', queued = false } = options;
    const inProgress = queued ? undefined : this.#inProgress.get(key);
    if (inProgress !== undefined) return inProgress;
    this.#state.set({ running: [...this.#state.get().running, key], errors: {} });
    if (queued) {
      this.#queueLength += 1;
      const result = this.#lastQueued.then(() => this.#execute(task, options, queries));
      this.#lastQueued = result;
      return result;
    }
    const result = this.#execute(task, options, queries).finally(() => this.#inProgress.delete(key));
    this.#inProgress.set(key, result);
    return result;
  }

  async #execute<Reply>(
    task: (signal: AbortSignal) => Promise<Reply>,
    options: RunOptions<Reply, Field>,
    { refresh, waitForQueries = false }: QueryPorts,
  ): Promise<boolean> {
    const { key = '', queued = false, about, onSuccess } = options;
    const refreshAfterLast = async () => {
      if (queued) this.#queueLength -= 1;
      // A query fetched between two queued changes would show the state before the second change.
      if (this.#queueLength === 0) await refresh?.();
    };
    let reply: Reply;
    try {
      reply = await task(this.#abort.signal);
    } catch (error) {
      void refreshAfterLast();
      this.#showError(error, options);
      this.#end(key);
      return false;
    }
    const refreshed = refreshAfterLast();
    if (waitForQueries) await refreshed;
    const success = typeof options.success === 'function' ? options.success(reply) : options.success;
    if (success !== undefined) {
      const content = typeof success === 'string' ? { text: success } : success;
      this.#show({ kind: 'success', ...(about !== undefined && { about }), ...content });
    }
    try {
      if (!this.#isUnmounted) onSuccess?.(reply);
    } finally {
      this.#end(key);
    }
    return !this.#isUnmounted;
  }

  #showError<Reply>(error: unknown, { about, fieldErrors }: RunOptions<Reply, Field>): void {
    if (isAborted(error)) return;
    const errors = fieldErrors?.(error);
    if (errors === undefined) {
      this.#show({ kind: 'failure', text: messageOf(error), ...(about !== undefined && { about }) });
    } else if (!this.#isUnmounted) this.setErrors(errors);
  }

  #end(key: string): void {
    const { running, errors } = this.#state.get();
    this.#state.set({ running: running.toSpliced(running.indexOf(key), 1), errors });
  }
}
