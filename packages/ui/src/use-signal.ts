import type { Readable } from '@lectern/base';
import { useCallback, useSyncExternalStore } from 'react';

/** The value of a signal; the caller renders again when it changes. */
export function useSignal<T>(signal: Readable<T>): T;
/**
 * The result of `select` for the value; the caller renders again only when the result changes by `Object.is`, so
 * `select` must not create a new object for the same value.
 */
export function useSignal<T, Part>(signal: Readable<T>, select: (value: T) => Part): Part;
export function useSignal<T>(signal: Readable<T>, select: (value: T) => unknown = whole): unknown {
  const subscribe = useCallback((listener: () => void) => signal.subscribe(listener), [signal]);
  const read = () => select(signal.get());
  return useSyncExternalStore(subscribe, read, read);
}

function whole<T>(value: T): T {
  return value;
}
