import type { ImageFile } from '../raster/encode-raster.ts';
import type { LoadedFont } from './graphics-state.ts';
import type { PagePath } from './page-path.ts';

/** Lookup of the objects that operators refer to. */
export interface PageObjects {
  font(name: string): LoadedFont | undefined;
  /** The outline of a glyph in thousandths of the font size, y upwards. */
  outline(font: LoadedFont, character: string): PagePath | undefined;
  shading(name: string): unknown;
  /** An image by its name, or an inline image of the operator. */
  image(named: unknown): ImageFile | undefined;
  /** A stencil (8.9.6.2) painted in one colour. */
  stencil(named: unknown, color: string): ImageFile | undefined;
  isVisible(properties: unknown): boolean;
}
