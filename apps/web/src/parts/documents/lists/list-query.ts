import { isId } from '@lectern/base';
import { DOCUMENT_KIND_CODES } from '@lectern/protocol/document-kind-of';
import { documentKinds } from '@lectern/protocol/document-kinds';
import type { SourceFrom } from '@lectern/protocol/document-shapes';
import type { ListedKind } from '@lectern/protocol/documents';

export type Place = 'mine' | 'shared' | 'bin';
export type DocumentOrder = 'name' | 'update_at' | 'create_at' | 'size';
export type Direction = 'asc' | 'desc';

/** The default direction of an order: names ascending, time and size descending. */
export function naturalDirection(order: DocumentOrder): Direction {
  return order === 'name' ? 'asc' : 'desc';
}

/** The parameters of a list of the disk. */
export interface ListQuery {
  readonly place: Place;
  readonly folderId: string | undefined;
  readonly search: string;
  readonly order: DocumentOrder;
  readonly direction: Direction;
  /** Lists only files of this kind, in any folder. */
  readonly fileType: ListedKind | undefined;
  /** Lists only files of this source, in any folder: 1 created, 2 obtained, 3 edited, 4 shared. */
  readonly sourceFrom: SourceFrom | undefined;
}

const PLACES: readonly Place[] = ['mine', 'shared', 'bin'];
const ORDERS: readonly DocumentOrder[] = ['name', 'update_at', 'create_at', 'size'];
/** The kinds offered as filters; an archive of pictures counts as 其他. */
export const FILE_TYPES: readonly ListedKind[] = [
  ...DOCUMENT_KIND_CODES.map((code) => documentKinds[code].listedAs),
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

/** The list that an address describes; invalid parameters are ignored. */
export function readListQuery(query: URLSearchParams): ListQuery {
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
