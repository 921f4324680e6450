import type { Dispose } from '@lectern/base';
import {
  type ColorContext,
  type CoursewareReader,
  designOf,
  type Element,
  equalPlain,
  type ResolvedParagraph,
} from '@lectern/courseware';
import type { TextTarget } from '@lectern/stage/edit';
import { useSignal } from '@lectern/ui/use-signal';
import { createContext, useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Editing } from './command-context.ts';
import { resolvedSample } from './selection/resolved-sample.ts';
import { leavesOf } from './selection/selected-elements.ts';
import { pagesOfSelection } from './selection/selected-pages.ts';
import { textOfSelected } from './selection/text-target.ts';

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('the parts of the editor must be rendered inside an EditingContext');
  return editing;
}

/** Returns the selected elements as stored; renders again when one of them changes. */
export function useSelected(): readonly Element[] {
  const { session } = useEditing();
  const selection = useSignal(session.selection);
  return useElements(selection.ids);
}

/**
 * Returns the result of `read` for the selected elements, as plain data; renders again only when that changes. Used
 * around an open text, where every letter creates a new record of the element but does not change that result.
 */
export function useOfSelected<T>(read: (chosen: readonly Element[]) => T): T {
  const { session } = useEditing();
  const { store } = session;
  const { ids } = useSignal(session.selection);
  return useKept(useRecords(ids), () => read(elementsIn(store, ids)), equalPlain);
}

/** Like `useOfSelected`, with selected groups replaced by their members. */
export function useOfSelectedLeaves<T>(read: (leaves: readonly Element[]) => T): T {
  const { store, selection } = useEditing().session;
  const { ids } = useSignal(selection);
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useKept(subscribe, () => read(leavesOf(store, ids)), equalPlain);
}

/** Returns the selected elements, with groups replaced by their members; renders again when any of them changes. */
export function useSelectedLeaves(): readonly Element[] {
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

/** Returns the result of `read`, and the same object while `isSame` finds no change. */
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

/** Returns the text that the text panel changes: the open text, otherwise the text of the selection. */
export function useTextTarget(): TextTarget | undefined {
  const { session, grow } = useEditing();
  const open = useSignal(session.textEditor);
  const { ids } = useSignal(session.selection);
  const cells = useSignal(session.cells.choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is read of the session
  const whole = useMemo(() => textOfSelected({ session, grow }), [session, ids, cells, grow]);
  return open ?? whole;
}

/** Returns the pages selected in the list, including the current page. */
export function useSelectedPages(): readonly string[] {
  const { session, pageChoice } = useEditing();
  const choice = useSignal(pageChoice);
  const shown = useSignal(session.pageId);
  return useMemo(() => pagesOfSelection(choice, shown), [choice, shown]);
}

/**
 * Calls the listener once per change of any of these records, where a subscription per record would call it once for
 * each.
 */
export function watchRecords(
  reader: Pick<CoursewareReader, 'subscribe'>,
  ids: readonly string[],
  listener: () => void,
): Dispose {
  const watched = new Set(ids);
  return reader.subscribe(({ records }) => {
    for (const id of records) if (watched.has(id)) return listener();
  });
}

/** Returns the theme colours of the current page. */
export function useColors(): ColorContext {
  const { session } = useEditing();
  return designOf(session.store, useSignal(session.pageId) ?? '').colors;
}

/** Returns the target's paragraphs with all inherited properties resolved, per element. */
export function useResolvedText(target: TextTarget | undefined): readonly ResolvedParagraph[] {
  const { session } = useEditing();
  const subscribe = useCallback(
    (listener: () => void) => target?.subscribe(listener) ?? (() => undefined),
    [target],
  );
  const sample = useSyncExternalStore(subscribe, () => target?.sample());
  return sample ? resolvedSample(session, sample) : [];
}
