import type { ImageFile } from '../raster/image-file.ts';
import type { Matrix } from './matrix.ts';
import type { PageFont } from './page-font.ts';
import type { Box, PagePath } from './page-path.ts';

/** Where painting is kept to: all of the chain. `box` is what is left of it at most. */
export interface Clip {
  readonly path: PagePath;
  readonly evenOdd: boolean;
  readonly box: Box;
  /** It is nothing but that box. */
  readonly isBox: boolean;
  readonly parent: Clip | undefined;
}

export interface GradientPaint {
  readonly kind: 'gradient';
  readonly shape: 'axial' | 'radial';
  readonly stops: readonly (readonly [position: number, color: string])[];
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** Of a radial one. */
  readonly fromRadius: number;
  readonly toRadius: number;
  /** From the gradient's coordinates to the page's. */
  readonly matrix: Matrix;
}

/** Triangles, each of one colour: what Gouraud and patch shadings come down to. */
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

/** How things look when they are painted. Colours are six hexadecimal digits, lengths pixels of the page. */
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
  /** What `endMask` answered. */
  readonly mask: string | undefined;
}

export interface PlacedGlyph {
  /** What it says; may be empty or more than one character. */
  readonly text: string;
  /** Its outline, y upwards, in thousandths of the size; undefined when the font has none. */
  readonly outline: PagePath | undefined;
  /** Names the outline within the page. */
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
  /** In the run's coordinates. */
  readonly size: number;
  /** From the run's coordinates, y downwards, to the page's. */
  readonly matrix: Matrix;
  /** How far the pen went in the run's coordinates. */
  readonly advance: number;
  readonly filled: boolean;
  readonly stroked: boolean;
}

/** What a page is painted on: called in painting order. */
export interface Painter {
  path(path: PagePath, look: Look, fill: 'nonzero' | 'evenodd' | undefined, stroke: boolean): void;
  glyphs(run: GlyphRun, look: Look): void;
  /** The unit square, y upwards, of `matrix` is filled by the image. */
  image(image: ImageFile, matrix: Matrix, look: Look): void;
  /** Fills all that the clip leaves. */
  shade(look: Look): void;
  beginGroup(look: Look): void;
  endGroup(): void;
  beginMask(kind: 'alpha' | 'luminance', backdrop: string | undefined): void;
  endMask(): string;
}
