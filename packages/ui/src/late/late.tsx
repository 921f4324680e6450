import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSignal } from '../use-signal.ts';
import { type ChunkLoadError, LateCode, type LateState } from './late-code.ts';

/** Where late code stands; while it is `needed` it is brought, and tried again after a failure. */
export function useLate<T>(code: LateCode<T>, needed = true): LateState<T> {
  useEffect(() => (needed ? code.need() : undefined), [code, needed]);
  return useSignal(code.state);
}

export interface LateFailureProps<Props extends object = object> {
  readonly error: ChunkLoadError;
  /** Tries again now; it goes on trying by itself in any case. */
  readonly again: () => void;
  /** Those of the component that could not be brought. */
  readonly props: Props;
}

export interface LateOptions<Props extends object> {
  /** Stands in its place meanwhile; nothing when left out. */
  readonly waiting?: ReactNode;
  /** Stands in its place after a failure, until a later try brings it; nothing when left out. */
  readonly failed?: ComponentType<LateFailureProps<Props>>;
  /** It is asked for after it has been on the screen for so long, so that it is in nothing's way. Milliseconds. */
  readonly after?: number;
}

/** A component in a file of its own: fetched when it is first shown, or ahead of that. */
export interface LateComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Resolves when it can be shown without waiting; rejects with a ChunkLoadError, and may be asked again. */
  bring(): Promise<unknown>;
  /** The same for somebody who does not wait for it. */
  bringAhead(): void;
}

/**
 * A component whose code comes when it is first shown. Not React's `lazy`: that shows its fallback for a moment even
 * when the code is there already, holds what comes after a fallback back for 300 ms, and never tries again.
 */
export function late<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  { waiting = null, failed: Failed, after = 0 }: LateOptions<Props> = {},
): LateComponent<Props> {
  const code = new LateCode(importer);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a component, when its module is read
  function Late(props: Props): ReactNode {
    const state = useLate(code, useRested(after));
    if (state.type === 'here') {
      const Loaded = state.value;
      return <Loaded {...props} />;
    }
    if (state.type === 'waiting') return waiting;
    return Failed ? <Failed error={state.error} again={code.again} props={props} /> : null;
  }
  return Object.assign(Late, { bring: code.bring, bringAhead: code.bringAhead });
}

/** Throws what kept the code away, to whichever boundary is around. */
export function ThrowLateFailure({ error }: LateFailureProps): never {
  throw error;
}

/** Whether that many milliseconds have gone by since the caller was first drawn. */
function useRested(after: number): boolean {
  const [rested, setRested] = useState(after === 0);
  useEffect(() => {
    if (after === 0) return;
    const timer = setTimeout(() => setRested(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return rested;
}
