import { putPage, type RenderedPage, type Room, type StandingPage } from './rendered-page.ts';

/** A surface that has come draws its page in one of its next frames, milliseconds. */
const DRAWN_MS = 400;
/** Pictures of the program that have not come are waited for so long after it has drawn its page, milliseconds. */
const COVERED_MS = 1_500;
/** The program draws nothing so long after the page's paint while pictures of it are on their way, milliseconds. */
const PICTURES_MS = 400;

/** A page that is on the screen, but for its pictures. */
export interface PageAhead {
  /** Resolves when its pictures are on the screen too, or are not waited for any longer. */
  readonly withPictures: Promise<void>;
}

/**
 * Shows a page ahead of the program, in the place that the skeleton leaves it, and takes it away in the frame in which the
 * program shows its own. Resolves when it is painted, with undefined where there is nothing to show. Throws where it cannot
 * be shown.
 */
export async function showAhead(rendered: RenderedPage): Promise<PageAhead | undefined> {
  const skeleton = document.getElementById('skeleton');
  // The program was faster, or the page is one that a browser draws alone.
  if (skeleton === null || rendered.html === undefined) return undefined;
  const standing = putPage(rendered, () => roomIn(skeleton));
  document.documentElement.dataset.rendered = '';
  standing.whole.then(() => standing.host.setAttribute('data-whole', ''));
  const observer = new MutationObserver(() => {
    if (skeleton.isConnected) return;
    observer.disconnect();
    handOver(standing);
  });
  observer.observe(document.body, { childList: true });
  await painted();
  const late = new Promise<void>((resolve) => setTimeout(resolve, PICTURES_MS));
  return { withPictures: Promise.race([standing.whole.then(painted), late]) };
}

/** Resolves a task behind the next frame: what was drawn is on the screen. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** All of the window, or what the skeleton leaves a slide beside what stands around it. */
function roomIn(skeleton: HTMLElement): Room {
  const room = [...skeleton.querySelectorAll('.room')].find((each) => each.clientWidth > 0);
  if (room === undefined) return { left: 0, top: 0, width: innerWidth, height: innerHeight, margin: 0 };
  const { left, top, width, height } = room.getBoundingClientRect();
  const [w, h] = [room.clientWidth, room.clientHeight];
  const padding = Number.parseFloat(getComputedStyle(room).paddingLeft);
  // The editor works in whole pixels (stage/src/edit/session/viewport.ts), a link's page in those of its room.
  if (padding === 0)
    return { left, top, width: w, height: h, margin: Math.min(40, Math.min(w, h) * 0.04), whole: true };
  return { left: left + (width - w) / 2, top: top + (height - h) / 2, width: w, height: h, margin: padding };
}

/** The program has drawn something. A page whose pictures are still on their way to it stays covered until they came. */
function handOver({ pictures, remove }: StandingPage): void {
  const since = performance.now();
  const events = ['pointerdown', 'keydown', 'wheel', 'resize'];
  const lift = () => {
    for (const each of events) removeEventListener(each, lift, true);
    remove();
  };
  for (const each of events) addEventListener(each, lift, true);
  const look = () => {
    const own = document.querySelector('#root [data-page-id]');
    const came = [...(own?.querySelectorAll<HTMLImageElement>('img, image') ?? [])];
    const isThere =
      own !== null &&
      own.querySelector('[data-loading]') === null &&
      came.length >= pictures.length &&
      came.every((each) => each.complete !== false);
    // What has come instead may be why there is no page to be seen.
    if (isThere || performance.now() > since + (own === null ? DRAWN_MS : COVERED_MS)) lift();
    else requestAnimationFrame(look);
  };
  look();
}
