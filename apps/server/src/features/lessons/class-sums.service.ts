import { CLASS_CALLS_MAX, type ClassCall } from '@lectern/protocol/class-calls';
import { type ClassSums, ITEMS_OF_PUPIL_MAX, SUMMED_PUPILS_MAX } from '@lectern/protocol/class-sums';
import type { Clock } from '../../platform/clock.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { ClassesService } from '../classes/index.ts';
import type { ClassCallsStore } from './class-calls.store.ts';
import type { ClassSumsStore, Span } from './class-sums.store.ts';

/** Number of the month, as `Date` counts. */
const AUGUST = 7;

/** Sums over the lessons of a class, for its teachers. */
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

  /** Throws CLASS_NOT_FOUND, and FORBIDDEN for a caller who only oversees the school. */
  async sums(caller: CallerIdentity, classId: string, span: Span): Promise<ClassSums> {
    await this.#classes.checkTeaches(caller, classId);
    const most = { pupils: SUMMED_PUPILS_MAX, items: ITEMS_OF_PUPIL_MAX };
    const [counts, pupils] = await Promise.all([
      this.#store.lessons(classId, span),
      this.#store.pupils(classId, span, most),
    ]);
    return { ...counts, pupils };
  }

  /**
   * Calls of pupils by the caller in other lessons of the class in this school year, the latest last. Throws as `sums`
   * does.
   */
  async calls(caller: CallerIdentity, classId: string, exceptLessonId: string): Promise<ClassCall[]> {
    await this.#classes.checkTeaches(caller, classId);
    const { userId: teacherId } = caller;
    const since = schoolYearOf(this.#clock.now());
    return this.#calls.latest({ classId, teacherId, exceptLessonId, since, most: CLASS_CALLS_MAX });
  }
}

/** The beginning of the school year: 1 August, before any school begins. The rounds of random call restart with it. */
function schoolYearOf(now: number): Date {
  const day = new Date(now);
  const year = day.getUTCMonth() >= AUGUST ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  return new Date(Date.UTC(year, AUGUST, 1));
}
