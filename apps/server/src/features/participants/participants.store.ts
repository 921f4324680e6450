import type { KeptPage, Naming } from '@lectern/protocol/phone-views';
import { sql } from 'kysely';
import { lazyCommit } from '../../platform/database/conditions.ts';
import { phonesOf } from './joining/door-row.ts';
import { freeName, hasRoom, type JoinRoom } from './joining/lesson-places.store.ts';
import type { ParticipantDatabase, ParticipantRow, PhonesRow } from './participants.tables.ts';

const ROW = ['id', 'lesson_id', 'member_id', 'name', 'kind', 'device', 'number', 'confirmed_at'] as const;

/** The owner of a token. */
export interface TokenOwner extends ParticipantRow {
  /** Time after which other phones may use the name; null while the phone is connected. */
  readonly free_at: Date | null;
  /** The lesson has ended. */
  readonly over: boolean;
}

/** Rows of lessons that are open for phones, and of the phones that joined. */
export class ParticipantsStore {
  readonly #database: ParticipantDatabase;

  constructor(database: ParticipantDatabase) {
    this.#database = database;
  }

  async find(lessonId: string): Promise<PhonesRow | undefined> {
    return this.#doors().where('lesson.id', '=', lessonId).executeTakeFirst().then(phonesOf);
  }

  /** The lesson that is open under this code. */
  async findByCode(code: string): Promise<PhonesRow | undefined> {
    return this.#doors()
      .where('lesson_phones.code', '=', code)
      .where('lesson.end_at', 'is', null)
      .executeTakeFirst()
      .then(phonesOf);
  }

