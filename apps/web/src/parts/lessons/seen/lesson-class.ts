import { type Readable, Signal } from '@lectern/base';
import type { SchoolClass } from '@lectern/protocol/classes';
import { type MovedSeat, seatedAnew, sendStudents, windowClasses } from '../../classes/index.ts';
import type { ClassTaught } from './taught-lesson.ts';

/** What is asked of the classes, or a stand-in of a test. */
export type ClassesAsked = Pick<typeof windowClasses, 'classes' | 'chosenClass' | 'pupils' | 'chooseClass'>;

/** Tells the server who sits where. */
export type SendSeats = (classId: string, moved: readonly MovedSeat[]) => Promise<unknown>;

/** The class of one lesson: the one that the lesson was begun with, else the one that the teacher has chosen. */
export class LessonClass {
  readonly #userId: string;
  #begunWith: string | null | undefined;
  /** How often it was asked: an answer that another question has overtaken is old. */
  #asked = 0;
  readonly #classes: ClassesAsked;
  readonly #sendSeats: SendSeats;
  readonly #taught = new Signal<ClassTaught>({ type: 'asked' });

  /** `begunWith`: of a lesson that the server knows already; null for none. */
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

  /** Null while it is not known, and for none. */
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

  /** The classes that the teacher may teach instead. */
  async others(): Promise<readonly SchoolClass[]> {
    return (await this.#classes.classes(this.#userId)).classes;
  }

  /** Remembers the class for the lessons to come; `here`: and teaches it in this one. */
  async choose(classId: string, here: boolean): Promise<void> {
    await this.#classes.chooseClass(this.#userId, classId);
    if (!here) return;
    this.#begunWith = classId;
    await this.ask();
  }

  /** Another panel says that this class is taught, or that something of it became another: it is read anew. */
  async hear(classId: string | null): Promise<void> {
    if (classId !== this.#begunWith) this.#taught.set({ type: 'asked' });
    this.#begunWith = classId;
    const found = await this.#look();
    // What was read of it before is better than nothing.
    const isNews = found?.type !== 'failed' || this.#taught.get().type !== 'there';
    if (found && isNews) this.#taught.set(found);
  }

  /** At once here; what the server does not take is read anew, and rejects. */
  async moveSeats(moved: readonly MovedSeat[]): Promise<void> {
    const taught = this.#taught.get();
    if (taught.type !== 'there' || moved.length === 0) return;
    this.#taught.set({ ...taught, pupils: seatedAnew(taught.pupils, moved) });
    try {
      // The server has the moves in their order.
      const sent = this.#sending.then(() => this.#sendSeats(taught.schoolClass.class_id, moved));
      this.#sending = sent.catch(() => undefined);
      await sent;
    } catch (error) {
      // The server says where all pupils sit, also those who were moved since.
      this.#taught.set(await this.#find().catch(() => taught));
      throw error;
    }
  }

  /** Undefined where another class is taught by the time of the answer, or it was asked again. */
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
