import type {} from '@vitest/browser-playwright';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';

/** A place in the page of the test, CSS pixels. */
export interface MousePlace {
  readonly x: number;
  readonly y: number;
}

export type MouseStep =
  | ({ readonly do: 'move'; readonly steps?: number } & MousePlace)
  | { readonly do: 'down' | 'up'; readonly button?: 'left' | 'right' }
  | { readonly do: 'wheel'; readonly dx: number; readonly dy: number };

type Corner = Promise<MousePlace>;
const corners = new WeakMap<BrowserCommandContext['page'], Map<string, Corner>>();

/** The corner of the frame of the tests in its page, which depends on the size of the page only. */
function cornerOf({ page, iframe }: BrowserCommandContext): Corner {
  const bySize = corners.get(page) ?? new Map<string, Corner>();
  corners.set(page, bySize);
  const size = JSON.stringify(page.viewportSize());
  const known =
    bySize.get(size) ??
    iframe
      .owner()
      .boundingBox()
      .then((box) => box ?? { x: 0, y: 0 });
  bySize.set(size, known);
  return known;
}

/** Moves and presses the mouse of the browser, one step after the other. */
export const mouse: BrowserCommand<[steps: readonly MouseStep[]]> = async (context, steps) => {
  const { page } = context;
  const corner = await cornerOf(context);
  for (const step of steps) {
    if (step.do === 'move') {
      const { x, y } = step;
      await page.mouse.move(corner.x + x, corner.y + y, { steps: step.steps ?? 1 });
    } else if (step.do === 'wheel') await page.mouse.wheel(step.dx, step.dy);
    else await page.mouse[step.do]({ button: step.button ?? 'left', clickCount: 1 });
  }
};

/** Clicks a place: twice for a double click. */
export const clickAt: BrowserCommand<
  [place: MousePlace, options?: { readonly button?: 'left' | 'right'; readonly clickCount?: number }]
> = async (context, { x, y }, options) => {
  const corner = await cornerOf(context);
  await context.page.mouse.click(corner.x + x, corner.y + y, options);
};

/** Taps a place with one finger. */
export const tapAt: BrowserCommand<[place: MousePlace]> = async (context, { x, y }) => {
  const corner = await cornerOf(context);
  await context.page.touchscreen.tap(corner.x + x, corner.y + y);
};

/** Duration of a long press that opens a menu, with some margin, milliseconds. */
const LONG_PRESS_MS = 800;
/** Time that a finger rests before it is lifted, milliseconds: lifted in motion it would fling. */
const STILL_MS = 80;
const FINGER_STEPS = 4;

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A finger on the screen: its index in the frame is its id by default; `radius` is its contact size, CSS pixels. */
export interface Finger extends MousePlace {
  readonly id?: number;
  readonly radius?: number;
}

/**
 * Longest reported time between two touches, milliseconds, because a busy machine sends them late although the simulated
 * fingers are quick.
 */
const STEP_MS = 40;

/** Sends the fingers that are on the screen, placed in the page of the test; a missing one is lifted. */
async function touchScreen(
  command: BrowserCommandContext,
): Promise<(fingers: readonly Finger[], within?: number) => Promise<void>> {
  const corner = await cornerOf(command);
  const session = await command.context.newCDPSession(command.page);
  let down: readonly Finger[] = [];
  let last: number | undefined;
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    fingers: readonly Finger[],
    within: number,
  ) => {
    last = Math.min(Date.now(), (last ?? Number.POSITIVE_INFINITY) + within);
    const touchPoints = fingers.map(({ x, y, id = 0, radius = 4 }) => {
      return { id, x: corner.x + x, y: corner.y + y, radiusX: radius, radiusY: radius };
    });
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: last / 1000 });
  };
  return async (given, within = STEP_MS) => {
    const fingers = given.map((finger, index) => ({ id: index, ...finger }));
    const ids = fingers.map(({ id }) => id);
    const lifted = down.filter(({ id = 0 }) => !ids.includes(id));
    // While other fingers stay down, the event contains the lifted ones.
    if (lifted.length > 0) await send('touchEnd', fingers.length > 0 ? lifted : [], within);
    const isNew = ids.some((id) => !down.some((finger) => finger.id === id));
    if (fingers.length > 0) await send(isNew ? 'touchStart' : 'touchMove', fingers, within);
    else await session.detach();
    down = fingers;
  };
}

