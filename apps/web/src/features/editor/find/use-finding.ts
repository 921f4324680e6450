import type { CoursewareReader } from '@lectern/courseware';
import { type FindWish, FOUND_MAX, type FoundWords, findWords } from '@lectern/courseware/find';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { goToFound, markFound } from './show-found.ts';
import { useFindTexts } from './texts.ts';

export type How = 'matchCase' | 'wholeWords';

export interface Finding {
  readonly words: string;
  readonly setWords: (words: string) => void;
  readonly how: readonly How[];
  readonly setHow: (how: readonly How[]) => void;
  readonly wish: FindWish;
  readonly found: readonly FoundWords[];
  /** Index of the current match; undefined before the first step. */
  readonly at: number | undefined;
  readonly setAt: (at: number | undefined) => void;
  readonly current: FoundWords | undefined;
  /** The number of matches, and the index of the current match. */
  readonly said: string;
  readonly step: (by: 1 | -1) => void;
}

/** Finds a text in the open courseware and moves from match to match. */
export function useFinding(): Finding {
  const { session, notesShown, pageDrawing } = useEditing();
  const { store } = session;
  const [words, setWords] = useState('');
  const [how, setHow] = useState<readonly How[]>([]);
  const [at, setAt] = useState<number>();
  const looked = useDeferredValue(words);
  const wish = useMemo<FindWish>(
    () => ({ words: looked, matchCase: how.includes('matchCase'), wholeWords: how.includes('wholeWords') }),
    [looked, how],
  );
  const found = useFound(store, wish);
  const index = at === undefined ? undefined : Math.min(at, found.length - 1);
  const current = index === undefined ? undefined : found[index];
  useEffect(() => markFound(pageDrawing(), current, wish), [pageDrawing, current, wish]);

  const goTo = (next: number) => {
    const place = found[next];
    if (!place) return;
    setAt(next);
    if (place.elementId === undefined) notesShown.set(true);
    goToFound(session, place);
  };
  const step = (by: 1 | -1) => {
    if (found.length === 0) return;
    if (at !== undefined) return goTo((at + by + found.length) % found.length);
    // The first step begins at the current page.
    const pages = store.pages();
    const here = pages.indexOf(session.pageId.get() ?? '');
    const first = found.findIndex(({ pageId }) => pages.indexOf(pageId) >= here);
    goTo(Math.max(0, first));
  };
  const anew =
    <T>(set: (next: T) => void) =>
    (next: T) => {
      set(next);
      setAt(undefined);
    };
  return {
    words,
    setWords: anew(setWords),
    how,
    setHow: anew(setHow),
    wish,
    found,
    at,
    setAt,
    current,
    said: useSaid(looked, found.length, current && index),
    step,
  };
}

function useSaid(looked: string, count: number, index: number | undefined): string {
  const t = useFindTexts();
  if (looked === '') return '';
  if (count === 0) return t('none');
  return t(count >= FOUND_MAX ? 'many' : 'count', { at: index === undefined ? 0 : index + 1, count });
}

/** Current positions of the matches; a change of the text can move them. */
function useFound(store: CoursewareReader, wish: FindWish): readonly FoundWords[] {
  const version = useRef(0);
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribe(() => {
        version.current += 1;
        listener();
      }),
    [store],
  );
  useSyncExternalStore(subscribe, () => version.current);
  const now = version.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what the store says
  return useMemo(() => findWords(store, wish), [store, wish, now]);
}
