import type { Asset } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { metafileToSvg } from '../../metafile/to-svg.ts';
import type { OpcPackage } from '../../package/opc.ts';
import { imageSize } from './image-size.ts';
import { mimeOf } from './mime.ts';
import { tiffPicture } from './tiff-picture.ts';

/** A file of the deck that records refer to by its hash. */
export interface ImportedAsset {
  /** SHA-256, 64 lower-case hexadecimal digits. */
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
  /** Size in pixels, for pictures whose header has it. */
  readonly width?: number;
  readonly height?: number;
  /** Pixels per inch, if the header has a number other than 96. */
  readonly density?: number;
}

/** SHA-256 as lower-case hexadecimal digits; a port, implemented by node:crypto or crypto.subtle. */
export type HashPort = (bytes: Uint8Array) => string | Promise<string>;

/** A file of the package, unpacked once for its hash and for later use. */
interface FoundFile {
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** Pictures with more pixels are not imported: neither browsers nor the server can process them. */
const MAX_PIXELS = 200_000_000;
const RASTER = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/webp']);

/** Types of relations to files that records refer to. */
const FILE_RELATIONS = new Set(['image', 'audio', 'video', 'media', 'oleObject', 'package', 'hdphoto']);

/**
 * The deck's files by part name. A file is imported when a record first refers to it, and only once. Hashes are
 * computed before reading begins, because browsers hash only asynchronously.
 */
export class AssetTable {
  readonly #package: OpcPackage;
  readonly #found: ReadonlyMap<string, FoundFile>;
  readonly #used = new Map<string, ImportedAsset>();
  readonly #names = new Map<string, string>();
  readonly #tooLarge = new Set<string>();
  /** Substitutes for files that browsers cannot show, by the file's hash. */
  readonly #drawings: ReadonlyMap<string, ImportedAsset>;

  private constructor(
    source: OpcPackage,
    found: ReadonlyMap<string, FoundFile>,
    drawings: ReadonlyMap<string, ImportedAsset>,
  ) {
    this.#package = source;
    this.#found = found;
    this.#drawings = drawings;
  }

  static async prepare(source: OpcPackage, hash: HashPort): Promise<AssetTable> {
    const found = new Map<string, FoundFile>();
    const drawings = new Map<string, ImportedAsset>();
    for (const name of source.names()) {
      const match = /^(.*\/)?_rels\/([^/]*)\.rels$/i.exec(name);
      if (!match) continue;
      const owner = `${match[1] ?? ''}${match[2] ?? ''}`;
      for (const relation of source.relations(owner).values()) {
        if (relation.external || !FILE_RELATIONS.has(relation.type)) continue;
        if (relation.type === 'package' && !/slides?|layout|master/i.test(owner)) continue;
        const key = relation.target.toLowerCase();
        if (found.has(key)) continue;
        const bytes = source.bytes(relation.target);
        if (!bytes) continue;
        const made = hash(bytes);
        const id = typeof made === 'string' ? made : await made;
        found.set(key, { hash: id, bytes });
        if (relation.type !== 'image' || drawings.has(id)) continue;
        const drawing = await drawingFor(
          bytes,
          mimeOf(bytes, source.contentType(relation.target), relation.target),
          hash,
        );
        if (drawing) drawings.set(id, drawing);
      }
    }
    return new AssetTable(source, found, drawings);
  }

  /** The drawing of a metafile or TIFF, which is now part of the import. */
  drawingOf(hash: string): string | undefined {
    const drawing = this.#drawings.get(hash);
    if (drawing && !this.#used.has(drawing.hash)) {
      this.#used.set(drawing.hash, drawing);
      const extension = drawing.mime === 'image/png' ? 'png' : 'svg';
      this.#names.set(drawing.hash, `${this.#names.get(hash) ?? 'drawing'}.${extension}`);
    }
    return drawing?.hash;
  }

  /**
   * The hash of a part's bytes, which are now part of the import; undefined for a missing part, or for a picture that
   * `isTooLarge`.
   */
  use(partName: string): string | undefined {
    const file = this.#found.get(partName.toLowerCase());
    if (!file || this.#used.has(file.hash)) return file?.hash;
    const { hash, bytes } = file;
    const mime = mimeOf(bytes, this.#package.contentType(partName), partName);
    const size = mime.startsWith('image/') ? imageSize(bytes, mime) : undefined;
    if (size && RASTER.has(mime) && size.width * size.height > MAX_PIXELS) {
      this.#tooLarge.add(hash);
      return undefined;
    }
    this.#used.set(hash, { hash, bytes, mime, ...size });
    this.#names.set(hash, partName.slice(partName.lastIndexOf('/') + 1));
    return hash;
  }

  /** Whether `use` rejected a part for its number of pixels. */
  isTooLarge(partName: string): boolean {
    return this.#tooLarge.has(this.#found.get(partName.toLowerCase())?.hash ?? '');
  }

  /** Part names, in lower case, by the file's hash; for equal files the first name. */
  partsByHash(): ReadonlyMap<string, string> {
    const parts = new Map<string, string>();
    for (const [name, { hash }] of this.#found) if (!parts.has(hash)) parts.set(hash, name);
    return parts;
  }

  mime(hash: string): string | undefined {
    return this.#used.get(hash)?.mime;
  }

  files(): ImportedAsset[] {
    return [...this.#used.values()];
  }

  records(): Asset[] {
    return this.files().map(({ hash, bytes, mime, width, height, density }) => ({
      kind: 'asset',
      id: hash,
      mime: mime.slice(0, 128),
      size: bytes.length,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      ...(density === undefined ? {} : { density }),
      name: (this.#names.get(hash) ?? '').slice(0, 1024),
    }));
  }
}

const METAFILES = new Set(['image/x-emf', 'image/x-wmf']);

/** Browsers show neither EMF, WMF nor TIFF: they are converted to SVG or PNG, and the original is stored beside it. */
async function drawingFor(
  bytes: Uint8Array,
  mime: string,
  hash: HashPort,
): Promise<ImportedAsset | undefined> {
  if (mime === 'image/tiff') {
    const picture = await tiffPicture(bytes);
    if (!picture) return undefined;
    const { png, width, height } = picture;
    return { hash: await hash(png), bytes: png, mime: 'image/png', width, height };
  }
  const svg = METAFILES.has(mime) ? metafileToSvg(bytes) : undefined;
  if (svg === undefined) return undefined;
  const drawn = strToU8(svg);
  const size = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg);
  return {
    hash: await hash(drawn),
    bytes: drawn,
    mime: 'image/svg+xml',
    width: Number(size?.[1] ?? 1),
    height: Number(size?.[2] ?? 1),
  };
}
