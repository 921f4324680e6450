/** Reads little-endian values one after the other. Reading past the end throws RangeError. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
  }

  get left(): number {
    return this.#bytes.length - this.at;
  }

  uint(): number {
    this.at += 4;
    return this.#view.getUint32(this.at - 4, true);
  }

  int(): number {
    this.at += 4;
    return this.#view.getInt32(this.at - 4, true);
  }

  float(): number {
    this.at += 4;
    return this.#view.getFloat32(this.at - 4, true);
  }

  word(): number {
    this.at += 2;
    return this.#view.getUint16(this.at - 2, true);
  }

  short(): number {
    this.at += 2;
    return this.#view.getInt16(this.at - 2, true);
  }

  byte(): number {
    this.at += 1;
    return this.#view.getUint8(this.at - 1);
  }

  /** At most `size` bytes, fewer at the end. */
  part(size: number): Uint8Array {
    const part = this.#bytes.subarray(this.at, this.at + size);
    this.at += part.length;
    return part;
  }

  /** UTF-16 of `length` units. */
  text(length: number): string {
    let text = '';
    for (let index = 0; index < length && this.left >= 2; index++) text += String.fromCharCode(this.word());
    return text;
  }

  /** x and y in turn of `count` points, integers or floats. */
  points(count: number, small: boolean): number[] {
    const room = Math.floor(this.left / (small ? 4 : 8));
    return Array.from({ length: 2 * Math.min(count, room) }, () => (small ? this.short() : this.float()));
  }
}
