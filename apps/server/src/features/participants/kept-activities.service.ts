import { LecternError } from '@lectern/protocol';
import type { ActivityQuestion, KeptActivity } from '@lectern/protocol/kept-activities';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import type { LessonsService } from '../lessons/index.ts';
import type { ActivitiesStore } from './activities/activities.store.ts';
import { type Counting, count } from './activities/counting.ts';
import { hashesIn, hintsOf, type WhoOf } from './askings/askings.ts';
import { isExercise } from './askings/exercise-askings.ts';
import { mayChangeActivity } from './participants.policy.ts';
import type { ParticipantsStore } from './participants.store.ts';
import type { AnswerRow } from './participants.tables.ts';
import type { QuestionFiles, RosterNames } from './phones/lesson-phones.ts';
import type { WorkLinks } from './works/work-links.ts';
import type { WorksStore } from './works/works.store.ts';

interface KeptActivitiesPorts extends Counting {
  readonly participants: Pick<ParticipantsStore, 'formerNames'>;
  readonly activities: Pick<ActivitiesStore, 'find' | 'ofLesson' | 'answersOf'>;
  readonly lessons: Pick<LessonsService, 'get'>;
  readonly rosterNames: RosterNames;
  readonly files: QuestionFiles;
  readonly works: Pick<WorksStore, 'ofActivities'>;
  readonly workLinks: WorkLinks;
}

/** The activities of a lesson and their answers, for its record. */
export class KeptActivitiesService {
  readonly #ports: KeptActivitiesPorts;

  constructor(ports: KeptActivitiesPorts) {
    this.#ports = ports;
  }

  /** Throws LESSON_NOT_FOUND for every caller but its teacher. */
  async list(
    caller: CallerIdentity,
    lessonId: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ items: KeptActivity[]; has_more: boolean }> {
    const { activities, askings, exercises, lessons, workLinks, works } = this.#ports;
    const { class_id: classId } = await lessons.get(caller, lessonId);
    const { rows, hasMore } = await activities.ofLesson(lessonId, page.offset, page.limit);
    const answers = await activities.answersOf(rows.map(({ id }) => id));
    const withFiles = rows.filter((row) => askings.fileKinds(row).size > 0).map(({ id }) => id);
    const uploaded = Map.groupBy(await works.ofActivities(withFiles), (work) => work.activity_id);
    const whoOf = await this.#whoOf([...answers.values()].flat(), classId);
    const items = rows.map((row): KeptActivity => {
      const given = answers.get(row.id) ?? [];
      const { result, answered } = isExercise(row)
        ? exercises.countWithTallies(row, given, whoOf)
        : count(row, given, whoOf, this.#ports);
      return {
        id: row.id,
        setting: row.setting,
        at: (row.opened_at ?? row.created_at).getTime(),
        result,
        answered,
        files: Object.fromEntries(
          uploaded.get(row.id)?.map((work) => [work.hash, workLinks.link(work)]) ?? [],
        ),
        answers: given.map((answer) => ({
          name: whoOf(answer.participant_id).name,
          member_id: whoOf(answer.participant_id).memberId,
          content: answer.content,
          by_card: answer.by_card,
          on_panel: answer.on_panel,
          hints: hintsOf(answer),
          early: answer.early,
          at: answer.at.getTime(),
        })),
      };
    });
    return { items, has_more: hasMore };
  }

  /**
   * The questions of one activity with their keys and counted answers. Throws LESSON_NOT_FOUND for every caller but the
   * lesson's teacher, and ACTIVITY_NOT_FOUND for an activity without questions.
   */
  async questions(
    caller: CallerIdentity,
    lessonId: string,
    activityId: string,
  ): Promise<{ files: Record<string, string>; questions: ActivityQuestion[] }> {
    const { activities, exercises, files, lessons } = this.#ports;
    const lesson = await lessons.get(caller, lessonId);
    const activity = await activities.find(activityId);
    enforce(mayChangeActivity(lessonId, activity));
    const answers = (await activities.answersOf([activityId])).get(activityId) ?? [];
    const whoOf = await this.#whoOf(answers, lesson.class_id);
    const questions = activity ? exercises.questions(activity, answers, whoOf) : [];
    if (!activity || questions.length === 0) throw new LecternError('ACTIVITY_NOT_FOUND');
    const hashes = hashesIn(questions.map(({ question }) => question));
    const door = { teacherId: caller.userId, coursewareId: lesson.courseware_id };
    return {
      files: hashes.length > 0 ? { ...(await files(door, activity.setting, hashes)) } : {},
      questions,
    };
  }

  /** The pupils who gave these answers, by the ids of their phones or cards. */
  async #whoOf(answers: readonly AnswerRow[], classId: string | null): Promise<WhoOf> {
    const { participants, rosterNames } = this.#ports;
    const phones = await participants.formerNames([...new Set(answers.map(({ participant_id: id }) => id))]);
    const isNamed = phones.some(({ member_id: member }) => member !== null);
    const roster = isNamed && classId !== null ? await rosterNames(classId) : new Map<string, string>();
    const known = new Map(
      phones.map(({ id, member_id: memberId, name }) => [
        id,
        { memberId, name: memberId === null ? name : (roster.get(memberId) ?? '') },
      ]),
    );
    return (id) => known.get(id) ?? { memberId: null, name: '' };
  }
}
