import { newId } from '@lectern/base';
import type { ClassEvent } from '@lectern/protocol/lessons';
import type { LessonMessage } from './lesson-message.ts';

/** A look at the slides is not a lesson: until it has lasted so long, or a pupil was called, nothing is told. */
const LOOK_MS = 60_000;
/** A page that was passed quicker than this was not shown, unless it was written on, milliseconds. */
const PASSED_MS = 1_000;
/** Most that one event may say, milliseconds. */
const PAGE_MS_MAX = 86_400_000;
/** Events that are kept for a lesson of which nothing is told yet. */
const HELD_MAX = 500;

/** The page that is shown. */
export interface PageInSight {
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
  /** For how long, until `lastAt` of its lesson. */
  readonly ms: number;
  /** How far it has come, as the show says it. Whoever shows it again looks whether that can be believed. */
  readonly steps?: unknown;
  /** Something was done while it was shown that is kept, such as ink. Missing: nothing yet. */
  readonly counts?: boolean;
}

/** A lesson as this browser keeps it over a reload or a crash. */
export interface LessonNotes {
  readonly id: string;
  readonly coursewareId: string;
  readonly name: string;
  readonly classId: string | null;
  readonly beginAt: number;
  /** When it was last seen to go on. */
  readonly lastAt: number;
  /** The server is told of it, or will be: its beginning is in the outbox. */
  readonly told: boolean;
  /** Something was done in it that is kept, such as ink: it is a lesson, however short. Missing: nothing yet. */
  readonly counts?: boolean;
  /** How long its pages have been in sight until `lastAt`, milliseconds. */
  readonly shownMs: number;
  readonly page: PageInSight | undefined;
  /** What happened before it was told. */
  readonly held: readonly ClassEvent[];
  /** When the teacher resumed it after its end, while the server was not told yet. Milliseconds since 1970. */
  readonly resumeAt?: number;
}

export interface LessonRunPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds that only go forward, and in step: how long a page stands there is not read off a clock that is set. */
  readonly steady: () => number;
  /** Keeps the notes of this lesson, at once; undefined: it is over. */
  readonly keep: (notes: LessonNotes | undefined) => void;
  readonly tell: (message: LessonMessage) => void;
  /**
   * Asked when the lesson begins to count: what the courseware is called, and which class is taught, if any. Undefined
   * while that is not known: the lesson waits with telling, because it is told once.
   */
  readonly about?: () => { readonly name: string; readonly classId: string | null } | undefined;
  /** The same, when the lesson ends without it being known. */
  readonly aboutAtLast?: () => { readonly name: string; readonly classId: string | null };
  /** The teacher ends it: these notes allow resuming it. Call this before `keep` records the end. */
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
 * A lesson that is being taught: says which pages are shown for how long, and passes on what happens. Time counts while
 * the slides are in sight.
 */
export class RunningLesson {
  readonly #ports: LessonRunPorts;
  #notes: LessonNotes;
  /** Since when the page is in sight and not yet in the notes; undefined while it is not in sight. */
  #since: number | undefined;
  /** When the notes were last true to the moment, by `steady`. */
  #caughtUpAt: number;
  #inSight = true;
  #over = false;

  constructor(notes: LessonNotes, ports: LessonRunPorts) {
    this.#notes = notes;
    this.#ports = ports;
    this.#caughtUpAt = ports.steady();
    // What was to be told when a window died may never have reached the outbox. The same beginning again is the same lesson.
    if (notes.told) this.#tellBegin();
  }

  get id(): string {
    return this.#notes.id;
  }

  /** Whether nothing would be lost: slides were viewed for a moment and nothing was done. */
  get isOnlyLook(): boolean {
    return !this.#notes.told && !this.#isLesson;
  }

  /** The server is told of it, or will be. */
  get isTold(): boolean {
    return this.#notes.told;
  }

  /** `number` counts from 1. The same page again changes nothing. */
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

  /** The page that is shown has come so far. */
  showSteps(pageId: string, steps: unknown): void {
    const { page } = this.#notes;
    if (this.#over || page?.id !== pageId) return;
    this.#notes = { ...this.#notes, page: { ...page, steps } };
    this.#keep();
  }

  /** The slides went out of sight, or came back. */
  setInSight(inSight: boolean): void {
    if (this.#over || inSight === this.#inSight) return;
    this.#catchUp();
    this.#inSight = inSight;
    this.#since = inSight && this.#notes.page ? this.#ports.steady() : undefined;
    this.#keep();
  }

  /** To be called now and then, and before the page may go: what is kept is then true to the moment. */
  note(): void {
    if (this.#over) return;
    this.#catchUp();
    this.#keep();
  }

  /** Something that counts; a lesson in which it happens is one. */
  add(event: ClassEvent): void {
    if (this.#over) return;
    this.#catchUp();
    this.#pass(event);
    this.#beginIfItCounts();
    this.#keep();
  }

  /** It is a lesson, and the page was shown, however short: something was done that is kept. */
  count(): void {
    const { told, page } = this.#notes;
    if (this.#over || (told && (!page || page.counts))) return;
    this.#notes = { ...this.#notes, counts: true, page: page && { ...page, counts: true } };
    this.#catchUp();
    this.#keep();
  }

  /** Another class is taught in it. One that is not told yet is told with it. */
  teachClass(classId: string): void {
    if (this.#over || !this.#notes.told) return;
    this.#notes = { ...this.#notes, classId };
    this.#ports.tell({ kind: 'class', lessonId: this.#notes.id, classId });
    this.#keep();
  }

  /** Nobody teaches it any more; `at`: when that was, where it is found out later. */
  end(at?: number): void {
    if (this.#over) return;
    if (at === undefined) this.#catchUp();
    const { page } = this.#notes;
    this.#leavePage();
    this.#beginIfItCounts(true);
    this.#over = true;
    if (this.#notes.told) {
      // The last page was sent already: when the lesson is resumed, its time starts again.
      this.#ports.ended?.({ ...this.#notes, page: page && { ...page, ms: 0, counts: false } });
      this.#ports.tell({ kind: 'end', lessonId: this.#notes.id, endAt: at ?? this.#notes.lastAt });
    }
    this.#ports.keep(undefined);
  }

  /** It goes on elsewhere: what is known of it here is told, and nothing of it is kept. */
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
    // A clock that was set back makes no lesson shorter. One that went ahead may have done so in a panel that slept.
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
    this.#notes = { ...this.#notes, ...about };
    const { id, held } = this.#notes;
    this.#tellBegin();
    for (let from = 0; from < held.length; from += 200) {
      this.#ports.tell({ kind: 'events', lessonId: id, events: held.slice(from, from + 200) });
    }
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
