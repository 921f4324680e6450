import { CLASS_CALLS_MAX, type ClassCall } from '@lectern/protocol/class-calls';
import { type ClassSums, ITEMS_OF_PUPIL_MAX, SUMMED_PUPILS_MAX } from '@lectern/protocol/class-sums';
import type { Clock } from '../../platform/clock.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { ClassesService } from '../classes/index.ts';
import type { ClassCallsStore } from './class-calls.store.ts';
import type { ClassSumsStore, Span } from './class-sums.store.ts';

/** As dates count months. */
const AUGUST = 7;

/** What the lessons of a class come to, for those who teach it. */
export class ClassSumsService {
  readonly #store: ClassSumsStore;
  readonly #calls: ClassCallsStore;
  readonly #classes: Pick<ClassesService, 'checkTeaches'>;
  readonly #clock: Clock;

  constructor(
    store: ClassSumsStore,
    calls: ClassCallsStore,
    classes: Pick<ClassesService, 'checkTeaches'>,
    clock: Clock,
  ) {
    this.#store = store;
    this.#calls = calls;
    this.#classes = classes;
    this.#clock = clock;
  }

  /** Throws CLASS_NOT_FOUND, and FORBIDDEN for who only oversees the school. */
  async sums(caller: CallerIdentity, classId: string, span: Span): Promise<ClassSums> {
    await this.#classes.checkTeaches(caller, classId);
    const most = { pupils: SUMMED_PUPILS_MAX, items: ITEMS_OF_PUPIL_MAX };
    const [counts, pupils] = await Promise.all([
      this.#store.lessons(classId, span),
      this.#store.pupils(classId, span, most),
    ]);
    return { ...counts, pupils };
  }

  /** The caller's calls of this school year in other lessons of the class, the latest at the end. Throws as `sums` does. */
  async calls(caller: CallerIdentity, classId: string, exceptLessonId: string): Promise<ClassCall[]> {
    await this.#classes.checkTeaches(caller, classId);
    const { userId: teacherId } = caller;
    const since = schoolYearOf(this.#clock.now());
    return this.#calls.latest({ classId, teacherId, exceptLessonId, since, most: CLASS_CALLS_MAX });
  }
}

/** When the school year began: with August, before any school does. The rounds of random call begin anew with it. */
function schoolYearOf(now: number): Date {
  const day = new Date(now);
  const year = day.getUTCMonth() >= AUGUST ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  return new Date(Date.UTC(year, AUGUST, 1));
}
