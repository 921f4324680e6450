import { Zip, ZipPassThrough } from 'fflate';

/** Pictures as one .zip, handed on as each is added: they are compressed already and stored as they are. */
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

  /** What the archive grows by. */
  add(name: string, bytes: Uint8Array): readonly Uint8Array[] {
    const file = new ZipPassThrough(name);
    file.mtime = this.#modified;
    this.#zip.add(file);
    file.push(bytes, true);
    return this.#pieces.splice(0);
  }

  /** Its directory, with which it is whole. */
  end(): readonly Uint8Array[] {
    this.#zip.end();
    return this.#pieces.splice(0);
  }
}
