import type { HostedActivity, PanelView, Participant, PupilView } from '@lectern/protocol/participants';
import type { ActivitiesStore } from './activities.store.ts';
import { type Counted, count, ownAnswers } from './counting.ts';
import type { ParticipantsStore } from './participants.store.ts';
import type { ActivityRow, AnswerRow, ParticipantRow, PhonesRow } from './participants.tables.ts';

/** Asks for the names of the pupils of a class, by their ids. */
export type RosterNames = (classId: string) => Promise<ReadonlyMap<string, string>>;

interface LoadPorts {
  readonly participants: ParticipantsStore;
  readonly activities: ActivitiesStore;
  readonly rosterNames: RosterNames;
}

/** The phones of a lesson as the rows have them at one moment, and what each of them shows. */
export class LessonPhones {
  readonly door: PhonesRow;
  readonly participants: readonly Participant[];
  readonly #activity: ActivityRow | undefined;
  readonly #answers: readonly AnswerRow[];
  readonly #counted: Counted | undefined;

  private constructor(
    door: PhonesRow,
    participants: readonly Participant[],
    activity: ActivityRow | undefined,
    answers: readonly AnswerRow[],
    nameOf: (participantId: string) => string,
  ) {
    this.door = door;
    this.participants = participants;
    this.#activity = activity;
    this.#answers = answers;
    this.#counted = activity && count(activity, answers, nameOf);
  }

  /** Undefined where there is no such lesson. */
  static async load(lessonId: string, ports: LoadPorts): Promise<LessonPhones | undefined> {
    const [door, present, activity] = await Promise.all([
      ports.participants.find(lessonId),
      ports.participants.list(lessonId),
      ports.activities.current(lessonId),
    ]);
    if (!door) return undefined;
    const answers = activity ? await ports.activities.answers(activity.id) : [];
    const known = new Set(present.map(({ id }) => id));
    const former = activity?.setting.kind === 'buzz' ? answers.map((each) => each.participant_id) : [];
    const left = await ports.participants.formerNames(former.filter((id) => !known.has(id)));
    const isNamed = [...present, ...left].some(({ member_id }) => member_id !== null);
    const roster = isNamed && door.classId !== null ? await ports.rosterNames(door.classId) : new Map();
    const named = (row: ParticipantRow): Participant => ({
      id: row.id,
      member_id: row.member_id,
      name: (row.member_id === null ? row.name : roster.get(row.member_id)) ?? '',
    });
    const names = new Map([...present, ...left].map((row) => [row.id, named(row).name]));
    return new LessonPhones(door, present.map(named), activity, answers, (id) => names.get(id) ?? '');
  }

  /** No phone is in it any more. */
  get isOver(): boolean {
    return this.door.over || this.door.code === null;
  }

  panel(): PanelView {
    const { code, key, naming, admits, version } = this.door;
    return {
      version,
      door: code === null ? null : { code, key, naming, admits },
      participants: [...this.participants],
      activity: this.#hosted(),
    };
  }

  /** Undefined where the phone is not in the lesson. */
  pupil(participantId: string): PupilView | undefined {
    const me = this.participants.find(({ id }) => id === participantId);
    if (!me || this.isOver) return undefined;
    const { name, className, page, version } = this.door;
    const activity = this.#activity;
    return {
      version,
      lesson: { name, class_name: className },
      me: { id: me.id, name: me.name },
      page,
      activity:
        activity && activity.state !== 'away'
          ? {
              id: activity.id,
              setting: activity.setting,
              state: activity.state,
              own: ownAnswers(activity, this.#answers, participantId),
              result: activity.shown ? (this.#counted?.result ?? null) : null,
              answered: activity.shown ? (this.#counted?.answered ?? null) : null,
            }
          : null,
    };
  }

  /** What phones show changes with every answer: their place, or a result that stands there. */
  get followsAnswers(): boolean {
    return this.#activity?.shown === true || this.#activity?.setting.kind === 'buzz';
  }

  #hosted(): HostedActivity | null {
    const activity = this.#activity;
    if (!activity || !this.#counted || activity.state === 'away') return null;
    return {
      id: activity.id,
      setting: activity.setting,
      state: activity.state,
      shown: activity.shown,
      result: this.#counted.result,
      answered: this.#counted.answered,
      hidden_words: activity.hidden_words,
    };
  }
}
