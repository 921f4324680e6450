import type { Dispose, Readable } from '@lectern/base';
import type { Frame } from '@lectern/courseware';
import type { CoverOnPage } from './covers-on-page.ts';
import { letGo, pulled, type ScratchPoint, strokeTo, type Uncovered } from './uncovered.ts';

export interface CoverHandsPort {
  /** The covers of the visible page. */
  readonly covers: () => readonly CoverOnPage[];
  readonly uncovered: Readable<ReadonlyMap<string, Uncovered>>;
  /** Called while a pointer is down on a cover: draws the state without storing it. */
  readonly hold: (id: string, uncovered: Uncovered) => void;
  /** Called when the pointer is lifted: stores the state. */
  readonly put: (id: string, uncovered: Uncovered | undefined) => void;
}

/** A pointer that moved no farther than this was pressed, not dragged. CSS pixels. */
const PRESS = 10;

interface Held {
  readonly on: CoverOnPage;
  readonly from: ScratchPoint;
  readonly place: (event: PointerEvent) => ScratchPoint;
  readonly before: Uncovered | undefined;
  readonly client: ScratchPoint;
  now: Uncovered | undefined;
  moved: boolean;
}

/**
 * Pointers that remove covers: one pointer per cover, any number at once. The events that they handle cause no click
 * and no swipe.
 */
export class CoverHands {
  readonly #surface: HTMLElement;
  readonly #port: CoverHandsPort;
  readonly #held = new Map<number, Held>();
  /** Whether to ignore the next click, which follows a press of a cover. */
  #swallows = false;

  constructor(surface: HTMLElement, port: CoverHandsPort) {
    this.#surface = surface;
    this.#port = port;
  }

  listen(): Dispose {
    const surface = this.#surface;
    const down = (event: PointerEvent) => this.#down(event);
    const move = (event: PointerEvent) => this.#move(event);
    const up = (event: PointerEvent) => this.#up(event.pointerId, event.type === 'pointerup');
    const click = (event: MouseEvent) => {
      if (!this.#swallows) return;
      this.#swallows = false;
      event.preventDefault();
      event.stopPropagation();
    };
    surface.addEventListener('pointerdown', down, true);
    surface.addEventListener('pointermove', move, true);
    surface.addEventListener('click', click, true);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', up, true);
    return () => {
      for (const id of [...this.#held.keys()]) this.#up(id, false);
      surface.removeEventListener('pointerdown', down, true);
      surface.removeEventListener('pointermove', move, true);
      surface.removeEventListener('click', click, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
    };
  }

  /** The topmost cover at a point of the window. */
  at(x: number, y: number): { readonly on: CoverOnPage; readonly node: HTMLElement } | undefined {
    for (const hit of document.elementsFromPoint(x, y)) {
      const node = hit.closest<HTMLElement>('[data-element-id]');
      if (!node || !this.#surface.contains(node)) continue;
      const on = this.#port.covers().find(({ id }) => id === node.dataset.elementId);
      return on && { on, node };
    }
    return undefined;
  }

  #down(event: PointerEvent): void {
    this.#swallows = false;
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const found = this.at(event.clientX, event.clientY);
    if (!found || [...this.#held.values()].some(({ on }) => on.id === found.on.id)) return;
    const { on, node } = found;
    event.stopPropagation();
    this.#surface.setPointerCapture(event.pointerId);
    const place = placesOn(node, on.frame);
    const before = this.#port.uncovered.get().get(on.id);
    const from = place(event);
    const now =
      on.cover.way === 'scratch' ? scratched(before, [from.map(Math.round) as [number, number]]) : before;
    this.#held.set(event.pointerId, {
      ...{ on, from, place, before, now },
      client: [event.clientX, event.clientY],
      moved: false,
    });
    if (on.cover.way === 'scratch' && now) this.#port.hold(on.id, now);
  }

  #move(event: PointerEvent): void {
    const held = this.#held.get(event.pointerId);
    if (!held) return;
    if (event.buttons === 0) {
      this.#up(event.pointerId, true);
      return;
    }
    const { on, from, before } = held;
    const [x, y] = held.client;
    held.moved ||= Math.hypot(event.clientX - x, event.clientY - y) > PRESS;
    if (on.cover.way === 'fade') return;
    const at = held.place(event);
    if (on.cover.way === 'scratch') {
      const strokes = held.now?.type === 'scratched' ? held.now.strokes : [];
      held.now = scratched(before, strokeTo(strokes.at(-1) ?? [], at));
    } else if (held.moved) {
      const share = before?.type === 'wiped' ? before.share : 0;
      const by: ScratchPoint = [at[0] - from[0], at[1] - from[1]];
      held.now = { type: 'wiped', share: pulled(share, on.cover.from, by, on.frame) };
    }
    if (held.now) this.#port.hold(on.id, held.now);
  }

  /**
   * `meant` is true when the pointer was lifted, and false when it was cancelled: the cover then returns to its former
   * state.
   */
  #up(pointerId: number, meant: boolean): void {
    const held = this.#held.get(pointerId);
    if (!held) return;
    this.#held.delete(pointerId);
    const { on, now, before, moved } = held;
    this.#swallows = meant;
    if (!meant) this.#port.put(on.id, before);
    else if (on.cover.way !== 'scratch' && !moved) this.#port.put(on.id, { type: 'away' });
    else this.#port.put(on.id, now && letGo(now, on.frame));
  }
}

/** Adds a stroke to the area that was scratched before. */
function scratched(before: Uncovered | undefined, stroke: readonly ScratchPoint[]): Uncovered {
  const strokes = before?.type === 'scratched' ? before.strokes : [];
  return { type: 'scratched', strokes: [...strokes, stroke] };
}

/** Converts window coordinates to coordinates of a cover: logical pixels from its top left corner, before rotation. */
function placesOn(node: HTMLElement, { w, h, rotation = 0, flipH, flipV }: Frame): Held['place'] {
  const page = node.closest<HTMLElement>('[data-page-id]');
  const scale = page ? page.getBoundingClientRect().width / page.offsetWidth : 1;
  const box = node.getBoundingClientRect();
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const turn = (-rotation * Math.PI) / 180;
  return ({ clientX, clientY }) => {
    const [x, y] = [(clientX - middleX) / scale, (clientY - middleY) / scale];
    const across = x * Math.cos(turn) - y * Math.sin(turn);
    const down = x * Math.sin(turn) + y * Math.cos(turn);
    return [(flipH ? -across : across) + w / 2, (flipV ? -down : down) + h / 2];
  };
}
