import type { Dispose } from '@lectern/base';
import { keepNextTap } from '../../parts/dragging/drags.ts';
import { type Cell, cellAt } from './lines.ts';

export interface GridHandsPort {
  readonly rows: number;
  readonly columns: number;
  /** A pointer was pressed on a cell, or moved to another one. `hand`: the number of the press, from 0. */
  moved(hand: number, from: Cell, to: Cell): void;
  /** The pointer was lifted. It was a tap when it stayed on its cell. */
  lifted(hand: number, from: Cell, to: Cell): void;
  /** The pointer was lost. */
  lost(hand: number): void;
}

interface Hand {
  readonly number: number;
  readonly from: Cell;
  to: Cell;
}

/** Any number of pointers that are drawn over the cells of a grid at once. */
export class GridHands {
  readonly #surface: HTMLElement;
  readonly #port: GridHandsPort;
  readonly #hands = new Map<number, Hand>();
  #presses = 0;

  constructor(surface: HTMLElement, port: GridHandsPort) {
    this.#surface = surface;
    this.#port = port;
  }

  listen(): Dispose {
    const stop = new AbortController();
    const { signal } = stop;
    this.#surface.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    addEventListener('pointermove', (event) => this.#move(event), { signal });
    addEventListener('pointerup', (event) => this.#up(event), { signal });
    addEventListener('pointercancel', (event) => this.#lose(event.pointerId), { signal });
    addEventListener('blur', () => this.#loseAll(), { signal });
    keepNextTap(this.#surface, () => this.#hands.size > 0, signal);
    this.#surface.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return () => {
      stop.abort();
      this.#loseAll();
    };
  }

  #cellOf({ clientX, clientY }: PointerEvent): Cell | undefined {
    const { left, top, width, height } = this.#surface.getBoundingClientRect();
    const { rows, columns } = this.#port;
    return cellAt((clientX - left) / width, (clientY - top) / height, rows, columns);
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const from = this.#cellOf(event);
    if (!from) return;
    const number = this.#presses++;
    this.#hands.set(event.pointerId, { number, from, to: from });
    this.#port.moved(number, from, from);
  }

  #move(event: PointerEvent): void {
    const hand = this.#hands.get(event.pointerId);
    const to = hand && this.#cellOf(event);
    if (!hand || !to || (to.row === hand.to.row && to.column === hand.to.column)) return;
    hand.to = to;
    this.#port.moved(hand.number, hand.from, to);
  }

  #up(event: PointerEvent): void {
    const hand = this.#hands.get(event.pointerId);
    if (!hand) return;
    this.#hands.delete(event.pointerId);
    this.#port.lifted(hand.number, hand.from, hand.to);
  }

  #lose(pointerId: number): void {
    const hand = this.#hands.get(pointerId);
    this.#hands.delete(pointerId);
    if (hand) this.#port.lost(hand.number);
  }

  #loseAll(): void {
    for (const pointerId of [...this.#hands.keys()]) this.#lose(pointerId);
  }
}
