import type { TableState } from '@lectern/ui/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { addressNow } from '../../platform/router/router.ts';
import { useSearchParams } from '../../platform/router/use-address.ts';
import { readTableQuery, SEARCH, withFilters, withState } from './table-query.ts';

/** The address is written after this pause in typing, milliseconds: browsers limit how often an address may change. */
const PAUSE_MS = 250;

export interface TableAddress {
  /** The text in the search field. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** Writes the typed text to the address without waiting for the pause, such as when the field loses the focus. */
  readonly commitTyped: () => void;
  /** The typed text as of the last pause, trimmed. For lists that the server searches. */
  readonly search: string;
  readonly state: TableState;
  readonly setState: (state: TableState) => void;
  /** The value of another filter, or undefined when it is none of `values`. */
  readonly filter: <Value extends string>(name: string, values: readonly Value[]) => Value | undefined;
  /** Sets the value of another filter; undefined removes the filter. */
  readonly setFilter: (name: string, value: string | undefined) => void;
  /** Returns the query, question mark included, with other values. For a link to the same table. */
  readonly queryWith: (values: Readonly<Record<string, string | undefined>>) => string;
}

/**
 * Stores search, filters, sort and page of a table in the address, so that a reload and the back button restore them. A change
 * replaces the current entry of the history.
 */
export function useTableAddress(): TableAddress {
  const [query, setQuery] = useSearchParams();
  const { search, state } = useMemo(() => readTableQuery(query), [query]);
  const [typed, setTyped] = useState(search);
  const [committed, setCommitted] = useState(search);
  // After navigation to another address, such as by the back button, the field shows the search text of that address.
  if (search !== committed) {
    setCommitted(search);
    setTyped(search);
  }
  const change = useCallback(
    (to: (query: URLSearchParams) => URLSearchParams) => {
      // The address may contain values that `keepSearchParam` wrote and that `query` lacks.
      setQuery(to(new URLSearchParams(addressNow().search)), { replace: true });
    },
    [setQuery],
  );
  const commitTyped = useCallback(() => {
    if (typed === committed) return;
    const next = readTableQuery(new URLSearchParams({ [SEARCH]: typed })).search;
    setTyped(next);
    setCommitted(next);
    change((now) => withFilters(now, { [SEARCH]: next }));
  }, [typed, committed, change]);
  useEffect(() => {
    const timer = setTimeout(commitTyped, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [commitTyped]);
  return {
    typed,
    setTyped,
    commitTyped,
    search: search.trim(),
    // The page in the address belongs to the rows of the committed search.
    state: useMemo(() => (typed === committed ? state : { ...state, page: 1 }), [typed, committed, state]),
    setState: useCallback((next) => change((now) => withState(now, next)), [change]),
    filter: (name, values) => values.find((value) => value === query.get(name)),
    setFilter: (name, value) => change((now) => withFilters(now, { [name]: value })),
    queryWith: (values) => {
      const next = withFilters(query, values);
      return next.size === 0 ? '' : `?${next}`;
    },
  };
}