  /** Undefined when another lesson has the code. A lesson that is open already keeps its code. */
  async open(
    lessonId: string,
    { code, key }: { readonly code: string; readonly key: string },
    { naming, admits }: { readonly naming: Naming; readonly admits: boolean },
    now: Date,
    panelAt: Date,
  ): Promise<{ readonly code: string } | undefined> {
    const { rows } = await sql<{ code: string }>`
      insert into lesson_phones as door (lesson_id, code, key, naming, admits, opened_at, panel_at)
        select ${lessonId}, ${code}, ${key}, ${naming}, ${admits}, ${now}, ${panelAt}
          where not exists (select 1 from lesson_phones where code = ${code} and lesson_id <> ${lessonId})
      on conflict (lesson_id) do update set
        code = coalesce(door.code, excluded.code),
        key = case when door.code is null then excluded.key else door.key end,
        naming = excluded.naming,
        admits = excluded.admits,
        opened_at = case when door.code is null then excluded.opened_at else door.opened_at end,
        panel_at = excluded.panel_at,
        version = door.version + 1
      returning code`.execute(this.#database);
    return rows[0];
  }

  /** Frees the code and removes every phone. */
  async close(lessonIds: readonly string[], now: Date): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('lesson_phones')
        .set((eb) => ({ ...SHUT, version: eb('version', '+', 1) }))
        .where('lesson_id', 'in', lessonIds)
        .where('code', 'is not', null)
        .execute();
      await transaction
        .updateTable('lesson_participant')
        .set({ left_at: now })
        .where('lesson_id', 'in', lessonIds)
        .where('left_at', 'is', null)
        .execute();
      await transaction
        .updateTable('lesson_activity')
        .set({ state: 'away' })
        .where('lesson_id', 'in', lessonIds)
        .where('state', '!=', 'away')
        .execute();
    });
  }

  /**
   * Lessons that are open for phones, but whose panel was not connected since then. A lesson that has ended is included
   * no earlier: its teacher may resume it, and its phones then keep their names.
   */
  async left(panelBefore: Date): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('lesson_phones')
      .select('lesson_id')
      .where('code', 'is not', null)
      .where('panel_at', '<', panelBefore)
      .execute();
    return rows.map(({ lesson_id }) => lesson_id);
  }

  /**
   * Sets whether phones may show the pages of the lesson's courseware, which requires that its teacher may see them.
   */
  async setPictured(lessonId: string, pictured: boolean): Promise<void> {
    await this.#database
      .updateTable('lesson_phones')
      .set({ pictured })
      .where('lesson_id', '=', lessonId)
      .execute();
  }

  /** Lessons that are open for phones and use this courseware, each with its teacher. */
  async showing(documentId: string): Promise<readonly { lessonId: string; teacherId: string }[]> {
    const rows = await this.#database
      .selectFrom('lesson_phones')
      .innerJoin('lesson', 'lesson.id', 'lesson_phones.lesson_id')
      .select(['lesson_id', 'teacher_id'])
      .where('courseware_id', '=', documentId)
      .where('code', 'is not', null)
      .where('lesson.end_at', 'is', null)
      .execute();
    return rows.map(({ lesson_id: lessonId, teacher_id: teacherId }) => ({ lessonId, teacherId }));
  }

  /** Whether the phone is in this lesson, which has not ended, as a pupil's or as an admitted phone of the teacher. */
  async isIn(lessonId: string, participantId: string): Promise<boolean> {
    const row = await this.#database
      .selectFrom('lesson_participant')
      .innerJoin('lesson', 'lesson.id', 'lesson_participant.lesson_id')
      .select('lesson_participant.id')
      .where('lesson_participant.id', '=', participantId)
      .where('lesson_id', '=', lessonId)
      .where('left_at', 'is', null)
      .where('lesson.end_at', 'is', null)
      .where(({ or, eb }) => or([eb('kind', '=', 'pupil'), eb('confirmed_at', 'is not', null)]))
      .executeTakeFirst();
    return row !== undefined;
  }

  async notePanels(lessonIds: readonly string[], panelAt: Date): Promise<void> {
    if (lessonIds.length === 0) return;
    await this.#database
      .updateTable('lesson_phones')
      .set({ panel_at: panelAt })
      .where('lesson_id', 'in', lessonIds)
      .execute();
  }

  /** False when the page is shown already, or the lesson is not open for phones. */
  async showPage(lessonId: string, { number, count, ...rest }: KeptPage, panelAt: Date): Promise<boolean> {
    const shows = JSON.stringify(rest);
    const { numUpdatedRows } = await this.#database
      .updateTable('lesson_phones')
      .set((eb) => ({
        page_number: number,
        page_count: count,
        shows,
        panel_at: panelAt,
        version: eb('version', '+', 1),
      }))
      .where('lesson_id', '=', lessonId)
      .where('code', 'is not', null)
      .where(({ or, eb }) =>
        or([
          eb('page_number', 'is distinct from', number),
          eb('page_count', 'is distinct from', count),
          sql<boolean>`shows is distinct from ${shows}::jsonb`,
        ]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0;
  }

  /**
   * Adds a phone while joining is open. A phone has one slot; its earlier slot is freed. `taken`: a phone that is
   * present, or was a moment ago, has the name. `full`: present phones have all slots. `shut`: joining was closed
   * meanwhile.
   */
  async join(
    door: { readonly lessonId: string; readonly code: string },
    phone: {
      readonly id: string;
      readonly memberId: string | null;
      readonly name: string;
      readonly nameKey: string;
      readonly tokenHash: Buffer;
      /** Null for a phone that sends no id. */
      readonly phoneHash: Buffer | null;
      /** Time until which the phone keeps its name without connecting. */
      readonly freeAt: Date;
    },
    limits: JoinRoom,
    now: Date,
  ): Promise<'joined' | 'taken' | 'full' | 'shut'> {
    return this.#database.transaction().execute(async (transaction) => {
      const held = await transaction
        .selectFrom('lesson_phones')
        .select('admits')
        .where('lesson_id', '=', door.lessonId)
        .where('code', '=', door.code)
        .forUpdate()
        .executeTakeFirst();
      if (held?.admits !== true) return 'shut';
      await freeName(transaction, door.lessonId, phone, now);
      if (!(await hasRoom(transaction, door.lessonId, phone.memberId, limits, now))) return 'full';
      const made = await transaction
        .insertInto('lesson_participant')
        .values({
          id: phone.id,
          lesson_id: door.lessonId,
          member_id: phone.memberId,
          name: phone.name,
          name_key: phone.nameKey,
          token_hash: phone.tokenHash,
          joined_at: now,
          left_at: null,
          free_at: phone.freeAt,
          phone_hash: phone.phoneHash,
        })
        .onConflict((conflict) =>
          conflict.columns(['lesson_id', 'name_key']).where('left_at', 'is', null).doNothing(),
        )
        .returning('id')
        .executeTakeFirst();
      return made ? 'joined' : 'taken';
    });
  }

  /** Phones in the lesson, and phones that wait to be admitted as the teacher’s. Pupils with cards have none. */
  list(lessonId: string): Promise<readonly ParticipantRow[]> {
    return this.#database
      .selectFrom('lesson_participant')
      .select(ROW)
      .where('lesson_id', '=', lessonId)
      .where('kind', '!=', 'card')
      .where('left_at', 'is', null)
      .orderBy('joined_at')
      .orderBy('id')
      .execute();
  }

  /** Names of these pupils, who may have left the lesson. */
  async formerNames(ids: readonly string[]): Promise<readonly ParticipantRow[]> {
    if (ids.length === 0) return [];
    return this.#database.selectFrom('lesson_participant').select(ROW).where('id', 'in', ids).execute();
  }

  /** The owner of a token while the phone is in the lesson; `over`: whether the lesson has ended. */
  async findByToken(tokenHash: Buffer): Promise<TokenOwner | undefined> {
    const row = await this.#database
      .selectFrom('lesson_participant')
      .innerJoin('lesson', 'lesson.id', 'lesson_participant.lesson_id')
      .select(['lesson_participant.id', 'lesson_id', 'member_id', 'lesson_participant.name'])
      .select(['kind', 'device', 'number', 'confirmed_at', 'free_at', 'end_at'])
      .where('token_hash', '=', tokenHash)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const { end_at: endAt, ...participant } = row;
    return { ...participant, over: endAt !== null };
  }

  /** False when no such phone is in the lesson. */
  async leave(lessonId: string, participantId: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('lesson_participant')
      .set({ left_at: now })
      .where('id', '=', participantId)
      .where('lesson_id', '=', lessonId)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  }

  /** Removes all who joined since this time, and closes joining. */
  async sendOutSince(lessonId: string, since: Date, now: Date): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('lesson_phones')
        .set((eb) => ({ admits: false, version: eb('version', '+', 1) }))
        .where('lesson_id', '=', lessonId)
        .execute();
      await transaction
        .updateTable('lesson_participant')
        .set({ left_at: now })
        .where('lesson_id', '=', lessonId)
        .where('kind', '=', 'pupil')
        .where('left_at', 'is', null)
        .where('joined_at', '>=', since)
        .execute();
    });
  }

  /** Marks these phones as present, so that other phones cannot use their names. */
  async setThere(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await sql`update lesson_participant set free_at = null
      where id = any(${[...ids]}) and free_at is not null and ${lazyCommit}`.execute(this.#database);
  }

  /** Marks these phones as absent, and sets when their names are free. */
  async setAway(ids: readonly string[], freeAt: Date): Promise<void> {
    if (ids.length === 0) return;
    await sql`update lesson_participant set free_at = ${freeAt}
      where id = any(${[...ids]}) and left_at is null and ${lazyCommit}`.execute(this.#database);
  }

  /** Marks all phones as absent after a process ended; connected phones are marked as present again. */
  async setAllAway(freeAt: Date): Promise<void> {
    await sql`update lesson_participant set free_at = ${freeAt}
      where left_at is null and free_at is null and kind = 'pupil'`.execute(this.#database);
  }

  /** Deletes typed names of phones that joined before `before`; their answers still count. */
  async forgetNames(before: Date): Promise<void> {
    await this.#database
      .updateTable('lesson_participant')
      .set((eb) => ({
        name: '',
        name_key: eb.ref('id'),
        phone_hash: null,
        left_at: eb.fn.coalesce('left_at', 'joined_at'),
      }))
      .where('joined_at', '<', before)
      .where('name', '!=', '')
      .execute();
  }

  #doors() {
    return this.#database
      .selectFrom('lesson')
      .leftJoin('lesson_phones', 'lesson_phones.lesson_id', 'lesson.id')
      .select(['lesson.id', 'lesson.name', 'class_id', 'class_name', 'courseware_id', 'end_at', 'teacher_id'])
      .select([
        'code',
        'key',
        'naming',
        'admits',
        'version',
        'hands',
        'page_number',
        'page_count',
        'shows',
        'pictured',
      ]);
  }
}

const SHUT = {
  code: null,
  key: null,
  page_number: null,
  page_count: null,
  shows: null,
  invitation_hash: null,
  invited_until: null,
};
