import { useSyncExternalStore } from 'react';
import type { Readable } from '../session/signal.ts';

/** The value of a signal; renders again when it becomes another. */
export function useSignal<T>(signal: Readable<T>): T {
  return useSyncExternalStore(signal.subscribe, signal.get, signal.get);
}
