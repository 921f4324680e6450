import type { ClassEvent } from '@lectern/protocol/lessons';
import type { ColumnType, Generated, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely';

/** What of an event does not stand in columns of its own. */
export type ClassEventContent = Record<string, unknown>;

export type LessonTables = {
  lesson: {
    id: string;
    teacher_id: string;
    name: string;
    courseware_id: string | null;
    class_id: string | null;
    class_name: string;
    begin_at: Date;
    end_at: ColumnType<Date | null, Date | null | undefined, Date>;
    created_at: Date;
    last_at: Date;
    /** It was ended by `endLeftLessons`. */
    is_left: Generated<boolean>;
    event_count: Generated<number>;
    host_window: ColumnType<string | null, undefined, string>;
    host_until: ColumnType<Date | null, undefined, Date>;
  };
  class_event: {
    id: string;
    lesson_id: string | null;
    class_id: string | null;
    position: number;
    kind: ClassEvent['kind'];
    at: Date;
    content: JSONColumnType<ClassEventContent, string, never>;
    created_at: Date;
  };
};

export type LessonRow = Selectable<LessonTables['lesson']>;
export type LessonDatabase = Kysely<LessonTables>;
export type LessonTransaction = Transaction<LessonTables>;
