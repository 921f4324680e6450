/**
 * The current record of an enhanced metafile; offsets are relative to its beginning ([MS-EMF] 2.3). Reading past the
 * file throws RangeError.
 */
export class EmfRecord {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;
  type = 0;
  /** Bytes of the whole record. */
  length = 0;

  constructor(bytes: Uint8Array, view: DataView) {
    this.#bytes = bytes;
    this.#view = view;
  }

  /** Returns false at the end: at the end record, or at a record that exceeds the file. */
  moveTo(at: number): boolean {
    if (at + 8 > this.#bytes.length) return false;
    this.#at = at;
    this.type = this.#view.getUint32(at, true);
    this.length = this.#view.getUint32(at + 4, true);
    return this.type !== 14 && this.length >= 8 && at + this.length <= this.#bytes.length;
  }

  next(): boolean {
    return this.moveTo(this.#at + this.length);
  }

  byte(offset: number): number {
    return this.#view.getUint8(this.#at + offset);
  }

  word(offset: number): number {
    return this.#view.getUint16(this.#at + offset, true);
  }

  int(offset: number): number {
    return this.#view.getInt32(this.#at + offset, true);
  }

  uint(offset: number): number {
    return this.#view.getUint32(this.#at + offset, true);
  }

  float(offset: number): number {
    return this.#view.getFloat32(this.#at + offset, true);
  }

  box(offset: number): [number, number, number, number] {
    return [this.int(offset), this.int(offset + 4), this.int(offset + 8), this.int(offset + 12)];
  }

  /** Alternating x and y, for as many points as fit in the record. */
  points(offset: number, count: number, small: boolean): number[] {
    const size = small ? 2 : 4;
    const room = Math.floor((this.length - offset) / (2 * size));
    const points: number[] = [];
    for (let i = 0; i < 2 * Math.min(count, room); i++) {
      const at = this.#at + offset + i * size;
      points.push(small ? this.#view.getInt16(at, true) : this.#view.getInt32(at, true));
    }
    return points;
  }

  /** Bytes of the record, cut at its end. */
  part(offset: number, size: number): Uint8Array {
    return this.#bytes.subarray(
      this.#at + Math.min(offset, this.length),
      this.#at + Math.min(offset + size, this.length),
    );
  }
}
