import type { Page } from 'playwright-core';
import { quantile, report } from '../report.ts';
import { threadTime } from '../thread-time.ts';

export const SLOWED = 4;
export const FRAME_MS = 1000 / 60;
/**
 * The longest reported duration of a 60 Hz frame without a dropped frame: the browser's clock has a resolution of
 * tenths, and a dropped frame has 33.3.
 */
const KEPT_FRAME_MS = 17;

/** Slows the processor for this page by this factor from now on. */
export async function slowed(page: Page, rate = SLOWED): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The frames during an action, milliseconds. */
export interface Frames {
  /** The duration of each, by the clock. */
  readonly took: readonly number[];
  /** Mean processor time of the page's thread per frame, slowed if the page is. */
  readonly worked: number;
}

export async function framesWhile(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last: number | undefined;
    const look = (now: number) => {
      if (last !== undefined) frames.push(now - last);
      last = now;
      if (!(window as unknown as { stopFrames?: boolean }).stopFrames) requestAnimationFrame(look);
    };
    Object.assign(window, { inkFrames: frames, stopFrames: false });
    requestAnimationFrame(look);
  });
  const worked = await threadTime(page);
  await work();
  const took = await page.evaluate(() => {
    Object.assign(window, { stopFrames: true });
    return (window as unknown as { inkFrames: number[] }).inkFrames;
  });
  return { took, worked: (await worked()) / Math.max(1, took.length) };
}

/** `peer`: the same action in another program, in the same run. */
export function reportFrames(name: string, frames: Frames, of: string, peerName: string, peer: Frames): void {
  const line = { bench: 'ink', unit: 'ms', of: `${of}; peer: ${peerName}` } as const;
  for (const [what, q] of [
    ['median', 0.5],
    ['p95', 0.95],
  ] as const)
    report({
      ...line,
      atMost: KEPT_FRAME_MS,
      name: `${name}: ${what} frame`,
      value: quantile(frames.took, q),
      peer: quantile(peer.took, q),
    });
  report({
    ...line,
    atMost: FRAME_MS,
    name: `${name}: processor time of a frame`,
    value: frames.worked,
    peer: peer.worked,
  });
}
