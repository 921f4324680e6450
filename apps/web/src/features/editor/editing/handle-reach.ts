/**
 * Distances from the selection's edge within which the handles react, outwards and inwards, and the distance of the
 * rotation handle above it.
 */
export interface HandleReach {
  readonly outwards: number;
  readonly inwards: number;
  readonly turning: number;
}

/** Pixels of the screen, as the stage draws the handles (stage/edit/react/overlay.module.css): larger for fingers. */
export const BY_MOUSE: HandleReach = { outwards: 13, inwards: 5, turning: 45 };
export const BY_FINGER: HandleReach = { outwards: 22, inwards: 8, turning: 56 };

/** Returns the reach for this device's pointer. */
export function handleReach(): HandleReach {
  return window.matchMedia('(pointer: coarse)').matches ? BY_FINGER : BY_MOUSE;
}
