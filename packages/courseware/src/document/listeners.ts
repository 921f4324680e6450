import { callEach, type Dispose, Emitter } from '@lectern/base';
import type { CoursewareChange } from './reader.ts';

type Listener = () => void;

/**
 * Listeners for changes of records, of lists of children, and of the whole courseware. A listener that throws does not
 * keep the others from being called.
 */
export class Listeners {
  readonly #all = new Emitter<CoursewareChange>();
  readonly #records = new Map<string, Set<Listener>>();
  readonly #children = new Map<string, Set<Listener>>();
  readonly #undo = new Emitter();
  readonly #restore = new Emitter();

  onChange(listener: (change: CoursewareChange) => void): Dispose {
    return this.#all.subscribe(listener);
  }

  onRecord(id: string, listener: Listener): Dispose {
    return add(this.#records, id, listener);
  }

  onChildren(parentId: string, listener: Listener): Dispose {
    return add(this.#children, parentId, listener);
  }

  onUndo(listener: Listener): Dispose {
    return this.#undo.subscribe(listener);
  }

  onRestore(listener: Listener): Dispose {
    return this.#restore.subscribe(listener);
  }

  tell(change: CoursewareChange): void {
    const calls: Listener[] = [];
    for (const id of change.records) calls.push(...(this.#records.get(id) ?? []));
    for (const id of change.childLists) calls.push(...(this.#children.get(id) ?? []));
    calls.push(() => this.#all.emit(change));
    callEach(calls);
  }

  tellUndo(): void {
    this.#undo.emit();
  }

  tellRestore(): void {
    this.#restore.emit();
  }

  clear(): void {
    this.#restore.clear();
    this.#all.clear();
    this.#records.clear();
    this.#children.clear();
    this.#undo.clear();
  }
}

function add(lists: Map<string, Set<Listener>>, key: string, listener: Listener): Dispose {
  // Each registration gets a new function: the same listener may be registered twice and removed once.
  const own = (): void => listener();
  const list = lists.get(key) ?? new Set();
  lists.set(key, list.add(own));
  return () => {
    list.delete(own);
    if (list.size === 0 && lists.get(key) === list) lists.delete(key);
  };
}
