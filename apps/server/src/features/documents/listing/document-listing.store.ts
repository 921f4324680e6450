import { kindCodes } from '@lectern/protocol/document-kind-of';
import { nameKey } from '@lectern/protocol/document-name';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import { below, type Place } from '../../../platform/database/conditions.ts';
import type { DocumentDatabase, DocumentRow, Given, GrantedRow } from '../documents.rows.ts';
import { LINK_READER } from '../grants/document-grants.store.ts';
import type { ListingOrder, ListingPlace } from './listing-place.ts';

export interface ListingQuery {
  readonly parentId: string | null;
  readonly search: string | undefined;
  readonly resourceTypeCode: ResourceTypeCode | undefined;
  /** Files with one of these extensions, in any folder. */
  readonly formats: readonly string[] | undefined;
  /** Documents with this source, in any folder. */
  readonly sourceFrom: number | undefined;
  readonly order: ListingOrder;
  readonly direction: 'asc' | 'desc' | undefined;
  /** The last row of the previous page. */
  readonly after: ListingPlace | undefined;
  readonly limit: number;
}

export interface RowPage {
  readonly rows: readonly GrantedRow[];
  readonly hasMore: boolean;
}

/** One row more than requested was read, which shows whether there are more. */
function page(rows: GrantedRow[], limit: number): RowPage {
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** Columns for documents that the owner lists, which have no grant. */
const notGranted = [sql<null>`null`.as('granted'), sql<null>`null`.as('keeps')] as const;

/** Grants through links of a deactivated owner are suspended until the owner is reactivated. */
function ownerIsActive(ownerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from account o where o.id = ${ownerId} and o.deactivated_at is not null)`;
}

/** The highest grant of a user on document `d`, by its owner or by links that have not expired. */
function given(userId: string, now: Date) {
  return sql<Given>`(
    select max(permission) as granted, bool_or(keeps) as keeps, bool_or(named) as named from (
      select permission, true as keeps, true as named from document_grant where document_id = d.id and user_id = ${userId}
      union all
      select permission, download, false from document_link_grant
        where document_id = d.id and user_id = ${userId} and (ends_at is null or ends_at > ${now})
          and ${ownerIsActive(sql.ref('d.owner_id'))}
    ) each_given)`.as('g');
}

const orderColumn = {
  update_at: sql`updated_at`,
  create_at: sql`created_at`,
  size: sql`size`,
  name: sql`name collate lectern_name`,
} as const;

/** The value of a place in the type of the ordered column. */
function comparable(order: ListingOrder, value: string | number) {
  if (order === 'name') return sql`${String(value)}`;
  return order === 'size' ? sql`${Number(value)}::bigint` : sql`${new Date(Number(value))}`;
}

/** The kinds of document from which lessons are taught. */
const TAUGHT = kindCodes(({ taught }) => taught);

/** `%` and `_` in a search text are literal characters. */
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

  /** The document with the user's grant; the policy decides whether the user may see it. */
  async find(id: string, userId: string, database = this.#database): Promise<GrantedRow | undefined> {
    return database
      .selectFrom('document as d')
      .leftJoinLateral(given(userId, this.#now()), (join) => join.onTrue())
      .selectAll('d')
      .select(['g.granted', 'g.keeps', 'g.named'])
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
      .select(['g.granted', 'g.keeps', 'g.named'])
      .where('d.id', 'in', ids)
      .execute();
  }

  /**
   * Folders come first. Folders and other documents are two reads of one index each: with one condition for both, the
   * database would read from the first row on for every page.
   */
  async list(ownerId: string, query: ListingQuery): Promise<RowPage> {
    const rows: GrantedRow[] = [];
    for (const folders of [true, false]) {
      if (rows.length > query.limit || (folders && query.after?.folder === false)) continue;
      const after = query.after?.folder === folders ? query.after : undefined;
      rows.push(...(await this.#part(ownerId, query, folders, after, query.limit + 1 - rows.length)));
    }
    return page(rows, query.limit);
  }

  async #part(
    ownerId: string,
    query: ListingQuery,
    folders: boolean,
    after: ListingPlace | undefined,
    limit: number,
  ): Promise<readonly GrantedRow[]> {
    const { parentId, search = '', resourceTypeCode, formats, sourceFrom, order } = query;
    const filtered = formats !== undefined || sourceFrom !== undefined;
    if (folders && (filtered || (resourceTypeCode !== undefined && resourceTypeCode !== 'folder'))) return [];
    if (!folders && resourceTypeCode === 'folder') return [];
    const direction = query.direction ?? (order === 'name' ? 'asc' : 'desc');
    const turn = sql.raw(direction);
    const column = orderColumn[order];
    const conditions = [
      sql`owner_id = ${ownerId}`,
      sql`bin_id is null`,
      // Folders use the condition for which the database has statistics on how few they are: written like the other,
      // the planner took half of all rows for folders and read the whole table. The other condition fits the indexes
      // that contain it as a column, and the index without folders.
      folders ? sql`resource_type_code = 'folder'` : sql`(resource_type_code = 'folder') is false`,
    ];
    const inFolder = search.trim() === '' && !filtered;
    if (inFolder) conditions.push(parentId === null ? sql`parent_id is null` : sql`parent_id = ${parentId}`);
    if (search.trim() !== '') conditions.push(sql`name_key like ${containing(search)}`);
    if (resourceTypeCode !== undefined && !folders)
      conditions.push(sql`resource_type_code = ${resourceTypeCode}`);
    if (formats !== undefined) conditions.push(sql`format = any(${[...formats]}::text[])`);
    if (sourceFrom !== undefined)
      conditions.push(sql`source_from = ${sourceFrom}`, sql`resource_type_code <> 'folder'`);
    if (after) {
      const beyond = direction === 'asc' ? sql`>` : sql`<`;
      conditions.push(sql`(${column}, id) ${beyond} (${comparable(order, after.value)}, ${after.id})`);
    }
    // This column has one value in all rows and does not affect the order; but `is null` fixes no column for the
    // planner, which would otherwise not read the index in its order.
    const within = inFolder && parentId === null ? sql`parent_id ${turn},` : sql``;
    const { rows } = await sql<DocumentRow>`
      select * from document where ${sql.join(conditions, sql` and `)}
        order by ${within} ${column} ${turn}, id ${turn} limit ${limit}`.execute(this.#database);
    return rows.map((row) => ({ ...row, granted: null, keeps: null }));
  }

  async recent(userId: string, limit: number): Promise<RowPage> {
    const rows = await this.#database
      .selectFrom('document_visit as v')
      .innerJoin('document as d', 'd.id', 'v.document_id')
      .leftJoinLateral(given(userId, this.#now()), (join) => join.onTrue())
      .selectAll('d')
      .select(['g.granted', 'g.keeps', 'g.named'])
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

  /** Documents that were put into the bin themselves, not with a folder. */
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

  /** Documents of the owner at the top, outside the bin. */
  async topIds(ownerId: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('document')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('parent_id', 'is', null)
      .where('bin_id', 'is', null)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** All documents of the owner in the bin, including documents that were binned with a folder. */
  async binnedIds(ownerId: string, database = this.#database): Promise<readonly string[]> {
    const rows = await database
      .selectFrom('document')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('bin_id', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The documents of a folder that have one of these names. */
  async ofNames(
    ownerId: string,
    parentId: string | null,
    names: readonly string[],
  ): Promise<readonly DocumentRow[]> {
    const { rows } = await sql<DocumentRow>`
      select * from document where owner_id = ${ownerId} and coalesce(parent_id, '') = ${parentId ?? ''}
        and bin_id is null and name_key = any(${names.map(nameKey)}::text[])`.execute(this.#database);
    return rows;
  }

  /** Documents of the owner from which lessons are taught, by time of creation, the newest first. */
  async made(ownerId: string, place: Place | undefined, limit: number): Promise<readonly DocumentRow[]> {
    return this.#database
      .selectFrom('document')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('bin_id', 'is', null)
      .where('resource_type_code', 'in', TAUGHT)
      .where(below('created_at', 'id', place))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /**
   * All documents of an owner except folders, the bin included, the newest first after an id; `all` is their total
   * number.
   */
  async ofOwner(
    ownerId: string,
    after: string | undefined,
    limit: number,
  ): Promise<readonly (DocumentRow & { readonly all: number })[]> {
    const { rows } = await sql<DocumentRow & { readonly all: number }>`
      select *, (count(*) over ())::int as all from document
        where owner_id = ${ownerId} and resource_type_code <> 'folder'
          and ${after === undefined ? sql`true` : sql`id < ${after}`}
        order by id desc limit ${limit}`.execute(this.#database);
    return rows;
  }

  /** All folders of an owner, to compute the paths of documents. */
  async folders(ownerId: string): Promise<readonly Pick<DocumentRow, 'id' | 'name' | 'parent_id'>[]> {
    return this.#database
      .selectFrom('document')
      .select(['id', 'name', 'parent_id'])
      .where('owner_id', '=', ownerId)
      .where('resource_type_code', '=', 'folder')
      .execute();
  }

  /**
   * Counts of an owner's documents, the bin included and folders excluded, and of the users to whom they were given;
   * `size` in bytes.
   */
  async holdings(ownerId: string): Promise<{
    readonly documents: number;
    readonly coursewares: number;
    readonly size: number;
    readonly given: number;
    readonly people: number;
  }> {
    const { rows } = await sql<{
      documents: number;
      coursewares: number;
      size: number;
      given: number;
      people: number;
    }>`
      with own as (
        select id, resource_type_code, size from document
          where owner_id = ${ownerId} and resource_type_code <> 'folder'
      ), given as (
        select g.document_id, g.user_id from document_grant g join own on own.id = g.document_id
        union
        select l.document_id, l.user_id from document_link_grant l join own on own.id = l.document_id
          where l.user_id not like ${`${LINK_READER}%`} and (l.ends_at is null or l.ends_at > ${this.#now()})
      )
      select count(*)::int as documents, coalesce(sum(size), 0)::bigint as size,
        (count(*) filter (where resource_type_code = any(${[...TAUGHT]}::text[])))::int as coursewares,
        (select count(distinct document_id) from given)::int as given,
        (select count(distinct user_id) from given)::int as people
        from own`.execute(this.#database);
    const [held] = rows;
    if (!held) throw new Error('a count returned no row');
    return { ...held, size: Number(held.size) };
  }

  /** Names of documents, in any folder. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('document')
      .select(['id', 'name'])
      .where('id', 'in', [...new Set(ids)])
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Returns the hashes that are a document's file, an earlier version of it, or its thumbnail. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const wanted = sql<string>`any(${[...hashes]}::text[])`;
    const rows = await this.#database
      .selectFrom('document')
      .select('object_hash as hash')
      .where('object_hash', '=', wanted)
      .union((eb) => eb.selectFrom('document').select('cover_hash as hash').where('cover_hash', '=', wanted))
      .union((eb) =>
        eb.selectFrom('document_version').select('object_hash as hash').where('object_hash', '=', wanted),
      )
      .execute();
    return rows.flatMap(({ hash }) => hash ?? []);
  }

  /** The folders above a document, from the top down, and the document itself. */
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
