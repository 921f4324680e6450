import type { Dispose } from '@lectern/base';
import type { CoursewareChange, CoursewareReader } from '@lectern/courseware';
import { useMemo, useSyncExternalStore } from 'react';
import { drawnItems, type InkRun } from './drawn-items.ts';
import { usePageScope, useStage } from './stage-context.ts';

type Items = readonly (string | InkRun)[];

/** The items as which the children of a page or group are drawn. */
export function useDrawnItems(parentId: string): Items {
  const { reader, mode } = useStage();
  const { pageId } = usePageScope();
  // In print every stroke stays a separate vector; strokes in a group are in the group's coordinates.
  const ink = parentId === pageId && mode !== 'print' ? 'runs' : 'each';
  const items = useMemo(() => new ItemsOf(reader, parentId, ink), [reader, parentId, ink]);
  return useSyncExternalStore(items.subscribe, items.read, items.read);
}

/** The items of a parent's children; the same list until one of them changes. */
class ItemsOf {
  readonly #reader: CoursewareReader;
  readonly #parentId: string;
  readonly #ink: 'runs' | 'each';
  #of: readonly string[] | undefined;
  #items: Items = [];

  constructor(reader: CoursewareReader, parentId: string, ink: 'runs' | 'each') {
    this.#reader = reader;
    this.#parentId = parentId;
    this.#ink = ink;
  }

  readonly subscribe = (listener: () => void): Dispose => {
    if (this.#ink === 'each') return this.#reader.subscribeChildren(this.#parentId, listener);
    return this.#reader.subscribe((change) => {
      if (!change.childLists.has(this.#parentId) && !this.#concerns(change)) return;
      this.#of = undefined;
      listener();
    });
  };

  readonly read = (): Items => {
    const children = this.#reader.children(this.#parentId);
    if (this.#ink === 'each') return children;
    if (children !== this.#of) {
      this.#of = children;
      this.#items = this.#withRuns(children);
    }
    return this.#items;
  };

  #withRuns(children: readonly string[]): Items {
    const animations = this.#reader.find('page', this.#parentId)?.animations ?? [];
    const moved = new Set<string>();
    for (const { elementId, trigger } of animations) {
      moved.add(elementId);
      if (trigger.type === 'element') moved.add(trigger.elementId);
    }
    return drawnItems(this.#reader, children, (id) => moved.has(id));
  }

  /** Whether a stroke of the page has changed, or the page itself. */
  #concerns({ records }: CoursewareChange): boolean {
    for (const id of records) {
      if (id === this.#parentId) return true;
      const record = this.#reader.get(id);
      if (record?.kind === 'element' && record.type === 'ink' && record.parentId === this.#parentId)
        return true;
    }
    return false;
  }
}
