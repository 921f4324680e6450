import type { ActivitySetting, ActivityState, AnswerContent } from '@lectern/protocol/activity-shapes';
import type { KeptPage, Naming } from '@lectern/protocol/phone-views';
import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely';

export type ParticipantTables = {
  lesson_phones: {
    lesson_id: string;
    code: string | null;
    key: string | null;
    naming: Naming;
    admits: boolean;
    version: Generated<number>;
    page_number: number | null;
    page_count: number | null;
    opened_at: Date;
    panel_at: Date;
    pictured: Generated<boolean>;
    /** Whether pupils may raise hands. */
    hands: Generated<boolean>;
    shows: JSONColumnType<PanelShows | null, string | null, string | null>;
    invitation_hash: Buffer | null;
    invited_until: Date | null;
  };
  lesson_participant: {
    id: string;
    lesson_id: string;
    member_id: string | null;
    name: string;
    name_key: string;
    token_hash: Buffer;
    joined_at: Date;
    left_at: Date | null;
    /** `card`: a pupil without a device, who answers by a paper card or on the panel. */
    kind: Generated<'pupil' | 'teacher' | 'card'>;
    device: string | null;
    number: string | null;
    confirmed_at: Date | null;
    free_at: Date | null;
    phone_hash: Buffer | null;
  };
  lesson_activity: {
    id: string;
    lesson_id: string;
    position: number;
    setting: JSONColumnType<ActivitySetting, string, string>;
    state: ActivityState;
    shown: boolean;
    hidden_words: JSONColumnType<string[], string, string>;
    opened_at: Date | null;
    /** The last time at which the activity was closed. */
    closed_at: Generated<Date | null>;
    key_shown_at: Generated<Date | null>;
    /** Decides the order of a question's lists, and the numbers of each pupil. */
    seed: Generated<number>;
    /** Counts the keys that the question had. */
    revision: Generated<number>;
    /** Hashes of the files of answers that the phones show. */
    shown_works: JSONColumnType<string[], string | undefined, string>;
    created_at: Date;
  };
  lesson_answer: {
    id: string;
    activity_id: string;
    participant_id: string;
    position: Generated<number>;
    turn: number;
    early: boolean;
    /** The answer came after the end of a question, and does not count. */
    late: Generated<boolean>;
    /** Time from opening to answer by the phone's clock, milliseconds. */
    given_ms: Generated<number | null>;
    /** The answer was read from a paper card. */
    by_card: Generated<boolean>;
    /** The answer was given on the panel. */
    on_panel: Generated<boolean>;
    content: JSONColumnType<AnswerContent, string, never>;
    at: Date;
  };
  /** Files of answers, also those that no answer names. */
  lesson_work: {
    lesson_id: string;
    activity_id: string;
    participant_id: string;
    hash: string;
    mime: string;
    size: number;
  };
  /** Hints that pupils opened on their phones. */
  lesson_hint: {
    activity_id: string;
    participant_id: string;
    hint_id: string;
    at: Date;
  };
  lesson_hand: {
    id: string;
    lesson_id: string;
    participant_id: string;
    question: string;
    raised_at: Date;
    lowered_at: Date | null;
  };
  lesson_photo: {
    id: string;
    lesson_id: string;
    participant_id: string;
    mime: string;
    bytes: Buffer;
    width: number;
    height: number;
    kept: boolean;
    created_at: Date;
  };
  /** Columns of the lessons feature's table that this feature reads. */
  lesson: {
    id: string;
    teacher_id: string;
    name: string;
    class_id: string | null;
    class_name: string;
    courseware_id: string | null;
    end_at: Date | null;
  };
};

export type ParticipantDatabase = Kysely<ParticipantTables>;
export type ActivityRow = Selectable<ParticipantTables['lesson_activity']>;
export type AnswerRow = Pick<
  Selectable<ParticipantTables['lesson_answer']>,
  'id' | 'participant_id' | 'early' | 'late' | 'given_ms' | 'by_card' | 'on_panel' | 'content' | 'at'
>;
export type ParticipantRow = Pick<
  Selectable<ParticipantTables['lesson_participant']>,
  'id' | 'lesson_id' | 'member_id' | 'name' | 'kind' | 'device' | 'number' | 'confirmed_at'
>;
export type PhotoRow = Pick<
  Selectable<ParticipantTables['lesson_photo']>,
  'id' | 'width' | 'height' | 'kept'
>;
export type WorkRow = Selectable<ParticipantTables['lesson_work']>;
/** Data that the panel reports of its page beside number and count. */
export type PanelShows = Omit<KeptPage, 'number' | 'count'>;

/** A lesson with its settings for phones. */
export interface PhonesRow {
  readonly lessonId: string;
  readonly name: string;
  readonly classId: string | null;
  readonly className: string;
  /** Whether the teacher has ended the lesson. */
  readonly over: boolean;
  /** Null when the lesson is closed for phones. */
  readonly code: string | null;
  /** Key beside the code in the QR code; empty when the lesson was opened by a version without keys. */
  readonly key: string;
  readonly naming: Naming;
  readonly admits: boolean;
  readonly version: number;
  /** Whether pupils may raise hands. */
  readonly hands: boolean;
  readonly page: KeptPage | null;
  readonly teacherId: string;
  /** Null for a lesson without a courseware. */
  readonly coursewareId: string | null;
  /** Id of the courseware whose pages the phones may show; null if none. */
  readonly picturesOf: string | null;
}
