import { type FoundWords, findWords, matcher, replaceWords } from '@lectern/courseware/find';
import { showToast } from '@lectern/ui';
import { useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { goToFound } from './show-found.ts';
import { useFindTexts } from './texts.ts';
import type { Finding } from './use-finding.ts';

export interface Replacing {
  /** The text that replaces a result. */
  readonly by: string;
  readonly setBy: (by: string) => void;
  /** Replaces the current match, and moves to the next match. */
  readonly one: () => void;
  readonly all: () => void;
}

/** Replaces the matches. `keepKeyboard` is called when the focused button becomes disabled. */
export function useReplacing(finding: Finding, keepKeyboard: () => void): Replacing {
  const { wish, found, current, at, setAt, step } = finding;
  const t = useFindTexts();
  const { session } = useEditing();
  const [by, setBy] = useState('');
  const replace = (places: readonly FoundWords[]) => {
    let count = 0;
    session.edit((edit) => {
      count = replaceWords(edit, places, wish, by);
    });
    return count;
  };
  const one = () => {
    if (!current || at === undefined) return step(1);
    if (replace([current]) === 0) {
      showToast({ kind: 'attention', text: t('locked') });
      return step(1);
    }
    // The replacement may itself contain the searched text: such matches are skipped.
    const left = findWords(session.store, wish);
    const next = (at + matcher(wish)(by).length) % Math.max(1, left.length);
    setAt(left.length === 0 ? undefined : next);
    if (left.length === 0) keepKeyboard();
    const place = left[next];
    if (place) goToFound(session, place);
  };
  const all = () => {
    const count = replace(found);
    setAt(undefined);
    keepKeyboard();
    showToast({ kind: count > 0 ? 'success' : 'attention', text: t('replaced', { count }) });
  };
  return { by, setBy, one, all };
}
