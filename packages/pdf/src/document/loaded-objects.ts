import { encodePng, type Raster, rowBytes } from '@lectern/courseware/png';
import type { LoadedFont, OperatorList } from '../draw/graphics-state.ts';
import { matrixOf } from '../draw/matrix.ts';
import { familyOf, isBoldName, isItalicName } from '../draw/page-font.ts';
import type { PageObjects } from '../draw/page-objects.ts';
import { type PagePath, pagePath } from '../draw/page-path.ts';
import { encodeRaster, type ImageFile } from '../raster/encode-raster.ts';

/** Objects that pdf.js stores beside the operators: fonts, glyph outlines, images. */
export interface ObjectStore {
  has(id: string): boolean;
  get(id: string): unknown;
}

/** An image as decoded by pdf.js. `kind`: 1 is one bit per pixel, 2 RGB, 3 RGBA. */
interface DecodedImage {
  readonly width?: number;
  readonly height?: number;
  readonly kind?: number;
  readonly data?: Uint8Array | Uint8ClampedArray | string | null;
  /** The unchanged bytes of a JPEG in the file. */
  readonly bitmap?: ArrayBuffer | null;
}

interface DecodedFont {
  readonly name?: string;
  readonly loadedName?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
  readonly vertical?: boolean;
  readonly missingFile?: boolean;
  readonly isSerifFont?: boolean;
  readonly isType3Font?: boolean;
  readonly fontMatrix?: unknown;
  readonly charProcOperatorList?: unknown;
}

const KINDS = { 1: 'gray1', 2: 'rgb', 3: 'rgba' } as const;
const MAX_PIXELS = 50_000_000;

/** Looks up the objects that operators refer to in the stores of pdf.js. Encoded images are cached for later pages. */
export class LoadedObjects implements PageObjects {
  readonly #stores: readonly ObjectStore[];
  readonly #common: ObjectStore;
  readonly #shared: Map<string, ImageFile | undefined>;
  readonly #images = new Map<unknown, ImageFile | undefined>();
  readonly #fonts = new Map<string, LoadedFont | undefined>();
  readonly #outlines = new Map<string, PagePath | undefined>();
  readonly #visible: (properties: unknown) => boolean;

  /** `shared` outlives the page: images that pages share, by their name in pdf.js. */
  constructor(
    page: ObjectStore,
    common: ObjectStore,
    shared: Map<string, ImageFile | undefined>,
    visible: (properties: unknown) => boolean,
  ) {
    this.#stores = [page, common];
    this.#common = common;
    this.#shared = shared;
    this.#visible = visible;
  }

