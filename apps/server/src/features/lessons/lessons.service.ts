import { EditPermission, LecternError } from '@lectern/protocol';
import { LESSON_RESUMES_MS } from '@lectern/protocol/constants';
import type { ClassEvent, Lesson } from '@lectern/protocol/lessons';
import * as Y from 'yjs';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../../platform/database/conditions.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import type { ClassesService } from '../classes/index.ts';
import { DOCUMENT_ACCESS_TOPIC, type DocumentsService } from '../documents/index.ts';
import type { LiveDocuments } from '../live-documents/index.ts';
import type { LessonHosts } from './lesson-hosts.service.ts';
import { mayTeach } from './lessons.policy.ts';
import type { LessonsStore } from './lessons.store.ts';
import type { LessonRow, LessonTransaction } from './lessons.tables.ts';

/** Time without any event or change after which a lesson has ended, milliseconds. */
const LEFT_MS = 24 * 3_600_000;

/** Ends abandoned lessons as of their last event. `now`: milliseconds since 1970. */
export async function endLeftLessons(
  store: Pick<LessonsStore, 'endLeft'>,
  bus: Pick<Bus, 'publish'>,
  now: number,
): Promise<void> {
  for (const id of await store.endLeft(new Date(now - LEFT_MS))) await bus.publish(LESSON_OVER_TOPIC, id);
}

/** Bus topic: the id of a lesson that ended, was deleted, or was resumed after its end. */
export const LESSON_OVER_TOPIC = 'lesson_over';

/** Ports to other features. */
export interface LessonNeighbours {
  readonly classes: Pick<ClassesService, 'query'>;
  readonly documents: Pick<DocumentsService, 'permissionOf'>;
}

interface LessonsServicePorts extends LessonNeighbours {
  readonly store: LessonsStore;
  readonly hosts: Pick<LessonHosts, 'isElsewhere' | 'end'>;
  readonly live: Pick<LiveDocuments, 'create' | 'isTaken' | 'state'>;
  readonly bus: Bus;
  readonly clock: Clock;
}

export interface LessonBegin {
  readonly name: string;
  readonly coursewareId: string | null;
  readonly classId: string | null;
  /** Milliseconds since 1970. */
  readonly beginAt: number;
}

/** The most lessons that a teacher may begin within a day; a timetable has a dozen. */
const LESSONS_A_DAY = 300;
const DAY_MS = 86_400_000;
const REMOVED_AT_ONCE = 100;
/** The most events of one lesson. Forty children, each scored every minute, make 1,600. */
const EVENTS_MAX = 20_000;

/** Lessons while they are taught and after. */
export class LessonsService {
  readonly #ports: LessonsServicePorts;

  constructor(ports: LessonsServicePorts) {
    this.#ports = ports;
  }

