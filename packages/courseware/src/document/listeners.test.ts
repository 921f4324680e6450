import { describe, expect, it } from 'vitest';
import { Listeners } from './listeners.ts';
import type { CoursewareChange } from './reader.ts';

function change(records: string[], childLists: string[] = []): CoursewareChange {
  return { records: new Set(records), childLists: new Set(childLists) } as unknown as CoursewareChange;
}

/** Listeners for all kinds of events, and the names of the listeners that were called. */
function recorded() {
  const listeners = new Listeners();
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(name);
  const removals = {
    record: listeners.onRecord('one', call('record one')),
    children: listeners.onChildren('page', call('children of page')),
    change: listeners.onChange(call('change')),
    undo: listeners.onUndo(call('undo')),
    restore: listeners.onRestore(call('restore')),
  };
  return { listeners, calls, call, removals };
}

describe('listeners of a courseware', () => {
  it('are called for their record or list, before the listeners for the whole courseware', () => {
    const { listeners, calls } = recorded();
    listeners.tell(change(['other', 'one'], ['page']));
    expect(calls).toEqual(['record one', 'children of page', 'change']);
    calls.length = 0;
    listeners.tell(change(['page'], ['one']));
    expect(calls).toEqual(['change']);
  });

  it('are called for undo and restore apart', () => {
    const { listeners, calls } = recorded();
    listeners.tellUndo();
    listeners.tellRestore();
    expect(calls).toEqual(['undo', 'restore']);
  });

  it('are called no more after they are removed, or all are cleared', () => {
    const { listeners, calls, removals } = recorded();
    const tellAll = () => {
      listeners.tell(change(['one'], ['page']));
      listeners.tellUndo();
      listeners.tellRestore();
    };
    removals.record();
    removals.undo();
    tellAll();
    expect(calls).toEqual(['children of page', 'change', 'restore']);
    const cleared = recorded();
    cleared.listeners.clear();
    cleared.listeners.tell(change(['one'], ['page']));
    cleared.listeners.tellUndo();
    cleared.listeners.tellRestore();
    expect(cleared.calls).toEqual([]);
  });

  it('are removed one at a time when one was added twice', () => {
    const { listeners, calls, call } = recorded();
    const twice = call('twice');
    const remove = listeners.onRecord('one', twice);
    listeners.onRecord('one', twice);
    remove();
    remove();
    listeners.tell(change(['one']));
    expect(calls).toEqual(['record one', 'twice', 'change']);
  });

  it('keep a list that was filled again after it was cleared', () => {
    const { listeners, calls, call, removals } = recorded();
    listeners.clear();
    listeners.onRecord('one', call('new'));
    removals.record();
    listeners.tell(change(['one']));
    expect(calls).toEqual(['new']);
  });

  it('are all called when one throws', () => {
    const { listeners, calls } = recorded();
    listeners.onRecord('two', () => {
      throw new Error('broken');
    });
    expect(() => listeners.tell(change(['two', 'one']))).toThrow('broken');
    expect(calls).toEqual(['record one', 'change']);
  });
});
