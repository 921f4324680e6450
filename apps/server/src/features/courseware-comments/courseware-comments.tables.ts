import type { ColumnType, GeneratedAlways, Kysely, Transaction } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type CoursewareCommentTables = {
  courseware_comment: {
    id: string;
    /** Order in which the comments were written. */
    number: GeneratedAlways<number>;
    document_id: string;
    /** Id of the first comment of the thread; equal to the own id in that first comment. */
    thread_id: string;
    page_id: string;
    element_id: Nullable<string>;
    x: Nullable<number>;
    y: Nullable<number>;
    /** Null when the comment comes from a file, whose author has no account on this server. */
    author_id: Nullable<string>;
    author_name: string;
    /** Empty when the author deleted the comment but the thread has replies. */
    text: string;
    mentions: string[];
    created_at: Date;
    edited_at: Nullable<Date>;
    resolved_at: Nullable<Date>;
  };
};

export type CoursewareCommentDatabase = Kysely<CoursewareCommentTables>;
export type CoursewareCommentTransaction = Transaction<CoursewareCommentTables>;
