import { useCallback, useSyncExternalStore } from 'react';
import type { Readable } from '../session/signal.ts';

/** The value of a signal; renders again when it becomes another. */
export function useSignal<T>(signal: Readable<T>): T {
  const subscribe = useCallback((listener: () => void) => signal.subscribe(listener), [signal]);
  const read = () => signal.get();
  return useSyncExternalStore(subscribe, read, read);
}
