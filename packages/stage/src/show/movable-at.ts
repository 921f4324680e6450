/** The precision of a finger, CSS pixels. */
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
 * The draggable node at a point of the window, or within a finger's width of it; nodes above it that cannot be dragged
 * do not hide it. Client pixels.
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
