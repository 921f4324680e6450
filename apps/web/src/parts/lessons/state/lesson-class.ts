import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { LessonDocument } from '@lectern/courseware/lesson';
import type { SchoolClass } from '@lectern/protocol/classes';
import { type MovedSeat, seatedAnew, sendStudents, windowClasses } from '../../classes/index.ts';
import type { ClassTaught } from './taught-lesson.ts';

/** Key in the lesson's state; no class tool has this id. */
const STATE = 'class';

/** Announces to followers of the lesson that another class is taught from now on, or that its seats changed. */
export function tellClass(document: LessonDocument, id: string | null, now: number): void {
  document.state(STATE).change({ id, at: now });
}

/** Calls `heard` with the last announced class, at once if there is one, and at each later announcement. */
export function onToldClass(document: LessonDocument, heard: (id: string | null) => void): Dispose {
  const state = document.state(STATE);
  const read = (): void => {
    const { id } = state.get();
    if (id === null || typeof id === 'string') heard(id);
  };
  read();
  return state.subscribe(read);
}

/** The queries about classes, so that a test can replace them. */
export type ClassesAsked = Pick<typeof windowClasses, 'classes' | 'chosenClass' | 'pupils' | 'chooseClass'>;

/** Sends changed seats to the server. */
export type SendSeats = (classId: string, moved: readonly MovedSeat[]) => Promise<unknown>;

/**
 * The class of one lesson: the class with which the lesson was begun, otherwise the class that the teacher has
 * selected.
 */
export class LessonClass {
  readonly #userId: string;
  #begunWith: string | null | undefined;
  /** Number of queries; the response of an earlier query is ignored. */
  #asked = 0;
  readonly #classes: ClassesAsked;
  readonly #sendSeats: SendSeats;
  readonly #taught = new Signal<ClassTaught>({ type: 'asked' });

  /** `begunWith`: the class of a lesson that the server already knows; null without a class. */
  #sending: Promise<unknown> = Promise.resolve();

  constructor(
    userId: string,
    begunWith: string | null | undefined,
    classes: ClassesAsked = windowClasses,
    sendSeats: SendSeats = (classId, moved) => sendStudents(classId, { changed: [...moved] }),
  ) {
    this.#userId = userId;
    this.#begunWith = begunWith;
    this.#classes = classes;
    this.#sendSeats = sendSeats;
    void this.ask();
  }

  get taught(): Readable<ClassTaught> {
    return this.#taught;
  }

  /** Null while the class is unknown, and without a class. */
  get id(): string | null {
    const taught = this.#taught.get();
    return taught.type === 'there' ? taught.schoolClass.class_id : (this.#begunWith ?? null);
  }

  /** Whether it is known which class is taught, if any. */
  get isKnown(): boolean {
    const { type } = this.#taught.get();
    return type === 'there' || type === 'none';
  }

  async ask(): Promise<void> {
    this.#taught.set({ type: 'asked' });
    const found = await this.#look();
    if (found) this.#taught.set(found);
  }

  /** All classes of the teacher, for selecting another class. */
  async others(): Promise<readonly SchoolClass[]> {
    return (await this.#classes.classes(this.#userId)).classes;
  }

  /** Selects the class for later lessons, and with `here` also for this lesson. */
  async choose(classId: string, here: boolean): Promise<void> {
    await this.#classes.chooseClass(this.#userId, classId);
    if (!here) return;
    this.#begunWith = classId;
    await this.ask();
  }

  /** Called when another panel announces this class or a change of it: loads the class again. */
  async hear(classId: string | null): Promise<void> {
    if (classId !== this.#begunWith) this.#taught.set({ type: 'asked' });
    this.#begunWith = classId;
    const found = await this.#look();
    // If loading fails, the class stays as loaded before.
    const isNews = found?.type !== 'failed' || this.#taught.get().type !== 'there';
    if (found && isNews) this.#taught.set(found);
  }

  /** Moves pupils in this window at once. If the server refuses, the seats are loaded again and the promise rejects. */
  async moveSeats(moved: readonly MovedSeat[]): Promise<void> {
    const taught = this.#taught.get();
    if (taught.type !== 'there' || moved.length === 0) return;
    this.#taught.set({ ...taught, pupils: seatedAnew(taught.pupils, moved) });
    try {
      // Changes are sent one after the other, so that the server applies them in order.
      const sent = this.#sending.then(() => this.#sendSeats(taught.schoolClass.class_id, moved));
      this.#sending = sent.catch(() => undefined);
      await sent;
    } catch (error) {
      // The response contains the seats of all pupils, including later moves.
      this.#taught.set(await this.#find().catch(() => taught));
      throw error;
    }
  }

  /** Undefined when another query has started or another class is taught meanwhile. */
  async #look(): Promise<ClassTaught | undefined> {
    this.#asked += 1;
    const asked = this.#asked;
    const found = await this.#find().catch(() => ({ type: 'failed' as const }));
    return asked === this.#asked ? found : undefined;
  }

  async #find(): Promise<ClassTaught> {
    if (this.#begunWith === null) return { type: 'none' };
    const schoolClass =
      this.#begunWith === undefined
        ? await this.#classes.chosenClass(this.#userId)
        : (await this.#classes.classes(this.#userId)).classes.find(
            ({ class_id }) => class_id === this.#begunWith,
          );
    if (!schoolClass) return { type: 'none' };
    const { pupils, kept } = await this.#classes.pupils(this.#userId, schoolClass.class_id);
    return { type: 'there', schoolClass, pupils, kept };
  }
}
