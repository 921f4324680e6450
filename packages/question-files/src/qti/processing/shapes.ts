/** Whether a point is within a shape of QTI, its outline included. Shapes with too few coordinates contain nothing. */
export function isInside(shape: string, coords: readonly number[], x: number, y: number): boolean {
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN] = coords;
  switch (shape) {
    case 'default':
      return true;
    case 'circle':
      return (x - a) ** 2 + (y - b) ** 2 <= c ** 2;
    case 'rect':
      return Math.min(a, c) <= x && x <= Math.max(a, c) && Math.min(b, d) <= y && y <= Math.max(b, d);
    case 'ellipse':
      return ((x - a) / c) ** 2 + ((y - b) / d) ** 2 <= 1;
    case 'poly':
      return isInPolygon(coords, x, y);
    default:
      return false;
  }
}

function isInPolygon(coords: readonly number[], x: number, y: number): boolean {
  let inside = false;
  const count = Math.floor(coords.length / 2);
  if (count < 3) return false;
  for (let at = 0, before = count - 1; at < count; before = at++) {
    const [x1 = 0, y1 = 0] = coords.slice(2 * at, 2 * at + 2);
    const [x2 = 0, y2 = 0] = coords.slice(2 * before, 2 * before + 2);
    const cross = (x - x1) * (y2 - y1) - (y - y1) * (x2 - x1);
    const isOnEdge =
      cross === 0 &&
      Math.min(x1, x2) <= x &&
      x <= Math.max(x1, x2) &&
      Math.min(y1, y2) <= y &&
      y <= Math.max(y1, y2);
    if (isOnEdge) return true;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
