import type { SchoolClass } from '@lectern/protocol/classes';

export type ClassType = SchoolClass['class_type'];

/** A pupil of a class; a pupil who has left keeps only id, class and number. */
export type MemberRow = {
  id: string;
  class_id: string;
  real_name: string;
  nick_name: string;
  student_number: string;
  group_name: string;
  seat_row: number | null;
  seat_column: number | null;
  /** Number of the pupil's answer card; null before cards are printed. */
  card_number: number | null;
  photo_hash: string | null;
  /** Position in the list, from 0; null for a pupil who has left. */
  position: number | null;
  removed_at: Date | null;
};

// This is a type and not an interface, because `withTables` asks for an index signature.
export type ClassTables = {
  school_class: {
    id: string;
    organisation_id: string | null;
    class_type: ClassType;
    name: string;
    nick_name: string;
    created_at: Date;
    archived_at: Date | null;
  };
  class_teacher: { class_id: string; account_id: string };
  class_member: MemberRow;
  class_change: {
    id: string;
    class_id: string;
    added: number;
    changed: number;
    removed: number;
    made_at: Date;
  };
};
