import type { CoursewareReader } from '@lectern/courseware';
import { isEndlessPage, isGround } from '@lectern/courseware/board';

/**
 * A board without the ink of its pages, which a layer above draws. `children` returns the same list until something
 * other than ink changes, so that writing redraws no other element. Rulings of endless pages are left out as well:
 * `EndlessGround` draws them for the visible part.
 */
export class GroundReader implements CoursewareReader {
  readonly #all: CoursewareReader;
  readonly #lists = new Map<string, readonly string[]>();

  readonly get: CoursewareReader['get'];
  readonly find: CoursewareReader['find'];
  readonly pages: CoursewareReader['pages'];
  readonly all: CoursewareReader['all'];
  readonly subscribe: CoursewareReader['subscribe'];
  readonly subscribeRecord: CoursewareReader['subscribeRecord'];
  readonly subscribeChildren: CoursewareReader['subscribeChildren'];

  constructor(all: CoursewareReader) {
    this.#all = all;
    this.get = (id) => all.get(id);
    this.find = (kind, id) => all.find(kind, id);
    this.pages = () => all.pages();
    this.all = (kind) => all.all(kind);
    this.subscribe = (listener) => all.subscribe(listener);
    this.subscribeRecord = (id, listener) => all.subscribeRecord(id, listener);
    this.subscribeChildren = (id, listener) => all.subscribeChildren(id, listener);
  }

  children(parentId: string): readonly string[] {
    const isEndless = isEndlessPage(this.#all, parentId);
    const next = this.#all.children(parentId).filter((id) => {
      if (isEndless && isGround(parentId, id)) return false;
      return this.#all.find('element', id)?.type !== 'ink';
    });
    const known = this.#lists.get(parentId);
    if (known?.length === next.length && known.every((id, i) => id === next[i])) return known;
    this.#lists.set(parentId, next);
    return next;
  }
}
