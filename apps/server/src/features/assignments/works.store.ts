import { sql } from 'kysely';
import type { AssignmentDatabase, RequestedHints, ResponseRow, WorkRow } from './assignments.tables.ts';

export interface NewWork {
  readonly id: string;
  readonly assignmentId: string;
  readonly classId: string | null;
  readonly memberId: string | null;
  readonly pupilKey: string;
  readonly typedName: string;
  readonly attempt: number;
  readonly seed: number;
  readonly questionIds: readonly string[] | null;
  readonly endsAt: Date | null;
}

export interface NewResponse {
  readonly id: string;
  readonly workId: string;
  readonly questionId: string;
  readonly response: unknown;
  readonly device: string;
}

/** When a response was given by its own time, and whether it is late; `closed` when the attempt takes none. */
export type Arrival = { readonly givenAt: Date; readonly late: boolean } | 'closed';

const RESPONSE = ['id', 'work_id', 'question_id', 'given_at', 'late'] as const;

/** Attempts of pupils, the tokens that stand for them, and their responses. */
export class WorksStore {
  readonly #database: AssignmentDatabase;

  constructor(database: AssignmentDatabase) {
    this.#database = database;
  }

  /** Begins an attempt unless the pupil has it already; returns the pupil's latest attempt. `full`: too many pupils. */
  async begin(made: NewWork, most: number, now: Date): Promise<WorkRow | 'full'> {
    return this.#database.transaction().execute(async (transaction) => {
      // Pupils of one assignment begin one after the other, so that they are counted exactly.
      await sql`select pg_advisory_xact_lock(hashtext(${`begin ${made.assignmentId}`}))`.execute(transaction);
      if (made.memberId === null && made.attempt === 1) {
        const { count } = await transaction
          .selectFrom('assignment_work')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('assignment_id', '=', made.assignmentId)
          .where('member_id', 'is', null)
          .where('attempt', '=', 1)
          .where('pupil_key', '<>', made.pupilKey)
          .executeTakeFirstOrThrow();
        if (count >= most) return 'full';
      }
      await transaction
        .insertInto('assignment_work')
        .values({
          id: made.id,
          assignment_id: made.assignmentId,
          class_id: made.classId,
          member_id: made.memberId,
          pupil_key: made.pupilKey,
          typed_name: made.typedName,
          attempt: made.attempt,
          seed: made.seed,
          question_ids: made.questionIds && [...made.questionIds],
          begun_at: now,
          ends_at: made.endsAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return transaction
        .selectFrom('assignment_work')
        .selectAll()
        .where('assignment_id', '=', made.assignmentId)
        .where('pupil_key', '=', made.pupilKey)
        .orderBy('attempt', 'desc')
        .executeTakeFirstOrThrow();
    });
  }

  async find(id: string): Promise<WorkRow | undefined> {
    return this.#database.selectFrom('assignment_work').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async findByToken(tokenHash: Buffer): Promise<WorkRow | undefined> {
    return this.#database
      .selectFrom('assignment_work')
      .innerJoin('assignment_token', 'assignment_token.work_id', 'assignment_work.id')
      .selectAll('assignment_work')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
  }

  /** All attempts of one pupil, the first first. */
  async ofPupil(assignmentId: string, pupilKey: string): Promise<readonly WorkRow[]> {
    return this.#database
      .selectFrom('assignment_work')
      .selectAll()
      .where('assignment_id', '=', assignmentId)
      .where('pupil_key', '=', pupilKey)
      .orderBy('attempt')
      .execute();
  }

  /** All attempts, in the order of their beginning. */
  async ofAssignments(ids: readonly string[]): Promise<readonly WorkRow[]> {
    return this.#database
      .selectFrom('assignment_work')
      .selectAll()
      .where('assignment_id', '=', sql<string>`any(${[...ids]}::text[])`)
      .orderBy('begun_at')
      .orderBy('id')
      .execute();
  }

