import type { Page } from 'playwright-core';
import { threadTime } from '../thread-time.ts';
import { LAST } from './written-pages.ts';

/** The cost of one change of page. */
export interface Turn {
  /** Time from the key to the task after the frame that shows the page with all of its ink, milliseconds. */
  readonly shown: number;
  /** Processor time of the page's thread until then, milliseconds, slowed if the page is. */
  readonly worked: number;
}

/** Changes the page by keys, to a page with or without ink. */
export async function turn(page: Page, keys: string, isInked: boolean): Promise<Turn> {
  await page.evaluate(
    ([inked, x, y]) => {
      const slide = () => [...document.querySelectorAll('[data-testid=show] [data-page-id]')].at(-1);
      const from = slide()?.getAttribute('data-page-id');
      const isWritten = (): boolean => {
        const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=ink-dry]');
        const ratio = (canvas?.width ?? 0) / 1280;
        const [red, , blue, alpha] =
          canvas?.getContext('2d')?.getImageData(x * ratio, y * ratio, 1, 1).data ?? [];
        return red === 255 && blue === 255 && alpha === 255;
      };
      const done = new Promise<number>((resolve) => {
        const pressed = new AbortController();
        addEventListener(
          'keydown',
          (event) => {
            // Digits enter a page number, and Enter goes there.
            if (/^\d$/.test(event.key)) return;
            pressed.abort();
            const look = () => {
              if (slide()?.getAttribute('data-page-id') !== from && isWritten() === inked) {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => resolve(performance.now() - event.timeStamp);
                port2.postMessage(0);
              } else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, signal: pressed.signal },
        );
      });
      Object.assign(window, { turned: done });
    },
    [isInked, LAST.x, LAST.y] as const,
  );
  const worked = await threadTime(page);
  for (const key of keys.split(' ')) await page.keyboard.press(key);
  const shown = await page.evaluate(() => (window as unknown as { turned: Promise<number> }).turned);
  return { shown, worked: await worked() };
}
