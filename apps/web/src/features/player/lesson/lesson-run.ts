import { Emitter, Signal } from '@lectern/base';
import { LazyCode } from '@lectern/ui/lazy';
import {
  type FollowedLesson,
  type HostedLesson,
  type KeptLesson,
  type LessonLoss,
  lessonGoingOn,
  type TaughtCourseware,
  type TaughtLesson,
  type Teaching,
} from '../../../parts/lessons/index.ts';

/** Code for teaching a lesson, loaded after the first page. */
export const lessonCode = new LazyCode(() => import('../../../parts/lessons/lazy.ts'));

/** The window or device that teaches a lesson. */
export type TaughtWhere =
  /** The lesson is taught in this window; also the state before the teaching device is known. */
  | 'here'
  /** The code has failed to load so far; loading is retried. */
  | 'waiting'
  /** Beginning the lesson failed. */
  | 'failed'
  /**
   * The lesson is taught in another window of this browser: already when this window was opened (`window`), or since
   * then (`taken by window`).
   */
  | 'window'
  | 'taken by window'
  /** The lesson is taught on another device of the teacher, since before this window opened it or since a takeover. */
  | 'device'
  | 'taken by device'
  /** The lesson is taught on another device, and followed in this window. */
  | 'followed'
  /** The lesson was ended on another device. */
  | 'over';

type BeginsWith = Omit<TaughtCourseware, 'onLost' | 'onGoing'>;

/** The lesson of a show, from before its code has loaded until the show is left. */
export class LessonRun {
  /** Resolves when the lesson has begun in this window or is followed; with undefined when neither will happen. */
  readonly begun: Promise<TaughtLesson | FollowedLesson | undefined>;
  readonly where = new Signal<TaughtWhere>('here');
  /** This browser's copy of the lesson, until it has begun in this window. */
  readonly kept = new Signal<KeptLesson | undefined>(undefined);
  /** Emitted before the lesson moves elsewhere: strokes in progress must be stored now. */
  readonly going = new Emitter();
  #settle: (lesson: TaughtLesson | FollowedLesson | undefined) => void = () => undefined;
  #endNeed: (() => void) | undefined;
  #taught: TaughtLesson | undefined;
  #isEnded = false;
  #elsewhere: HostedLesson | undefined;
  #teach: ((how: 'take' | 'beside' | 'again') => void) | undefined;
  #left = false;
  readonly #userId: string;
  readonly #begins: BeginsWith;

  constructor(userId: string, begins: BeginsWith) {
    this.#userId = userId;
    this.#begins = begins;
    this.begun = new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  /** The lesson taught in this window; undefined before it has begun and after it has ended. */
  get taught(): TaughtLesson | undefined {
    return this.#taught;
  }

  /** The lesson that another device teaches, if known. */
  get elsewhere(): HostedLesson | undefined {
    return this.#elsewhere;
  }

  /** Begins the lesson. Further calls do nothing. */
  begin(): void {
    if (this.#endNeed) return;
    const stopTelling = this.#tellWaiting();
    const endNeed = lessonCode.need();
    this.#endNeed = () => {
      stopTelling();
      endNeed();
    };
    const courseware = {
      ...this.#begins,
      onKept: (kept: KeptLesson | undefined) => this.kept.set(this.#left ? undefined : kept),
      onLost: this.#onLost,
      onGoing: () => this.going.emit(),
    };
    const teach = (entry?: 'take' | 'beside' | 'again'): void => {
      arrived(lessonCode)
        .then(({ teachLesson }) => {
          const lesson = this.#elsewhere;
          if (entry === 'take' && lesson)
            return teachLesson(this.#userId, courseware, { how: 'take', lesson });
          return teachLesson(this.#userId, courseware, { how: entry === 'beside' ? 'beside' : 'enter' });
        })
        .then(this.#hear, () => {
          this.where.set('failed');
          this.#settle(undefined);
        });
    };
    this.#teach = teach;
    teach();
  }

  /**
   * Answers the question about a lesson of another device: take it over, begin another lesson, or follow it. `again`:
   * it has ended there meanwhile, so that the question is obsolete.
   */
  readonly answer = (how: 'take' | 'beside' | 'follow' | 'again'): void => {
    const lesson = this.#elsewhere;
    if (this.where.get() !== 'device' || !lesson) return;
    if (how !== 'follow') {
      this.where.set('here');
      this.#teach?.(how);
      return;
    }
    this.where.set('followed');
    void arrived(lessonCode).then(({ followLesson }) => {
      if (this.#left) return;
      const followed = followLesson(this.#userId, lesson.id);
      const over = (): void => {
        if (followed.isOver.get()) this.where.set('over');
      };
      followed.isOver.subscribe(over);
      this.#settle(followed);
    });
  };

  readonly #hear = (teaching: Teaching): void => {
    // The begun lesson includes the copy; the copy's ink is shown until then.
    if (teaching.type !== 'here') this.kept.set(undefined);
    switch (teaching.type) {
      case 'here':
        if (this.#isEnded) teaching.lesson.end();
        else if (this.#left) teaching.lesson.leave();
        else this.#taught = teaching.lesson;
        this.#settle(teaching.lesson);
        return;
      case 'device':
        // The user is asked for a decision; until then ink is held in memory.
        this.#elsewhere = teaching.lesson;
        this.where.set('device');
        if (this.#left) this.#settle(undefined);
        return;
      case 'window':
      case 'over':
        this.where.set(teaching.type);
        this.#settle(undefined);
    }
  };

  readonly #onLost = (loss: LessonLoss): void => {
    this.#taught = undefined;
    if (loss.by === 'device') this.#elsewhere = loss.lesson;
    this.where.set(loss.by === 'end' ? 'over' : `taken by ${loss.by}`);
  };

  #tellWaiting(): () => void {
    const look = (): void => {
      const { type } = lessonCode.state.get();
      const where = this.where.get();
      if (type === 'failed' && where === 'here') this.where.set('waiting');
      if (type !== 'failed' && where === 'waiting') this.where.set('here');
    };
    return lessonCode.state.subscribe(look);
  }

  /** Whether the user would lose more than a preview: more was done than viewing slides. */
  get wouldEnd(): boolean {
    if (this.#taught) return !this.#taught.isOnlyLook();
    // Before the lesson has begun in this window it may continue a lesson from before a reload.
    const before = this.where.get() === 'here' && lessonGoingOn(this.#userId, this.#begins.id);
    return before !== undefined && before !== false && (before.told || before.counts === true);
  }

  /** Ends the lesson, also before it has begun. */
  readonly end = (): void => {
    this.#isEnded = true;
    // A lesson from before a reload must be begun again so that it can be ended.
    if (lessonGoingOn(this.#userId, this.#begins.id)) this.begin();
    this.#taught?.end();
    this.#taught = undefined;
  };

  /** Leaves the lesson without ending it; teaching it again soon resumes it. */
  readonly leave = (): void => {
    this.#left = true;
    if (!this.#endNeed || this.where.get() === 'device') this.#settle(undefined);
    void this.begun.then((lesson) => {
      this.#endNeed?.();
      this.#taught?.leave();
      this.#taught = undefined;
      if (lesson?.kind === 'followed') lesson.leave();
    });
  };
}

/** Resolves with lazy code when it has loaded, however many attempts that takes. The caller requests it with `need`. */
export function arrived<T>(code: LazyCode<T>): Promise<T> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = code.state.get();
      if (state.type !== 'here') return;
      stop();
      resolve(state.value);
    };
    const stop = code.state.subscribe(look);
    look();
  });
}
