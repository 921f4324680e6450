import { LecternError } from '@lectern/protocol';
import type { CardAnswer, CardRefusal } from '@lectern/protocol/card-answers';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CallerIdentity } from '../../../platform/http/routes.ts';
import { enforce } from '../../../platform/policy.ts';
import type { ClassesService } from '../../classes/index.ts';
import type { LessonsService } from '../../lessons/index.ts';
import type { ActivitiesStore } from '../activities/activities.store.ts';
import type { Askings } from '../askings/askings.ts';
import { mayChangeActivity, mayCommand, mayReadCards } from '../participants.policy.ts';
import { ANSWERED_TOPIC, type ParticipantsService } from '../participants.service.ts';
import type { ParticipantsStore } from '../participants.store.ts';
import type { ActivityRow } from '../participants.tables.ts';
import { addResponse } from './add-response.ts';
import type { CardPupilsStore } from './card-pupils.store.ts';

/** The most answers that are read from one card for one question. */
const READINGS_MAX = 60;

interface CardAnswersPorts {
  readonly activities: ActivitiesStore;
  readonly askings: Askings;
  readonly bus: Bus;
  readonly cardPupils: CardPupilsStore;
  readonly classes: Pick<ClassesService, 'pupilCards'>;
  readonly clock: Clock;
  readonly lessons: Pick<LessonsService, 'get'>;
  readonly participants: Pick<ParticipantsService, 'identify'>;
  readonly store: Pick<ParticipantsStore, 'find'>;
}

/** Answers to the question of a lesson that the panel or the teacher's phone reads from paper cards. */
export class CardAnswersService {
  readonly #ports: CardAnswersPorts;

  constructor(ports: CardAnswersPorts) {
    this.#ports = ports;
  }

  /** Throws LESSON_NOT_FOUND for every caller but the lesson's teacher, and the errors of `#add`. */
  async add(
    caller: CallerIdentity,
    lessonId: string,
    activityId: string,
    answers: readonly CardAnswer[],
  ): Promise<{ refused: CardRefusal[] }> {
    await this.#ports.lessons.get(caller, lessonId);
    return this.#add(lessonId, activityId, answers);
  }

  /** Throws PARTICIPANT_GONE, and the errors of `#add`. */
  async addByPhone(
    token: string,
    activityId: string,
    answers: readonly CardAnswer[],
  ): Promise<{ refused: CardRefusal[] }> {
    return this.#add(await this.#lessonOfPhone(token), activityId, answers);
  }

  /** The pupils with cards, for the teacher's phone. Throws PARTICIPANT_GONE. */
  async cards(
    token: string,
  ): Promise<{ pupils: { card: number; member_id: string; name: string }[]; without: number }> {
    const all = await this.#cardsOf(await this.#lessonOfPhone(token));
    const pupils = all
      .flatMap(({ id, name, card }) => (card === null ? [] : [{ card, member_id: id, name }]))
      .sort((one, other) => one.card - other.card);
    return { pupils, without: all.length - pupils.length };
  }

  /**
   * The answers are on disk when this resolves. Throws ACTIVITY_NOT_FOUND, and INVALID_INPUT for a question that cards cannot
   * answer and for a response that is none to it.
   */
  async #add(
    lessonId: string,
    activityId: string,
    answers: readonly CardAnswer[],
  ): Promise<{ refused: CardRefusal[] }> {
    const { activities, askings, bus, cardPupils, clock } = this.#ports;
    const activity = await this.#question(lessonId, activityId);
    const checked = answers.map((answer) => ({
      ...answer,
      content: askings.checkedOfCard(activity, answer.response),
    }));
    const memberOf = new Map((await this.#cardsOf(lessonId)).map(({ id, card }) => [card, id]));
    const now = clock.now();
    const members = new Set(answers.flatMap(({ card }) => memberOf.get(card) ?? []));
    const pupils = [...members].map((memberId) => ({ memberId, name: '', key: memberId }));
    const rows = await cardPupils.rowsOf(lessonId, pupils, new Date(now));
    const refused: CardRefusal[] = [];
    let isNew = false;
    for (const { id, card, content, given_ms: givenMs } of checked) {
      const participantId = rows.get(memberOf.get(card) ?? '');
      if (participantId === undefined) {
        refused.push({ id, why: 'card' });
        continue;
      }
      const answer = { id, activityId, participantId, content, givenMs, byCard: true };
      // The teacher's own devices read cards, so their times are believed however late they arrive.
      const how = { most: READINGS_MAX, now, heldUpMs: Number.POSITIVE_INFINITY };
      const { outcome, isLate } = await addResponse({ activities, askings }, activity, answer, how);
      if (outcome === 'foreign') throw new LecternError('INVALID_INPUT', { field: 'body.answers' });
      if (outcome === 'full') refused.push({ id, why: 'full' });
      else if (isLate || outcome === 'closed') refused.push({ id, why: 'late' });
      isNew ||= outcome === 'stored';
    }
    if (isNew) void bus.publish(ANSWERED_TOPIC, lessonId);
    return { refused };
  }

  async #question(lessonId: string, activityId: string): Promise<ActivityRow> {
    const activity = await this.#ports.activities.find(activityId);
    enforce(mayChangeActivity(lessonId, activity));
    if (!activity) throw new LecternError('ACTIVITY_NOT_FOUND');
    enforce(mayReadCards(activity));
    return activity;
  }

  async #lessonOfPhone(token: string): Promise<string> {
    const phone = await this.#ports.participants.identify(token);
    enforce(mayCommand(phone.lesson_id, phone));
    return phone.lesson_id;
  }

  async #cardsOf(lessonId: string) {
    const { classes, store } = this.#ports;
    const classId = (await store.find(lessonId))?.classId ?? null;
    return classId === null ? [] : classes.pupilCards(classId);
  }
}
