/**
 * The part of paper's core (0.12, MIT) that merges shapes. Its own types describe the whole library, and take more than
 * a minute to compile.
 */
declare module 'paper/dist/paper-core.min.js' {
  interface Point {
    readonly x: number;
    readonly y: number;
    isZero(): boolean;
  }

  interface Segment {
    readonly point: Point;
    readonly handleIn: Point;
    readonly handleOut: Point;
  }

  interface Placing {
    readonly insert: boolean;
  }

  class PathItem {
    /** Area in square pixels; its sign depends on the direction of the path. */
    readonly area: number;
    readonly clockwise: boolean;
    readonly interiorPoint: Point;
    clone(): PathItem;
    contains(point: Point): boolean;
    reorient(nonZero: boolean, clockwise: boolean): PathItem;
    unite(other: PathItem, placing?: Placing): PathItem;
    exclude(other: PathItem, placing?: Placing): PathItem;
    divide(other: PathItem, placing?: Placing): PathItem;
    intersect(other: PathItem, placing?: Placing): PathItem;
    subtract(other: PathItem, placing?: Placing): PathItem;
  }

  class Path extends PathItem {
    readonly segments: readonly Segment[];
  }

  class CompoundPath extends PathItem {
    constructor(
      given: Placing & {
        /** Path data as in SVG. */
        readonly pathData?: string;
        readonly fillRule?: 'evenodd' | 'nonzero';
        readonly children?: readonly PathItem[];
      },
    );
    readonly children: readonly PathItem[];
  }

  class Size {
    constructor(width: number, height: number);
  }

  const paper: {
    readonly Path: typeof Path;
    readonly CompoundPath: typeof CompoundPath;
    readonly Size: typeof Size;
    readonly project: { remove(): void };
    setup(size: Size): void;
  };

  export type { Path, PathItem };
  // biome-ignore lint/style/noDefaultExport: it exports nothing else.
  export default paper;
}
