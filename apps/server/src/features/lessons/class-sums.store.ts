import type { ClassSums, PupilTermSums } from '@lectern/protocol/class-sums';
import { type RawBuilder, sql } from 'kysely';
import type { LessonDatabase } from './lessons.tables.ts';

/** A span of time; undefined is open at that end. */
export interface Span {
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

/** Sums of the events of a class, computed by the database. */
export class ClassSumsStore {
  readonly #database: LessonDatabase;

  constructor(database: LessonDatabase) {
    this.#database = database;
  }

  /**
   * Number of lessons that began in the span; `checked`: lessons in which the roster was opened or attendance was
   * marked.
   */
  async lessons(classId: string, span: Span): Promise<Pick<ClassSums, 'lessons' | 'checked'>> {
    const { rows } = await sql<{ lessons: number; checked: number }>`
      select
        (select count(*)::integer from lesson
          where class_id = ${classId} ${within('begin_at', span)}) as lessons,
        (select count(distinct ${LESSON})::integer from class_event event
          where class_id = ${classId} ${within('at', span)}
            and (kind = 'attendance' or (kind = 'tool' and content ->> 'code' = 'Roster'))) as checked`.execute(
      this.#database,
    );
    const [row] = rows;
    // Deleted lessons are not counted as lessons, but their events still count for the class.
    return { lessons: Math.max(row?.lessons ?? 0, row?.checked ?? 0), checked: row?.checked ?? 0 };
  }

  /** Sums by pupil, without undone events. */
  async pupils(
    classId: string,
    span: Span,
    most: { readonly pupils: number; readonly items: number },
  ): Promise<PupilTermSums[]> {
    const { rows } = await sql<PupilTermSums>`
      with undone as materialized (
        select content ->> 'event_id' as id from class_event where class_id = ${classId} and kind = 'undone'
      ), event as materialized (
        -- Taken apart once an event: a large one is stored packed, and would be unpacked for every pupil.
        select kind, position, at, ${LESSON} as lesson, content ->> 'item' as item,
            coalesce((content ->> 'points')::integer, 0) as points, content ->> 'state' as state,
            content -> 'pupils' as pupils
          from class_event event
          where class_id = ${classId} ${within('at', span)}
            and kind in ('called', 'praised', 'scored', 'attendance') and id not in (select id from undone)
      ), said as materialized (
        -- Of one lesson and a whole term alike a few rows a pupil: what follows reads these alone.
        select pupil ->> 'member_id' as member_id, coalesce(pupil ->> 'name', '') as name, kind,
            item, count(*) as times, sum(points) as points
          from event, jsonb_array_elements(pupils) pupil
          group by 1, 2, 3, 4
      ), counted as (
        select member_id, name, coalesce(sum(times) filter (where kind = 'called'), 0) as called,
            coalesce(sum(times) filter (where kind = 'praised'), 0) as praised, sum(points) as points
          from said group by member_id, name
      ), scored as (
        select member_id, name, item, points, times,
            row_number() over (partition by member_id, name order by abs(points) desc, item) as place
          from said where kind = 'scored'
      ), itemized as (
        select member_id, name,
            jsonb_agg(jsonb_build_object('item', item, 'points', points, 'times', times) order by place) as items
          from scored where place <= ${most.items} group by member_id, name
      ), marked as (
        -- What was said last of a pupil in a lesson.
        select distinct on (1, 2, lesson) pupil ->> 'member_id' as member_id,
            coalesce(pupil ->> 'name', '') as name, state
          from event, jsonb_array_elements(pupils) pupil
          where kind = 'attendance' order by 1, 2, lesson, at desc, position desc
      ), attended as (
        select member_id, name, count(*) filter (where state = 'absent') as absent,
            count(*) filter (where state = 'late') as late,
            count(*) filter (where state = 'excused') as excused
          from marked group by member_id, name
      )
      select counted.member_id, counted.name, coalesce(member.student_number, '') as student_number,
          called::integer, praised::integer, counted.points::integer, coalesce(items, '[]') as items,
          coalesce(absent, 0)::integer as absent, coalesce(late, 0)::integer as late,
          coalesce(excused, 0)::integer as excused
        from counted
        left join itemized on itemized.member_id is not distinct from counted.member_id
          and itemized.name = counted.name
        left join attended on attended.member_id is not distinct from counted.member_id
          and attended.name = counted.name
        left join class_member member on member.id = counted.member_id and member.class_id = ${classId}
        -- Pupils of the class before names that were typed, of which there may be any number.
        order by member.id is null, counted.points desc, counted.member_id, counted.name
        limit ${most.pupils}`.execute(this.#database);
    return rows;
  }
}

/** The lesson of an event; for a deleted lesson its day. */
const LESSON = sql`coalesce(event.lesson_id, 'of ' || (event.at at time zone 'UTC')::date)`;

function within(column: string, { from, until }: Span): RawBuilder<unknown> {
  const time = sql.ref(column);
  return sql`${from ? sql`and ${time} >= ${from}` : sql``} ${until ? sql`and ${time} < ${until}` : sql``}`;
}
