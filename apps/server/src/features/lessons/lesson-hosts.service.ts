import { LecternError } from '@lectern/protocol';
import {
  HIDDEN_HOST_LEASE_MS,
  HOST_LEASE_MS,
  type HostAnswer,
  type HostedLesson,
  LESSON_GOES_ON_MS,
} from '@lectern/protocol/lesson-hosts';
import type { Clock } from '../../platform/clock.ts';
import { enforce } from '../../platform/policy.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { LessonHostsStore } from './lesson-hosts.store.ts';
import { mayTeach } from './lessons.policy.ts';
import type { LessonsStore } from './lessons.store.ts';
import type { LessonHostRow, LessonRow, LessonTransaction } from './lessons.tables.ts';

interface LessonHostsPorts {
  readonly store: LessonHostsStore;
  readonly lessons: Pick<LessonsStore, 'find'>;
  readonly notifications: Pick<NotificationsService, 'push'>;
  readonly clock: Clock;
}

interface HostAsked {
  readonly panelId: string;
  readonly how: 'enter' | 'keep' | 'take';
  readonly coursewareId: string;
  /** Milliseconds since 1970. */
  readonly beginAt: number;
  readonly silentMs: number | undefined;
  readonly isHidden: boolean;
}

/**
 * Decides which panel teaches which lesson (docs/decisions/0027), by the clock of the server alone. After the clock
 * jumped back, a lease that ends later than any new lease could is ignored.
 */
export class LessonHosts {
  readonly #ports: LessonHostsPorts;

  constructor(ports: LessonHostsPorts) {
    this.#ports = ports;
  }

  /** Throws LESSON_NOT_FOUND when the lesson is another teacher's. */
  async host(teacherId: string, id: string, asked: HostAsked): Promise<HostAnswer> {
    const { store, notifications } = this.#ports;
    const { answer, isNews } = await store.database
      .transaction()
      .execute(async (transaction: LessonTransaction) => {
        await store.alone(teacherId, transaction);
        return await this.#decide(teacherId, id, asked, transaction);
      });
    if (isNews) await notifications.push(teacherId, { kind: 'lesson_host', lesson_id: answer.lesson.id });
    return answer;
  }

