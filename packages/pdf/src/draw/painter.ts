import type { ImageFile } from '../raster/encode-raster.ts';
import type { Matrix } from './matrix.ts';
import type { PageFont } from './page-font.ts';
import type { Box, PagePath } from './page-path.ts';

/** A clip: the intersection of the whole chain of parents. `box` is an upper bound of the visible area. */
export interface Clip {
  readonly path: PagePath;
  readonly evenOdd: boolean;
  readonly box: Box;
  /** Whether the clip is exactly that box. */
  readonly isBox: boolean;
  readonly parent: Clip | undefined;
}

export interface GradientPaint {
  readonly kind: 'gradient';
  readonly shape: 'axial' | 'radial';
  readonly stops: readonly (readonly [position: number, color: string])[];
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** Radii of a radial gradient. */
  readonly fromRadius: number;
  readonly toRadius: number;
  /** Maps the gradient's coordinates to the page's coordinates. */
  readonly matrix: Matrix;
}

/** Triangles of one colour each, to which Gouraud and patch shadings are reduced. */
export interface MeshPaint {
  readonly kind: 'mesh';
  readonly triangles: readonly { readonly path: PagePath; readonly color: string }[];
}

export interface TilingPaint {
  readonly kind: 'tiling';
  readonly matrix: Matrix;
  readonly box: Box;
  readonly stepX: number;
  readonly stepY: number;
  /** Draws one tile, in the pattern's own coordinates. */
  draw(painter: Painter): void;
}

export type Paint =
  | { readonly kind: 'none' }
  | { readonly kind: 'color'; readonly color: string }
  | GradientPaint
  | MeshPaint
  | TilingPaint;

/** The format for painting. Colours are six hexadecimal digits, lengths pixels of the page. */
export interface Look {
  readonly fill: Paint;
  readonly stroke: Paint;
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
  readonly lineWidth: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly miterLimit: number;
  readonly dash: readonly number[];
  readonly dashOffset: number;
  /** A CSS blend mode. */
  readonly blend: string;
  readonly clip: Clip | undefined;
  /** Result of `endMask`. */
  readonly mask: string | undefined;
}

export interface PlacedGlyph {
  /** Text of the glyph; may be empty or more than one character. */
  readonly text: string;
  /** Outline of the glyph, y upwards, in thousandths of the font size; undefined when the font has none. */
  readonly outline: PagePath | undefined;
  /** Key of the outline within the page. */
  readonly key: string;
  /** In the run's coordinates, y downwards. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Glyphs set in a row (or a column) by one operator. */
export interface GlyphRun {
  readonly font: PageFont;
  readonly glyphs: readonly PlacedGlyph[];
  /** Font size in the run's coordinates. */
  readonly size: number;
  /** Maps the run's coordinates, y downwards, to the page's coordinates. */
  readonly matrix: Matrix;
  /** Distance that the pen moved, in the run's coordinates. */
  readonly advance: number;
  readonly filled: boolean;
  readonly stroked: boolean;
}

/** Target for painting a page; called in painting order. */
export interface Painter {
  path(path: PagePath, look: Look, fill: 'nonzero' | 'evenodd' | undefined, stroke: boolean): void;
  glyphs(run: GlyphRun, look: Look): void;
  /** Fills the unit square, y upwards, transformed by `matrix`, with the image. */
  image(image: ImageFile, matrix: Matrix, look: Look): void;
  /** Fills the whole area of the clip. */
  shade(look: Look): void;
  beginGroup(look: Look): void;
  endGroup(): void;
  beginMask(kind: 'alpha' | 'luminance', backdrop: string | undefined): void;
  endMask(): string;
}
