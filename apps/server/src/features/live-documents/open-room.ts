import { LiveError } from './live-caller.ts';

/** How much may be open in one process at once, as Yjs updates; in memory it is four to five times as much. Bytes. */
export interface OpenLimits {
  readonly ofAll: number;
  /** What one user has opened and nobody had open before him. */
  readonly ofOne: number;
}

/** Five of the largest coursewares, or some hundreds of usual ones: some 300 MB of memory. */
export const OPEN_LIMITS: OpenLimits = { ofAll: 64_000_000, ofOne: 24_000_000 };

/**
 * Bounds what the documents that are open hold of memory. Who finds no room is told to come again, which his browser does by
 * itself; what he sees and writes meanwhile is the copy of his browser. A document counts for whoever opened it first.
 */
export class OpenRoom {
  readonly #limits: OpenLimits;
  readonly #open = new Map<object, { readonly userId: string; bytes: number }>();
  #bytes = 0;

  constructor(limits: OpenLimits = OPEN_LIMITS) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Throws where there is no room. `document`: as it lies in memory. */
  take(document: object, userId: string, bytes: number): void {
    const ofUser = [...this.#open.values()].reduce(
      (sum, each) => (each.userId === userId ? sum + each.bytes : sum),
      0,
    );
    // Whoever has nothing open opens what he likes, within the room of all: no document is too large by itself.
    const isFull = this.#bytes + bytes > this.#limits.ofAll && this.#bytes > 0;
    if (isFull || (ofUser > 0 && ofUser + bytes > this.#limits.ofOne)) throw new LiveError('unavailable');
    this.#open.set(document, { userId, bytes });
    this.#bytes += bytes;
  }

  /** What is open may grow: its own limit holds it. */
  grow(document: object, bytes: number): void {
    const open = this.#open.get(document);
    if (!open) return;
    open.bytes += bytes;
    this.#bytes += bytes;
  }

  free(document: object): void {
    this.#bytes -= this.#open.get(document)?.bytes ?? 0;
    this.#open.delete(document);
  }
}