  /** Throws LESSON_NOT_FOUND when the lesson is another teacher's, or does not exist. */
  async leave(teacherId: string, id: string, panelId: string): Promise<void> {
    const known = (await this.#ports.store.find(id)) ?? (await this.#ports.lessons.find(id));
    enforce(mayTeach(teacherId, known && { teacherId: known.teacher_id }));
    await this.#ports.store.letGo(id, this.#now(), panelId);
  }

  /** Whether another panel is the host of the lesson. */
  async isElsewhere(id: string, panelId: string): Promise<boolean> {
    return this.#isTaught(await this.#ports.store.find(id), panelId);
  }

  /** Removes the host of the lesson. */
  end(id: string): Promise<void> {
    return this.#ports.store.letGo(id, this.#now());
  }

  async #decide(
    teacherId: string,
    id: string,
    asked: HostAsked,
    transaction: LessonTransaction,
  ): Promise<{ readonly answer: HostAnswer; readonly isNews: boolean }> {
    const { store, lessons } = this.#ports;
    const [lesson, held] = [await lessons.find(id, transaction), await store.find(id, transaction)];
    for (const known of [lesson, held]) {
      if (known) enforce(mayTeach(teacherId, { teacherId: known.teacher_id }));
    }
    const elsewhere = await this.#elsewhere(teacherId, held, asked, transaction);
    if (elsewhere) {
      const known = await lessons.find(elsewhere.lesson_id, transaction);
      const lasts = elsewhere.until.getTime() - this.#now().getTime();
      // A notification makes the host store a lesson that the server does not know yet, for the other panel needs it.
      return { answer: answered('elsewhere', elsewhere, known, lasts), isNews: true };
    }
    const left =
      asked.how === 'enter' && !this.#isHost(held, asked.panelId)
        ? await this.#left(teacherId, asked, transaction)
        : undefined;
    if (left && left.lesson_id !== id) {
      return await this.#hold(left, asked, await lessons.find(left.lesson_id, transaction), transaction);
    }
    const fresh = {
      lesson_id: id,
      teacher_id: teacherId,
      courseware_id: asked.coursewareId,
      panel_id: asked.panelId,
      begin_at: new Date(Math.min(asked.beginAt, this.#now().getTime())),
      until: this.#now(),
    };
    // A lesson that the server ended because it was abandoned may continue: its panel reports when it really ended.
    if (lesson?.end_at && !lesson.is_left) {
      return { answer: answered('over', held ?? fresh, lesson, 0), isNews: false };
    }
    return await this.#hold(held ?? fresh, asked, lesson, transaction);
  }

  async #hold(
    of: LessonHostRow,
    asked: HostAsked,
    lesson: LessonRow | undefined,
    transaction: LessonTransaction,
  ): Promise<{ readonly answer: HostAnswer; readonly isNews: boolean }> {
    const lasts = asked.isHidden ? HIDDEN_HOST_LEASE_MS : HOST_LEASE_MS;
    const held = await this.#ports.store.hold(
      { ...of, panel_id: asked.panelId, until: new Date(this.#now().getTime() + lasts) },
      transaction,
    );
    if (!held) throw new LecternError('LESSON_NOT_FOUND');
    return { answer: answered('here', held, lesson, lasts), isNews: of.panel_id !== asked.panelId };
  }

  /** Another host that prevents this panel from teaching. */
  async #elsewhere(
    teacherId: string,
    held: LessonHostRow | undefined,
    { how, panelId, coursewareId }: HostAsked,
    transaction: LessonTransaction,
  ): Promise<LessonHostRow | undefined> {
    if (how === 'take') return undefined;
    if (this.#isTaught(held, panelId)) return held;
    // A reload of a panel that is host already needs no decision, even when another lesson of the courseware is taught.
    if (how === 'keep' || this.#isHost(held, panelId)) return undefined;
    const from = this.#now();
    const until = new Date(from.getTime() + HIDDEN_HOST_LEASE_MS);
    return await this.#ports.store.findTaught(
      { teacherId, coursewareId, panelId },
      { from, until },
      transaction,
    );
  }

  /** The lesson that a panel resumes when it enters: a lesson that another panel left after this panel left its own. */
  async #left(
    teacherId: string,
    { panelId, coursewareId, silentMs }: HostAsked,
    transaction: LessonTransaction,
  ): Promise<LessonHostRow | undefined> {
    const until = this.#now();
    const silent = Math.min(silentMs ?? LESSON_GOES_ON_MS, LESSON_GOES_ON_MS);
    const from = new Date(until.getTime() - silent);
    return await this.#ports.store.findLeft(
      { teacherId, coursewareId, panelId },
      { from, until },
      transaction,
    );
  }

  #isTaught(held: LessonHostRow | undefined, panelId: string): held is LessonHostRow {
    return held !== undefined && held.panel_id !== panelId && this.#lasts(held);
  }

  #isHost(held: LessonHostRow | undefined, panelId: string): boolean {
    return held?.panel_id === panelId && this.#lasts(held);
  }

  #lasts(held: LessonHostRow): boolean {
    const lasts = held.until.getTime() - this.#now().getTime();
    return lasts > 0 && lasts <= HIDDEN_HOST_LEASE_MS;
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}

function answered(
  state: HostAnswer['state'],
  host: LessonHostRow,
  lesson: LessonRow | undefined,
  lasts: number,
): HostAnswer {
  const hosted: HostedLesson = {
    id: host.lesson_id,
    begin_at: (lesson?.begin_at ?? host.begin_at).getTime(),
    class_id: lesson?.class_id ?? null,
    told: lesson !== undefined,
  };
  return { state, lesson: hosted, lasts_ms: lasts };
}
