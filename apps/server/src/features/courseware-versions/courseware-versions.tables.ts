import type { ColumnType, Kysely, Transaction } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type CoursewareVersionTables = {
  courseware_version: {
    id: string;
    document_id: string;
    /** Sequence number of the last update in the log that the version contains. */
    seq: number;
    made_at: Date;
    /** Null for an automatic version, which is thinned out in time. */
    name: Nullable<string>;
    /** Time when the restored version was created, for a version that a restore created. */
    restored_at: Nullable<Date>;
    people: string[];
    page_count: number;
    /** Object with the records as compressed JSON. */
    object_hash: string;
    /** Size of the uncompressed JSON, bytes. */
    size: number;
    schema: number;
    /** Files that the version uses. */
    files: string[];
  };
  /** Coursewares that were edited since their last version. */
  courseware_edited: { document_id: string; first_at: Date; last_at: Date };
};

export type CoursewareVersionDatabase = Kysely<CoursewareVersionTables>;
export type CoursewareVersionTransaction = Transaction<CoursewareVersionTables>;
