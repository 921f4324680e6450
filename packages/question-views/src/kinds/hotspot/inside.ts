import type { BodyOf } from '@lectern/questions';

type Shape = BodyOf<'hotspot'>['areas'][number]['shape'];
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Whether a spot is within a shape, in parts of the picture's size; `aspect` is height by width. */
export function isInside(shape: Shape, { x, y }: Spot, aspect: number): boolean {
  if (shape.type === 'circle')
    return Math.hypot(x - shape.centre.x, (y - shape.centre.y) * aspect) <= shape.radius;
  if (shape.type === 'rectangle')
    return x >= shape.left && x <= shape.right && y >= shape.top && y <= shape.bottom;
  const { corners } = shape;
  // Even-odd rule: crossings of the edges to the left of the spot.
  return (
    corners.filter((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      return from.y <= y !== to.y <= y && from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) <= x;
    }).length %
      2 ===
    1
  );
}
