import { useMemo } from 'react';
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
