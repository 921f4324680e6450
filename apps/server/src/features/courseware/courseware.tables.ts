import type { Generated, Kysely, Transaction } from 'kysely';

export type CoursewareTables = {
  courseware_asset: {
    document_id: string;
    hash: string;
    mime: string;
    size: number;
    width: number | null;
    height: number | null;
    created_at: Generated<Date>;
    /** Counts separately against the owner's space, beside the courseware's first size. */
    paid: Generated<boolean>;
  };
  scaled_picture: {
    source_hash: string;
    object_hash: string | null;
    mime: string | null;
    size: number | null;
    made_at: Date;
  };
};

export type CoursewareDatabase = Kysely<CoursewareTables>;
export type CoursewareTransaction = Transaction<CoursewareTables>;
