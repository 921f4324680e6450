import type { ColumnType, GeneratedAlways, Kysely, Transaction } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type CoursewareCommentTables = {
  courseware_comment: {
    id: string;
    /** The order in which they came. */
    number: GeneratedAlways<number>;
    document_id: string;
    /** The first one of its thread; its own id where it is that. */
    thread_id: string;
    page_id: string;
    element_id: Nullable<string>;
    x: Nullable<number>;
    y: Nullable<number>;
    /** Null: from a file, whose author has no account here. */
    author_id: Nullable<string>;
    author_name: string;
    /** Empty: taken away by its author, and answered by others. */
    text: string;
    mentions: string[];
    created_at: Date;
    edited_at: Nullable<Date>;
    resolved_at: Nullable<Date>;
  };
};

export type CoursewareCommentDatabase = Kysely<CoursewareCommentTables>;
export type CoursewareCommentTransaction = Transaction<CoursewareCommentTables>;
