import type { CoursewareReader } from '@lectern/courseware';
import { planPage, type Step } from '@lectern/playback';
import { PagePlayer } from '@lectern/stage/show';

/** Between one step's end and the next click that nobody makes, milliseconds. */
const PAUSE_MS = 400;

/**
 * Plays a page's animations on its drawing, one step after another without clicks, then shows the page as it is edited.
 * Aborting ends it at once.
 */
export async function playPage(
  root: HTMLElement,
  reader: CoursewareReader,
  pageId: string,
  signal: AbortSignal,
): Promise<void> {
  const page = reader.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const plan = planPage(reader.find('page', pageId)?.animations ?? [], (id) => {
    const element = reader.find('element', id);
    return element && { frame: element.frame, page };
  });
  const player = new PagePlayer(root, plan, { reducedMotion: false });
  try {
    player.open();
    await passed(plan.opening, signal);
    for (const step of plan.steps) {
      if (signal.aborted) return;
      player.next();
      await passed(step, signal);
    }
  } finally {
    player.dispose();
  }
}

function passed(step: Step, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, step.duration + PAUSE_MS);
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
