import type { DryInk } from './dry-ink.ts';
import type { Erasure, InkPage } from './ink-page.ts';
import { PendingErasure } from './pending-erasure.ts';
import type { PointerSession, Sample } from './pointer-session.ts';
import type { Stroke } from './stroke.ts';

/** Strokes of an erasure that are written down at once; more would hold up the next stroke of the pen. */
const WRITTEN_AT_ONCE = 48;

interface EraserPorts {
  onErase(erasure: Erasure): void;
  /** A pass is over (its removals are one step for undo). */
  onEraseEnd(): void;
  /** What is told of hands is another. */
  onWriting?(): void;
}

/** The erasers on a page: what they take is seen at once, and written down when they are lifted. */
export class EraserPasses {
  readonly #page: InkPage;
  readonly #dry: DryInk;
  readonly #ports: EraserPorts;
  readonly #pending = new PendingErasure();
  #writing: ReturnType<typeof setTimeout> | undefined;
  /** Where they went since what they took was written down last: x, y and 0.5 of each point. */
  #wiped: readonly { readonly radius: number; readonly points: number[] }[] = [];

  constructor(page: InkPage, dry: DryInk, ports: EraserPorts) {
    this.#page = page;
    this.#dry = dry;
    this.#ports = ports;
  }

  /** Where erasers went that leave the rest of a stroke, since what they took was written down last. */
  get wiped(): readonly { readonly radius: number; readonly points: readonly number[] }[] {
    return this.#wiped;
  }

  /** Strokes that are erased whole and not written down yet; what was cut to pieces is told by its way. */
  get gone(): readonly string[] {
    return this.#wiped.length > 0 ? [] : [...this.#pending.removed];
  }

  /** The strokes that are known elsewhere, as they are here. */
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
      // Lines that are only grazed stay, and are back with the next frames.
      if (!whole) this.#dry.wipe(from, to, radius);
      this.#dry.repaintSoon(erased.dirty);
    };
    go(first);
    // What is erased is seen at once, and written down when the eraser is lifted.
    const over = () => this.#write();
    return { move: (samples) => samples.forEach(go), up: over, cancel: over, drop: over };
  }

  /** Everything that was erased until now is written down when this returns. */
  settle(): void {
    clearTimeout(this.#writing);
    this.#writing = undefined;
    if (!this.#pending.hasMore) return;
    this.#ports.onErase(this.#pending.take());
    this.#end();
  }

  /** Writes a long pass down in parts, so that the next stroke need not wait for it. */
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
