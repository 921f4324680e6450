import type { Dispose } from '@lectern/base';
import type { CoursewareChange } from './reader.ts';

type Listener = () => void;

/** Who wants to hear of what. A listener that throws does not keep the others from hearing. */
export class Listeners {
  readonly #all = new Set<(change: CoursewareChange) => void>();
  readonly #records = new Map<string, Set<Listener>>();
  readonly #children = new Map<string, Set<Listener>>();
  readonly #undo = new Set<Listener>();

  onChange(listener: (change: CoursewareChange) => void): Dispose {
    // A fresh function each time: the same one may be given twice and ended once.
    const own = (change: CoursewareChange): void => listener(change);
    this.#all.add(own);
    return () => this.#all.delete(own);
  }

  onRecord(id: string, listener: Listener): Dispose {
    return add(this.#records, id, listener);
  }

  onChildren(parentId: string, listener: Listener): Dispose {
    return add(this.#children, parentId, listener);
  }

  onUndo(listener: Listener): Dispose {
    const own = (): void => listener();
    this.#undo.add(own);
    return () => this.#undo.delete(own);
  }

  tell(change: CoursewareChange): void {
    const calls: Listener[] = [];
    for (const id of change.records) calls.push(...(this.#records.get(id) ?? []));
    for (const id of change.childLists) calls.push(...(this.#children.get(id) ?? []));
    for (const listener of this.#all) calls.push(() => listener(change));
    callEach(calls);
  }

  tellUndo(): void {
    callEach([...this.#undo]);
  }

  clear(): void {
    this.#all.clear();
    this.#records.clear();
    this.#children.clear();
    this.#undo.clear();
  }
}

function add(lists: Map<string, Set<Listener>>, key: string, listener: Listener): Dispose {
  const own = (): void => listener();
  const list = lists.get(key) ?? new Set();
  lists.set(key, list.add(own));
  return () => {
    list.delete(own);
    if (list.size === 0 && lists.get(key) === list) lists.delete(key);
  };
}

function callEach(calls: readonly Listener[]): void {
  const errors: unknown[] = [];
  for (const call of calls) {
    try {
      call();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, 'several listeners failed');
}
