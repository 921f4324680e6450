import type { ResolvedTextBox } from '@lectern/courseware';
import { type RefObject, useLayoutEffect } from 'react';

/** What sizes in a text that shrinks to fit are multiplied by, beyond what its record stores. */
export const FIT = '--fit';

/** The least that text is shrunk to: PowerPoint stops at a quarter too. */
const SMALLEST = 0.25;

/** A length in pixels of a text that may shrink: a number while it does not. */
export function fitted(pixels: number, fits: boolean | undefined): number | string {
  const rounded = Math.round(pixels * 1000) / 1000;
  return fits ? `calc(${rounded}px*var(${FIT},1))` : rounded;
}

/**
 * Keeps text that shrinks on overflow inside its frame: the stored scale was worked out with fonts that this machine may
 * not have, and what is being typed has none yet. `frame` holds the paragraphs' `flow`.
 */
export function useFit(
  frame: RefObject<HTMLElement | null>,
  wanted: boolean,
  box: ResolvedTextBox,
  width: number,
  height: number,
): void {
  const active = wanted && box.autofit?.type === 'shrink' && box.columns === 1;
  const upright = box.vertical !== 'horz';
  useLayoutEffect(() => {
    const host = frame.current;
    const flow = host?.firstElementChild;
    if (!active || !host || !(flow instanceof HTMLElement)) return;
    const room = upright ? width - box.insetLeft - box.insetRight : height - box.insetTop - box.insetBottom;
    const needed = () => (upright ? flow.offsetWidth : heightOf(flow));
    let settled = -1;
    const fit = () => {
      if (needed() === settled) return;
      flow.style.removeProperty(FIT);
      shrink(flow, needed, room);
      settled = needed();
    };
    fit();
    // Typing, and fonts that come late, change what the text needs.
    const watch = new ResizeObserver(fit);
    watch.observe(flow);
    return () => watch.disconnect();
  }, [frame, active, upright, width, height, box]);
}

/** Down to the last paragraph that says something: empty ones at the end make PowerPoint shrink nothing. */
function heightOf(flow: HTMLElement): number {
  const paragraphs = [...flow.querySelectorAll<HTMLElement>('[data-paragraph], p')];
  const last = paragraphs.findLast((one) => (one.textContent ?? '').replace(/[\u200b\u2060]/g, '') !== '');
  if (!last || last === paragraphs.at(-1)) return flow.offsetHeight;
  const inner = last.offsetParent;
  const above = inner instanceof HTMLElement && flow.contains(inner) ? inner.offsetTop : 0;
  return above + last.offsetTop + last.offsetHeight - flow.offsetTop;
}

/** Halves the way to the largest scale that fits: six looks are within a hundredth. */
function shrink(flow: HTMLElement, needed: () => number, room: number): void {
  // A pixel over is rounding, not overflow.
  if (room <= 0 || needed() <= room + 1) return;
  let low = SMALLEST;
  let high = 1;
  for (let look = 0; look < 6; look++) {
    const middle = (low + high) / 2;
    flow.style.setProperty(FIT, String(middle));
    if (needed() <= room) low = middle;
    else high = middle;
  }
  flow.style.setProperty(FIT, String(Math.floor(low * 1000) / 1000));
}
