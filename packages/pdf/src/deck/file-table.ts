import type { Asset } from '@lectern/courseware';
import type { ImageFile } from '../raster/encode-raster.ts';

/** SHA-256 as lower-case hexadecimal digits; a port, implemented by node:crypto or crypto.subtle. */
export type HashPort = (bytes: Uint8Array) => string | Promise<string>;

/** A file that records refer to by its hash. */
export interface ReadFile {
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
  /** Size, pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** The files of a courseware that is being read, each once. */
export class FileTable {
  readonly #hash: HashPort;
  readonly #files = new Map<string, ReadFile>();
  readonly #images = new Map<ImageFile, string>();

  constructor(hash: HashPort) {
    this.#hash = hash;
  }

  /** Adds a file unless it is there; returns its hash. */
  async add(file: Omit<ReadFile, 'hash'>): Promise<string> {
    const hash = await this.#hash(file.bytes);
    if (!this.#files.has(hash)) this.#files.set(hash, { ...file, hash });
    return hash;
  }

  async addImage(image: ImageFile): Promise<string> {
    const known = this.#images.get(image);
    if (known !== undefined) return known;
    const { bytes, mime, width, height } = image;
    const hash = await this.add({ bytes, mime, width, height });
    this.#images.set(image, hash);
    return hash;
  }

  files(): ReadFile[] {
    return [...this.#files.values()];
  }

  records(): Asset[] {
    return this.files().map(({ hash, bytes, mime, width, height }) => ({
      kind: 'asset',
      id: hash,
      mime,
      size: bytes.length,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
    }));
  }
}