  font(name: string): LoadedFont | undefined {
    if (!this.#fonts.has(name)) this.#fonts.set(name, this.#loadFont(name));
    return this.#fonts.get(name);
  }

  outline(font: LoadedFont, character: string): PagePath | undefined {
    if (font.page.missing || character === '') return undefined;
    const id = `${font.id}_path_${character}`;
    if (!this.#outlines.has(id)) {
      const found = this.#common.has(id)
        ? (this.#common.get(id) as { path?: ArrayLike<number> } | null)
        : undefined;
      this.#outlines.set(id, found?.path ? pagePath(found.path, [1000, 0, 0, 1000, 0, 0]) : undefined);
    }
    return this.#outlines.get(id);
  }

  shading(name: string): unknown {
    return this.#find(name);
  }

  image(named: unknown): ImageFile | undefined {
    const shared = typeof named === 'string' && named.startsWith('g_');
    const known: Map<unknown, ImageFile | undefined> = shared ? this.#shared : this.#images;
    if (known.has(named)) return known.get(named);
    const file = this.#load(named);
    known.set(named, file);
    return file;
  }

  stencil(named: unknown, color: string): ImageFile | undefined {
    const mask = named as DecodedImage | null;
    const decoded =
      typeof mask?.data === 'string' ? (this.#find(mask.data) as DecodedImage | undefined) : mask;
    const key = typeof mask?.data === 'string' ? `${mask.data} ${color}` : undefined;
    if (key !== undefined && this.#images.has(key)) return this.#images.get(key);
    const file = decoded ? stencilFile(decoded, color) : undefined;
    if (key !== undefined) this.#images.set(key, file);
    return file;
  }

  isVisible(properties: unknown): boolean {
    return this.#visible(properties);
  }

  #find(name: string): unknown {
    return this.#stores.find((store) => store.has(name))?.get(name);
  }

  #load(named: unknown): ImageFile | undefined {
    if (typeof named === 'string') return imageFile(this.#find(named) as DecodedImage | null | undefined);
    const part = named as { image?: DecodedImage; x: number; y: number; w: number; h: number } | null;
    if (part && typeof part === 'object' && 'image' in part) return imagePart(part);
    return imageFile(named as DecodedImage | null);
  }

  #loadFont(name: string): LoadedFont | undefined {
    if (!this.#common.has(name)) return undefined;
    const font = this.#common.get(name) as DecodedFont | string | null;
    if (typeof font !== 'object' || font === null) return undefined;
    const own = font.name ?? '';
    const matrix = matrixOf(font.fontMatrix) ?? [0.001, 0, 0, 0.001, 0, 0];
    const procedures = font.isType3Font ? proceduresOf(font.charProcOperatorList) : undefined;
    return {
      id: font.loadedName ?? name,
      unitScale: matrix[0],
      matrix,
      procedures,
      page: {
        family: familyOf(own),
        bold: Boolean(font.bold || font.black) || isBoldName(own),
        italic: Boolean(font.italic) || isItalicName(own),
        serif: Boolean(font.isSerifFont) || /song|ming|serif|roman|kai/i.test(own),
        vertical: Boolean(font.vertical),
        missing: Boolean(font.missingFile) && !font.isType3Font,
      },
    };
  }
}

function proceduresOf(value: unknown): ReadonlyMap<string, OperatorList> {
  if (value instanceof Map) return value;
  return new Map(Object.entries((value ?? {}) as Record<string, OperatorList>));
}

function rasterOf(image: DecodedImage): Raster | undefined {
  const { width, height, data } = image;
  const kind = KINDS[image.kind as 1 | 2 | 3];
  if (!width || !height || !kind || width * height > MAX_PIXELS || !ArrayBuffer.isView(data))
    return undefined;
  const raster = { width, height, kind, data };
  return data.length >= rowBytes(raster) ? raster : undefined;
}

function imageFile(image: DecodedImage | null | undefined): ImageFile | undefined {
  if (!image) return undefined;
  const { width, height, bitmap } = image;
  if (bitmap instanceof ArrayBuffer && width && height) {
    return { bytes: new Uint8Array(bitmap), mime: 'image/jpeg', width, height, transparent: false };
  }
  const raster = rasterOf(image);
  return raster && encodeRaster(raster);
}

/** A small image that pdf.js combined with others into one image. */
function imagePart(part: {
  image?: DecodedImage;
  x: number;
  y: number;
  w: number;
  h: number;
}): ImageFile | undefined {
  const raster = part.image && rasterOf(part.image);
  const { x, y, w, h } = part;
  if (raster?.kind !== 'rgba' || ![x, y, w, h].every(Number.isInteger) || w < 1 || h < 1 || x < 0 || y < 0) {
    return undefined;
  }
  if (x + w > raster.width || y + h > raster.height) return undefined;
  const data = new Uint8Array(w * h * 4);
  for (let row = 0; row < h; row++) {
    const start = ((y + row) * raster.width + x) * 4;
    data.set(raster.data.subarray(start, start + w * 4), row * w * 4);
  }
  return encodeRaster({ width: w, height: h, kind: 'rgba', data });
}

/** The stencil as an image with the colour where its bit is 0, and transparent elsewhere. */
function stencilFile(mask: DecodedImage, color: string): ImageFile | undefined {
  const { width, height, data } = mask;
  if (!width || !height || width * height > MAX_PIXELS || !ArrayBuffer.isView(data)) return undefined;
  const row = (width + 7) >> 3;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = data[y * row + (x >> 3)] ?? 255;
      if (byte & (128 >> (x & 7))) continue;
      const at = (y * width + x) * 4;
      pixels.set([red ?? 0, green ?? 0, blue ?? 0, 255], at);
    }
  }
  const png = encodePng({ width, height, kind: 'rgba', data: pixels });
  return { bytes: png, mime: 'image/png', width, height, transparent: true };
}
