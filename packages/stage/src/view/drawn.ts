import { areWebFontsComing, webFontsCame } from './text/fonts/web-fonts.ts';

/**
 * Time limit for a page, after which it is used in its current state, so that one picture does not block a deck.
 * Milliseconds.
 */
const PATIENCE_MS = 12_000;
/** The number of consecutive frames without pending work: components that measure themselves do so in the first. */
const QUIET_FRAMES = 2;

/**
 * Resolves when an element is completely drawn: no part waits for its code (`data-loading`), the web fonts that its
 * texts requested are known, every font that its layout uses is loaded, every picture is decoded (or known to be
 * invalid), and two frames have passed since. Resolves to false on timeout.
 */
export async function drawn(host: Element): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS;
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
    await frame();
    const left = until - performance.now();
    if (left <= 0) return false;
    if (await within(left, settle(host))) quiet = -1;
  }
  return true;
}

/**
 * Whether an element is completely drawn now, by the rules of `drawn`. An element with a part that could not be loaded
 * (`data-lacking`) counts as not drawn, because its size has no meaning.
 */
export function isDrawn(host: Element): boolean {
  if (host.querySelector('[data-loading],[data-lacking]') !== null || areWebFontsComing()) return false;
  // Forces a layout, so that the document knows which fonts it needs.
  host.getBoundingClientRect();
  if (document.fonts.status === 'loading') return false;
  return [...host.querySelectorAll('img')].every(({ complete }) => complete);
}

/** Waits for pending work; returns whether there was any. */
async function settle(host: Element): Promise<boolean> {
  if (host.querySelector('[data-loading]')) return true;
  await webFontsCame();
  // Forces a layout, so that the document knows which fonts it needs.
  host.getBoundingClientRect();
  if (document.fonts.status === 'loading') {
    await document.fonts.ready;
    return true;
  }
  const pictures = [...host.querySelectorAll<HTMLImageElement | SVGImageElement>('img, image')].filter(
    (picture) => !done.has(picture),
  );
  await Promise.all(pictures.map(decoded));
  return pictures.length > 0;
}

const done = new WeakSet<Element>();

async function decoded(picture: HTMLImageElement | SVGImageElement): Promise<void> {
  // A picture without an address, or a picture that cannot be shown, needs no waiting.
  await (picture as HTMLImageElement).decode().catch(() => undefined);
  done.add(picture);
}

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

async function within(milliseconds: number, work: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, true);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
