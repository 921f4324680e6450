import type { Readable } from '@lectern/base';
import type { Box, Carrying, Sample } from '@lectern/stage/ink';

/**
 * Objects on a page other than ink that the same loop selects. A change of ink and objects together is one undo step.
 */
export interface Beside {
  /** Bounds of the selected objects, logical pixels; undefined when none is selected. */
  readonly box: Readable<Box | undefined>;
  /** Selects the objects in a loop. A loop as small as a tap selects no object if it selected ink. */
  take(loop: readonly Sample[], tookInk: boolean): void;
  /** Whether ink is selected too; its box then surrounds both. */
  inkIsTaken(isTaken: boolean): void;
  /** Shows the selected objects moved, and scaled about a point, during a drag; undefined: in their stored position. */
  carry(by: Carrying | undefined, about: readonly [x: number, y: number]): void;
  /** Stores the move; `ink` applies it to the ink within the same step. */
  put(by: Carrying, about: readonly [x: number, y: number], ink: () => void): void;
  copy(by: Carrying, ink: () => void): void;
  color(color: string, ink: () => void): void;
  remove(ink: () => void): void;
}
