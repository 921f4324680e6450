import type { CoursewareLogs } from '../courseware/index.ts';

/** Reads documents from two logs: an id is in at most one of them. */
export class EitherLog implements CoursewareLogs {
  readonly #one: CoursewareLogs;
  readonly #other: CoursewareLogs;

  constructor(one: CoursewareLogs, other: CoursewareLogs) {
    this.#one = one;
    this.#other = other;
  }

  async seq(documentId: string): Promise<number | undefined> {
    return (await this.#one.seq(documentId)) ?? (await this.#other.seq(documentId));
  }

  async content(documentId: string): ReturnType<CoursewareLogs['content']> {
    return (await this.#of(documentId)).content(documentId);
  }

  async state(documentId: string): Promise<Uint8Array> {
    return (await this.#of(documentId)).state(documentId);
  }

  async #of(documentId: string): Promise<CoursewareLogs> {
    return (await this.#one.seq(documentId)) === undefined ? this.#other : this.#one;
  }
}
