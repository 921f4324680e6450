/** How far the handles around what is chosen can be hit, outwards and inwards of its edge, and one that turns it above. */
export interface HandleReach {
  readonly outwards: number;
  readonly inwards: number;
  readonly turning: number;
}

/** Pixels of the screen, as the stage draws them (stage/edit/react/overlay.module.css): a finger's are larger. */
export const BY_MOUSE: HandleReach = { outwards: 13, inwards: 5, turning: 45 };
export const BY_FINGER: HandleReach = { outwards: 22, inwards: 8, turning: 56 };

/** What the hand at this screen needs. */
export function handleReach(): HandleReach {
  return window.matchMedia('(pointer: coarse)').matches ? BY_FINGER : BY_MOUSE;
}
