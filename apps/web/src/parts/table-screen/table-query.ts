import type { TableState } from '@lectern/ui/table';

/** Longer search texts of an address are cut, characters. */
const SEARCH_MAX = 200;

/** The parameter with the search text of a table. The desk's search field, above every table, has `search`. */
export const SEARCH = 'filter';

/** The part of an address's query that a table reads: `?filter=三年级&sort=-count&page=2`. */
export interface TableQuery {
  readonly search: string;
  readonly state: TableState;
}

/** Reads search, sort and page of a query; invalid values are ignored. */
export function readTableQuery(query: URLSearchParams): TableQuery {
  const sort = /^(-?)([\w.]+)$/.exec(query.get('sort') ?? '');
  const page = Number(query.get('page'));
  return {
    search: (query.get(SEARCH) ?? '').slice(0, SEARCH_MAX),
    state: {
      ...(sort && { sort: { id: sort[2] ?? '', descending: sort[1] === '-' } }),
      page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    },
  };
}

/** Returns the query with another sort and page, and the same other values. */
export function withState(query: URLSearchParams, { sort, page }: TableState): URLSearchParams {
  return withValues(query, {
    sort: sort && `${sort.descending ? '-' : ''}${sort.id}`,
    page: page > 1 ? String(page) : undefined,
  });
}

/** Returns the query with other search or filter values, the first page, and the same sort and other values. */
export function withFilters(
  query: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  return withValues(query, { ...values, page: undefined });
}

function withValues(
  query: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
