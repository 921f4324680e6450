import { isId } from '@lectern/base';
import { useMemo } from 'react';
import { useSearchParams } from '../../../platform/router/router.ts';
import type { Direction, DocumentOrder, ListWish, Place } from '../document-queries.ts';

const PLACES: readonly Place[] = ['mine', 'shared', 'bin'];
const ORDERS: readonly DocumentOrder[] = ['name', 'update_at', 'size'];

/** The natural way round of an order: names up, newest and largest first. */
export function naturalDirection(order: DocumentOrder): Direction {
  return order === 'name' ? 'asc' : 'desc';
}

/** What an address of the disk wishes to see; anything odd in it is left aside. */
export function readAddress(query: URLSearchParams): ListWish {
  const place = PLACES.find((known) => known === query.get('place')) ?? 'mine';
  const order = ORDERS.find((known) => known === query.get('order')) ?? 'update_at';
  const direction = query.get('direction');
  const folder = query.get('folder') ?? '';
  return {
    place,
    folderId: place === 'mine' && isId(folder) ? folder : undefined,
    search: (query.get('search') ?? '').slice(0, 200),
    order,
    direction: direction === 'asc' || direction === 'desc' ? direction : naturalDirection(order),
  };
}

export interface NetdiskAddress {
  readonly wish: ListWish;
  readonly goTo: (place: Place) => void;
  readonly enter: (folderId: string | undefined) => void;
  readonly sortBy: (order: DocumentOrder, direction: Direction) => void;
}

/** The list is named by its address, so that going back, reloading and sharing the address all work. */
export function useNetdiskAddress(): NetdiskAddress {
  const [query, setQuery] = useSearchParams();
  const wish = useMemo(() => readAddress(query), [query]);
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
        changed({ place: place === 'mine' ? undefined : place, folder: undefined, search: undefined }),
      ),
    enter: (folder) => setQuery(changed({ folder, search: undefined, place: undefined })),
    sortBy: (order, direction) => setQuery(changed({ order, direction }), { replace: true }),
  };
}
