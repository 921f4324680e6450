import { type Readable, Signal } from '@lectern/base';
import { distance, type Point } from '../geometry/point.ts';
import type { EditSession } from '../session/edit-session.ts';
import type { PathNode } from './contour.ts';
import { insertPath } from './insert-path.ts';

/** A line in progress: its points, and whether the pointer is down on the last of them. */
export interface PenState {
  readonly nodes: readonly PathNode[];
  readonly holds: boolean;
}

/** A line drawn point by point: a press makes a corner, a drag a curve. */
export class PenSession {
  readonly #session: EditSession;
  readonly #state = new Signal<PenState>({ nodes: [], holds: false });

  constructor(session: EditSession) {
    this.#session = session;
  }

  get state(): Readable<PenState> {
    return this.#state;
  }

  /** Whether a press at this point would close the line. `reach`: logical pixels. */
  closesAt(at: Point, reach: number): boolean {
    const { nodes } = this.#state.get();
    const [first] = nodes;
    return first !== undefined && nodes.length > 1 && distance(first.at, at) <= reach;
  }

  press(at: Point): void {
    this.#state.set({ nodes: [...this.#state.get().nodes, { at }], holds: true });
  }

  /** The pointer is dragged from where it was pressed: the line is curved there. */
  pull(to: Point): void {
    const { nodes, holds } = this.#state.get();
    const last = nodes.at(-1);
    if (!holds || !last) return;
    const { at } = last;
    const bent = { at, in: { x: at.x * 2 - to.x, y: at.y * 2 - to.y }, out: to };
    this.#state.set({ nodes: [...nodes.slice(0, -1), bent], holds });
  }

  lift(): void {
    this.#state.set({ ...this.#state.get(), holds: false });
  }

  /** Removes the last point; false without a point. */
  back(): boolean {
    const { nodes } = this.#state.get();
    if (nodes.length === 0) return false;
    this.#state.set({ nodes: nodes.slice(0, -1), holds: false });
    return true;
  }

  drop(): void {
    this.#state.set({ nodes: [], holds: false });
  }

  /** Adds the line to the page; returns its id. */
  finish(closed: boolean): string | undefined {
    const { nodes } = this.#state.get();
    this.drop();
    return insertPath(this.#session, { nodes, closed: closed && nodes.length > 2 });
  }
}
