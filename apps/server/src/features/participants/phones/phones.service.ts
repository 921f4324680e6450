import { randomBytes, randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { LecternError } from '@lectern/protocol';
import type { ActivitySetting, ActivityState } from '@lectern/protocol/activity-shapes';
import { JOIN_CODE_LENGTH, NEWCOMERS_WITHIN_MS, PANEL_AWAY_MS } from '@lectern/protocol/participants';
import type { KeptPage, Naming, PanelView } from '@lectern/protocol/phone-views';
import type { Question } from '@lectern/questions';
import type { Logger } from 'pino';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CallerIdentity } from '../../../platform/http/routes.ts';
import { enforce } from '../../../platform/policy.ts';
import type { LessonsService } from '../../lessons/index.ts';
import type { ShownPagesService } from '../../shown-pages/index.ts';
import { ACTIVITIES_MAX, type ActivitiesStore } from '../activities/activities.store.ts';
import { type Askings, questionOf } from '../askings/askings.ts';
import { exerciseSetting } from '../askings/exercise-askings.ts';
import { mayChangeActivity, mayOpen, mayShowKey } from '../participants.policy.ts';
import type { ParticipantsStore } from '../participants.store.ts';
import type { ActivityRow } from '../participants.tables.ts';
import type { LessonPhones } from './lesson-phones.ts';
import type { LessonPhotosStore } from './lesson-photos.store.ts';

/** Bus topic: the id of a lesson whose phones or panel have a new view. */
export const PHONES_TOPIC = 'lesson_phones';

/** Length of the key beside the code in the QR code: 96 random bits, which cannot be guessed. */
const KEY_BYTES = 12;
/** Retention of typed names, milliseconds: guests' data, docs/security.md. */
const NAMES_KEPT_MS = 30 * 86_400_000;

export interface PhonesPorts {
  readonly participants: ParticipantsStore;
  readonly activities: ActivitiesStore;
  readonly askings: Askings;
  readonly photos: LessonPhotosStore;
  readonly pictures: Pick<ShownPagesService, 'ask' | 'askUncovered'>;
  readonly lessons: Pick<LessonsService, 'get'>;
  readonly load: (lessonId: string) => Promise<LessonPhones | undefined>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly steadyClock: Clock;
  readonly log: Logger;
}

/** The phones of a lesson in its teacher's calls: who may join, which page they show, which activities run. */
export class PhonesService {
  readonly #ports: PhonesPorts;

  constructor(ports: PhonesPorts) {
    this.#ports = ports;
  }

