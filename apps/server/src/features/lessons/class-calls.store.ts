import type { ClassCall } from '@lectern/protocol/class-calls';
import { sql } from 'kysely';
import type { LessonDatabase } from './lessons.tables.ts';

/** Which calls of pupils are read, and how many at most. */
export interface WantedCalls {
  readonly classId: string;
  readonly teacherId: string;
  readonly exceptLessonId: string;
  readonly since: Date;
  readonly most: number;
}

/** The pupils whom a teacher called by name in a class. */
export class ClassCallsStore {
  readonly #database: LessonDatabase;

  constructor(database: LessonDatabase) {
    this.#database = database;
  }

  /** The latest calls, in the order of time. Calls of deleted lessons are omitted, because their teacher is unknown. */
  async latest({ classId, teacherId, exceptLessonId, since, most }: WantedCalls): Promise<ClassCall[]> {
    const { rows } = await sql<{ at: Date; pupils: ClassCall['pupils'] }>`
      select event.at, event.content -> 'pupils' as pupils
        from class_event event join lesson on lesson.id = event.lesson_id
        where event.class_id = ${classId} and event.kind = 'called' and event.at >= ${since}
          and lesson.teacher_id = ${teacherId} and lesson.id <> ${exceptLessonId}
          and event.id not in (
            select content ->> 'event_id' from class_event where class_id = ${classId} and kind = 'undone')
        order by event.at desc, event.position desc limit ${most}`.execute(this.#database);
    return rows.toReversed().map(({ at, pupils }) => ({ at: at.getTime(), pupils }));
  }
}
