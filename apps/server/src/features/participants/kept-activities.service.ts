import type { KeptActivity } from '@lectern/protocol/kept-activities';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { LessonsService } from '../lessons/index.ts';
import type { ActivitiesStore } from './activities/activities.store.ts';
import { count } from './activities/counting.ts';
import type { Askings } from './askings/askings.ts';
import type { ParticipantsStore } from './participants.store.ts';
import type { RosterNames } from './phones/lesson-phones.ts';

interface KeptActivitiesPorts {
  readonly participants: Pick<ParticipantsStore, 'formerNames'>;
  readonly activities: Pick<ActivitiesStore, 'ofLesson' | 'answersOf'>;
  readonly askings: Askings;
  readonly lessons: Pick<LessonsService, 'get'>;
  readonly rosterNames: RosterNames;
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
    const { activities, askings, lessons, participants, rosterNames } = this.#ports;
    const { class_id: classId } = await lessons.get(caller, lessonId);
    const { rows, hasMore } = await activities.ofLesson(lessonId, page.offset, page.limit);
    const answers = await activities.answersOf(rows.map(({ id }) => id));
    const ids = new Set([...answers.values()].flat().map(({ participant_id: id }) => id));
    const phones = await participants.formerNames([...ids]);
    const isNamed = phones.some(({ member_id: member }) => member !== null);
    const roster = isNamed && classId !== null ? await rosterNames(classId) : new Map<string, string>();
    const whoOf = new Map(
      phones.map(({ id, member_id: member, name }) => [
        id,
        { member_id: member, name: member === null ? name : (roster.get(member) ?? '') },
      ]),
    );
    const items = rows.map((row): KeptActivity => {
      const given = answers.get(row.id) ?? [];
      const { result, answered } = count(
        row,
        given,
        (id) => ({ name: whoOf.get(id)?.name ?? '', memberId: whoOf.get(id)?.member_id ?? null }),
        askings,
      );
      return {
        id: row.id,
        setting: row.setting,
        at: (row.opened_at ?? row.created_at).getTime(),
        result,
        answered,
        answers: given.map(({ participant_id: id, by_card, content, early, at }) => ({
          ...(whoOf.get(id) ?? { member_id: null, name: '' }),
          content,
          by_card,
          early,
          at: at.getTime(),
        })),
      };
    });
    return { items, has_more: hasMore };
  }
}
