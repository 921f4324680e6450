import type { Element } from '@lectern/courseware';
import type { TextTarget } from '@lectern/stage/edit';
import { useSignal } from '@lectern/ui/use-signal';
import { createContext, useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import { pagesInChoice } from './chosen-pages.ts';
import type { Editing } from './command-context.ts';
import { leavesOf } from './leaves-of.ts';
import { textOfChosen } from './text-target.ts';

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

/** What of the chosen has a look of its own, the members of groups in the groups' stead; draws again when any changes. */
export function useChosenLeaves(): readonly Element[] {
  const { store, selection } = useEditing().session;
  const { ids } = useSignal(selection);
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSameElements(subscribe, () => leavesOf(store, ids));
}

function useElements(ids: readonly string[]): readonly Element[] {
  const { store } = useEditing().session;
  const subscribe = useCallback(
    (listener: () => void) => {
      const disposes = ids.map((id) => store.subscribeRecord(id, listener));
      return () => {
        for (const dispose of disposes) dispose();
      };
    },
    [store, ids],
  );
  return useSameElements(subscribe, () => ids.flatMap((id) => store.find('element', id) ?? []));
}

/** The same list as long as every element in it is the same. */
function useSameElements(
  subscribe: (listener: () => void) => () => void,
  find: () => readonly Element[],
): readonly Element[] {
  const last = useRef<readonly Element[]>([]);
  const read = () => {
    const now = find();
    const before = last.current;
    if (before.length !== now.length || now.some((element, index) => element !== before[index]))
      last.current = now;
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, read);
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
