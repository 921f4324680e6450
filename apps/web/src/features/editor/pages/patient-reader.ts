import { callEach, type Dispose } from '@lectern/base';
import type { CoursewareChange, CoursewareReader } from '@lectern/courseware';

/** Pause in the changes after which delayed notifications are sent, milliseconds. */
const REST_MS = 250;
/** Longest delay of notifications while typing continues, milliseconds. */
const LONGEST_MS = 1500;

/**
 * A reader that delays its notifications while more urgent work is done: laying out a thumbnail again for every letter
 * cost as much as the slide. No notification is lost, and reads always return the current records.
 */
export class PatientReader implements CoursewareReader {
  readonly #reader: CoursewareReader;
  readonly #isUrgent: () => boolean;
  readonly #held = new Map<() => void, (() => void)[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  /** `isUrgent`: whether notifications have to wait at this moment. */
  constructor(reader: CoursewareReader, isUrgent: () => boolean) {
    this.#reader = reader;
    this.#isUrgent = isUrgent;
  }

  readonly get: CoursewareReader['get'] = (id) => this.#reader.get(id);
  readonly find: CoursewareReader['find'] = (kind, id) => this.#reader.find(kind, id);
  readonly children: CoursewareReader['children'] = (parentId) => this.#reader.children(parentId);
  readonly pages: CoursewareReader['pages'] = () => this.#reader.pages();
  readonly all: CoursewareReader['all'] = (kind) => this.#reader.all(kind);

  subscribe(listener: (change: CoursewareChange) => void): Dispose {
    const key = () => {};
    return this.#ended(
      key,
      this.#reader.subscribe((change) => this.#tell(key, () => listener(change), false)),
    );
  }

  subscribeRecord(id: string, listener: () => void): Dispose {
    const key = () => listener();
    return this.#ended(
      key,
      this.#reader.subscribeRecord(id, () => this.#tell(key, key, true)),
    );
  }

  subscribeChildren(parentId: string, listener: () => void): Dispose {
    const key = () => listener();
    return this.#ended(
      key,
      this.#reader.subscribeChildren(parentId, () => this.#tell(key, key, true)),
    );
  }

  /** `key` identifies the listener; `once` merges the calls of a listener that does not receive the changes. */
  #tell(key: () => void, call: () => void, once: boolean): void {
    if (!this.#isUrgent() && this.#held.size === 0) {
      call();
      return;
    }
    this.#held.set(key, once ? [call] : [...(this.#held.get(key) ?? []), call]);
    const now = Date.now();
    if (this.#timer === undefined) this.#since = now;
    clearTimeout(this.#timer);
    const left = Math.max(0, this.#since + LONGEST_MS - now);
    this.#timer = setTimeout(() => this.#release(), this.#isUrgent() ? Math.min(REST_MS, left) : 0);
  }

  #release(): void {
    this.#timer = undefined;
    const calls = [...this.#held.values()].flat();
    this.#held.clear();
    callEach(calls);
  }

  #ended(key: () => void, stop: Dispose): Dispose {
    return () => {
      stop();
      this.#held.delete(key);
    };
  }
}
