import type { Animation, CoursewareReader } from '@lectern/courseware';
import { DraftReader } from '@lectern/stage/edit';
import { PageRun } from '@lectern/stage/show';

/** Between one step's end and the next click that nobody makes, milliseconds. */
const PAUSE_MS = 400;

/**
 * Plays a page's animations on its drawing, one step after another without clicks, then shows the page as it is edited; where
 * the system asks for less motion each step's end is shown at once. Aborting ends it at once.
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

/** The courseware as if a page had these animations alone, all of which begin at once. */
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
