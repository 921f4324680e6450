import type { Dispose } from '@lectern/base';
import { movableAt } from '../show/movable-at.ts';
import type { Moved } from '../show/movable-elements.tsx';
import { keptOn, onScreen } from './drag-reach.ts';
import { Landings, type LandingsPort } from './landings.ts';

export interface DragHandsPort extends LandingsPort {
  /** An arrow key has moved the element by this much. */
  step(id: string, by: Moved): void;
  /**
   * Creates a copy of an element whose copies are dragged off, at its position, and returns its id; undefined when
   * there are too many.
   */
  pull(id: string): string | undefined;
  /** Whether dragging this element drags off copies of it. */
  givesCopies(id: string): boolean;
  /** Whether a press without a movement acts on the page like any press. */
  readonly presses?: boolean;
}

/** Distance by which an arrow key moves the element, without and with Shift, CSS pixels. */
const STEP = { plain: 15, far: 75 };
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Minimum movement of a drag, CSS pixels. */
const DRAG_FROM = 8;

/** A pressed pointer that may become a drag. */
interface Pressing {
  readonly node: HTMLElement;
  readonly client: Moved;
}

/** The element that a pointer drags, and how far. */
interface Carried {
  readonly id: string;
  readonly client: Moved;
  readonly before: Moved;
  /** The part of a pointer's movement that the element can follow, in logical pixels of its parent. */
  readonly reach: (by: Moved) => Moved;
  to: Moved;
}

/** Frames in which a copy must be drawn to get the focus: two seconds on a busy machine. */
const FOCUS_FRAMES = 120;

/** The element that arrow keys move, and its position before. */
interface Stepped {
  readonly id: string;
  readonly before: Moved;
}

/** Pointers that drag draggable elements: one element per pointer, any number at once. */
export class DragHands {
  readonly #surface: HTMLElement;
  readonly #port: DragHandsPort;
  readonly #landings: Landings;
  readonly #carried = new Map<number, Carried>();
  readonly #pressing = new Map<number, Pressing>();
  #stepped: Stepped | undefined;
  /** A copy created by keys, until it is drawn and has the focus: keys of its original move the copy meanwhile. */
  #following: { readonly original: string; readonly copy: string } | undefined;
  /** Whether to ignore the next click, at the end of a drag. */
  #swallows = false;

  constructor(surface: HTMLElement, port: DragHandsPort) {
    this.#surface = surface;
    this.#port = port;
    this.#landings = new Landings(surface, port);
  }

