import type { Dispose } from '@lectern/base';
import type { CoursewareChange, CoursewareReader } from '@lectern/courseware';
import { useMemo, useSyncExternalStore } from 'react';
import { drawnItems, type InkRun } from './drawn-items.ts';
import { usePageScope, useStage } from './stage-context.ts';

type Items = readonly (string | InkRun)[];

/** What the children of a page or group are drawn as; `withoutInk`: ink is drawn elsewhere. */
export function useDrawnItems(parentId: string, withoutInk: boolean): Items {
  const { reader, mode } = useStage();
  const { pageId } = usePageScope();
  // Paper keeps every stroke as a line of its own; strokes in a group lie in the group's coordinates.
  const ink = withoutInk ? 'none' : parentId === pageId && mode !== 'print' ? 'runs' : 'each';
  const items = useMemo(() => new ItemsOf(reader, parentId, ink), [reader, parentId, ink]);
  return useSyncExternalStore(items.subscribe, items.read, items.read);
}

/** A parent's children as they are drawn; the same list until something of it changed. */
class ItemsOf {
  readonly #reader: CoursewareReader;
  readonly #parentId: string;
  readonly #ink: 'none' | 'runs' | 'each';
  #of: readonly string[] | undefined;
  #items: Items = [];

  constructor(reader: CoursewareReader, parentId: string, ink: 'none' | 'runs' | 'each') {
    this.#reader = reader;
    this.#parentId = parentId;
    this.#ink = ink;
  }

  readonly subscribe = (listener: () => void): Dispose => {
    if (this.#ink === 'each') return this.#reader.subscribeChildren(this.#parentId, listener);
    return this.#reader.subscribe((change) => {
      const isListed = change.childLists.has(this.#parentId);
      // Without ink a stroke that came or went changes nothing: thousands of others need not be looked at.
      if (this.#ink === 'none' && isListed && this.#isInkAlone(change)) {
        this.#of = this.#reader.children(this.#parentId);
        return;
      }
      if (!isListed && !(this.#ink === 'runs' && this.#concerns(change))) return;
      this.#of = undefined;
      listener();
    });
  };

  readonly read = (): Items => {
    const children = this.#reader.children(this.#parentId);
    if (this.#ink === 'each') return children;
    if (children !== this.#of) {
      this.#of = children;
      this.#items = this.#ink === 'none' ? this.#withoutInk(children) : this.#withRuns(children);
    }
    return this.#items;
  };

  #withoutInk(children: readonly string[]): readonly string[] {
    return children.filter((id) => this.#reader.find('element', id)?.type !== 'ink');
  }

  #withRuns(children: readonly string[]): Items {
    const animations = this.#reader.find('page', this.#parentId)?.animations ?? [];
    const moved = new Set<string>();
    for (const { elementId, trigger } of animations) {
      moved.add(elementId);
      if (trigger.type === 'element') moved.add(trigger.elementId);
    }
    return drawnItems(this.#reader, children, (id) => moved.has(id));
  }

  /** Whether nothing but strokes changed, as far as is known. */
  #isInkAlone({ source, records, before }: CoursewareChange): boolean {
    // What is loaded brings records that nobody read before, and does not name them.
    if (source === 'load') return false;
    for (const id of records) {
      const record = this.#reader.get(id) ?? before?.get(id);
      if (record?.kind !== 'element' || record.type !== 'ink') return false;
    }
    return true;
  }

  /** Whether a stroke of the page changed, or the page itself. */
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
