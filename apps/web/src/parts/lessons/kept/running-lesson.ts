import { newId } from '@lectern/base';
import type { ClassEvent } from '@lectern/protocol/lessons';
import type { PanelAnswers } from './panel-answers.ts';

/** Duration below which a lesson without counting events is only a preview, which is not sent, milliseconds. */
const LOOK_MS = 60_000;
/** Duration below which a shown page is not recorded, unless it was written on, milliseconds. */
const PASSED_MS = 1_000;
/** Longest duration in one event, milliseconds. */
const PAGE_MS_MAX = 86_400_000;
/** Number of events that are stored at most before the lesson is sent. */
const HELD_MAX = 500;

/** The current page. */
export interface PageInSight {
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
  /** Time for which the page was shown until the lesson's `lastAt`, milliseconds. */
  readonly ms: number;
  /** The progress of the page's animations, as reported by the show, which validates it when it is read. */
  readonly steps?: unknown;
  /** Whether data such as ink were stored while the page was shown. Missing: none yet. */
  readonly counts?: boolean;
}

/** A lesson as this browser stores it over a reload or a crash. */
export interface LessonNotes {
  readonly id: string;
  readonly coursewareId: string;
  readonly name: string;
  readonly classId: string | null;
  readonly beginAt: number;
  /** Time at which the lesson was last known to be running. */
  readonly lastAt: number;
  /** Whether the server knows the lesson or will: its `begin` is in the outbox. */
  readonly told: boolean;
  /**
   * Whether data such as ink were stored in the lesson, so that the lesson counts, however short. Missing: none yet.
   */
  readonly counts?: boolean;
  /** Time for which the lesson's pages were visible until `lastAt`, milliseconds. */
  readonly shownMs: number;
  readonly page: PageInSight | undefined;
  /** Events before the lesson was sent. */
  readonly held: readonly ClassEvent[];
  /** Answers on the panel before the lesson was sent. Missing: none yet. */
  readonly answers?: readonly PanelAnswers[];
  /**
   * Time when the teacher resumed the lesson after its end, if the server does not know that yet. Milliseconds since
   * 1970.
   */
  readonly resumeAt?: number;
}

export interface LessonRunPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A monotonic clock, milliseconds: durations must not depend on a clock that can be set. */
  readonly steady: () => number;
  /** Stores the notes of this lesson at once; undefined: it is over. */
  readonly keep: (notes: LessonNotes | undefined) => void;
  readonly tell: (message: LessonMessage) => void;
  /**
   * Called when the lesson begins to count: the name of the courseware, and the class that is taught, if any. Undefined
   * while that is unknown: the lesson is sent later, because it is sent once.
   */
  readonly about?: () => { readonly name: string; readonly classId: string | null } | undefined;
  /** Like `about`, for a lesson that ends while the class is unknown. */
  readonly aboutAtLast?: () => { readonly name: string; readonly classId: string | null };
  /** Called when the teacher ends the lesson, before `keep` records the end: these notes allow resuming it. */
  readonly ended?: (notes: LessonNotes) => void;
}

export function newLesson(coursewareId: string, now: number): LessonNotes {
  return {
    id: newId(),
    coursewareId,
    name: '',
    classId: null,
    beginAt: now,
    lastAt: now,
    told: false,
    shownMs: 0,
    page: undefined,
    held: [],
  };
}

/**
 * A lesson that is being taught: measures how long each page is shown, and passes on events. Time counts while the
 * slides are visible.
 */
export class RunningLesson {
  readonly #ports: LessonRunPorts;
  #notes: LessonNotes;
  /** Time since which the page is visible without being counted in the notes; undefined while it is hidden. */
  #since: number | undefined;
  /** Time of the last update of the notes, by the clock `steady`. */
  #caughtUpAt: number;
  #inSight = true;
  #over = false;

