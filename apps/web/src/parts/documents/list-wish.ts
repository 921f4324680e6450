import { isId } from '@lectern/base';

export type Place = 'mine' | 'shared' | 'bin';
export type DocumentOrder = 'name' | 'update_at' | 'size';
export type Direction = 'asc' | 'desc';

/** The natural way round of an order: names up, newest and largest first. */
export function naturalDirection(order: DocumentOrder): Direction {
  return order === 'name' ? 'asc' : 'desc';
}

/** What one list of the disk shows. */
export interface ListWish {
  readonly place: Place;
  readonly folderId: string | undefined;
  readonly search: string;
  readonly order: DocumentOrder;
  readonly direction: Direction;
}

const PLACES: readonly Place[] = ['mine', 'shared', 'bin'];
const ORDERS: readonly DocumentOrder[] = ['name', 'update_at', 'size'];

/** The list of documents that an address names; anything odd in it is left aside. */
export function readListWish(query: URLSearchParams): ListWish {
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
