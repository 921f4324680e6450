import { type Readable, Signal } from '@lectern/base';
import { distance, type Point } from '../geometry/point.ts';
import type { EditSession } from '../session/edit-session.ts';
import { fittedCurve } from './fit-curve.ts';
import { insertPath } from './insert-path.ts';

/** Screen pixels: the tolerance of the smoothed line, and the distance within which its ends are joined. */
const TOLERANCE = 2.5;
const MEETS = 12;

/** A line drawn freehand. It is smoothed and added to the page when the pointer is lifted. */
export class FreehandSession {
  readonly #session: EditSession;
  readonly #points = new Signal<readonly Point[]>([]);

  constructor(session: EditSession) {
    this.#session = session;
  }

  /** The drawn points, page coordinates. */
  get points(): Readable<readonly Point[]> {
    return this.#points;
  }

  draw(...points: readonly Point[]): void {
    this.#points.set([...this.#points.get(), ...points]);
  }

  drop(): void {
    this.#points.set([]);
  }

  /** Adds the line to the page, closed if it returns to its beginning. Returns its id. */
  finish(): string | undefined {
    const points = this.#points.get();
    this.drop();
    const zoom = this.#session.viewport.view.get().zoom;
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return undefined;
    const long = points.some((point) => distance(point, first) > (MEETS * 2) / zoom);
    const closed = long && distance(first, last) < MEETS / zoom;
    const nodes = fittedCurve(closed ? [...points, first] : points, TOLERANCE / zoom);
    const end = nodes.at(-1);
    const [begin] = nodes;
    if (!closed || !begin || !end) return insertPath(this.#session, { nodes, closed: false });
    return insertPath(this.#session, { nodes: [{ ...begin, in: end.in }, ...nodes.slice(1, -1)], closed });
  }
}