  /**
   * Begins a lesson; the same id again returns the existing lesson. Throws LESSON_NOT_FOUND for the id of another
   * user's lesson, INVALID_INPUT for the id of another document, and TOO_MANY_REQUESTS.
   */
  async begin(caller: CallerIdentity, id: string, begin: LessonBegin): Promise<Lesson> {
    const { store, live } = this.#ports;
    const before = await store.find(id);
    if (before) return present(this.#own(caller, before));
    // The id of a courseware or a board cannot become a lesson's. Another window of the panel may have begun the lesson
    // meanwhile.
    if ((await live.isTaken(id)) && !(await store.find(id)))
      throw new LecternError('INVALID_INPUT', { field: 'id' });
    const now = this.#now();
    const today = await store.countSince(caller.userId, new Date(now.getTime() - DAY_MS));
    if (today >= LESSONS_A_DAY) throw new LecternError('TOO_MANY_REQUESTS', { seconds: 3600 });
    const [coursewareId, schoolClass] = await Promise.all([
      this.#courseware(caller, begin.coursewareId),
      this.#schoolClass(caller, begin.classId),
    ]);
    const made = await store.database.transaction().execute(async (transaction: LessonTransaction) => {
      const row = await store.insert(
        {
          id,
          teacher_id: caller.userId,
          name: begin.name,
          courseware_id: coursewareId,
          class_id: schoolClass?.id ?? null,
          class_name: schoolClass?.name ?? '',
          begin_at: new Date(Math.min(begin.beginAt, now.getTime())),
          created_at: now,
          last_at: now,
        },
        transaction,
      );
      if (row) await live.create(id, Y.encodeStateAsUpdate(new Y.Doc()), transaction);
      return row;
    });
    // No row was inserted when another window of the panel began the same lesson first.
    return present(made ?? this.#own(caller, await store.find(id)));
  }

  /**
   * `panelId`: the panel on which the teacher ended the lesson. If another panel has taken the lesson over meanwhile,
   * the lesson does not end.
   */
  async end(caller: CallerIdentity, id: string, endAt: number, panelId?: string): Promise<Lesson> {
    const { bus, hosts, store } = this.#ports;
    const lesson = this.#own(caller, await store.find(id));
    if (panelId !== undefined && (await hosts.isElsewhere(id, panelId))) return present(lesson);
    const now = this.#now();
    const row = await store.end(id, new Date(Math.min(endAt, now.getTime())), now);
    await hosts.end(id);
    await bus.publish(LESSON_OVER_TOPIC, id);
    return present(this.#own(caller, row));
  }

  /**
   * `resumeAt` is the time of resuming by the panel's clock, which may be long before the server is notified.
   * A lesson that ended too long before that time stays ended.
   */
  async resume(caller: CallerIdentity, id: string, resumeAt: number): Promise<Lesson> {
    const { bus, store } = this.#ports;
    const lesson = this.#own(caller, await store.find(id));
    const now = this.#now();
    const since = Math.min(resumeAt, now.getTime()) - LESSON_RESUMES_MS;
    const row = await store.resume(id, new Date(since), now);
    if (!row) return present(lesson);
    await bus.publish(LESSON_OVER_TOPIC, id);
    return present(row);
  }

  /** Throws LESSON_COUNTS when events of the lesson count for its present class. */
  async changeClass(caller: CallerIdentity, id: string, classId: string | null): Promise<Lesson> {
    const { store } = this.#ports;
    const schoolClass = await this.#schoolClass(caller, classId);
    return await store.database.transaction().execute(async (transaction: LessonTransaction) => {
      this.#own(caller, await store.hold(id, transaction));
      if (await store.countsForClass(id, transaction)) throw new LecternError('LESSON_COUNTS');
      const given = { id: schoolClass?.id ?? null, name: schoolClass?.name ?? '' };
      return present(await store.setClass(id, given, this.#now(), transaction));
    });
  }

  async get(caller: Pick<CallerIdentity, 'userId'>, id: string): Promise<Lesson> {
    return present(this.#own(caller, await this.#ports.store.find(id)));
  }

  /** The document of a lesson, as one Yjs update (encoding V1), for its teacher. Throws LESSON_NOT_FOUND. */
  async written(userId: string, id: string): Promise<Uint8Array> {
    this.#own({ userId }, await this.#ports.store.find(id));
    return this.#ports.live.state(id);
  }

  async list(
    caller: CallerIdentity,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ items: Lesson[]; has_more: boolean }> {
    const { rows, hasMore } = await this.#ports.store.list(caller.userId, page.offset, page.limit);
    return { items: rows.map(present), has_more: hasMore };
  }

  /** Lessons of a teacher after a place in the list, the latest first. */
  async taught(userId: string, place: Place | undefined, limit: number): Promise<readonly Lesson[]> {
    return (await this.#ports.store.taught(userId, place, limit)).map(present);
  }

  /** Deletes a lesson; its open windows are closed. */
  async remove(caller: Pick<CallerIdentity, 'userId'>, id: string): Promise<void> {
    const { store, bus } = this.#ports;
    await store.database.transaction().execute(async (transaction: LessonTransaction) => {
      this.#own(caller, await store.hold(id, transaction));
      await store.remove(id, transaction);
    });
    await this.#ports.hosts.end(id);
    await bus.publish(DOCUMENT_ACCESS_TOPIC, id);
    await bus.publish(LESSON_OVER_TOPIC, id);
  }

  /** Ends the lessons of deactivated teachers: phones and panels are notified, and the records stay. */
  async endOfDeactivated(): Promise<void> {
    const { bus, hosts, store } = this.#ports;
    for (const id of await store.endOfDeactivated(this.#now())) {
      await hosts.end(id);
      await bus.publish(LESSON_OVER_TOPIC, id);
    }
  }

  count(userId: string): Promise<number> {
    return this.#ports.store.count(userId);
  }

  /**
   * Deletes the lessons of a teacher whose account was cancelled. Events that count for a class stay with the class.
   */
  async removeAll(userId: string): Promise<void> {
    for (;;) {
      const { rows } = await this.#ports.store.list(userId, 0, REMOVED_AT_ONCE);
      if (rows.length === 0) return;
      for (const { id } of rows) await this.remove({ userId }, id);
    }
  }

  /** All events are on disk when this resolves. Throws LESSON_FULL, and then adds no event. */
  async addEvents(caller: CallerIdentity, id: string, events: readonly ClassEvent[]): Promise<number> {
    const { store } = this.#ports;
    await store.database.transaction().execute(async (transaction: LessonTransaction) => {
      const lesson = this.#own(caller, await store.hold(id, transaction));
      if (lesson.event_count + events.length > EVENTS_MAX) {
        throw new LecternError('LESSON_FULL', { limit: EVENTS_MAX });
      }
      await store.addEvents(lesson, events, this.#now(), transaction);
    });
    return events.length;
  }

  async listEvents(
    caller: Pick<CallerIdentity, 'userId'>,
    id: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ items: ClassEvent[]; has_more: boolean }> {
    this.#own(caller, await this.#ports.store.find(id));
    const { events, hasMore } = await this.#ports.store.listEvents(id, page.offset, page.limit);
    return { items: [...events], has_more: hasMore };
  }

  #own(caller: Pick<CallerIdentity, 'userId'>, row: LessonRow | undefined): LessonRow {
    enforce(mayTeach(caller.userId, row && { teacherId: row.teacher_id }));
    if (!row) throw new LecternError('LESSON_NOT_FOUND');
    return row;
  }

  /** A lesson keeps its courseware's id even when the courseware is deleted or hidden. */
  async #courseware(caller: CallerIdentity, id: string | null): Promise<string | null> {
    if (id === null) return null;
    const permission = await this.#ports.documents.permissionOf(caller.userId, id);
    return permission === EditPermission.NONE ? null : id;
  }

  async #schoolClass(
    caller: CallerIdentity,
    id: string | null,
  ): Promise<{ readonly id: string; readonly name: string } | undefined> {
    if (id === null) return undefined;
    const [found] = await this.#ports.classes.query(caller, [id], false);
    return found && { id: found.class_id, name: found.class_name };
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}

function present(row: LessonRow): Lesson {
  return {
    id: row.id,
    name: row.name,
    courseware_id: row.courseware_id,
    class_id: row.class_id,
    class_name: row.class_name,
    begin_at: row.begin_at.getTime(),
    end_at: row.end_at?.getTime() ?? null,
    left: row.is_left,
    last_at: row.last_at.getTime(),
    event_count: row.event_count,
  };
}
