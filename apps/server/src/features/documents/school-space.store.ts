import { LecternError } from '@lectern/protocol';
import { sql } from 'kysely';
import type { DocumentDatabase } from './documents.rows.ts';

/** Default capacity of a user, bytes (10 GiB), unless the user's row or school sets another. */
const USUAL_CAPACITY_BYTES = 10 * 1024 ** 3;

/** Capacity of an account without a school whose person has no school either, bytes (1 GiB). */
const STRANGER_CAPACITY_BYTES = 1024 ** 3;

interface SchoolLimits {
  readonly id: string;
  /** Capacity for all people of the school together, bytes; null: no limit. */
  readonly capacity: number | null;
  /** Capacity of a user without a separate setting, bytes. */
  readonly usual: number;
}

export interface SchoolCapacities {
  readonly capacity?: number | null | undefined;
  readonly personCapacity?: number | null | undefined;
}

export interface SpaceOfSchool {
  readonly used: number;
  readonly capacity: number | null;
  readonly personCapacity: number | null;
  readonly usualCapacity: number;
}

export interface SpaceOfPerson {
  readonly used: number;
  readonly capacity: number;
  readonly own: boolean;
}

/** SQL condition: neither account `a` nor another account of its person belongs to a school. */
const isStranger = sql<boolean>`(a.organisation_id is null and not exists (
  select 1 from account o where o.person_id = a.id and o.organisation_id is not null))`;

/** The limits that a user's school sets. */
export async function schoolOf(database: DocumentDatabase, userId: string): Promise<SchoolLimits> {
  const { rows } = await sql<{
    id: string | null;
    capacity: number | null;
    person_capacity: number | null;
    stranger: boolean;
  }>`
    select s.organisation_id as id, s.capacity, s.person_capacity, ${isStranger} as stranger
      from account a left join school_space s on s.organisation_id = a.organisation_id where a.id = ${userId}`.execute(
    database,
  );
  const [row] = rows;
  return {
    id: row?.id ?? '',
    capacity: row?.capacity ?? null,
    usual: row?.person_capacity ?? (row?.stranger ? STRANGER_CAPACITY_BYTES : USUAL_CAPACITY_BYTES),
  };
}

/**
 * Throws SCHOOL_CAPACITY_NOT_ENOUGH when the people of the school together would exceed its capacity. In a transaction,
 * no other transaction of the school adds to its space until it ends.
 */
export async function checkSchool(
  database: DocumentDatabase,
  organisationId: string,
  capacity: number,
  bytes: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`school space ${organisationId}`}, 0))`.execute(
    database,
  );
  if ((await usedBy(database, organisationId)) + bytes > capacity)
    throw new LecternError('SCHOOL_CAPACITY_NOT_ENOUGH');
}

async function usedBy(database: DocumentDatabase, organisationId: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(s.used), 0)::bigint as used
      from account a join document_space s on s.user_id = a.id where a.organisation_id = ${organisationId}`.execute(
    database,
  );
  return rows[0]?.used ?? 0;
}

export async function readSchoolSpace(
  database: DocumentDatabase,
  organisationId: string,
): Promise<SpaceOfSchool> {
  const [used, row] = await Promise.all([
    usedBy(database, organisationId),
    database
      .selectFrom('school_space')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst(),
  ]);
  return {
    used,
    capacity: row?.capacity ?? null,
    personCapacity: row?.person_capacity ?? null,
    usualCapacity: USUAL_CAPACITY_BYTES,
  };
}

/** Omitted values are kept. */
export async function setSchoolCapacities(
  database: DocumentDatabase,
  organisationId: string,
  { capacity, personCapacity }: SchoolCapacities,
): Promise<void> {
  const said = {
    ...(capacity !== undefined && { capacity }),
    ...(personCapacity !== undefined && { person_capacity: personCapacity }),
  };
  if (Object.keys(said).length === 0) return;
  await database
    .insertInto('school_space')
    .values({ organisation_id: organisationId, capacity: null, person_capacity: null, ...said })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(said))
    .execute();
}

export async function readSpaces(
  database: DocumentDatabase,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SpaceOfPerson>> {
  const { rows } = await sql<{
    id: string;
    used: number | null;
    own: number | null;
    person_capacity: number | null;
  }>`
    select a.id, s.used, s.capacity as own, o.person_capacity
      from account a left join document_space s on s.user_id = a.id
        left join school_space o on o.organisation_id = a.organisation_id
      where a.id = any(${[...userIds]})`.execute(database);
  return new Map(
    rows.map(({ id, used, own, person_capacity }) => [
      id,
      { used: used ?? 0, capacity: own ?? person_capacity ?? USUAL_CAPACITY_BYTES, own: own !== null },
    ]),
  );
}

export async function setCapacity(
  database: DocumentDatabase,
  userId: string,
  capacity: number | null,
): Promise<void> {
  await database
    .insertInto('document_space')
    .values({ user_id: userId, capacity, used: 0 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ capacity }))
    .execute();
}
