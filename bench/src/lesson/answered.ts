import type { Page } from 'playwright-core';
import { threadTime } from '../thread-time.ts';

/** The response time of a press. */
export interface Answered {
  /** Time from the event until the task after the frame that shows the result, milliseconds. */
  readonly shown: number;
  /** Processor time of the page's thread until then, milliseconds. */
  readonly worked: number;
}

const PATIENCE_MS = 30_000;

/** Presses, and waits until the selector matches in the document and the match is drawn. */
export async function answered(page: Page, selector: string, press: () => Promise<void>): Promise<Answered> {
  await page.evaluate((wanted) => {
    const done = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const drawn = () =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(0);
          });
        const look = new MutationObserver(() => {
          if (!document.querySelector(wanted)) return;
          look.disconnect();
          drawn();
        });
        look.observe(document, { childList: true, subtree: true });
      };
      addEventListener('click', begin, { capture: true, once: true });
    });
    Object.assign(window, { answered: done });
  }, selector);
  const worked = await threadTime(page);
  await press();
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`nothing was drawn: ${selector}`)), PATIENCE_MS).unref();
  });
  const drawn = page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered);
  const shown = await Promise.race([drawn, late]);
  return { shown, worked: await worked() };
}
