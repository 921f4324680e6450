import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** A place in the page of the test, CSS pixels. */
export interface MousePlace {
  readonly x: number;
  readonly y: number;
}

export type MouseStep =
  | ({ readonly do: 'move'; readonly steps?: number } & MousePlace)
  | { readonly do: 'down' | 'up'; readonly button?: 'left' | 'right' }
  | { readonly do: 'wheel'; readonly dx: number; readonly dy: number };

/** Moves and presses the mouse of the browser, one step after the other. */
export const mouse: BrowserCommand<[steps: readonly MouseStep[]]> = async ({ page, iframe }, steps) => {
  const corner = (await iframe.owner().boundingBox()) ?? { x: 0, y: 0 };
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
> = async ({ page, iframe }, { x, y }, options) => {
  const corner = (await iframe.owner().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(corner.x + x, corner.y + y, options);
};

/** Taps a place with one finger. */
export const tapAt: BrowserCommand<[place: MousePlace]> = async ({ page, iframe }, { x, y }) => {
  const corner = (await iframe.owner().boundingBox()) ?? { x: 0, y: 0 };
  await page.touchscreen.tap(corner.x + x, corner.y + y);
};

/** Presses keys one after the other, named as Playwright names them: `Control+a`, `Enter`. */
export const press: BrowserCommand<[keys: readonly string[]]> = async ({ page }, keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Types a text key by key. */
export const typeKeys: BrowserCommand<[text: string]> = async ({ page }, text) => {
  await page.keyboard.type(text);
};

/** Inserts a text at once, as an input method does. */
export const insertText: BrowserCommand<[text: string]> = async ({ page }, text) => {
  await page.keyboard.insertText(text);
};

export const browserCommands = { mouse, clickAt, tapAt, press, typeKeys, insertText };

declare module 'vitest/browser' {
  interface BrowserCommands {
    mouse: (steps: readonly MouseStep[]) => Promise<void>;
    clickAt: (
      place: MousePlace,
      options?: { readonly button?: 'left' | 'right'; readonly clickCount?: number },
    ) => Promise<void>;
    tapAt: (place: MousePlace) => Promise<void>;
    press: (keys: readonly string[]) => Promise<void>;
    typeKeys: (text: string) => Promise<void>;
    insertText: (text: string) => Promise<void>;
  }
}
