import type { EditSession } from '@lectern/stage/edit';
import { afterPaint } from '@lectern/ui/after-paint';
import type { HeldInput } from './held-input.ts';

/** Longest wait for a picture or chart to be drawn, milliseconds. */
const DRAWING_PATIENCE_MS = 1_000;
const LOOK_AGAIN_MS = 20;

/** Resolves when the content of the node is on the screen: pictures decoded, lazy parts rendered. */
export async function drawnIn(node: Element): Promise<void> {
  const until = performance.now() + DRAWING_PATIENCE_MS;
  await painted();
  while (node.querySelector('[data-loading]') !== null && performance.now() < until)
    await pause(LOOK_AGAIN_MS);
  const decoded = [...node.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all(decoded), pause(Math.max(0, until - performance.now()))]);
}

/** Dispatches the held input to the loaded tools. Each event's changes are rendered before the next event. */
export async function doHeld(held: HeldInput, session: EditSession, surface: HTMLElement): Promise<void> {
  let pressed: Element = surface;
  for (let event = held.next(); event !== undefined; event = held.next()) {
    if (event instanceof KeyboardEvent) press(event, session);
    else {
      const { clientX, clientY } = event as PointerEvent;
      if (event.type === 'pointermove' || event.type === 'pointerup') pressed.dispatchEvent(event);
      else {
        const under = document.elementFromPoint(clientX, clientY);
        pressed = under !== null && surface.contains(under) ? under : surface;
        pressed.dispatchEvent(event);
      }
    }
    await pause(0);
  }
}

function press(event: KeyboardEvent, session: EditSession): void {
  (document.activeElement ?? document.body).dispatchEvent(event);
  const isLetter = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  // A browser inserts no letter for a synthetic event.
  if (isLetter && !event.defaultPrevented) session.texts.type(event.key);
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
