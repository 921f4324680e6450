import type { Box, Stroke } from './stroke.ts';

/** Where a pointer is on its page, logical pixels, and how hard it presses, 0 to 1. */
export type Sample = readonly [x: number, y: number, pressure: number];

/** What one pointer does between its down and its up. Several people have one each. */
export interface PointerSession {
  /** All points since the last event, and those that the browser expects next, which are only painted. */
  move(samples: readonly Sample[], predicted: readonly Sample[]): void;
  up(sample: Sample): void;
  /** The system took the pointer (a gesture, a call): what was done so far is kept, as a pen lifted. */
  cancel(): void;
  /** It was no stroke: the hand meant something else. Nothing of it is kept, where anything is left to be kept. */
  drop?(): void;
  /** The stroke as far as it is written. */
  written?(): Omit<Stroke, 'id'>;
  /** Paints what is not dry yet; answers where. */
  paint?(context: CanvasRenderingContext2D): Box | undefined;
}
