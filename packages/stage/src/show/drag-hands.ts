import type { Dispose } from '@lectern/base';
import { keptOn } from './drag-reach.ts';
import { movableAt } from './movable-at.ts';
import type { Moved } from './movable-elements.tsx';

export interface DragHandsPort {
  /** How far it is moved already. */
  moved(elementId: string): Moved;
  /** A hand has put it there. */
  put(elementId: string, to: Moved): void;
  /** A key has moved it by so much. */
  step(elementId: string, by: Moved): void;
}

/** How far an arrow key moves it, CSS pixels; with Shift. */
const STEP = { plain: 15, far: 75 };
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An element in a hand. */
interface Carried {
  readonly node: HTMLElement;
  readonly id: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly reach: DragReach;
  to: Moved;
}

/** Hands that drag what may be dragged: one element a pointer, as many as there are. */
export class DragHands {
  readonly #surface: HTMLElement;
  readonly #port: DragHandsPort;
  readonly #carried = new Map<number, Carried>();

  constructor(surface: HTMLElement, port: DragHandsPort) {
    this.#surface = surface;
    this.#port = port;
  }

  listen(): Dispose {
    const surface = this.#surface;
    const down = (event: PointerEvent) => this.#down(event);
    const move = (event: PointerEvent) => this.#move(event);
    const up = (event: PointerEvent) => this.#up(event.pointerId);
    const press = (event: KeyboardEvent) => this.#press(event);
    surface.addEventListener('pointerdown', down, true);
    surface.addEventListener('pointermove', move, true);
    surface.addEventListener('dragstart', prevent, true);
    surface.addEventListener('click', swallow, true);
    surface.addEventListener('keydown', press, true);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', up, true);
    return () => {
      for (const id of [...this.#carried.keys()]) this.#up(id);
      surface.removeEventListener('pointerdown', down, true);
      surface.removeEventListener('pointermove', move, true);
      surface.removeEventListener('dragstart', prevent, true);
      surface.removeEventListener('click', swallow, true);
      surface.removeEventListener('keydown', press, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
    };
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const node = movableAt(this.#surface, event.clientX, event.clientY);
    const id = node?.dataset.movable;
    if (!node || id === undefined) return;
    // Nothing else is done with it: no swipe, and no film that is pressed.
    event.stopPropagation();
    // What one hand carries no other takes.
    if (this.#carried.has(event.pointerId) || [...this.#carried.values()].some((each) => each.id === id))
      return;
    const reach = reachOf(node);
    if (!reach) return;
    this.#surface.setPointerCapture(event.pointerId);
    const from = { x: event.clientX, y: event.clientY };
    this.#carried.set(event.pointerId, { node, id, from, reach, to: this.#port.moved(id) });
    node.dataset.taken = '';
  }

  #move(event: PointerEvent): void {
    const carried = this.#carried.get(event.pointerId);
    if (!carried) return;
    if (event.buttons === 0) {
      this.#up(event.pointerId);
      return;
    }
    const { node, id, from, reach } = carried;
    const by = reach({ x: event.clientX - from.x, y: event.clientY - from.y });
    const before = this.#port.moved(id);
    carried.to = { x: before.x + by.x, y: before.y + by.y };
    // It is moved on the screen at once, and written down when it is put.
    node.style.translate = `${carried.to.x}px ${carried.to.y}px`;
  }

  #press(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    const node = event.target as HTMLElement;
    const id = node.dataset.movable;
    if (!arrow || id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // An arrow that moves it turns no page.
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? STEP.far : STEP.plain;
    const by = reachOf(node)?.({ x: arrow[0] * far, y: arrow[1] * far });
    if (by && Math.hypot(by.x, by.y) > 0) this.#port.step(id, by);
  }

  #up(pointerId: number): void {
    const carried = this.#carried.get(pointerId);
    if (!carried) return;
    this.#carried.delete(pointerId);
    delete carried.node.dataset.taken;
    const before = this.#port.moved(carried.id);
    if (carried.to.x !== before.x || carried.to.y !== before.y) this.#port.put(carried.id, carried.to);
  }
}

function prevent(event: Event): void {
  event.preventDefault();
}

/** A press is the hand's: links, films and tools on the page are pressed by the pointer. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * How far an element may be moved from where it is, so that it stays on its page: asked by CSS pixels, answered by logical
 * pixels of what it lies in.
 */
type DragReach = (by: Moved) => Moved;

/** Undefined for what is not there: an element that comes by an animation later. */
function reachOf(node: HTMLElement): DragReach | undefined {
  const page = node.closest<HTMLElement>('[data-page-id]');
  const element = node.querySelector<HTMLElement>('[data-element-id]');
  if (!page || !element?.checkVisibility({ visibilityProperty: true })) return undefined;
  const around = page.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const scale = around.width / page.offsetWidth;
  const turned = turnOf(node, page).inverse();
  return (by) => {
    const kept = keptOn(around, box, by);
    const { x, y } = turned.transformPoint({ x: kept.x / scale, y: kept.y / scale, w: 0 });
    return { x, y };
  };
}

/** How an element's surroundings up to the page turn what lies in them. */
function turnOf(node: HTMLElement, page: HTMLElement): DOMMatrix {
  let turn = new DOMMatrix();
  for (let at = node.parentElement; at && at !== page; at = at.parentElement) {
    const { transform } = getComputedStyle(at);
    if (transform !== 'none') turn = new DOMMatrix(transform).multiply(turn);
  }
  return turn;
}
