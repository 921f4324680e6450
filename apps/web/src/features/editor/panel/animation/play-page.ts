import type { Animation, CoursewareReader } from '@lectern/courseware';
import { DraftReader } from '@lectern/stage/edit';
import { PageRun } from '@lectern/stage/show';

/** Pause between the end of a step and the next step, milliseconds. */
const PAUSE_MS = 400;

/**
 * Plays a page's animations on its drawing, step after step without clicks, then restores the page as edited. With
 * reduced motion each step's end state is shown at once. Aborting stops it at once.
 */
export async function playPage(
  root: HTMLElement,
  reader: CoursewareReader,
  pageId: string,
  signal: AbortSignal,
): Promise<void> {
  const size = reader.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const run = new PageRun(root, { reader, pageId, size });
  const stop = () => run.dispose();
  signal.addEventListener('abort', stop, { once: true });
  try {
    run.begin('start');
    do {
      await run.settled();
      await pause(signal);
    } while (!signal.aborted && run.next());
  } finally {
    signal.removeEventListener('abort', stop);
    run.dispose();
  }
}

/** Returns a reader of the courseware in which a page has only these animations, all starting at once. */
export function withAnimations(
  reader: CoursewareReader,
  pageId: string,
  animations: readonly Animation[],
): CoursewareReader {
  const page = reader.find('page', pageId);
  const draft = new DraftReader(reader);
  const begun = animations.map((each): Animation => ({ ...each, trigger: { type: 'with' } }));
  if (page) draft.show(new Map([[pageId, { ...page, animations: begun }]]));
  return draft;
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
