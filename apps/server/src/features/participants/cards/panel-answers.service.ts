import { LecternError } from '@lectern/protocol';
import type { PanelAnswer } from '@lectern/protocol/panel-answers';
import type { Clock } from '../../../platform/clock.ts';
import type { CallerIdentity } from '../../../platform/http/routes.ts';
import { enforce } from '../../../platform/policy.ts';
import type { LessonsService } from '../../lessons/index.ts';
import { ACTIVITIES_MAX, type ActivitiesStore } from '../activities/activities.store.ts';
import { type Askings, questionOf } from '../askings/askings.ts';
import { mayChangeActivity, mayReadCards } from '../participants.policy.ts';
import type { ActivityRow, AnswerRow } from '../participants.tables.ts';
import type { RosterNames } from '../phones/lesson-phones.ts';
import type { CardPupil, CardPupilsStore } from './card-pupils.store.ts';

/** The most answers on the panel to one question of a lesson. */
const ANSWERS_MAX = 600;

interface PanelAnswersPorts {
  readonly activities: ActivitiesStore;
  readonly askings: Askings;
  readonly cardPupils: CardPupilsStore;
  readonly clock: Clock;
  readonly lessons: Pick<LessonsService, 'get'>;
  readonly rosterNames: RosterNames;
}

/** Answers to one question, as the panel sends them. */
export interface PanelAnswers {
  readonly asked: unknown;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly answers: readonly PanelAnswer[];
}

interface StoredInto {
  readonly activityId: string;
  readonly lessonId: string;
  /** The answers of the activity that are there, by id. */
  readonly before: ReadonlyMap<string, AnswerRow>;
  readonly now: number;
}

/** Answers that pupils gave on the panel of a lesson, for its record. No phone is told of them. */
export class PanelAnswersService {
  readonly #ports: PanelAnswersPorts;

  constructor(ports: PanelAnswersPorts) {
    this.#ports = ports;
  }

  /**
   * The answers are on disk when this resolves with their number. Throws LESSON_NOT_FOUND for every caller but the lesson's
   * teacher, ACTIVITY_NOT_FOUND for the id of an activity that is none of its questions, INVALID_INPUT, ACTIVITIES_TOO_MANY and
   * LESSON_FULL.
   */
  async add(
    caller: CallerIdentity,
    lessonId: string,
    activityId: string,
    { asked, askedAt, answers }: PanelAnswers,
  ): Promise<number> {
    const { activities, askings, clock, lessons } = this.#ports;
    const { class_id: classId } = await lessons.get(caller, lessonId);
    const setting = { kind: 'question' as const, asked };
    const known = await activities.find(activityId);
    if (known) this.#check(lessonId, known);
    const question = known ? askings.question(known) : questionOf(setting);
    const checked = answers.map((answer) => ({
      ...answer,
      content: askings.checkedOfPanel(question, answer.response, answer.hints),
    }));
    const now = clock.now();
    if (!known) {
      const begun = { setting, at: new Date(Math.min(askedAt, now)) };
      const made = await activities.addOnPanel(activityId, lessonId, begun, ACTIVITIES_MAX, new Date(now));
      if (made === 'full') throw new LecternError('ACTIVITIES_TOO_MANY', { limit: ACTIVITIES_MAX });
    }
    // Another call may have made it meanwhile.
    this.#check(lessonId, await activities.find(activityId));
    const before = new Map((await activities.answers(activityId)).map((answer) => [answer.id, answer]));
    const fresh = checked.filter(({ id }) => !before.has(id));
    if (before.size + fresh.length > ANSWERS_MAX)
      throw new LecternError('LESSON_FULL', { limit: ANSWERS_MAX });
    await this.#store({ activityId, lessonId, before, now }, checked, await this.#namesOf(classId));
    return answers.length;
  }

  /** Adds the answers that are new; gives those that are there to the pupils who are named now. */
  async #store(
    { activityId, lessonId, before, now }: StoredInto,
    answers: readonly (PanelAnswer & { readonly content: ReturnType<Askings['checkedOfPanel']> })[],
    roster: ReadonlyMap<string, string>,
  ): Promise<void> {
    const { activities, cardPupils } = this.#ports;
    const pupilOf = (answer: PanelAnswer) => pupilWhoAnswered(answer, roster);
    const rows = await cardPupils.rowsOf(lessonId, answers.map(pupilOf), new Date(now));
    for (const answer of answers) {
      const participantId = rows.get(pupilOf(answer).key);
      if (participantId === undefined) throw new LecternError('INTERNAL');
      const { id, content, at } = answer;
      const known = before.get(id);
      if (known?.on_panel && known.participant_id !== participantId)
        await activities.moveAnswer(id, activityId, participantId);
      if (known) continue;
      const given = { id, activityId, participantId, content, onPanel: true, afterEnd: 'in-time' as const };
      const outcome = await activities.addAnswer(given, ANSWERS_MAX, new Date(Math.min(at, now)));
      if (outcome === 'foreign') throw new LecternError('INVALID_INPUT', { field: 'body.answers' });
    }
  }

  #check(lessonId: string, activity: ActivityRow | undefined): void {
    enforce(mayChangeActivity(lessonId, activity));
    if (activity) enforce(mayReadCards(activity));
  }

  async #namesOf(classId: string | null): Promise<ReadonlyMap<string, string>> {
    return classId === null ? new Map() : this.#ports.rosterNames(classId);
  }
}

/** The pupil as a row. Each answer without a name is that of another pupil, unless several say that they are of one. */
function pupilWhoAnswered(
  { id, pupil, unnamed = id }: PanelAnswer,
  roster: ReadonlyMap<string, string>,
): CardPupil {
  if (pupil && 'name' in pupil) return { memberId: null, name: pupil.name, key: `name ${pupil.name}` };
  if (pupil && roster.has(pupil.member_id))
    return { memberId: pupil.member_id, name: '', key: pupil.member_id };
  return { memberId: null, name: '', key: unnamed };
}
