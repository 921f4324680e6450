import type { Generated } from 'kysely';

export type CoursewareTables = {
  courseware: { document_id: string; seq: number; swept_seq: Generated<number> };
  courseware_snapshot: { document_id: string; seq: number; state: Buffer };
  courseware_update: {
    document_id: string;
    seq: number;
    payload: Buffer;
    user_id: string | null;
    created_at: Generated<Date>;
  };
  courseware_asset: {
    document_id: string;
    hash: string;
    mime: string;
    size: number;
    width: number | null;
    height: number | null;
    created_at: Generated<Date>;
    /** By the owner, beside the courseware's first size. */
    paid: Generated<boolean>;
  };
};
