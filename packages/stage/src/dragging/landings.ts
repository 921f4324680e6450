import { prefersReducedMotion } from '@lectern/ui/reduced-motion';
import type { Moved } from '../show/movable-elements.tsx';
import { isIn, placeIn, type Taken } from './basket-places.ts';
import { onScreen } from './drag-reach.ts';
import { copiedElement } from './dragged-places.ts';

/** The result of dropping an element into a basket. */
export type Landing = 'right' | 'wrong';

export interface LandingsPort {
  /** The current movement of the element. */
  moved(id: string): Moved;
  /** The element was put down there. */
  put(id: string, to: Moved): void;
  isCopy(id: string): boolean;
  /** Whether the element is a copy that was dragged off and not dropped yet. */
  isPulled(id: string): boolean;
  /** The copy is removed. */
  throwAway(id: string): void;
  /** Ids of the page's baskets, the topmost last. */
  baskets(): readonly string[];
  /** The basket into which the element belongs. */
  basketOf(id: string): string | undefined;
  /** The element was dropped into the right basket or a wrong basket. */
  landed(landing: Landing): void;
}

/** Duration of an animated move, milliseconds. */
const HOME_MS = 280;
const SIGN_MS = 900;
const SIGN: Keyframe[] = [
  { filter: 'none' },
  { filter: 'drop-shadow(0 0 14px #12a184)', offset: 0.3 },
  { filter: 'none' },
];

/** The effects of dropping an element: it stays there, is sorted into a basket, returns, or is thrown away. */
export class Landings {
  readonly #surface: HTMLElement;
  readonly #port: LandingsPort;

  constructor(surface: HTMLElement, port: LandingsPort) {
    this.#surface = surface;
    this.#port = port;
  }

  /** The node of an element or a copy. */
  nodeOf(id: string): HTMLElement | undefined {
    return this.#find(`[data-movable="${CSS.escape(id)}"]`);
  }

  /** `before`: the position of the element before the pointer moved it. */
  land(id: string, before: Moved, to: Moved): void {
    const port = this.#port;
    const node = this.nodeOf(id);
    const on = node && onScreen(node);
    if (!node || !on) {
      if (port.isPulled(id)) port.throwAway(id);
      return;
    }
    if (port.isCopy(id) && this.#isThrownAway(id, on.box, on.page)) {
      port.throwAway(id);
      return;
    }
    const basket = this.#basketUnder(id, on.box);
    if (!basket) {
      port.put(id, to);
      return;
    }
    if (port.basketOf(id) !== basket.id) {
      port.landed('wrong');
      this.#goHome(id, node, before, to);
      return;
    }
    const way = on.inside(placeIn(basket.box, on.box, this.#lyingIn(basket.box, id)));
    const there = { x: to.x + way.x, y: to.y + way.y };
    port.put(id, there);
    port.landed('right');
    glide(node, to, there);
    if (!prefersReducedMotion()) basket.node.animate(SIGN, { duration: SIGN_MS, easing: 'ease-out' });
  }

  #goHome(id: string, node: HTMLElement, before: Moved, to: Moved): void {
    const port = this.#port;
    const glided = glide(node, to, before);
    const source = port.moved(copiedElement(id) ?? '');
    // A copy that returns to where it was dragged off is thrown away.
    const isFresh = port.isPulled(id) || (port.isCopy(id) && source.x === before.x && source.y === before.y);
    if (!isFresh) {
      node.style.translate = `${before.x}px ${before.y}px`;
      const now = port.moved(id);
      if (now.x !== before.x || now.y !== before.y) port.put(id, before);
      return;
    }
    const away = () => port.throwAway(id);
    if (glided) glided.finished.then(away, away);
    else away();
  }

  /** Whether a copy was dropped off the page, or on the element that it was dragged off. */
  #isThrownAway(id: string, box: Taken, page: Taken): boolean {
    if (!isIn(box, page)) return true;
    const source = this.nodeOf(copiedElement(id) ?? '');
    const on = source && onScreen(source);
    return on !== undefined && isIn(box, on.box);
  }

  #basketUnder(
    id: string,
    box: Taken,
  ): { readonly id: string; readonly node: HTMLElement; readonly box: Taken } | undefined {
    for (const basketId of this.#port.baskets().toReversed()) {
      if (basketId === id || basketId === copiedElement(id)) continue;
      const node = this.#find(`[data-element-id="${CSS.escape(basketId)}"]`);
      if (!node?.checkVisibility({ visibilityProperty: true })) continue;
      const its = node.getBoundingClientRect();
      if (isIn(box, its)) return { id: basketId, node, box: its };
    }
    return undefined;
  }

  /** The boxes of other dragged elements in the basket. */
  #lyingIn(basket: Taken, id: string): readonly Taken[] {
    const all = [...this.#surface.querySelectorAll<HTMLElement>('[data-movable]')];
    return all.flatMap((node) => {
      const other = node.dataset.movable ?? '';
      if (other === id) return [];
      const box = onScreen(node)?.box;
      return box && isIn(box, basket) && this.#port.basketOf(other) !== undefined ? [box] : [];
    });
  }

  #find(selector: string): HTMLElement | undefined {
    return this.#surface.querySelector<HTMLElement>(selector) ?? undefined;
  }
}

/** Animates a move between two positions, unless the user prefers reduced motion. */
function glide(node: HTMLElement, from: Moved, to: Moved): Animation | undefined {
  if (prefersReducedMotion()) return undefined;
  const frames = [from, to].map(({ x, y }) => ({ translate: `${x}px ${y}px` }));
  return node.animate(frames, { duration: HOME_MS, easing: 'ease-out' });
}
