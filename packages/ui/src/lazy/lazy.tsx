import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSignal } from '../use-signal.ts';
import { type ChunkLoadError, LazyCode, type LazyState } from './lazy-code.ts';

/** The loading state of lazy code; while `needed` it is loaded, and retried after a failure. */
export function useLazy<T>(code: LazyCode<T>, needed = true): LazyState<T> {
  useEffect(() => (needed ? code.need() : undefined), [code, needed]);
  return useSignal(code.state);
}

export interface LazyFailureProps<Props extends object = object> {
  readonly error: ChunkLoadError;
  /** Retries now; automatic retries continue in any case. */
  readonly again: () => void;
  /** The props of the component that failed to load. */
  readonly props: Props;
}

export interface LazyOptions<Props extends object> {
  /** Shown while the code is loading; nothing by default. */
  readonly waiting?: ReactNode;
  /** Shown after a failure, until a later retry succeeds; nothing by default. */
  readonly failed?: ComponentType<LazyFailureProps<Props>>;
  /**
   * The code is loaded after the component has been on the screen for this time, so that it delays nothing else.
   * Milliseconds.
   */
  readonly after?: number;
}

/** A component in a separate file, loaded when it is first shown or preloaded. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /**
   * Resolves when it can be shown without waiting; rejects with a ChunkLoadError, after which it can be called again.
   */
  load(): Promise<unknown>;
  /** Preloads the component, and ignores a failure. */
  preload(): void;
}

/**
 * A component whose code is loaded when it is first shown. React's `lazy` is not used: it shows its fallback for a
 * moment even when the code is already loaded, delays content after a fallback by 300 ms, and never retries.
 */
export function lazyComponent<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  { waiting = null, failed: Failed, after = 0 }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const code = new LazyCode(importer);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a component, when its module is read
  function Lazy(props: Props): ReactNode {
    const state = useLazy(code, useRested(after));
    if (state.type === 'here') {
      const Loaded = state.value;
      return <Loaded {...props} />;
    }
    if (state.type === 'waiting') return waiting;
    return Failed ? <Failed error={state.error} again={code.again} props={props} /> : null;
  }
  return Object.assign(Lazy, { load: code.load, preload: code.preload });
}

/** Throws the load error to the nearest error boundary. */
export function ThrowLoadFailure({ error }: LazyFailureProps): never {
  throw error;
}

/** Whether this many milliseconds have passed since the caller was first drawn. */
function useRested(after: number): boolean {
  const [rested, setRested] = useState(after === 0);
  useEffect(() => {
    if (after === 0) return;
    const timer = setTimeout(() => setRested(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return rested;
}
