import { type Carrying, carried, type Stroke } from '@lectern/stage/ink';
import { useCallback, useEffect, useState } from 'react';
import type { InkBook } from './ink-book.ts';

/** Offset of a copy from its original, logical pixels. */
export const COPIED: Carrying = { dx: 24, dy: 24, scale: 1 };

export interface SelectedInk {
  readonly strokes: readonly Stroke[];
  readonly take: (strokes: readonly Stroke[]) => void;
  readonly carry: (by: Carrying) => void;
  readonly copy: () => void;
  readonly color: (color: string) => void;
  readonly remove: () => void;
}

const NONE: readonly Stroke[] = [];

/** The ink selected with a loop, while the lasso is active; each change of it is one undo step. */
export function useSelectedInk(book: InkBook, pageId: string, isCurrentTool: boolean): SelectedInk {
  const [taken, setTaken] = useState({ pageId, strokes: NONE });
  const strokes = isCurrentTool && taken.pageId === pageId ? taken.strokes : NONE;
  const take = useCallback((next: readonly Stroke[]) => setTaken({ pageId, strokes: next }), [pageId]);
  // Selected strokes may be erased, cleared or undone, by this user or another.
  useEffect(() => {
    if (strokes.length === 0) return;
    return book.subscribe(pageId, () => {
      const there = new Set(book.strokes(pageId).map(({ id }) => id));
      if (!strokes.every(({ id }) => there.has(id)))
        setTaken((now) => (now.strokes === strokes ? { pageId, strokes: NONE } : now));
    });
  }, [book, pageId, strokes]);
  const become = (removed: readonly Stroke[], added: readonly Stroke[]) => {
    take(added);
    book.replace(
      pageId,
      removed.map(({ id }) => id),
      added,
    );
  };
  const there = { dx: 0, dy: 0, scale: 1 };
  return {
    strokes,
    take,
    carry: (by) => become(strokes, carried(strokes, by)),
    copy: () => become([], carried(strokes, COPIED)),
    color: (color) =>
      become(
        strokes,
        carried(strokes, there).map((stroke) => ({ ...stroke, color })),
      ),
    remove: () => become(strokes, []),
  };
}
