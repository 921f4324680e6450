import { showToast } from '@lectern/ui';
import { QueryClientContext, type QueryKey } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { ComponentCalls, type FieldErrors, type RunOptions } from './component-calls.ts';

export interface CallOptions {
  /** The queries below this key are fetched again after each run, failed runs included. */
  readonly invalidates?: QueryKey;
  /** A run succeeds, and its toast is shown, only after the queries have arrived. */
  readonly waitForQueries?: boolean;
  /** Aborts the signal of each task when the component is unmounted. For look-ups; a change is completed. */
  readonly abortOnUnmount?: boolean;
}

export interface Call<Field extends string> {
  /** True while any run is in progress. */
  readonly busy: boolean;
  /** True while a run with this key is in progress. */
  readonly isBusy: (key: string) => boolean;
  /** The error texts of the last run, or texts set by `setErrors` since. */
  readonly errors: FieldErrors<Field>;
  readonly setErrors: (errors: FieldErrors<Field>) => void;
  /** Runs the task, once for two presses; resolves with true when it succeeded and the component is still mounted. */
  readonly run: <Reply>(
    task: (signal: AbortSignal) => Promise<Reply>,
    options?: RunOptions<Reply, Field>,
  ) => Promise<boolean>;
}

/**
 * Changes data on the server from a component (docs/adding.md, "A call"): busy state, one run at a time, errors beside
 * their fields or in a toast, queries that are fetched again.
 */
export function useCall<Field extends string = never>(options: CallOptions = {}): Call<Field> {
  // The editor and the player have no client, and no queries that a change could invalidate.
  const client = useContext(QueryClientContext);
  const [calls] = useState(() => new ComponentCalls<Field>(showToast));
  const [{ running, errors }, setState] = useState(calls.state.get);
  const latest = useRef({ options, client });
  useEffect(() => {
    latest.current = { options, client };
  });
  useEffect(() => {
    calls.mount();
    const update = () => setState(calls.state.get);
    update();
    const stop = calls.state.subscribe(update);
    return () => {
      stop();
      calls.unmount({ aborts: latest.current.options.abortOnUnmount === true });
    };
  }, [calls]);
  const run = useCallback<Call<Field>['run']>(
    (task, runOptions) => {
      const { options: now, client: at } = latest.current;
      const { invalidates: queryKey, waitForQueries } = now;
      const refresh = queryKey && at ? () => at.invalidateQueries({ queryKey }) : undefined;
      return calls.run(task, runOptions, { refresh, waitForQueries });
    },
    [calls],
  );
  const setErrors = useCallback((next: FieldErrors<Field>) => calls.setErrors(next), [calls]);
  return { busy: running.length > 0, isBusy: (key) => running.includes(key), errors, setErrors, run };
}
