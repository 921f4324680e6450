import { Signal } from '@lectern/base';
import { LateCode } from '@lectern/ui/late';
import type { TaughtCourseware, TaughtLesson } from '../../../parts/lessons/index.ts';
import { arrived } from './arrived.ts';

/** What teaches a lesson: no page waits for it. */
export const lessonCode = new LateCode(() => import('../../../parts/lessons/lazy.ts'));

/** Where a lesson is taught: here as far as is known, in another window of this browser, or there since a moment ago. */
export type TaughtWhere = 'here' | 'elsewhere' | 'taken';

/** The lesson of one show, from before its code is here until nothing more is done in it. */
export class LessonRun {
  /** Resolves when it has begun; with undefined where another window of this browser teaches it. */
  readonly begun: Promise<TaughtLesson | undefined>;
  readonly where = new Signal<TaughtWhere>('here');
  #settle: (lesson: TaughtLesson | undefined) => void = () => undefined;
  #endNeed: (() => void) | undefined;
  #taught: TaughtLesson | undefined;

  constructor() {
    this.begun = new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  /** Undefined before it has begun, and when it is over. */
  get taught(): TaughtLesson | undefined {
    return this.#taught;
  }

  /** Again does nothing. */
  begin(userId: string, courseware: Omit<TaughtCourseware, 'onTaken'>): void {
    if (this.#endNeed) return;
    this.#endNeed = lessonCode.need();
    arrived(lessonCode)
      .then(({ teachLesson }) => teachLesson(userId, { ...courseware, onTaken: this.#onTaken }))
      .then(
        (lesson) => {
          this.#taught = lesson;
          if (!lesson) this.where.set('elsewhere');
          this.#settle(lesson);
        },
        () => this.#settle(undefined),
      );
  }

  readonly #onTaken = (): void => {
    this.#taught = undefined;
    this.where.set('taken');
  };

  /** The teacher ends it. */
  readonly end = (): void => {
    this.#taught?.end();
    this.#taught = undefined;
  };

  /** Nothing more is done in it here; it goes on when it is taught again soon. */
  readonly leave = (): void => {
    if (!this.#endNeed) this.#settle(undefined);
    void this.begun.then(() => {
      this.#endNeed?.();
      this.#taught?.leave();
      this.#taught = undefined;
    });
  };
}
