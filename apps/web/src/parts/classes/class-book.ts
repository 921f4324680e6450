import type { SchoolClass } from '@lectern/protocol/classes';
import { isUnreachable } from '../../platform/api/api-error.ts';
import type { UserTables } from '../user-tables.ts';
import { chosenOf, type Pupil } from './class-lists.ts';

/** Maximum number of classes whose pupils this browser stores: the classes opened last. */
const KEPT_CLASSES = 30;
/** Maximum number of other server responses stored: the responses fetched last. */
const KEPT_ANSWERS = 60;

/** The record of a user in `userClassInfo`. */
interface ClassInfo {
  readonly chosen?: string | undefined;
  readonly classes?: readonly SchoolClass[] | undefined;
  /** Pupils by class, the class opened last at the end. */
  readonly pupils?: readonly (readonly [classId: string, pupils: readonly Pupil[]])[] | undefined;
  readonly answers?: readonly KeptAnswer[] | undefined;
}

interface KeptAnswer {
  readonly name: string;
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** `keptAt`: when the value was stored in this browser, if the server is unreachable; otherwise undefined. */
export interface FoundAnswer<T> {
  readonly value: T;
  readonly keptAt: number | undefined;
}

/** `kept`: whether the value comes from this browser's store, because the server is unreachable. */
export interface FoundClasses {
  readonly classes: readonly SchoolClass[];
  readonly kept: boolean;
}

export interface FoundPupils {
  readonly pupils: readonly Pupil[];
  readonly kept: boolean;
}

export interface ClassBookPorts {
  readonly tables: Pick<UserTables, 'read' | 'change' | 'forget'>;
  readonly fetchClasses: (userId: string) => Promise<readonly SchoolClass[]>;
  readonly fetchPupils: (classId: string) => Promise<readonly Pupil[]>;
  readonly now: () => number;
}

/** A teacher's classes, their pupils and the class that is taught, also available offline. */
export class ClassBook {
  readonly #ports: ClassBookPorts;

  constructor(ports: ClassBookPorts) {
    this.#ports = ports;
  }

  /** The classes that are not archived. Rejects when neither the server nor this browser has them. */
  async classes(userId: string): Promise<FoundClasses> {
    try {
      const classes = await this.#ports.fetchClasses(userId);
      await this.#keep(userId, (before) => ({ ...before, classes }));
      return { classes, kept: false };
    } catch (error) {
      const classes = isUnreachable(error) ? (await this.#read(userId))?.classes : undefined;
      if (classes === undefined) throw error;
      return { classes, kept: true };
    }
  }

  /** The pupils of a class in their order. Rejects when neither the server nor this browser has them. */
  async pupils(userId: string, classId: string): Promise<FoundPupils> {
    try {
      const pupils = await this.#ports.fetchPupils(classId);
      await this.#keep(userId, (before) => {
        const others = before?.pupils?.filter(([id]) => id !== classId) ?? [];
        return { ...before, pupils: [...others, [classId, pupils] as const].slice(-KEPT_CLASSES) };
      });
      return { pupils, kept: false };
    } catch (error) {
      const info = isUnreachable(error) ? await this.#read(userId) : undefined;
      const found = info?.pupils?.find(([id]) => id === classId);
      if (found === undefined) throw error;
      return { pupils: found[1], kept: true };
    }
  }

  /**
   * Fetches any other value about the user's classes and stores it under `name`. Rejects when neither the server nor
   * this browser has it.
   */
  async answer<T>(userId: string, name: string, fetch: () => Promise<T>): Promise<FoundAnswer<T>> {
    try {
      const value = await fetch();
      const said: KeptAnswer = { name, value, at: this.#ports.now() };
      await this.#keep(userId, (before) => {
        const others = before?.answers?.filter((each) => each.name !== name) ?? [];
        return { ...before, answers: [...others, said].slice(-KEPT_ANSWERS) };
      });
      return { value, keptAt: undefined };
    } catch (error) {
      const info = isUnreachable(error) ? await this.#read(userId) : undefined;
      const found = info?.answers?.find((each) => each.name === name);
      if (found === undefined) throw error;
      return { value: found.value as T, keptAt: found.at };
    }
  }

  /**
   * The class that the user teaches: the class selected last in this browser, otherwise the first; undefined without
   * classes.
   */
  async chosenClass(userId: string): Promise<SchoolClass | undefined> {
    const { classes } = await this.classes(userId);
    return chosenOf(classes, (await this.#read(userId))?.chosen);
  }

  /** Resolves when the selection is stored, or when the browser stores nothing. */
  async chooseClass(userId: string, classId: string): Promise<void> {
    await this.#keep(userId, (before) => ({ ...before, chosen: classId }));
  }

  /**
   * Deletes all names when the user signs out, because other users may use the computer; the id of the selected class
   * stays.
   */
  async forgetNames(userId: string): Promise<void> {
    const info = await this.#read(userId);
    if (info === undefined) return;
    if (info.chosen === undefined) await this.#ports.tables.forget('userClassInfo', userId);
    else await this.#keep(userId, ({ chosen } = {}) => ({ chosen }));
  }

  async #read(userId: string): Promise<ClassInfo | undefined> {
    try {
      return await this.#ports.tables.read<ClassInfo>('userClassInfo', userId);
    } catch {
      // Without storage there is no stored value.
      return undefined;
    }
  }

  async #keep(userId: string, change: (before: ClassInfo | undefined) => ClassInfo): Promise<void> {
    try {
      await this.#ports.tables.change<ClassInfo>('userClassInfo', userId, this.#ports.now(), (before) => {
        const { chosen, classes, pupils, answers } = change(before);
        return { chosen, classes, pupils, answers };
      });
    } catch {
      // Without storage the server is called each time.
    }
  }
}
