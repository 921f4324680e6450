import type { Stroke } from '../stroke.ts';
import type { Erasure } from './ink-page.ts';

/**
 * Erasures on the page that are not stored yet. An eraser pass through a full page cuts pieces of pieces, of which only
 * the last are worth storing.
 */
export class PendingErasure {
  readonly #removed = new Set<string>();
  readonly #pieces = new Map<string, Stroke>();

  add({ removed, pieces }: Erasure): void {
    for (const id of removed) if (!this.#pieces.delete(id)) this.#removed.add(id);
    for (const piece of pieces) this.#pieces.set(piece.id, piece);
  }

  /** Removes and returns up to `most` strokes to be stored; all when left out. */
  take(most = Number.POSITIVE_INFINITY): Erasure {
    const removed: string[] = [];
    const pieces: Stroke[] = [];
    // Removals come first: a reader in between sees less ink, never two strokes at one position.
    for (const id of this.#removed) {
      if (removed.length >= most) break;
      removed.push(id);
    }
    for (const id of removed) this.#removed.delete(id);
    if (this.#removed.size === 0) {
      for (const piece of this.#pieces.values()) {
        if (removed.length + pieces.length >= most) break;
        pieces.push(piece);
      }
      for (const { id } of pieces) this.#pieces.delete(id);
    }
    return { removed, pieces };
  }

  /** Ids of stored strokes that are to be removed. */
  get removed(): ReadonlySet<string> {
    return this.#removed;
  }

  /** Whether pieces or removals are left. */
  get hasMore(): boolean {
    return this.#removed.size > 0 || this.#pieces.size > 0;
  }

  /** The stored strokes with this erasure applied. */
  appliedTo(strokes: readonly Stroke[]): readonly Stroke[] {
    if (!this.hasMore) return strokes;
    return [...strokes.filter(({ id }) => !this.#removed.has(id)), ...this.#pieces.values()];
  }
}
