import { isId } from '@lectern/base';
import {
  type DocumentOrder,
  type ListWish,
  naturalDirection,
  type Place,
} from '../../../parts/documents/document-queries.ts';

const PLACES: readonly Place[] = ['mine', 'shared', 'bin'];
const ORDERS: readonly DocumentOrder[] = ['name', 'update_at', 'size'];

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
