import { LecternError } from '@lectern/protocol';
import type { KeptHand } from '@lectern/protocol/hands';
import type { PanelView } from '@lectern/protocol/phone-views';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CallerIdentity } from '../../../platform/http/routes.ts';
import { enforce } from '../../../platform/policy.ts';
import type { LessonsService } from '../../lessons/index.ts';
import { mayRaiseHand } from '../participants.policy.ts';
import type { ParticipantsService } from '../participants.service.ts';
import type { ParticipantsStore } from '../participants.store.ts';
import type { HandsStore } from '../phones/hands.store.ts';
import type { RosterNames } from '../phones/lesson-phones.ts';
import { PHONES_TOPIC, type PhonesService } from '../phones/phones.service.ts';

/** The most hands that one phone raises within a minute. */
const HANDS_MAX = 6;
const WITHIN_MS = 60_000;

interface HandsPorts {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly hands: HandsStore;
  readonly lessons: Pick<LessonsService, 'get'>;
  readonly participants: Pick<ParticipantsService, 'identify'>;
  readonly phones: Pick<PhonesService, 'get'>;
  readonly rosterNames: RosterNames;
  readonly store: Pick<ParticipantsStore, 'formerNames'>;
}

/** Hands that pupils raise on their phones, quietly: only the teacher sees whose they are. */
export class HandsService {
  readonly #ports: HandsPorts;

  constructor(ports: HandsPorts) {
    this.#ports = ports;
  }

  /** Throws PARTICIPANT_GONE, HANDS_OFF, TOO_MANY_REQUESTS. */
  async raise(token: string, id: string, question: string): Promise<void> {
    const { clock, hands } = this.#ports;
    const { participantId, lessonId } = await this.#pupil(token);
    const now = clock.now();
    const limit = { most: HANDS_MAX, since: new Date(now - WITHIN_MS) };
    const outcome = await hands.raise({ id, lessonId, participantId, question }, limit, new Date(now));
    if (outcome === 'off') throw new LecternError('HANDS_OFF');
    if (outcome === 'often') throw new LecternError('TOO_MANY_REQUESTS', { seconds: WITHIN_MS / 1000 });
    if (outcome === 'raised') await this.#changed(lessonId);
  }

  /** Throws PARTICIPANT_GONE. */
  async lowerOwn(token: string): Promise<void> {
    const { clock, hands } = this.#ports;
    const { participantId, lessonId } = await this.#pupil(token);
    await hands.lower(lessonId, participantId, new Date(clock.now()));
    await this.#changed(lessonId);
  }

  /** Throws LESSON_NOT_FOUND for every caller but the lesson's teacher. */
  async change(
    caller: CallerIdentity,
    lessonId: string,
    { on, lower }: { readonly on?: boolean | undefined; readonly lower?: string | undefined },
  ): Promise<PanelView> {
    const { clock, hands, lessons, phones } = this.#ports;
    await lessons.get(caller, lessonId);
    if (on !== undefined) await hands.setOn(lessonId, on);
    const whose = on === false ? 'all' : lower;
    if (whose !== undefined)
      await hands.lower(lessonId, whose === 'all' ? undefined : whose, new Date(clock.now()));
    await this.#changed(lessonId);
    return phones.get(caller, lessonId);
  }

  /** The hands of a lesson, for its record. Throws LESSON_NOT_FOUND for every caller but its teacher. */
  async list(
    caller: CallerIdentity,
    lessonId: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ items: KeptHand[]; has_more: boolean }> {
    const { hands, lessons, rosterNames, store } = this.#ports;
    const { class_id: classId } = await lessons.get(caller, lessonId);
    const { rows, hasMore } = await hands.ofLesson(lessonId, page.offset, page.limit);
    const phones = await store.formerNames([...new Set(rows.map((row) => row.participant_id))]);
    const isNamed = phones.some(({ member_id: member }) => member !== null);
    const roster = isNamed && classId !== null ? await rosterNames(classId) : new Map<string, string>();
    const byId = new Map(phones.map((phone) => [phone.id, phone]));
    const items = rows.map(({ id, participant_id: participantId, question, raised_at: at }): KeptHand => {
      const { member_id: member = null, name = '' } = byId.get(participantId) ?? {};
      const known = member === null ? name : (roster.get(member) ?? '');
      return { id, name: known, member_id: member, question, at: at.getTime() };
    });
    return { items, has_more: hasMore };
  }

  async #pupil(token: string): Promise<{ readonly participantId: string; readonly lessonId: string }> {
    const phone = await this.#ports.participants.identify(token);
    enforce(mayRaiseHand(phone));
    return { participantId: phone.id, lessonId: phone.lesson_id };
  }

  async #changed(lessonId: string): Promise<void> {
    await this.#ports.hands.changed(lessonId);
    await this.#ports.bus.publish(PHONES_TOPIC, lessonId);
  }
}
