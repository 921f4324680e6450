/** A finger is not sharper than this, CSS pixels. */
const FINGER = 22;
const AROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
];

/**
 * What may be dragged at a place of the window, or a finger's width beside it; what lies above it and stays does not hide
 * it. Client pixels.
 */
export function movableAt(surface: HTMLElement, x: number, y: number): HTMLElement | undefined {
  for (const [across, along] of AROUND) {
    for (const node of document.elementsFromPoint(x + across * FINGER, y + along * FINGER)) {
      const found = node.closest<HTMLElement>('[data-movable][data-carried]');
      if (found && surface.contains(found)) return found;
    }
  }
  return undefined;
}
