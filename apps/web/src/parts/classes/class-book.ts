import type { SchoolClass } from '@lectern/protocol/classes';
import { isUnreachable } from '../../platform/api/api-error.ts';
import type { UserTables } from '../user-tables/index.ts';
import { chosenOf, type Pupil } from './class-lists.ts';

/** Classes whose pupils this browser keeps at most: those that were opened last. */
const KEPT_CLASSES = 30;
/** Further answers of the server that are kept at most: those that were asked for last. */
const KEPT_ANSWERS = 60;

/** The record of a user in `userClassInfo`. */
interface ClassInfo {
  readonly chosen?: string | undefined;
  readonly classes?: readonly SchoolClass[] | undefined;
  /** By class, the one that was opened last at the end. */
  readonly pupils?: readonly (readonly [classId: string, pupils: readonly Pupil[]])[] | undefined;
  readonly answers?: readonly KeptAnswer[] | undefined;
}

interface KeptAnswer {
  readonly name: string;
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** `keptAt`: it is what this browser kept then, because the server cannot be asked. */
export interface FoundAnswer<T> {
  readonly value: T;
  readonly keptAt: number | undefined;
}

/** `kept`: it is what this browser kept, because the server cannot be asked. */
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

/** A teacher's classes and their pupils, also where there is no network, and the class that is taught. */
export class ClassBook {
  readonly #ports: ClassBookPorts;

  constructor(ports: ClassBookPorts) {
    this.#ports = ports;
  }

  /** Those that are not archived. Rejects where neither the server nor this browser has them. */
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

  /** The pupils of a class in their order. Rejects where neither the server nor this browser has them. */
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

  /** What the server says of something else of the user's classes, kept under a name. Rejects where neither has it. */
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

  /** The class that the user teaches: the one that he chose last in this browser, otherwise the first; none of none. */
  async chosenClass(userId: string): Promise<SchoolClass | undefined> {
    const { classes } = await this.classes(userId);
    return chosenOf(classes, (await this.#read(userId))?.chosen);
  }

  /** Stored when it resolves, as far as the browser keeps anything. */
  async chooseClass(userId: string, classId: string): Promise<void> {
    await this.#keep(userId, (before) => ({ ...before, chosen: classId }));
  }

  /** The user signs out, perhaps of a computer that others use: names go, and which class he chose stays. */
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
      // A browser that keeps nothing has nothing kept.
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
      // A browser that keeps nothing asks the server each time.
    }
  }
}
