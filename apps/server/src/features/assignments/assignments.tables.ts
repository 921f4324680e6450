import type { AssignmentSetting, AssignmentSource, MarkContent } from '@lectern/protocol/assignment-shapes';
import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely';

/** A question as it was given out. */
export interface FrozenQuestion {
  /** Id in the assignment. */
  readonly id: string;
  /** Id of the exercise's record; left out for a question of a wrong-answer book. */
  readonly record?: string;
  readonly points: number;
  /** The question with its key, its score set to the points. */
  readonly question: unknown;
  /** The question that was first given out, of which this is a copy. */
  readonly origin?: { readonly assignmentId: string; readonly questionId: string };
}

/** The questions of an assignment as the row stores them. */
export interface FrozenContent {
  readonly instructions: string;
  readonly order: 'fixed' | 'shuffled';
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly questions: readonly FrozenQuestion[];
  }[];
}

/** Ids of requested hints by the question's id. */
export type RequestedHints = Readonly<Record<string, readonly string[]>>;

export type FileKind = 'question' | 'answer' | 'voice';

export type AssignmentTables = {
  assignment: {
    id: string;
    owner_id: string;
    code: string;
    setting: JSONColumnType<AssignmentSetting, string, string>;
    source: JSONColumnType<AssignmentSource, string, never>;
    document_id: string | null;
    document_seq: number | null;
    content: JSONColumnType<FrozenContent, string, string>;
    question_count: number;
    full_points: number;
    revision: Generated<number>;
    until_at: Date | null;
    takes_late: boolean;
    created_at: Date;
  };
  assignment_class: { assignment_id: string; class_id: string };
  assignment_work: {
    id: string;
    assignment_id: string;
    class_id: string | null;
    member_id: string | null;
    pupil_key: string;
    typed_name: string;
    attempt: number;
    seed: number;
    question_ids: string[] | null;
    hints: JSONColumnType<RequestedHints, string | undefined, string>;
    begun_at: Date;
    ends_at: Date | null;
    handed_in_at: Generated<Date | null>;
    handed_in_how: Generated<'pupil' | 'time' | 'teacher' | null>;
    late: Generated<boolean>;
    returned_at: Generated<Date | null>;
    words: Generated<string>;
    voice_hash: Generated<string | null>;
    key_shown_at: Generated<Date | null>;
    changes: Generated<number>;
    judged: Generated<number | null>;
  };
  assignment_token: { token_hash: Buffer; work_id: string; created_at: Date };
  assignment_response: {
    id: string;
    work_id: string;
    question_id: string;
    position: Generated<number>;
    content: JSONColumnType<{ response: unknown }, string, never>;
    given_at: Date;
    received_at: Date;
    late: boolean;
    device: string;
  };
  assignment_mark: {
    id: string;
    work_id: string;
    question_id: string;
    response_id: string | null;
    by_id: string;
    at: Date;
    position: Generated<number>;
    content: JSONColumnType<MarkContent, string, never>;
  };
  assignment_result: {
    work_id: string;
    question_id: string;
    origin_assignment_id: string;
    origin_question_id: string;
    state: string;
    at: Date | null;
  };
  assignment_file: {
    assignment_id: string;
    work_id: string | null;
    hash: string;
    mime: string;
    size: number;
    kind: FileKind;
  };
};

export type AssignmentDatabase = Kysely<AssignmentTables>;
/** A row without its questions, which `Papers` remembers. */
export type AssignmentRow = Omit<Selectable<AssignmentTables['assignment']>, 'content'>;
export type WorkRow = Selectable<AssignmentTables['assignment_work']>;
export type ResponseRow = Pick<
  Selectable<AssignmentTables['assignment_response']>,
  'id' | 'work_id' | 'question_id' | 'given_at' | 'late'
>;
export type MarkRow = Selectable<AssignmentTables['assignment_mark']>;
export type FileRow = Selectable<AssignmentTables['assignment_file']>;
export type ResultRow = Selectable<AssignmentTables['assignment_result']>;