  /** Throws LESSON_NOT_FOUND, LESSON_OVER. */
  async open(
    caller: CallerIdentity,
    lessonId: string,
    who: { readonly naming: Naming; readonly admits: boolean },
  ): Promise<PanelView> {
    const { log, participants } = this.#ports;
    const { courseware_id: coursewareId } = await this.#ports.lessons.get(caller, lessonId);
    const before = await participants.find(lessonId);
    enforce(mayOpen(before));
    // Codes are drawn until one is free.
    while (!(await this.#openUnder(drawCode(), lessonId, who)));
    // Pages are drawn when the lesson opens for phones; a later change of its settings draws none.
    if (coursewareId !== null && before?.code === null) {
      await participants.setPictured(
        lessonId,
        await this.#ports.pictures.ask(caller.userId, coursewareId, lessonId),
      );
    }
    log.info({ user: caller.userId, lesson: lessonId, ...who }, 'a lesson was opened for phones');
    return this.#changed(lessonId);
  }

  async get(caller: CallerIdentity, lessonId: string): Promise<PanelView> {
    await this.#own(caller, lessonId);
    return this.#panel(lessonId);
  }

  async close(caller: CallerIdentity, lessonId: string): Promise<void> {
    const { log } = this.#ports;
    await this.#own(caller, lessonId);
    await this.#shut([lessonId]);
    log.info({ user: caller.userId, lesson: lessonId }, 'a lesson was closed for phones');
  }

  async showPage(caller: CallerIdentity, lessonId: string, page: KeptPage): Promise<void> {
    await this.#own(caller, lessonId);
    const isNew = await this.#ports.participants.showPage(lessonId, page, this.#panelAt());
    if (!isNew) return;
    await this.#ports.bus.publish(PHONES_TOPIC, lessonId);
    const { id, uncovered } = page;
    if (uncovered.length === 0) return;
    const door = await this.#ports.participants.find(lessonId);
    if (door?.picturesOf != null)
      await this.#ports.pictures.askUncovered(door.picturesOf, lessonId, { id, uncovered });
  }

  /**
   * Draws pages again after a courseware was edited, for lessons that show it on phones and whose teachers may see it.
   */
  async edited(documentId: string): Promise<void> {
    const { bus, participants, pictures } = this.#ports;
    for (const { lessonId, teacherId } of await participants.showing(documentId)) {
      const pictured = await pictures.ask(teacherId, documentId, lessonId);
      await participants.setPictured(lessonId, pictured);
      if (!pictured) await bus.publish(PHONES_TOPIC, lessonId);
    }
  }

  /** Does nothing when the phone is not in the lesson. */
  async free(caller: CallerIdentity, lessonId: string, participantId: string): Promise<void> {
    const { bus, log, participants } = this.#ports;
    await this.#own(caller, lessonId);
    if (!(await participants.leave(lessonId, participantId, this.#now()))) return;
    log.info(
      { user: caller.userId, lesson: lessonId, phone: participantId },
      'a phone was removed from a lesson',
    );
    await bus.publish(PHONES_TOPIC, lessonId);
  }

  /** Removes all who joined within the last minutes, and closes joining until the teacher opens it again. */
  async sendOutNewcomers(caller: CallerIdentity, lessonId: string): Promise<PanelView> {
    const { log, participants } = this.#ports;
    await this.#own(caller, lessonId);
    const since = new Date(this.#now().getTime() - NEWCOMERS_WITHIN_MS);
    await participants.sendOutSince(lessonId, since, this.#now());
    log.info({ user: caller.userId, lesson: lessonId }, 'phones that had just joined a lesson were removed');
    return this.#changed(lessonId);
  }

  /** Throws LESSON_OVER when the lesson is not open for phones, ACTIVITIES_TOO_MANY, and INVALID_INPUT for no question. */
  async start(
    caller: CallerIdentity,
    lessonId: string,
    activityId: string,
    setting: ActivitySetting,
  ): Promise<PanelView> {
    const { activities, participants } = this.#ports;
    await this.#own(caller, lessonId);
    const door = await participants.find(lessonId);
    enforce(mayOpen(door));
    if (!door || door.code === null) throw new LecternError('LESSON_OVER');
    if (setting.kind === 'question') questionOf(setting);
    const stored = setting.kind === 'exercise' ? exerciseSetting(setting) : setting;
    const outcome = await activities.start(activityId, lessonId, stored, ACTIVITIES_MAX, this.#now());
    if (outcome === 'full') throw new LecternError('ACTIVITIES_TOO_MANY', { limit: ACTIVITIES_MAX });
    if (outcome === 'there') enforce(mayChangeActivity(lessonId, await activities.find(activityId)));
    return this.#changed(lessonId);
  }

  /**
   * Throws ACTIVITY_NOT_FOUND, ACTIVITY_OPEN when the key of an open question is to be shown, and ACTIVITY_CLOSED when a
   * question is opened again after that.
   */
  async change(
    caller: CallerIdentity,
    lessonId: string,
    activityId: string,
    change: {
      readonly state?: ActivityState | undefined;
      readonly shown?: boolean | undefined;
      readonly hidden_words?: readonly string[] | undefined;
      readonly key_shown?: boolean | undefined;
      readonly shown_works?: readonly string[] | undefined;
      readonly asked?: unknown;
    },
  ): Promise<PanelView> {
    await this.#own(caller, lessonId);
    const activity = await this.#activity(lessonId, activityId);
    const { asked, ...others } = change;
    enforce(mayShowKey(activity, others));
    const setting = asked === undefined ? undefined : this.#withNewKey(activity, asked);
    await this.#ports.activities.change(activity, { ...others, setting }, this.#now());
    return this.#changed(lessonId);
  }

  /** The setting with another key. Throws INVALID_INPUT when the question differs in what pupils have seen. */
  #withNewKey(activity: ActivityRow, asked: unknown): ActivitySetting {
    const before = this.#ports.askings.question(activity);
    const setting: ActivitySetting = { kind: 'question', asked };
    const now = questionOf(setting);
    const isSame = isDeepStrictEqual(seenBy(before), seenBy(now));
    if (!isSame) throw new LecternError('INVALID_INPUT', { field: 'body.asked' });
    return setting;
  }

  /** Records that the panels of these lessons are connected. */
  notePanels(lessonIds: readonly string[]): Promise<void> {
    return this.#ports.participants.notePanels(lessonIds, this.#panelAt());
  }

  /** Closes lessons whose panel is absent for long, and deletes names after their retention. */
  async sweep(): Promise<void> {
    const { log, participants } = this.#ports;
    const left = await participants.left(new Date(this.#ports.steadyClock.now() - PANEL_AWAY_MS));
    if (left.length > 0) {
      await this.#shut(left);
      log.info({ lessons: left }, 'lessons without a panel were closed for phones');
    }
    await participants.forgetNames(new Date(this.#ports.steadyClock.now() - NAMES_KEPT_MS));
  }

  async #shut(lessonIds: readonly string[]): Promise<void> {
    const { bus, participants, photos } = this.#ports;
    await participants.close(lessonIds, this.#now());
    await photos.dropUnkept(lessonIds);
    await Promise.all(lessonIds.map((id) => bus.publish(PHONES_TOPIC, id)));
  }

  async #openUnder(
    code: string,
    lessonId: string,
    who: { readonly naming: Naming; readonly admits: boolean },
  ): Promise<boolean> {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const opened = await this.#ports.participants.open(
      lessonId,
      { code, key },
      who,
      this.#now(),
      this.#panelAt(),
    );
    return opened !== undefined;
  }

  /** Throws LESSON_NOT_FOUND for every caller but its teacher. */
  async #own(caller: CallerIdentity, lessonId: string): Promise<void> {
    await this.#ports.lessons.get(caller, lessonId);
  }

  async #activity(lessonId: string, activityId: string): Promise<ActivityRow> {
    const activity = await this.#ports.activities.find(activityId);
    enforce(mayChangeActivity(lessonId, activity));
    if (!activity) throw new LecternError('ACTIVITY_NOT_FOUND');
    return activity;
  }

  async #changed(lessonId: string): Promise<PanelView> {
    await this.#ports.bus.publish(PHONES_TOPIC, lessonId);
    return this.#panel(lessonId);
  }

  async #panel(lessonId: string): Promise<PanelView> {
    const phones = await this.#ports.load(lessonId);
    if (!phones) throw new LecternError('LESSON_NOT_FOUND');
    return phones.panel();
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }

  #panelAt(): Date {
    return new Date(this.#ports.steadyClock.now());
  }
}

/** The fields of a question that pupils see when it is asked. */
function seenBy({ format, id, version, kind, stem, ...others }: Question): unknown {
  if (!('children' in others)) return { format, id, version, kind, stem, body: others.body };
  return { format, id, version, kind, stem, children: others.children.map(seenBy) };
}

function drawCode(): string {
  return String(randomInt(10 ** JOIN_CODE_LENGTH)).padStart(JOIN_CODE_LENGTH, '0');
}
