import { sha256 } from '@lectern/base/sha256';
import { imageSize, metafileToSvg, mimeOf } from '@lectern/pptx/media';
import type { OpcPackage } from '@lectern/pptx/package';
import { strToU8 } from 'fflate';
import type { ImportReport } from '../import-report.ts';

const MOST_PIXELS = 200_000_000;
const MOST_FILES = 5000;
/** Pictures that browsers show. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/webp', 'image/svg+xml']);
const METAFILES = new Set(['image/x-emf', 'image/x-wmf']);

/** The pictures of a document by their part, each read and hashed once. Metafiles become SVG. */
export class WordFiles {
  readonly #package: OpcPackage;
  readonly #hashes = new Map<string, string | undefined>();
  readonly #files = new Map<string, { bytes: Uint8Array; mime: string; name: string }>();

  constructor(source: OpcPackage) {
    this.#package = source;
  }

  /** The SHA-256 of a picture; undefined for a missing, damaged or too large one, and for forms that browsers do not show. */
  picture(part: string): string | undefined {
    if (this.#hashes.has(part)) return this.#hashes.get(part);
    const hash = this.#files.size < MOST_FILES ? this.#read(part) : undefined;
    this.#hashes.set(part, hash);
    return hash;
  }

  all(): ImportReport['files'] {
    return this.#files;
  }

  #read(part: string): string | undefined {
    const original = this.#package.bytes(part);
    if (!original || original.length === 0) return undefined;
    const declared = mimeOf(original, this.#package.contentType(part), part);
    const svg = METAFILES.has(declared) ? metafileToSvg(original) : undefined;
    const bytes = svg === undefined ? original : strToU8(svg);
    const mime = svg === undefined ? declared : 'image/svg+xml';
    if (!SHOWN.has(mime)) return undefined;
    const size = imageSize(bytes, mime);
    if (size && size.width * size.height > MOST_PIXELS) return undefined;
    const name = part.slice(part.lastIndexOf('/') + 1);
    const hash = sha256(bytes);
    this.#files.set(hash, { bytes, mime, name: svg === undefined ? name : `${name}.svg` });
    return hash;
  }
}
