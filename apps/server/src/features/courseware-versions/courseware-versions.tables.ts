import type { ColumnType, Kysely, Transaction } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type CoursewareVersionTables = {
  courseware_version: {
    id: string;
    document_id: string;
    /** Of the log: everything up to this update is in it. */
    seq: number;
    made_at: Date;
    /** Null: made by itself, and gone in time. */
    name: Nullable<string>;
    /** When the version was made that was restored by this one. */
    restored_at: Nullable<Date>;
    people: string[];
    page_count: number;
    /** Of the records as JSON, compressed. */
    object_hash: string;
    /** What the JSON has, bytes. */
    size: number;
    schema: number;
    /** The files that it names. */
    files: string[];
  };
  /** Edited since its last version. */
  courseware_edited: { document_id: string; first_at: Date; last_at: Date };
};

export type CoursewareVersionDatabase = Kysely<CoursewareVersionTables>;
export type CoursewareVersionTransaction = Transaction<CoursewareVersionTables>;
