import { isId } from '@lectern/base';
import type { SourceFrom } from '@lectern/protocol/document-shapes';
import type { ListedKind } from '@lectern/protocol/documents';

export type Place = 'mine' | 'shared' | 'bin';
export type DocumentOrder = 'name' | 'update_at' | 'create_at' | 'size';
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
  /** Files of this kind alone, in any folder. */
  readonly fileType: ListedKind | undefined;
  /** What came from there alone, in any folder: 1 created, 2 obtained, 3 edited, 4 shared. */
  readonly sourceFrom: SourceFrom | undefined;
}

const PLACES: readonly Place[] = ['mine', 'shared', 'bin'];
const ORDERS: readonly DocumentOrder[] = ['name', 'update_at', 'create_at', 'size'];
/** The kinds that a teacher tells apart; an archive of pictures is 其他. */
export const FILE_TYPES: readonly ListedKind[] = [
  'courseware',
  'superboard',
  'word',
  'ppt',
  'excel',
  'pdf',
  'text',
  'image',
  'audio',
  'video',
  'flash',
  'archive',
];
export const SOURCES: readonly SourceFrom[] = [1, 2, 3, 4];

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
    fileType: place === 'mine' ? FILE_TYPES.find((known) => known === query.get('type')) : undefined,
    sourceFrom: place === 'mine' ? SOURCES.find((known) => String(known) === query.get('source')) : undefined,
  };
}
