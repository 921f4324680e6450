import { Zip, ZipPassThrough } from 'fflate';

/** Pictures as one .zip, passed on as each is added: they are compressed already and are stored unchanged. */
export class PictureArchive {
  readonly #zip: Zip;
  readonly #modified: Date;
  #pieces: Uint8Array[] = [];

  constructor(modified: Date) {
    this.#modified = modified;
    this.#zip = new Zip((error, piece) => {
      if (error) throw error;
      this.#pieces.push(piece);
    });
  }

  /** Returns the bytes to append for this file. */
  add(name: string, bytes: Uint8Array): readonly Uint8Array[] {
    const file = new ZipPassThrough(name);
    file.mtime = this.#modified;
    this.#zip.add(file);
    file.push(bytes, true);
    return this.#pieces.splice(0);
  }

  /** Returns the directory, which completes the archive. */
  end(): readonly Uint8Array[] {
    this.#zip.end();
    return this.#pieces.splice(0);
  }
}
