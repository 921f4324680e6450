import { nameKey } from '@lectern/protocol/document-name';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { type OrderByExpression, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { DocumentDatabase, Given, GrantedRow } from './documents.rows.ts';
import type { DocumentTables } from './documents.tables.ts';

export interface ListingQuery {
  readonly parentId: string | null;
  readonly search: string | undefined;
  readonly resourceTypeCode: ResourceTypeCode | undefined;
  readonly order: 'name' | 'update_at' | 'create_at' | 'size';
  readonly direction: 'asc' | 'desc' | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface RowPage {
  readonly rows: readonly GrantedRow[];
  readonly hasMore: boolean;
}

/** One row more than asked for was read, which says whether there are more. */
function page(rows: GrantedRow[], limit: number): RowPage {
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** A row that nobody was given, for what its owner lists. */
const notGranted = [sql<null>`null`.as('granted'), sql<null>`null`.as('keeps')] as const;

/** The most that a user was given of document `d`, by its owner or by links that have not ended. */
function given(userId: string, now: Date) {
  return sql<Given>`(
    select max(permission) as granted, bool_or(keeps) as keeps from (
      select permission, true as keeps from document_grant where document_id = d.id and user_id = ${userId}
      union all
      select permission, download from document_link_grant
        where document_id = d.id and user_id = ${userId} and (ends_at is null or ends_at > ${now})
    ) each_given)`.as('g');
}

const orderColumn = { update_at: 'updated_at', create_at: 'created_at', size: 'size' } as const;

/** `%` and `_` stand for themselves in what a user searches. */
export function containing(text: string): string {
  return `%${nameKey(text.trim()).replace(/[\\%_]/g, '\\$&')}%`;
}

/** Reads documents: each method is one query over an index. */
export class DocumentListingStore {
  readonly #database: DocumentDatabase;
  readonly #clock: Clock;

  constructor(database: DocumentDatabase, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** The document with what the user was given of it; whether he may see it is the policy's to say. */
  async find(id: string, userId: string, database = this.#database): Promise<GrantedRow | undefined> {
    return database
      .selectFrom('document as d')
      .leftJoinLateral(given(userId, this.#now()), (join) => join.onTrue())
      .selectAll('d')
      .select(['g.granted', 'g.keeps'])
      .where('d.id', '=', id)
      .executeTakeFirst();
  }

  async findMany(
    ids: readonly string[],
    userId: string,
    database = this.#database,
  ): Promise<readonly GrantedRow[]> {
    return database
      .selectFrom('document as d')
      .leftJoinLateral(given(userId, this.#now()), (join) => join.onTrue())
      .selectAll('d')
      .select(['g.granted', 'g.keeps'])
      .where('d.id', 'in', ids)
      .execute();
  }

  async list(ownerId: string, query: ListingQuery): Promise<RowPage> {
    const direction = query.direction ?? (query.order === 'name' ? 'asc' : 'desc');
    let select = this.#database
      .selectFrom('document as d')
      .selectAll('d')
      .select([...notGranted])
      .where('owner_id', '=', ownerId)
      .where('bin_id', 'is', null);
    if (query.search !== undefined && query.search.trim() !== '') {
      select = select.where('name_key', 'like', containing(query.search));
    } else {
      // One value in all rows, so it orders nothing; but `is null` fixes no column for the planner, which would then not
      // read the index `document_listing` in its order.
      select = select
        .where('parent_id', query.parentId === null ? 'is' : '=', query.parentId)
        .orderBy('parent_id');
    }
    if (query.resourceTypeCode !== undefined) {
      select = select.where('resource_type_code', '=', query.resourceTypeCode);
    }
    const first: OrderByExpression<DocumentTables & { d: DocumentTables['document'] }, 'd', object> =
      sql`(resource_type_code = 'folder')`;
    select = select.orderBy(first, 'desc');
    select =
      query.order === 'name'
        ? select.orderBy(sql`name collate lectern_name`, direction)
        : select.orderBy(orderColumn[query.order], direction);
    const rows = await select
      .orderBy('id', direction)
      .offset(query.offset)
      .limit(query.limit + 1)
      .execute();
    return page(rows, query.limit);
  }

  async recent(userId: string, limit: number): Promise<RowPage> {
    const rows = await this.#database
      .selectFrom('document_visit as v')
      .innerJoin('document as d', 'd.id', 'v.document_id')
      .leftJoinLateral(given(userId, this.#now()), (join) => join.onTrue())
      .selectAll('d')
      .select(['g.granted', 'g.keeps'])
      .where('v.user_id', '=', userId)
      .where('d.bin_id', 'is', null)
      .where((or) => or.or([or('d.owner_id', '=', userId), or('g.granted', 'is not', null)]))
      .orderBy('v.visited_at', 'desc')
      .limit(limit + 1)
      .execute();
    return page(rows, limit);
  }

  async shared(userId: string, offset: number, limit: number): Promise<RowPage> {
    const rows = await this.#database
      .selectFrom('document_grant as g')
      .innerJoin('document as d', 'd.id', 'g.document_id')
      .selectAll('d')
      .select(['g.permission as granted', sql<boolean>`true`.as('keeps')])
      .where('g.user_id', '=', userId)
      .where('d.bin_id', 'is', null)
      .orderBy('g.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .offset(offset)
      .limit(limit + 1)
      .execute();
    return page(rows, limit);
  }

  /** What was put into the bin itself, not what went with a folder. */
  async binned(ownerId: string, offset: number, limit: number): Promise<RowPage> {
    const rows = await this.#database
      .selectFrom('document as d')
      .selectAll('d')
      .select([...notGranted])
      .where('owner_id', '=', ownerId)
      .whereRef('bin_id', '=', 'id')
      .orderBy('binned_at', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit + 1)
      .execute();
    return page(rows, limit);
  }

  /** Everything of the owner that lies in the bin, what went with a folder included. */
  async binnedIds(ownerId: string, database = this.#database): Promise<readonly string[]> {
    const rows = await database
      .selectFrom('document')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('bin_id', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Those of the hashes that are a document's file or cover. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const wanted = sql<string>`any(${[...hashes]}::text[])`;
    const rows = await this.#database
      .selectFrom('document')
      .select('object_hash as hash')
      .where('object_hash', '=', wanted)
      .union((eb) => eb.selectFrom('document').select('cover_hash as hash').where('cover_hash', '=', wanted))
      .execute();
    return rows.flatMap(({ hash }) => hash ?? []);
  }

  /** The folders above a document and the document itself, from the top down. */
  async path(id: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const rows = await this.#database
      .withRecursive('above(id, name, parent_id, depth)', (with_) =>
        with_
          .selectFrom('document')
          .select(['id', 'name', 'parent_id', sql<number>`0`.as('depth')])
          .where('id', '=', id)
          .unionAll(
            with_
              .selectFrom('document as d')
              .innerJoin('above as a', 'a.parent_id', 'd.id')
              .select(['d.id', 'd.name', 'd.parent_id', sql<number>`a.depth + 1`.as('depth')]),
          ),
      )
      .selectFrom('above')
      .select(['id', 'name'])
      .orderBy('depth', 'desc')
      .execute();
    return rows;
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}
