import { useMemo } from 'react';
import {
  type Direction,
  type DocumentOrder,
  type ListQuery,
  type Place,
  readListQuery,
} from '../../../parts/documents/index.ts';
import { useSearchParams } from '../../../platform/router/use-address.ts';

/** Type and source of the files to list; undefined: any. */
export type DiskFilter = Partial<Pick<ListQuery, 'fileType' | 'sourceFrom'>>;

export interface NetdiskAddress {
  readonly wish: ListQuery;
  readonly goTo: (place: Place) => void;
  readonly enter: (folderId: string | undefined) => void;
  readonly filter: (filter: DiskFilter) => void;
  readonly sortBy: (order: DocumentOrder, direction: Direction) => void;
}

/** State of the list, kept in the address, so that going back, reloading and sharing the address work. */
export function useNetdiskAddress(): NetdiskAddress {
  const [query, setQuery] = useSearchParams();
  const wish = useMemo(() => readListQuery(query), [query]);
  const changed = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    wish,
    goTo: (place) =>
      setQuery(
        changed({
          place: place === 'mine' ? undefined : place,
          folder: undefined,
          search: undefined,
          type: undefined,
          source: undefined,
        }),
      ),
    enter: (folder) =>
      setQuery(changed({ folder, search: undefined, place: undefined, type: undefined, source: undefined })),
    filter: ({ fileType, sourceFrom }) =>
      setQuery(
        changed({ type: fileType, source: sourceFrom === undefined ? undefined : String(sourceFrom) }),
        {
          replace: true,
        },
      ),
    sortBy: (order, direction) => setQuery(changed({ order, direction }), { replace: true }),
  };
}
