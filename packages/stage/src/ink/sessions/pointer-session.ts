import type { Box, Stroke } from '../stroke.ts';

/** The position of a pointer on its page, logical pixels, and its pressure, 0 to 1. */
export type Sample = readonly [x: number, y: number, pressure: number];

/** The work of one pointer between down and up. Each pointer has its own session. */
export interface PointerSession {
  /** All points since the last event, and those that the browser predicts, which are only painted. */
  move(samples: readonly Sample[], predicted: readonly Sample[]): void;
  up(sample: Sample): void;
  /** The system cancelled the pointer (a gesture, a call): what was done so far is kept, as if the pen was lifted. */
  cancel(): void;
  /** The gesture turned out to be no stroke: what can still be discarded is discarded. */
  drop?(): void;
  /** The stroke as far as it is written. */
  written?(): Omit<Stroke, 'id'>;
  /** Paints what is not in the finished ink yet; returns the painted box. */
  paint?(context: CanvasRenderingContext2D): Box | undefined;
}
