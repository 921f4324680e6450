import type { Dispose } from '@lectern/base';
import type { InkPages } from '@lectern/stage/ink';
import type { InkBook } from './ink-book.ts';

/** Part of each idle period that is left unused, milliseconds. */
const SPARED_MS = 2;
/** Longest work at once, however long the browser is idle, so that a pen never waits longer; milliseconds. */
const MOMENT_MS = 8;
/** Pause between two periods of work in browsers without `requestIdleCallback` (Safari), milliseconds. */
const PAUSE_MS = 50;
/** Delay, so that the slide and the first stroke are painted first, milliseconds. */
const LATER_MS = 300;

type Work = (isOver: () => boolean) => boolean;

/**
 * Prepares the pages around the current one while the browser is idle: the next, the previous, then further pages,
 * while there is space for their ink.
 */
export function prepareInk(
  known: InkPages,
  book: InkBook,
  pages: readonly string[],
  pageId: string,
  canvas: Parameters<InkPages['preparing']>[2],
): Dispose {
  const todo = aroundPage(pages, pageId).map((id, i): Work => {
    const paint = known.preparing(id, () => book.strokes(id), canvas);
    let isRead = false;
    return (isOver) => {
      isRead ||= book.prepare(id, isOver);
      if (!isRead) return false;
      return (i >= 2 && !known.hasRoom(id, canvas)) || paint(isOver);
    };
  });
  return whileIdle((isOver) => {
    for (let next = todo[0]; next; next = todo[0]) {
      if (!next(isOver)) return false;
      todo.shift();
      if (isOver()) return todo.length === 0;
    }
    return true;
  });
}

/** All pages but the current one by distance, the next page before the previous. */
export function aroundPage(pages: readonly string[], pageId: string): readonly string[] {
  const at = pages.indexOf(pageId);
  const further = (id: string): number => {
    const by = pages.indexOf(id) - at;
    return by > 0 ? by * 2 - 1 : -by * 2;
  };
  return at < 0 ? [] : pages.filter((id) => id !== pageId).sort((a, b) => further(a) - further(b));
}

/** Calls `work` in idle periods until it returns that all is done. */
function whileIdle(work: Work): Dispose {
  let end: Dispose = () => undefined;
  const wait = (): void => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => {
        const until = performance.now() + MOMENT_MS;
        if (!work(() => performance.now() >= until)) wait();
      }, PAUSE_MS);
      end = () => clearTimeout(timer);
      return;
    }
    const handle = requestIdleCallback((idle) => {
      const until = performance.now() + MOMENT_MS;
      if (!work(() => idle.timeRemaining() < SPARED_MS || performance.now() >= until)) wait();
    });
    end = () => cancelIdleCallback(handle);
  };
  const first = setTimeout(wait, LATER_MS);
  end = () => clearTimeout(first);
  return () => end();
}
