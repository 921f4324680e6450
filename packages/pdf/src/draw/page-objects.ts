import type { ImageFile } from '../raster/image-file.ts';
import type { LoadedFont } from './graphics-state.ts';
import type { PagePath } from './page-path.ts';

/** Where the interpreter finds what operators name. */
export interface PageObjects {
  font(name: string): LoadedFont | undefined;
  /** The outline of a glyph in thousandths of its size, y upwards. */
  outline(font: LoadedFont, character: string): PagePath | undefined;
  shading(name: string): unknown;
  /** An image by its name, or as it stands in the operator. */
  image(named: unknown): ImageFile | undefined;
  /** A stencil (8.9.6.2) painted in one colour. */
  stencil(named: unknown, color: string): ImageFile | undefined;
  isVisible(properties: unknown): boolean;
}
