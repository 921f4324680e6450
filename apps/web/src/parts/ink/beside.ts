import type { Readable } from '@lectern/base';
import type { Box, Carrying, Sample } from '@lectern/stage/ink';

/** What lies on a page beside its ink, and is taken by the same loop. What is done to both is one step to undo. */
export interface Beside {
  /** Of what is taken, logical pixels. Undefined where nothing is. */
  readonly box: Readable<Box | undefined>;
  /** A loop was drawn. One that is no more than a touch takes nothing here where it took ink. */
  take(loop: readonly Sample[], tookInk: boolean): void;
  /** Whether ink is taken: its box is around both then. */
  inkIsTaken(isTaken: boolean): void;
  /** Shows what is taken where a hand carries it: larger about a point. Undefined: where it lies. */
  carry(by: Carrying | undefined, about: readonly [x: number, y: number]): void;
  /** Lays it down there; `ink` does the same to the ink. */
  put(by: Carrying, about: readonly [x: number, y: number], ink: () => void): void;
  copy(by: Carrying, ink: () => void): void;
  color(color: string, ink: () => void): void;
  remove(ink: () => void): void;
}
