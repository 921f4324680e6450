import { type Element, equalPlain } from '@lectern/courseware';
import type { TextTarget } from '@lectern/stage/edit';
import { useSignal } from '@lectern/ui/use-signal';
import { createContext, useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import { pagesInChoice } from './chosen-pages.ts';
import type { Editing } from './command-context.ts';
import { leavesOf } from './leaves-of.ts';
import { textOfChosen } from './text-target.ts';
import { watchRecords } from './watch-records.ts';

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('the editor’s parts stand inside an EditingContext');
  return editing;
}

/** The chosen elements as they are stored; draws again when one of them changes. */
export function useChosen(): readonly Element[] {
  const { session } = useEditing();
  const selection = useSignal(session.selection);
  return useElements(selection.ids);
}

/**
 * What is read of the chosen elements, plain data; draws again only when that says something else. What stands around an
 * open text reads them so: every letter makes another record of its element, and changes nothing else of it.
 */
export function useOfChosen<T>(read: (chosen: readonly Element[]) => T): T {
  const { session } = useEditing();
  const { store } = session;
  const { ids } = useSignal(session.selection);
  return useKept(useRecords(ids), () => read(elementsIn(store, ids)), equalPlain);
}

/** The same of the members of chosen groups in the groups' stead. */
export function useOfChosenLeaves<T>(read: (leaves: readonly Element[]) => T): T {
  const { store, selection } = useEditing().session;
  const { ids } = useSignal(selection);
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useKept(subscribe, () => read(leavesOf(store, ids)), equalPlain);
}

/** What of the chosen has a look of its own, the members of groups in the groups' stead; draws again when any changes. */
export function useChosenLeaves(): readonly Element[] {
  const { store, selection } = useEditing().session;
  const { ids } = useSignal(selection);
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useKept(subscribe, () => leavesOf(store, ids), sameElements);
}

function useElements(ids: readonly string[]): readonly Element[] {
  const { store } = useEditing().session;
  return useKept(useRecords(ids), () => elementsIn(store, ids), sameElements);
}

function elementsIn(store: Editing['session']['store'], ids: readonly string[]): readonly Element[] {
  return ids.flatMap((id) => store.find('element', id) ?? []);
}

function useRecords(ids: readonly string[]): (listener: () => void) => () => void {
  const { store } = useEditing().session;
  return useCallback((listener: () => void) => watchRecords(store, ids, listener), [store, ids]);
}

/** What `read` says, the same object as long as it is the same by `isSame`. */
function useKept<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  isSame: (before: T, now: T) => boolean,
): T {
  const last = useRef<{ readonly value: T }>(undefined);
  const look = () => {
    const value = read();
    if (!last.current || !isSame(last.current.value, value)) last.current = { value };
    return last.current.value;
  };
  return useSyncExternalStore(subscribe, look, look);
}

function sameElements(before: readonly Element[], now: readonly Element[]): boolean {
  return before.length === now.length && now.every((element, index) => element === before[index]);
}

/** The text that the text panel changes: the open one, else that of what is chosen. */
export function useTextTarget(): TextTarget | undefined {
  const { session, grow } = useEditing();
  const open = useSignal(session.textEditor);
  const { ids } = useSignal(session.selection);
  const cells = useSignal(session.cells.choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is read of the session
  const whole = useMemo(() => textOfChosen({ session, grow }), [session, ids, cells, grow]);
  return open ?? whole;
}

/** The pages chosen in the list, the one that is shown among them. */
export function useChosenPages(): readonly string[] {
  const { session, pageChoice } = useEditing();
  const choice = useSignal(pageChoice);
  const shown = useSignal(session.pageId);
  return useMemo(() => pagesInChoice(choice, shown), [choice, shown]);
}
