/** A point in fractions of the page, relative to the element's position. */
export type PathPoint = readonly [x: number, y: number];

/** One piece of a motion path: a jump, a line, or a curve with its two control points before its end. */
export type PathSegment =
  | { readonly type: 'move' | 'line' | 'close'; readonly to: PathPoint }
  | { readonly type: 'curve'; readonly by: readonly [PathPoint, PathPoint]; readonly to: PathPoint };

/** The most segments of a path. */
const MOST = 4096;

/**
 * The segments of a motion path, with absolute points. PowerPoint stores it in fractions of the page, relative to the
 * element's position (ECMA-376 19.5.4, p:animMotion/@path): M, L, C, Z and E, lower case relative; H, V and Q are read,
 * too.
 */
export function pathSegments(path: string): readonly PathSegment[] {
  const tokens = path.match(/[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?|[a-zA-Z]/g) ?? [];
  const segments: PathSegment[] = [];
  let at = 0;
  let command = 'M';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // Coordinates are limited to a hundred pages.
  const number = () => Math.min(Math.max(Number(tokens[at++] ?? 0) || 0, -100), 100);
  while (at < tokens.length && segments.length < MOST) {
    if (/^[a-zA-Z]$/.test(tokens[at] ?? '')) command = tokens[at++] ?? 'E';
    const relative = command === command.toLowerCase();
    const [baseX, baseY] = relative ? [x, y] : [0, 0];
    const point = (): PathPoint => [baseX + number(), baseY + number()];
    switch (command.toUpperCase()) {
      case 'M':
        [x, y] = point();
        [startX, startY] = [x, y];
        segments.push({ type: 'move', to: [x, y] });
        command = relative ? 'l' : 'L';
        break;
      case 'L':
        [x, y] = point();
        segments.push({ type: 'line', to: [x, y] });
        break;
      case 'C': {
        const by = [point(), point()] as const;
        [x, y] = point();
        segments.push({ type: 'curve', by, to: [x, y] });
        break;
      }
      case 'Q': {
        const [from, control] = [[x, y] as const, point()];
        [x, y] = point();
        const third = ([ax, ay]: PathPoint): PathPoint => [
          ax + ((control[0] - ax) * 2) / 3,
          ay + ((control[1] - ay) * 2) / 3,
        ];
        segments.push({ type: 'curve', by: [third(from), third([x, y])], to: [x, y] });
        break;
      }
      case 'H':
        x = baseX + number();
        segments.push({ type: 'line', to: [x, y] });
        break;
      case 'V':
        y = baseY + number();
        segments.push({ type: 'line', to: [x, y] });
        break;
      case 'Z':
        [x, y] = [startX, startY];
        segments.push({ type: 'close', to: [x, y] });
        break;
      default:
        // E ends the path, and so does an unknown command.
        at = tokens.length;
    }
  }
  return segments;
}
