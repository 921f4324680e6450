import { useEffect, useMemo, useRef } from 'react';
import { currentAddress, type NavigateOptions, navigate, useLocation } from './router.ts';

/** The query of the address, and a function that changes it. */
export function useSearchParams(): readonly [
  URLSearchParams,
  (next: URLSearchParams, options?: NavigateOptions) => void,
] {
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [query, setSearchParams];
}

function setSearchParams(next: URLSearchParams, options?: NavigateOptions): void {
  const { pathname } = currentAddress.get();
  navigate(next.size === 0 ? pathname : `${pathname}?${next}`, options);
}

/**
 * Calls back when the application navigated to another screen, also by the back button, so that dialogs over the old
 * screen close.
 */
export function useGoneElsewhere(call: () => void): void {
  const { pathname, search } = useLocation();
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what it waits for
  useEffect(() => latest.current(), [pathname, search]);
}
