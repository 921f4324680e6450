import { putPage, type RenderedPage, type Room, type StandingPage } from './rendered-page.ts';

/**
 * Property of `window`: a promise of the page's first script. The program delays its drawing until it resolves, because
 * a second drawing of the same page would delay the pictures of the page shown first.
 */
export const PICTURES_FIRST = 'lecternPicturesFirst';

/** Time in which a loaded surface draws its page, milliseconds. */
const DRAWN_MS = 400;
/** Time limit for the program's pictures after it has drawn its page, milliseconds. */
const COVERED_MS = 1_500;
/** Time that the program's drawing is delayed after the page's paint while pictures are loading, milliseconds. */
const PICTURES_MS = 400;

/** A page shown before the program is loaded, possibly without its pictures. */
export interface PageAhead {
  /** Resolves when the page's pictures are painted too, or after a time limit. */
  readonly withPictures: Promise<void>;
}

/**
 * Shows a page before the program is loaded, in place of the skeleton, and removes it in the frame in which the program
 * shows its own page. Resolves when it is painted, or to undefined without a page. Rejects when it cannot be shown.
 */
export async function showAhead(rendered: RenderedPage): Promise<PageAhead | undefined> {
  const skeleton = document.getElementById('skeleton');
  // The program was faster, or the page can be drawn only in a browser.
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

/** Resolves in the task after the next frame, when it has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The whole window, or the part that the skeleton reserves for a slide. */
function roomIn(skeleton: HTMLElement): Room {
  const room = [...skeleton.querySelectorAll('.room')].find((each) => each.clientWidth > 0);
  if (room === undefined) return { left: 0, top: 0, width: innerWidth, height: innerHeight, margin: 0 };
  const { left, top, width, height } = room.getBoundingClientRect();
  const [w, h] = [room.clientWidth, room.clientHeight];
  const padding = Number.parseFloat(getComputedStyle(room).paddingLeft);
  // The editor uses whole pixels of the window (stage/src/edit/session/viewport.ts), a link's page uses whole pixels of
  // its container.
  if (padding === 0)
    return { left, top, width: w, height: h, margin: Math.min(40, Math.min(w, h) * 0.04), whole: true };
  return { left: left + (width - w) / 2, top: top + (height - h) / 2, width: w, height: h, margin: padding };
}

/** Called when the program has rendered. Its page stays covered until its pictures have loaded. */
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
    // Instead of a page the program may show why it is not available.
    if (isThere || performance.now() > since + (own === null ? DRAWN_MS : COVERED_MS)) lift();
    else requestAnimationFrame(look);
  };
  look();
}