  constructor(notes: LessonNotes, ports: LessonRunPorts) {
    this.#notes = notes;
    this.#ports = ports;
    this.#caughtUpAt = ports.steady();
    // A message from before a crash may never have reached the outbox. The same `begin` sent twice is one lesson.
    if (notes.told) this.#tellBegin();
  }

  get id(): string {
    return this.#notes.id;
  }

  /** Whether the lesson can be discarded, because slides were only viewed for a moment. */
  get isOnlyLook(): boolean {
    return !this.#notes.told && !this.#isLesson;
  }

  /** Whether the server knows the lesson or will. */
  get isTold(): boolean {
    return this.#notes.told;
  }

  /** `number` counts from 1. Showing the same page again has no effect. */
  showPage(id: string, number: number): void {
    if (this.#over) return;
    this.#catchUp();
    const { page } = this.#notes;
    if (page?.id !== id) {
      this.#leavePage();
      this.#notes = { ...this.#notes, page: { id, number, ms: 0 } };
    }
    if (this.#inSight) this.#since ??= this.#ports.steady();
    this.#keep();
  }

  /** Records the progress of the current page. */
  showSteps(pageId: string, steps: unknown): void {
    const { page } = this.#notes;
    if (this.#over || page?.id !== pageId) return;
    this.#notes = { ...this.#notes, page: { ...page, steps } };
    this.#keep();
  }

  /** Records whether the slides are visible. */
  setInSight(inSight: boolean): void {
    if (this.#over || inSight === this.#inSight) return;
    this.#catchUp();
    this.#inSight = inSight;
    this.#since = inSight && this.#notes.page ? this.#ports.steady() : undefined;
    this.#keep();
  }

  /** Updates the stored notes; to be called regularly and before the page may close. */
  note(): void {
    if (this.#over) return;
    this.#catchUp();
    this.#keep();
  }

  /** Adds an event that counts, which makes it a lesson. */
  add(event: ClassEvent): void {
    if (this.#over) return;
    this.#catchUp();
    this.#pass(event);
    this.#beginIfItCounts();
    this.#keep();
  }

  /** Adds answers that were given on the panel, which makes it a lesson. */
  answer(given: PanelAnswers): void {
    if (this.#over) return;
    const { id, told, answers = [] } = this.#notes;
    if (told) this.#ports.tell({ kind: 'answers', lessonId: id, given });
    else this.#notes = { ...this.#notes, counts: true, answers: [...answers, given] };
    this.note();
  }

  /** Records that data were stored in the lesson and on the current page, so that the lesson counts, however short. */
  count(): void {
    const { told, page } = this.#notes;
    if (this.#over || (told && (!page || page.counts))) return;
    this.#notes = { ...this.#notes, counts: true, page: page && { ...page, counts: true } };
    this.#catchUp();
    this.#keep();
  }

  /** Changes the class that is taught. A lesson that was not sent yet is sent with this class. */
  teachClass(classId: string): void {
    if (this.#over || !this.#notes.told) return;
    this.#notes = { ...this.#notes, classId };
    this.#ports.tell({ kind: 'class', lessonId: this.#notes.id, classId });
    this.#keep();
  }

  /** Ends the lesson; `at`: when it ended, if that is noticed later. */
  end(at?: number): void {
    if (this.#over) return;
    if (at === undefined) this.#catchUp();
    const { page } = this.#notes;
    this.#leavePage();
    this.#beginIfItCounts(true);
    this.#over = true;
    if (this.#notes.told) {
      // The last page was sent already: if the lesson is resumed, its time starts at 0.
      this.#ports.ended?.({ ...this.#notes, page: page && { ...page, ms: 0, counts: false } });
      this.#ports.tell({ kind: 'end', lessonId: this.#notes.id, endAt: at ?? this.#notes.lastAt });
    }
    this.#ports.keep(undefined);
  }

  /** The lesson continues on another device: sends this window's data and deletes the notes. */
  giveAway(): void {
    if (this.#over) return;
    this.#notes = { ...this.#notes, counts: true };
    this.#catchUp();
    this.#leavePage();
    this.#beginIfItCounts(true);
    this.#over = true;
    this.#ports.keep(undefined);
  }

  #catchUp(): void {
    const passed = this.#ports.steady();
    const ms = this.#since === undefined ? 0 : Math.max(0, passed - this.#since);
    if (this.#since !== undefined) this.#since = passed;
    const { page, shownMs, lastAt } = this.#notes;
    // A clock set back must not shorten the lesson; a clock ahead is accepted, because the panel may have slept.
    const byCounting = lastAt + Math.round(Math.max(0, passed - this.#caughtUpAt));
    this.#caughtUpAt = passed;
    this.#notes = {
      ...this.#notes,
      lastAt: Math.max(byCounting, this.#ports.now()),
      shownMs: shownMs + ms,
      page: page && { ...page, ms: page.ms + ms },
    };
    this.#beginIfItCounts();
  }

  #beginIfItCounts(atLast = false): void {
    if (this.#notes.told || !this.#isLesson) return;
    const about = this.#ports.about?.() ?? (atLast ? this.#ports.aboutAtLast?.() : undefined);
    if (about || !this.#ports.about || atLast) this.#begin(about);
  }

  get #isLesson(): boolean {
    const { counts, shownMs, held } = this.#notes;
    return counts === true || shownMs >= LOOK_MS || held.some(({ kind }) => kind !== 'page');
  }

  #leavePage(): void {
    const { page, lastAt } = this.#notes;
    if (!page) return;
    this.#notes = { ...this.#notes, page: undefined };
    if (page.ms < PASSED_MS && !page.counts) return;
    this.#pass({
      id: newId(),
      at: lastAt,
      kind: 'page',
      page_id: page.id,
      number: page.number,
      milliseconds: Math.min(PAGE_MS_MAX, Math.round(page.ms)),
    });
  }

  #pass(event: ClassEvent): void {
    const { id, told, held } = this.#notes;
    if (told) this.#ports.tell({ kind: 'events', lessonId: id, events: [event] });
    else this.#notes = { ...this.#notes, held: [...held, event].slice(-HELD_MAX) };
  }

  #begin(about: { readonly name: string; readonly classId: string | null } | undefined): void {
    const { answers = [], ...notes } = this.#notes;
    this.#notes = { ...notes, ...about };
    const { id, held } = this.#notes;
    this.#tellBegin();
    for (let from = 0; from < held.length; from += 200) {
      this.#ports.tell({ kind: 'events', lessonId: id, events: held.slice(from, from + 200) });
    }
    for (const given of answers) this.#ports.tell({ kind: 'answers', lessonId: id, given });
    this.#notes = { ...this.#notes, told: true, held: [] };
  }

  #tellBegin(): void {
    const { id, coursewareId, name, classId, beginAt } = this.#notes;
    this.#ports.tell({ kind: 'begin', lessonId: id, coursewareId, name, classId, beginAt });
  }

  #keep(): void {
    this.#ports.keep(this.#notes);
  }
}

/** A message about a lesson for the server; sending it twice has the same effect as once. */
export type LessonMessage =
  | {
      readonly kind: 'begin';
      readonly lessonId: string;
      readonly name: string;
      /** Empty for a lesson without a courseware. */
      readonly coursewareId: string;
      readonly classId: string | null;
      /** Milliseconds since 1970. */
      readonly beginAt: number;
    }
  | { readonly kind: 'events'; readonly lessonId: string; readonly events: readonly ClassEvent[] }
  | { readonly kind: 'answers'; readonly lessonId: string; readonly given: PanelAnswers }
  /** Another class is taught in the lesson; refused when an event counts for the first class. */
  | { readonly kind: 'class'; readonly lessonId: string; readonly classId: string }
  | { readonly kind: 'end'; readonly lessonId: string; readonly endAt: number }
  /** The teacher resumes the lesson after its end; `resumeAt` is in milliseconds since 1970. */
  | { readonly kind: 'resume'; readonly lessonId: string; readonly resumeAt: number };
