import type { DryInk } from '../pages/dry-ink.ts';
import type { Erasure, InkPage } from '../pages/ink-page.ts';
import { PendingErasure } from '../pages/pending-erasure.ts';
import type { Stroke } from '../stroke.ts';
import type { PointerSession, Sample } from './pointer-session.ts';

/** Strokes of an erasure that are stored at once; more would delay the next stroke of the pen. */
const WRITTEN_AT_ONCE = 48;

interface EraserPorts {
  onErase(erasure: Erasure): void;
  /** A pass has finished (its removals are one undo step). */
  onEraseEnd(): void;
  /** The actions of pointers, which other windows show, have changed. */
  onWriting?(): void;
}

/** The eraser passes on a page: erased ink disappears at once, and the change is stored when the eraser is lifted. */
export class EraserPasses {
  readonly #page: InkPage;
  readonly #dry: DryInk;
  readonly #ports: EraserPorts;
  readonly #pending = new PendingErasure();
  #writing: ReturnType<typeof setTimeout> | undefined;
  /** Paths of erasers since their effect was last stored: x, y and 0.5 of each point. */
  #wiped: readonly { readonly radius: number; readonly points: number[] }[] = [];

  constructor(page: InkPage, dry: DryInk, ports: EraserPorts) {
    this.#page = page;
    this.#dry = dry;
    this.#ports = ports;
  }

  /** Paths of partial erasers, which leave a part of a stroke, since their effect was last stored. */
  get wiped(): readonly { readonly radius: number; readonly points: readonly number[] }[] {
    return this.#wiped;
  }

  /**
   * Ids of strokes that were erased whole and whose removal is not stored yet; partial erasures are in `wiped` instead.
   */
  get gone(): readonly string[] {
    return this.#wiped.length > 0 ? [] : [...this.#pending.removed];
  }

  /** The stored strokes with the pending erasure applied. */
  appliedTo(strokes: readonly Stroke[]): readonly Stroke[] {
    return this.#pending.appliedTo(strokes);
  }

  begin(first: Sample, radius: number, whole: boolean): PointerSession {
    let [x, y] = first;
    const way = { radius, points: [] as number[] };
    if (!whole) this.#wiped = [...this.#wiped, way];
    const go = (sample: Sample): void => {
      way.points.push(sample[0], sample[1], 0.5);
      const [from, to] = [
        [x, y],
        [sample[0], sample[1]],
      ] as const;
      const erased = this.#page.erase(from, to, radius, whole);
      [x, y] = sample;
      if (!erased) return;
      this.#pending.add(erased);
      // Strokes that were only grazed stay, and are repainted in the next frames.
      if (!whole) this.#dry.wipe(from, to, radius);
      this.#dry.repaintSoon(erased.dirty);
    };
    go(first);
    // Erased ink disappears at once, and the change is stored when the eraser is lifted.
    const over = () => this.#write();
    return { move: (samples) => samples.forEach(go), up: over, cancel: over, drop: over };
  }

  /** Stores all erasures until now before it returns. */
  settle(): void {
    clearTimeout(this.#writing);
    this.#writing = undefined;
    if (!this.#pending.hasMore) return;
    this.#ports.onErase(this.#pending.take());
    this.#end();
  }

  /** Stores a long pass in parts, so that the next stroke need not wait for it. */
  #write(): void {
    const part = this.#pending.take(WRITTEN_AT_ONCE);
    if (part.removed.length + part.pieces.length > 0) this.#ports.onErase(part);
    if (this.#pending.hasMore) this.#writing ??= setTimeout(() => this.#writeMore());
    else this.#end();
  }

  #writeMore(): void {
    this.#writing = undefined;
    this.#write();
  }

  #end(): void {
    this.#wiped = [];
    this.#ports.onEraseEnd();
    this.#ports.onWriting?.();
  }
}
