/// <reference path="./paper-core.d.ts" />
import paper, { type Path, type PathItem } from 'paper/dist/paper-core.min.js';
import { type Contour, dataOf, type SubPath } from '../paths/contour.ts';

/** Boolean operations on areas, as in PowerPoint's Merge Shapes; `subtract` removes the later areas from the first. */
export type Uniting = 'unite' | 'exclude' | 'divide' | 'intersect' | 'subtract';

/** Area below which a result is a rounding error and is dropped, square pixels. */
const NOTHING = 0.5;

/**
 * The areas that result from several outlines in the same coordinates, page pixels: one area, with its holes and parts;
 * with `divide` each part separately; empty when no area is left. Curves stay curves.
 */
export function unitedAreas(outlines: readonly (readonly Contour[])[], how: Uniting): readonly Contour[] {
  paper.setup(new paper.Size(1, 1));
  try {
    const [first, ...others] = outlines.map(areaOf);
    if (!first) return [];
    const areas =
      how === 'divide' ? divided(first, others) : [others.reduce((a, b) => oriented(a[how](b)), first)];
    return areas.filter(isSeen).map(contourOf);
  } finally {
    // The library listens to the window while it has a project.
    paper.project.remove();
  }
}

/** The area of an outline, with overlapping parts counted once. */
function areaOf(contours: readonly Contour[]): PathItem {
  const filled = contours.filter(({ fill }) => fill !== 'none');
  const parts = (filled.length > 0 ? filled : contours).map(({ subs }) => {
    const data = dataOf(subs.map((sub) => ({ ...sub, closed: true })));
    return new paper.CompoundPath({ pathData: data, fillRule: 'evenodd', insert: false });
  });
  return parts.reduce<PathItem>(
    (whole, part) => whole.unite(part, { insert: false }),
    new paper.CompoundPath({ insert: false }),
  );
}

/** The parts into which the outlines cut each other, parts of the first outline first. */
function divided(first: PathItem, others: readonly PathItem[]): readonly PathItem[] {
  let pieces: PathItem[] = [first];
  let covered = first;
  for (const other of others) {
    const cut = pieces.flatMap((piece) => [piece.subtract(other), piece.intersect(other)]);
    pieces = [...cut, other.subtract(covered)].map(oriented).filter(isSeen);
    covered = covered.unite(other);
  }
  return pieces.flatMap(partsOf);
}

/** Orients outlines in one direction and holes in the other. */
function oriented(area: PathItem): PathItem {
  return area.reorient(false, true);
}

function isSeen(area: PathItem): boolean {
  return Math.abs(pathsOf(area).reduce((sum, path) => sum + path.area, 0)) > NOTHING;
}

/** The parts of an area that do not touch, each with its holes. */
function partsOf(area: PathItem): readonly PathItem[] {
  const paths = pathsOf(area);
  const outer = paths.filter((path) => path.clockwise);
  if (outer.length < 2) return [area];
  const holes = paths.filter((path) => !path.clockwise);
  return outer.map((path) => {
    const within = holes.filter((hole) => path.contains(hole.interiorPoint));
    return new paper.CompoundPath({ children: [path, ...within].map((each) => each.clone()), insert: false });
  });
}

function pathsOf(area: PathItem): readonly Path[] {
  const all = area instanceof paper.CompoundPath ? area.children : [area];
  return all.filter((path): path is Path => path instanceof paper.Path && path.segments.length > 1);
}

function contourOf(area: PathItem): Contour {
  const subs = pathsOf(area).map(
    (path): SubPath => ({
      closed: true,
      nodes: path.segments.map(({ point, handleIn, handleOut }) => ({
        at: { x: point.x, y: point.y },
        in: handleIn.isZero() ? undefined : { x: point.x + handleIn.x, y: point.y + handleIn.y },
        out: handleOut.isZero() ? undefined : { x: point.x + handleOut.x, y: point.y + handleOut.y },
      })),
    }),
  );
  return { subs, fill: 'norm', stroke: true };
}
