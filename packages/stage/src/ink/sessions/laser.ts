import type { Box } from '../stroke.ts';
import type { PointerSession, Sample } from './pointer-session.ts';

/** Time for which a point glows, milliseconds. */
const GLOW_MS = 1200;
/** Width of the trail, logical pixels. */
const WIDTH = 7;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** The fading trail of a laser pointer. It is never stored. */
export class LaserLight {
  readonly #color: string;
  readonly #now: () => number;
  #spots: Spot[] = [];
  /** Whether the pointer is still down, so that its current point keeps glowing. */
  isHeld = true;

  constructor(color: string, first: Sample, now: () => number) {
    this.#color = color;
    this.#now = now;
    this.add([first]);
  }

  add(samples: readonly Sample[]): void {
    const at = this.#now();
    for (const [x, y] of samples) this.#spots.push({ x, y, at });
  }

  /** The visible trail at this moment, for other windows: its colour, and x, y and 0.5 of each point in turn. */
  get shown(): { readonly color: string; readonly points: readonly number[] } {
    const now = this.#now();
    const lit = this.#spots.filter(
      ({ at }, i) => now - at < GLOW_MS || (this.isHeld && i === this.#spots.length - 1),
    );
    return { color: this.#color, points: lit.flatMap(({ x, y }) => [x, y, 0.5]) };
  }

  /** Whether any point is still visible. */
  get isLit(): boolean {
    const last = this.#spots.at(-1);
    return this.isHeld || (last !== undefined && this.#now() - last.at < GLOW_MS);
  }

  paint(context: CanvasRenderingContext2D): Box | undefined {
    const now = this.#now();
    const head = this.#spots.at(-1);
    if (!head) return undefined;
    const gone = this.#spots.findIndex(({ at }) => now - at < GLOW_MS);
    this.#spots = gone < 0 ? [head] : this.#spots.slice(Math.max(gone - 1, 0));
    context.save();
    context.lineCap = 'round';
    context.lineJoin = 'round';
    let box: Box = { minX: head.x, minY: head.y, maxX: head.x, maxY: head.y };
    for (let i = 1; i < this.#spots.length; i++) {
      const [a, b] = [this.#spots[i - 1], this.#spots[i]];
      if (!a || !b) continue;
      const left = Math.max(0, 1 - (now - b.at) / GLOW_MS);
      context.strokeStyle = `#${this.#color}`;
      context.globalAlpha = left;
      context.lineWidth = WIDTH * (0.35 + 0.65 * left);
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.stroke();
      box = {
        minX: Math.min(box.minX, a.x, b.x),
        minY: Math.min(box.minY, a.y, b.y),
        maxX: Math.max(box.maxX, a.x, b.x),
        maxY: Math.max(box.maxY, a.y, b.y),
      };
    }
    if (this.isHeld) {
      context.globalAlpha = 1;
      context.fillStyle = `#${this.#color}`;
      context.beginPath();
      context.arc(head.x, head.y, WIDTH, 0, Math.PI * 2);
      context.fill();
      context.globalAlpha = 0.9;
      context.fillStyle = '#FFFFFF';
      context.beginPath();
      context.arc(head.x, head.y, WIDTH * 0.4, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
    return { minX: box.minX - 9, minY: box.minY - 9, maxX: box.maxX + 9, maxY: box.maxY + 9 };
  }
}

/** The pointer of a laser while it is down. */
export class LaserSession implements PointerSession {
  readonly #light: LaserLight;

  constructor(light: LaserLight) {
    this.#light = light;
  }

  move(samples: readonly Sample[]): void {
    this.#light.add(samples);
  }

  up(): void {
    this.#light.isHeld = false;
  }

  cancel(): void {
    this.up();
  }

  drop(): void {
    this.up();
  }
}