  /** Adds a token for an attempt; of more than `most` the oldest are deleted. */
  async addToken(tokenHash: Buffer, workId: string, most: number, now: Date): Promise<void> {
    await this.#database
      .insertInto('assignment_token')
      .values({ token_hash: tokenHash, work_id: workId, created_at: now })
      .execute();
    await sql`
      delete from assignment_token where token_hash in (
        select token_hash from assignment_token where work_id = ${workId}
          order by created_at desc offset ${most})`.execute(this.#database);
  }

  async moveToken(tokenHash: Buffer, workId: string): Promise<void> {
    await this.#database
      .updateTable('assignment_token')
      .set({ work_id: workId })
      .where('token_hash', '=', tokenHash)
      .execute();
  }

  /**
   * Stores a response once. `arrival` decides with the attempt's row, which is locked. `foreign`: the id belongs to another
   * attempt or question; `full`: the question has too many responses.
   */
  async addResponse(
    made: NewResponse,
    most: number,
    now: Date,
    arrival: (work: WorkRow) => Arrival,
  ): Promise<{ readonly givenAt: Date; readonly late: boolean } | 'closed' | 'foreign' | 'full' | 'gone'> {
    return this.#database.transaction().execute(async (transaction) => {
      const work = await transaction
        .selectFrom('assignment_work')
        .selectAll()
        .where('id', '=', made.workId)
        .forUpdate()
        .executeTakeFirst();
      if (!work) return 'gone';
      const known = await transaction
        .selectFrom('assignment_response')
        .select(RESPONSE)
        .where('id', '=', made.id)
        .executeTakeFirst();
      if (known) {
        const isSame = known.work_id === made.workId && known.question_id === made.questionId;
        return isSame ? { givenAt: known.given_at, late: known.late } : 'foreign';
      }
      const decided = arrival(work);
      if (decided === 'closed') return 'closed';
      const { count, last } = await transaction
        .selectFrom('assignment_response')
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          // A device whose clock was set back still gives its responses in order.
          fn.max<Date | null>('given_at').filterWhere('device', '=', made.device).as('last'),
        ])
        .where('work_id', '=', made.workId)
        .where('question_id', '=', made.questionId)
        .executeTakeFirstOrThrow();
      if (count >= most) return 'full';
      const givenAt = last && last > decided.givenAt ? last : decided.givenAt;
      const added = await transaction
        .insertInto('assignment_response')
        .values({
          id: made.id,
          work_id: made.workId,
          question_id: made.questionId,
          content: JSON.stringify({ response: made.response }),
          given_at: givenAt,
          received_at: now,
          late: decided.late,
          device: made.device,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      // Another attempt stored the id in the same moment.
      if (!added) return 'foreign';
      await noteChange(transaction, made.workId);
      return { givenAt, late: decided.late };
    });
  }

  /** The newest response of each question of these attempts. */
  async newest(workIds: readonly string[], questionId?: string): Promise<readonly ResponseRow[]> {
    if (workIds.length === 0) return [];
    let query = this.#database
      .selectFrom('assignment_response')
      .distinctOn(['work_id', 'question_id'])
      .select(RESPONSE)
      .where('work_id', '=', sql<string>`any(${[...workIds]}::text[])`)
      .orderBy('work_id')
      .orderBy('question_id')
      .orderBy('given_at', 'desc')
      .orderBy('position', 'desc');
    if (questionId !== undefined) query = query.where('question_id', '=', questionId);
    return query.execute();
  }

  /** Contents of these responses by their ids. */
  async contents(ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('assignment_response')
      .select(['id', 'content'])
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute();
    return new Map(rows.map(({ id, content }) => [id, content.response]));
  }

  /** Number of devices on which each attempt was answered. */
  async devices(workIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (workIds.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('assignment_response')
      .select(['work_id', ({ fn }) => fn.count<number>('device').distinct().as('count')])
      .where('work_id', '=', sql<string>`any(${[...workIds]}::text[])`)
      .groupBy('work_id')
      .execute();
    return new Map(rows.map(({ work_id, count }) => [work_id, count]));
  }

  /** Hands an open attempt in. It is late from `lateAt` on, or when it has a late response. */
  async handIn(id: string, by: 'pupil' | 'teacher', now: Date, lateAt: Date | null): Promise<void> {
    await sql`
      update assignment_work set handed_in_at = ${now}, handed_in_how = ${by}, changes = changes + 1,
          late = coalesce(${lateAt}::timestamptz <= ${now}, false)
            or exists (select 1 from assignment_response where work_id = ${id} and late)
        where id = ${id} and handed_in_at is null`.execute(this.#database);
  }

  async setReturned(
    ids: readonly string[],
    returnedAt: Date | null,
    words: { readonly words: string | undefined; readonly voice: string | null | undefined },
  ): Promise<void> {
    await this.#database
      .updateTable('assignment_work')
      .set({
        returned_at: returnedAt,
        ...(words.words !== undefined && { words: words.words }),
        ...(words.voice !== undefined && { voice_hash: words.voice }),
      })
      .where('id', 'in', [...ids])
      .execute();
  }

  /** Records that a pupil saw the key, on all of their attempts, before they get it. */
  async noteKeyShown(assignmentId: string, pupilKey: string, now: Date): Promise<void> {
    await this.#database
      .updateTable('assignment_work')
      .set({ key_shown_at: now })
      .where('assignment_id', '=', assignmentId)
      .where('pupil_key', '=', pupilKey)
      .where('key_shown_at', 'is', null)
      .execute();
  }

  /** Adds a requested hint; returns all of the attempt. */
  async addHint(workId: string, questionId: string, hintId: string): Promise<RequestedHints> {
    return this.#database.transaction().execute(async (transaction) => {
      const { hints } = await transaction
        .selectFrom('assignment_work')
        .select('hints')
        .where('id', '=', workId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const known = hints[questionId] ?? [];
      if (known.includes(hintId)) return hints;
      const now = { ...hints, [questionId]: [...known, hintId] };
      await transaction
        .updateTable('assignment_work')
        .set((eb) => ({ hints: JSON.stringify(now), changes: eb('changes', '+', 1) }))
        .where('id', '=', workId)
        .execute();
      return now;
    });
  }
}

async function noteChange(database: AssignmentDatabase, workId: string): Promise<void> {
  await database
    .updateTable('assignment_work')
    .set((eb) => ({ changes: eb('changes', '+', 1) }))
    .where('id', '=', workId)
    .execute();
}
