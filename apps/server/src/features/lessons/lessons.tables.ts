import type { ClassEvent } from '@lectern/protocol/lessons';
import type { ColumnType, Generated, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely';

/** Data of an event that have no columns. */
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
    end_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Date;
    last_at: Date;
    /** Whether `endLeftLessons` ended the lesson, not a panel. */
    is_left: Generated<boolean>;
    event_count: Generated<number>;
  };
  /** The panel that teaches a lesson; this row may exist before the lesson's own. */
  lesson_host: {
    lesson_id: string;
    teacher_id: string;
    courseware_id: string;
    panel_id: string;
    begin_at: ColumnType<Date, Date, never>;
    until: Date;
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
export type LessonHostRow = Selectable<LessonTables['lesson_host']>;
export type LessonDatabase = Kysely<LessonTables>;
export type LessonTransaction = Transaction<LessonTables>;
