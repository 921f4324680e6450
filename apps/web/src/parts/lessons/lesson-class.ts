import { type Readable, Signal } from '@lectern/base';
import { windowClasses } from '../classes/index.ts';
import type { ClassTaught } from './taught-lesson.ts';

/** What is asked of the classes, or a stand-in of a test. */
export type ClassesAsked = Pick<typeof windowClasses, 'classes' | 'chosenClass' | 'pupils'>;

/** The class of one lesson: the one that the lesson was begun with, else the one that the teacher has chosen. */
export class LessonClass {
  readonly #userId: string;
  readonly #begunWith: string | null | undefined;
  readonly #classes: ClassesAsked;
  readonly #taught = new Signal<ClassTaught>({ type: 'asked' });

  /** `begunWith`: of a lesson that the server knows already; null for none. */
  constructor(userId: string, begunWith: string | null | undefined, classes: ClassesAsked = windowClasses) {
    this.#userId = userId;
    this.#begunWith = begunWith;
    this.#classes = classes;
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

  async ask(): Promise<void> {
    this.#taught.set({ type: 'asked' });
    this.#taught.set(await this.#find().catch(() => ({ type: 'failed' as const })));
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
