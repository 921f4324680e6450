import type { Box, Stroke } from '../stroke.ts';

/** The position of a pointer on its page, logical pixels, and its pressure, 0 to 1. */
export type Sample = readonly [x: number, y: number, pressure: number];

/** The work of one pointer between down and up. Each pointer has its own session. */
export interface PointerSession {
  /** All points since the last event, and predicted points of the browser, which are only painted. */
  move(samples: readonly Sample[], predicted: readonly Sample[]): void;
  up(sample: Sample): void;
  /**
   * The system cancelled the pointer (a gesture, a call): the session's result so far is kept, as if the pen was
   * lifted.
   */
  cancel(): void;
  /** The gesture was recognised as no stroke: unstored changes are discarded. */
  drop?(): void;
  /** The stroke up to its last point. */
  written?(): Omit<Stroke, 'id'>;
  /** Paints ink that is not finished yet; returns the painted box. */
  paint?(context: CanvasRenderingContext2D): Box | undefined;
}
