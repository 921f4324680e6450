import { prefersReducedMotion } from '@lectern/ui/reduced-motion';
import type { Point } from './drags.ts';

/** A box in the window, CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Target {
  readonly id: string;
  readonly box: Box;
}

/** The least part of a card that must be over a target when the pointer is beside all targets. */
const LEAST_PART = 0.3;

/** The target under the pointer, the smallest of nested ones; else the target that most of the card is over. */
export function targetUnder(targets: readonly Target[], at: Point, card: Box): Target | undefined {
  const under = targets.filter(({ box }) => isIn(at, box));
  if (under.length > 0) return under.reduce((best, one) => (areaOf(one.box) < areaOf(best.box) ? one : best));
  let most = areaOf(card) * LEAST_PART;
  let found: Target | undefined;
  for (const target of targets) {
    const shared = areaOf(common(target.box, card));
    if (shared <= most) continue;
    most = shared;
    found = target;
  }
  return found;
}

export function movedBox(box: Box, by: Point): Box {
  return {
    left: box.left + by.x,
    top: box.top + by.y,
    right: box.right + by.x,
    bottom: box.bottom + by.y,
  };
}

function isIn({ x, y }: Point, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

const GLIDE_MS = 180;

/**
 * Animates the node of a card from the box where it was dropped to the place where it is drawn next. Call it after the
 * drop was written: the node is looked up in the next frame, when React has drawn it there.
 */
export function glideHome(surface: HTMLElement, selector: string, from: Box): void {
  if (prefersReducedMotion()) return;
  requestAnimationFrame(() => {
    const node = surface.querySelector<HTMLElement>(selector);
    if (!node) return;
    const to = node.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(x, y) < 2) return;
    node.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
      duration: GLIDE_MS,
      easing: 'ease-out',
    });
  });
}
