import { IDENTITIES, type Identity } from '@lectern/protocol';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { AnyTransaction } from '../../platform/database/database.ts';

export interface InvitationRow {
  readonly id: string;
  readonly organisationId: string;
  readonly identity: Identity;
  readonly note: string;
  readonly uses: number;
  readonly usesMax: number;
  readonly madeBy: string;
  readonly createdAt: Date;
  readonly endsAt: Date;
}

/** Rows of invitations. A withdrawn invitation has no row. */
export class InvitationsStore {
  readonly #database: Kysely<SchoolTables>;

  constructor(database: Kysely<SchoolTables>) {
    this.#database = database;
  }

  /** Invitations that have neither expired nor been used up, the newest first. */
  async listOpen(organisationId: string, now: Date): Promise<readonly InvitationRow[]> {
    const rows = await this.#database
      .selectFrom('school_invitation')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('ends_at', '>', now)
      .whereRef('uses', '<', 'uses_max')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.flatMap(toInvitation);
  }

  /** False when the school has `most` open invitations already. */
  async insert(
    row: Insertable<SchoolTables['school_invitation']>,
    most: number,
    now: Date,
  ): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      const key = `school invitations ${row.organisation_id}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
      const { open } = await transaction
        .selectFrom('school_invitation')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .where('organisation_id', '=', row.organisation_id)
        .where('ends_at', '>', now)
        .whereRef('uses', '<', 'uses_max')
        .executeTakeFirstOrThrow();
      if (open >= most) return false;
      await transaction.insertInto('school_invitation').values(row).execute();
      return true;
    });
  }

  async remove(organisationId: string, id: string): Promise<boolean> {
    const row = await this.#database
      .deleteFrom('school_invitation')
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async findOpen(tokenHash: Buffer, now: Date): Promise<InvitationRow | undefined> {
    const row = await this.#database
      .selectFrom('school_invitation')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('ends_at', '>', now)
      .whereRef('uses', '<', 'uses_max')
      .executeTakeFirst();
    return row && toInvitation(row)[0];
  }

  /**
   * Counts one use; false when the invitation was withdrawn, used up or has expired. Concurrent uses wait until the
   * transaction ends.
   */
  async use(id: string, now: Date, transaction: AnyTransaction): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update school_invitation set uses = uses + 1
        where id = ${id} and ends_at > ${now} and uses < uses_max`.execute(transaction);
    return numAffectedRows === 1n;
  }

  inTransaction<T>(work: (transaction: AnyTransaction) => Promise<T>): Promise<T> {
    return this.#database.transaction().execute(work);
  }

  async sweep(before: Date): Promise<void> {
    await this.#database.deleteFrom('school_invitation').where('ends_at', '<', before).execute();
  }
}

function toInvitation(row: Selectable<SchoolTables['school_invitation']>): InvitationRow[] {
  const identity = IDENTITIES.find((known) => known === row.identity);
  if (identity === undefined) return [];
  return [
    {
      id: row.id,
      organisationId: row.organisation_id,
      identity,
      note: row.note,
      uses: row.uses,
      usesMax: row.uses_max,
      madeBy: row.made_by,
      createdAt: row.created_at,
      endsAt: row.ends_at,
    },
  ];
}

export type SchoolTables = {
  school_invitation: {
    id: string;
    token_hash: Buffer;
    organisation_id: string;
    identity: string;
    note: string;
    uses: number;
    uses_max: number;
    made_by: string;
    created_at: Date;
    ends_at: Date;
  };
};
