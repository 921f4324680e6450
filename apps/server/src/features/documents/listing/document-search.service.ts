import { SEARCH_CAP } from '@lectern/protocol/document-centre';
import type { DocumentItem, ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { type FileKind, fileKinds } from '@lectern/protocol/file-kinds';
import type { DocumentParts } from '../document-parts.ts';
import { containing } from './document-listing.store.ts';
import { searchDocuments } from './document-search.store.ts';

/** The most results per call, as many as in a listing. */
const PAGE_MAX = 200;

interface SearchWish {
  readonly keyword?: string | undefined;
  readonly resourceTypeCode?: ResourceTypeCode | undefined;
  readonly kind?: FileKind | undefined;
  /** `update_at desc`. */
  readonly orderBy: string;
  readonly offset: number;
  readonly limit: number;
}

const columns = { name: 'name', update_at: 'updated_at', create_at: 'created_at', size: 'size' } as const;

/** Searches one user's documents in all folders. */
export class DocumentSearchService {
  readonly #parts: DocumentParts;

  constructor(parts: DocumentParts) {
    this.#parts = parts;
  }

  /** Results beyond the cap of searches are neither shown nor counted. */
  async search(userId: string, wish: SearchWish): Promise<{ items: DocumentItem[]; count: number }> {
    const [column = 'update_at', direction] = wish.orderBy.split(' ');
    const { rows, count } = await searchDocuments(
      this.#parts.database,
      userId,
      {
        nameLike:
          wish.keyword === undefined || wish.keyword.trim() === '' ? undefined : containing(wish.keyword),
        resourceTypeCode: wish.resourceTypeCode,
        formats: wish.kind && fileKinds[wish.kind].extensions,
        order: columns[column as keyof typeof columns],
        direction: direction === 'desc' ? 'desc' : 'asc',
        offset: wish.offset,
        limit: Math.min(wish.limit, PAGE_MAX, Math.max(0, SEARCH_CAP - wish.offset)),
      },
      SEARCH_CAP,
    );
    return { items: rows.map((row) => this.#parts.presenter.presentOwn(row)), count };
  }
}