/** Puts fingers on the screen, moves, lifts and adds them from frame to frame, and lifts them all. */
export const fingers: BrowserCommand<[frames: readonly (readonly Finger[])[]]> = async (context, frames) => {
  const touch = await touchScreen(context);
  for (const places of frames) await touch(places);
  await rest(STILL_MS);
  await touch(frames.at(-1) ?? [], STILL_MS + STEP_MS);
  await touch([]);
};

/** Drags with one finger. */
export const dragFinger: BrowserCommand<[from: MousePlace, to: MousePlace]> = async (context, from, to) => {
  const places = Array.from({ length: FINGER_STEPS + 1 }, (_, step) => {
    const share = step / FINGER_STEPS;
    return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
  await fingers(context, places);
};

/** Presses a place with one finger until its menu is open. */
export const longPress: BrowserCommand<[place: MousePlace]> = async (context, place) => {
  const touch = await touchScreen(context);
  await touch([place]);
  await rest(LONG_PRESS_MS);
  await touch([], LONG_PRESS_MS);
};

/** Presses keys one after the other, named as Playwright names them: `Control+a`, `Enter`. */
export const press: BrowserCommand<[keys: readonly string[]]> = async ({ page }, keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Presses a key and keeps it down, or lifts it. */
export const hold: BrowserCommand<[key: string, isDown: boolean]> = async ({ page }, key, isDown) => {
  await (isDown ? page.keyboard.down(key) : page.keyboard.up(key));
};

/** Sets whether the user asks for less motion: with true the program shows no animations. */
export const reduceMotion: BrowserCommand<[isReduced: boolean]> = async ({ page }, isReduced) => {
  await page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : null });
};

/** Types a text key by key. */
export const typeKeys: BrowserCommand<[text: string]> = async ({ page }, text) => {
  await page.keyboard.type(text);
};

/** Inserts a text at once, as an input method does. */
export const insertText: BrowserCommand<[text: string]> = async ({ page }, text) => {
  await page.keyboard.insertText(text);
};

/**
 * Composes a text with an input method, which shows each of these letters before it inserts the text; an empty text
 * leaves the last letters uncommitted.
 */
export const compose: BrowserCommand<[letters: readonly string[], text: string]> = async (
  { page, context },
  letters,
  text,
) => {
  const session = await context.newCDPSession(page);
  for (const each of letters)
    await session.send('Input.imeSetComposition', {
      text: each,
      selectionStart: each.length,
      selectionEnd: each.length,
    });
  if (text !== '') await session.send('Input.insertText', { text });
  await session.detach();
};

export const browserCommands = {
  mouse,
  clickAt,
  tapAt,
  fingers,
  dragFinger,
  longPress,
  press,
  hold,
  reduceMotion,
  typeKeys,
  insertText,
  compose,
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    mouse: (steps: readonly MouseStep[]) => Promise<void>;
    clickAt: (
      place: MousePlace,
      options?: { readonly button?: 'left' | 'right'; readonly clickCount?: number },
    ) => Promise<void>;
    tapAt: (place: MousePlace) => Promise<void>;
    fingers: (frames: readonly (readonly Finger[])[]) => Promise<void>;
    dragFinger: (from: MousePlace, to: MousePlace) => Promise<void>;
    longPress: (place: MousePlace) => Promise<void>;
    press: (keys: readonly string[]) => Promise<void>;
    hold: (key: string, isDown: boolean) => Promise<void>;
    reduceMotion: (isReduced: boolean) => Promise<void>;
    typeKeys: (text: string) => Promise<void>;
    insertText: (text: string) => Promise<void>;
    compose: (letters: readonly string[], text: string) => Promise<void>;
  }
}
