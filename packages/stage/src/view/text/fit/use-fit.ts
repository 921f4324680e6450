import type { ResolvedTextBox } from '@lectern/courseware';
import { type RefObject, useLayoutEffect } from 'react';
import { FIT, heightOf, shrink } from './fit-text.ts';

/** A length in pixels: a number, or a CSS expression in a text that may shrink. */
export function fitted(pixels: number, fits: boolean | undefined): number | string {
  const rounded = Math.round(pixels * 1000) / 1000;
  return fits ? `calc(${rounded}px*var(${FIT},1))` : rounded;
}

/**
 * Keeps text that shrinks on overflow inside its frame: the stored scale was computed with fonts that this machine may
 * not have, and text being typed has no stored scale yet. `frame` contains the paragraphs' `flow`.
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
  // The dependencies are numbers, not the box: the box is a new object after each letter, and fitting costs eight
  // layouts.
  const room = upright ? width - box.insetLeft - box.insetRight : height - box.insetTop - box.insetBottom;
  useLayoutEffect(() => {
    const host = frame.current;
    const flow = host?.firstElementChild;
    if (!active || !host || !(flow instanceof HTMLElement)) return;
    const needed = () => (upright ? flow.offsetWidth : heightOf(flow));
    let settled = -1;
    const fit = () => {
      if (needed() === settled) return;
      flow.style.removeProperty(FIT);
      shrink(flow, needed, room);
      settled = needed();
    };
    fit();
    // Typing, and fonts that load, change the size of the text.
    const watch = new ResizeObserver(fit);
    watch.observe(flow);
    return () => watch.disconnect();
  }, [frame, active, upright, room]);
}