  listen(): Dispose {
    const surface = this.#surface;
    const down = (event: PointerEvent) => this.#down(event);
    const move = (event: PointerEvent) => this.#move(event);
    const up = (event: PointerEvent) => this.#up(event.pointerId);
    const press = (event: KeyboardEvent) => this.#press(event);
    const dragStart = (event: DragEvent) => this.#dragStart(event);
    const click = (event: MouseEvent) => this.#click(event);
    surface.addEventListener('pointerdown', down, true);
    surface.addEventListener('pointermove', move, true);
    surface.addEventListener('dragstart', dragStart, true);
    surface.addEventListener('click', click, true);
    surface.addEventListener('keydown', press, true);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', up, true);
    return () => {
      for (const id of [...this.#carried.keys()]) this.#up(id);
      this.#pressing.clear();
      surface.removeEventListener('pointerdown', down, true);
      surface.removeEventListener('pointermove', move, true);
      surface.removeEventListener('dragstart', dragStart, true);
      surface.removeEventListener('click', click, true);
      surface.removeEventListener('keydown', press, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
    };
  }

  #down(event: PointerEvent): void {
    this.#swallows = false;
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const client = { x: event.clientX, y: event.clientY };
    if (this.#port.presses) {
      const node = pressedOn(event);
      if (node) this.#pressing.set(event.pointerId, { node, client });
      return;
    }
    const node = movableAt(this.#surface, client.x, client.y);
    if (!node) return;
    // The drag causes no swipe, and presses no video.
    event.stopPropagation();
    this.#take(event.pointerId, node, client);
  }

  #take(pointerId: number, node: HTMLElement, client: Moved): void {
    const taken = node.dataset.movable;
    // Each element is dragged by one pointer only.
    const isTaken = [...this.#carried.values()].some(({ id }) => id === taken);
    if (taken === undefined || isTaken || this.#carried.has(pointerId)) return;
    const on = onScreen(node);
    if (!on) return;
    const id = this.#port.givesCopies(taken) ? this.#port.pull(taken) : taken;
    if (id === undefined) return;
    this.#surface.setPointerCapture(pointerId);
    const before = this.#port.moved(id);
    // A copy may leave the page, which discards it.
    const reach = (by: Moved) => on.inside(this.#port.isCopy(id) ? by : keptOn(on.page, on.box, by));
    this.#carried.set(pointerId, { id, client, before, reach, to: before });
    if (id === taken) node.dataset.taken = '';
    this.#stepped = undefined;
  }

  /** The pointer moved far enough: the press becomes a drag. */
  #goOn(event: PointerEvent): void {
    const pressing = this.#pressing.get(event.pointerId);
    // The pointer was lifted outside the window.
    if (event.buttons === 0) this.#pressing.delete(event.pointerId);
    if (!pressing || event.buttons === 0) return;
    const { client, node } = pressing;
    if (Math.hypot(event.clientX - client.x, event.clientY - client.y) < DRAG_FROM) return;
    this.#pressing.delete(event.pointerId);
    this.#take(event.pointerId, node, client);
    this.#swallows = this.#carried.has(event.pointerId);
  }

  #move(event: PointerEvent): void {
    this.#goOn(event);
    const carried = this.#carried.get(event.pointerId);
    if (!carried) return;
    if (event.buttons === 0) {
      this.#up(event.pointerId);
      return;
    }
    const { id, client, before, reach } = carried;
    const by = reach({ x: event.clientX - client.x, y: event.clientY - client.y });
    carried.to = { x: before.x + by.x, y: before.y + by.y };
    // The element is moved on the screen at once, and stored when it is put down. A copy is drawn as soon as the
    // pointer is down.
    const node = this.#landings.nodeOf(id);
    if (!node) return;
    node.dataset.taken = '';
    node.style.translate = `${carried.to.x}px ${carried.to.y}px`;
  }

  #up(pointerId: number): void {
    this.#pressing.delete(pointerId);
    const carried = this.#carried.get(pointerId);
    if (!carried) return;
    this.#carried.delete(pointerId);
    const { id, before, to } = carried;
    delete this.#landings.nodeOf(id)?.dataset.taken;
    if (to.x !== before.x || to.y !== before.y) this.#landings.land(id, before, to);
    else if (this.#port.isPulled(id)) this.#port.throwAway(id);
  }

  #press(event: KeyboardEvent): void {
    const node = event.target as HTMLElement;
    const own = node.dataset.movable;
    if (own === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = this.#following?.original === own ? this.#following.copy : own;
    const arrow = ARROWS[event.key];
    const isPut = event.key === 'Enter';
    const isThrown = (event.key === 'Delete' || event.key === 'Backspace') && this.#port.isCopy(id);
    if (!arrow && !isPut && !isThrown) return;
    // The arrow key moves the element and does not change the page.
    event.preventDefault();
    event.stopPropagation();
    if (arrow) this.#step(node, id, arrow, event.shiftKey ? STEP.far : STEP.plain);
    else if (isThrown) this.#port.throwAway(id);
    else {
      const before = this.#stepped?.id === id ? this.#stepped.before : this.#port.moved(id);
      this.#stepped = undefined;
      this.#landings.land(id, before, this.#port.moved(id));
    }
  }

  #step(node: HTMLElement, from: string, [across, along]: readonly [number, number], far: number): void {
    const on = onScreen(node);
    if (!on) return;
    const by = on.inside(keptOn(on.page, on.box, { x: across * far, y: along * far }));
    if (Math.hypot(by.x, by.y) === 0) return;
    const id = this.#port.givesCopies(from) ? this.#port.pull(from) : from;
    if (id === undefined) return;
    if (this.#stepped?.id !== id) this.#stepped = { id, before: this.#port.moved(id) };
    this.#port.step(id, by);
    if (id !== from) this.#follow(from, id);
  }

  /** The keyboard moves the copy from now on; it gets the focus as soon as it is drawn. */
  #follow(original: string, copy: string): void {
    this.#following = { original, copy };
    const focus = (frames: number) => {
      if (this.#following?.copy !== copy) return;
      const node = this.#landings.nodeOf(copy);
      if (!node && frames > 0) {
        requestAnimationFrame(() => focus(frames - 1));
        return;
      }
      this.#following = undefined;
      node?.focus();
    };
    requestAnimationFrame(() => focus(FOCUS_FRAMES));
  }

  /** Prevents the browser's own dragging of a picture or a link. */
  #dragStart(event: DragEvent): void {
    const isOn = event.target instanceof Element && event.target.closest('[data-carried]') !== null;
    if (!this.#port.presses || isOn) event.preventDefault();
  }

  /** In drag mode presses are used for dragging: links, videos and tools of the page react only to the pointer tool. */
  #click(event: MouseEvent): void {
    if (this.#port.presses && !this.#swallows) return;
    this.#swallows = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Elements that are operated in place. */
const USED = 'button, input, select, textarea, [data-media-bar], [data-tool-frame]';

/** The draggable element under a press; undefined if an element above or inside it handles the press. */
function pressedOn(event: Event): HTMLElement | undefined {
  if (!(event.target instanceof Element) || event.target.closest(USED)) return undefined;
  return event.target.closest<HTMLElement>('[data-movable][data-carried]') ?? undefined;
}
