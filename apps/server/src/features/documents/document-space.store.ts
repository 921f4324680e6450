import { LecternError } from '@lectern/protocol';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { sql } from 'kysely';
import type { DocumentDatabase } from './documents.rows.ts';
import { checkSchool, schoolOf } from './school-space.store.ts';

export interface Space {
  /** Bytes. */
  readonly capacity: number;
  readonly used: number;
}

export async function readSpace(database: DocumentDatabase, userId: string): Promise<Space> {
  const [row, { usual }] = await Promise.all([
    database
      .selectFrom('document_space')
      .select(['capacity', 'used'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    schoolOf(database, userId),
  ]);
  return { capacity: row?.capacity ?? usual, used: row?.used ?? 0 };
}

export interface SpaceByKind {
  readonly kinds: readonly KindOfSpace[];
  readonly versions: CountedSpace;
  readonly bin: CountedSpace;
}
interface CountedSpace {
  readonly count: number;
  /** Bytes. */
  readonly size: number;
}
interface KindOfSpace extends CountedSpace {
  readonly resource_type_code: ResourceTypeCode;
}

/** The space that a user's documents use, by kind; folders use none. */
export async function readSpaceByKind(database: DocumentDatabase, userId: string): Promise<SpaceByKind> {
  const { rows } = await sql<KindOfSpace & { readonly binned: boolean }>`
    select resource_type_code, bin_id is not null as binned, count(*)::int as count, sum(size)::bigint as size
      from document where owner_id = ${userId} and resource_type_code <> 'folder'
      group by resource_type_code, bin_id is not null order by size desc, resource_type_code`.execute(
    database,
  );
  const versions = await sql<CountedSpace>`
    select count(*)::int as count, coalesce(sum(v.size), 0)::bigint as size
      from document_version v join document d on d.id = v.document_id where d.owner_id = ${userId}`.execute(
    database,
  );
  const binned = rows.filter((row) => row.binned);
  return {
    kinds: rows
      .filter((row) => !row.binned)
      .map(({ resource_type_code, count, size }) => ({ resource_type_code, count, size })),
    versions: versions.rows[0] ?? { count: 0, size: 0 },
    bin: {
      count: binned.reduce((sum, { count }) => sum + count, 0),
      size: binned.reduce((sum, { size }) => sum + size, 0),
    },
  };
}

/** Throws CAPACITY_NOT_ENOUGH when `bytes` more would not fit now. Reserves nothing. */
export async function checkSpace(database: DocumentDatabase, userId: string, bytes: number): Promise<void> {
  const { capacity, used } = await readSpace(database, userId);
  if (used + bytes > capacity) throw new LecternError('CAPACITY_NOT_ENOUGH');
  const school = await schoolOf(database, userId);
  if (school.capacity !== null) await checkSchool(database, school.id, school.capacity, bytes);
}

/**
 * Adds `bytes` to a user's used space in one statement, so that two concurrent calls cannot exceed it. Throws
 * CAPACITY_NOT_ENOUGH.
 */
export async function takeSpace(database: DocumentDatabase, userId: string, bytes: number): Promise<void> {
  if (bytes <= 0) return;
  const school = await schoolOf(database, userId);
  if (school.capacity !== null) await checkSchool(database, school.id, school.capacity, bytes);
  if (!(await addSpace(database, userId, bytes, school.usual))) throw new LecternError('CAPACITY_NOT_ENOUGH');
}

/** False when the user does not have the space; `usual`: the capacity when the user's row sets none. */
export async function addSpace(
  database: DocumentDatabase,
  userId: string,
  bytes: number,
  usual: number,
): Promise<boolean> {
  const result = await sql`
    insert into document_space as s (user_id, used)
      select ${userId}, ${bytes}::bigint
        where ${bytes}::bigint <= ${usual}::bigint
          or exists (select 1 from document_space where user_id = ${userId})
      on conflict (user_id) do update set used = s.used + excluded.used
        where s.used + excluded.used <= coalesce(s.capacity, ${usual}::bigint)`.execute(database);
  return result.numAffectedRows === 1n;
}

export async function giveBackSpace(
  database: DocumentDatabase,
  userId: string,
  bytes: number,
): Promise<void> {
  if (bytes <= 0) return;
  await database
    .updateTable('document_space')
    .set({ used: sql<number>`greatest(0, used - ${bytes}::bigint)` })
    .where('user_id', '=', userId)
    .execute();
}

export async function readOwner(database: DocumentDatabase, documentId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('document')
    .select('owner_id')
    .where('id', '=', documentId)
    .executeTakeFirst();
  return row?.owner_id;
}

/**
 * Changes the size of a document by `bytes`, which may be negative; the size stays at zero or more. Returns its owner's
 * id.
 */
export async function changeSize(
  database: DocumentDatabase,
  documentId: string,
  bytes: number,
): Promise<string | undefined> {
  const row = await database
    .updateTable('document')
    .set({ size: sql<number>`greatest(0, size + ${bytes}::bigint)` })
    .where('id', '=', documentId)
    .returning('owner_id')
    .executeTakeFirst();
  return row?.owner_id;
}
