import type { PDFPageProxy } from 'pdfjs-dist';
import type { OperatorList } from '../draw/graphics-state.ts';
import { type Matrix, multiply } from '../draw/matrix.ts';
import { PageInterpreter } from '../draw/page-interpreter.ts';
import { tee } from '../draw/tee.ts';
import { ElementPainter, type PaintedElements } from '../elements/element-painter.ts';
import type { ImageFile } from '../raster/encode-raster.ts';
import { SvgPainter, type SvgPicture } from '../svg/svg-painter.ts';
import { LoadedObjects, type ObjectStore } from './loaded-objects.ts';
import type { OpenPdf } from './open-pdf.ts';

/** Converts PDF's points to the model's pixels. */
export const PIXELS_PER_POINT = 96 / 72;
/**
 * Number of outlines and images beyond which a page's drawings become one picture, because users would not edit them
 * one by one.
 */
const MAX_GRAPHICS = 600;

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** One page of a PDF in both forms. */
export interface ReadPage {
  readonly picture: SvgPicture;
  readonly painted: PaintedElements;
  /** SVG of all drawings as one picture, when they are too many. */
  readonly ground: string | undefined;
  /** Transform from the PDF page to the courseware's page. */
  readonly placed: Matrix;
  /** Whether operators were left out because of the limits. */
  readonly cut: boolean;
}

/** The visible size of a page, including its rotation and its user unit, pixels. */
export function pageSize(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: PIXELS_PER_POINT });
  const sound = Number.isFinite(width) && Number.isFinite(height) && width >= 1 && height >= 1;
  return sound
    ? { width: Math.min(width, 20_000), height: Math.min(height, 20_000) }
    : { width: 794, height: 1123 };
}

/** Transform from the PDF page's pixels to a page of another size: as large as fits, centred. */
export function fitted(own: PageSize, into: PageSize): Matrix {
  const scale = Math.min(into.width / own.width, into.height / own.height);
  return [scale, 0, 0, scale, (into.width - own.width * scale) / 2, (into.height - own.height * scale) / 2];
}

/** Paints a page as a picture and as elements. */
export async function readPage(
  { document, operators }: OpenPdf,
  page: PDFPageProxy,
  size: PageSize,
  shared: Map<string, ImageFile | undefined>,
): Promise<ReadPage> {
  try {
    const list = await page.getOperatorList({ intent: 'display' });
    await dependencies(page, list, operators);
    const optional = await document.getOptionalContentConfig({ intent: 'display' });
    const objects = new LoadedObjects(
      page.objs as ObjectStore,
      page.commonObjs as ObjectStore,
      shared,
      (group) => optional.isVisible(group as Parameters<typeof optional.isVisible>[0]),
    );
    const own = pageSize(page);
    const placed = fitted(own, size);
    const base = page.getViewport({ scale: PIXELS_PER_POINT }).transform as unknown as Matrix;
    const [x1, y1] = [placed[4] + own.width * placed[0], placed[5] + own.height * placed[3]];
    const area = { matrix: multiply(placed, base), box: { x0: placed[4], y0: placed[5], x1, y1 } };
    const picture = new SvgPainter(size);
    const elements = new ElementPainter(size, MAX_GRAPHICS);
    const interpreter = new PageInterpreter(operators, objects, tee(picture, elements), area);
    interpreter.run(list);
    interpreter.finish();
    const painted = elements.finish();
    let ground: string | undefined;
    if (painted.graphics > MAX_GRAPHICS) {
      const drawings = new SvgPainter(size, false);
      const again = new PageInterpreter(operators, objects, drawings, area);
      again.run(list);
      again.finish();
      ground = drawings.finish().markup;
    }
    return { picture: picture.finish(), painted, ground, placed, cut: interpreter.exhausted };
  } finally {
    release(page);
  }
}

/** Waits for objects that operators refer to and pdf.js is still decoding. */
async function dependencies(
  page: PDFPageProxy,
  { fnArray, argsArray }: OperatorList,
  operators: ReadonlyMap<number, string>,
): Promise<void> {
  const names = new Set<string>();
  for (let index = 0; index < fnArray.length; index++) {
    if (operators.get(fnArray[index] ?? 0) !== 'dependency') continue;
    const args = argsArray[index];
    for (const name of Array.isArray(args) ? args : []) if (typeof name === 'string') names.add(name);
  }
  await Promise.all(
    [...names].map((name) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const store = name.startsWith('g_') ? page.commonObjs : page.objs;
      (store as WaitingStore).get(name, () => resolve());
      return promise;
    }),
  );
}

interface WaitingStore {
  get(name: string, whenThere: () => void): void;
}

/** Frees the page's decoded images. */
function release(page: PDFPageProxy): void {
  for (const store of [page.objs, page.commonObjs])
    dropJpegs(store as unknown as Iterable<[string, unknown]>);
  page.cleanup();
}

/** Removes JPEGs whose bytes were kept, because pdf.js would try to close them. They are already copied. */
function dropJpegs(store: Iterable<[string, unknown]>): void {
  for (const [, data] of store) {
    const image = data as { bitmap?: unknown } | null;
    if (typeof image === 'object' && image?.bitmap instanceof ArrayBuffer) delete image.bitmap;
  }
}
