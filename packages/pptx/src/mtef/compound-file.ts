/** Markers of a chain's end ([MS-CFB] 2.1). */
const END_OF_CHAIN = 0xfffffffe;
const LARGEST_SECTOR = 0xfffffffa;
const MAX_STREAM = 16_000_000;

/**
 * The streams of a compound file ([MS-CFB], the container of OLE objects) by name. Chains that form cycles or leave the
 * file are cut there. Undefined for other files.
 */
export function readCompoundFile(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 512 || view.getUint32(0) !== 0xd0cf11e0 || view.getUint32(4) !== 0xa1b11ae1)
    return undefined;
  return new CompoundFile(bytes, view).streams();
}

class CompoundFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #sectorSize: number;
  readonly #fat: number[] = [];

  constructor(bytes: Uint8Array, view: DataView) {
    this.#bytes = bytes;
    this.#view = view;
    const shift = view.getUint16(30, true);
    this.#sectorSize = shift === 12 ? 4096 : 512;
    for (const sector of this.#fatSectors()) this.#fat.push(...this.#numbers(sector));
  }

  streams(): Map<string, Uint8Array> {
    const directory = this.#chain(this.#view.getUint32(48, true), MAX_STREAM);
    const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
    const miniFat: number[] = [];
    const miniFatBytes = this.#chain(this.#view.getUint32(60, true), MAX_STREAM);
    const miniFatView = new DataView(miniFatBytes.buffer, miniFatBytes.byteOffset, miniFatBytes.byteLength);
    for (let at = 0; at + 4 <= miniFatBytes.length; at += 4) miniFat.push(miniFatView.getUint32(at, true));
    const cutoff = this.#view.getUint32(56, true);
    // The first entry is the root: its stream contains the small streams.
    const small =
      directory.length >= 128 ? this.#chain(view.getUint32(116, true), MAX_STREAM) : new Uint8Array();
    const streams = new Map<string, Uint8Array>();
    for (let at = 128; at + 128 <= directory.length; at += 128) {
      if (directory[at + 66] !== 2) continue;
      const start = view.getUint32(at + 116, true);
      const size = Math.min(view.getUint32(at + 120, true), MAX_STREAM);
      const name = nameOf(view, at);
      if (streams.has(name)) continue;
      streams.set(name, size < cutoff ? takeSmall(small, miniFat, start, size) : this.#chain(start, size));
    }
    return streams;
  }

  #offset(sector: number): number {
    return (sector + 1) * this.#sectorSize;
  }

  #numbers(sector: number): number[] {
    const numbers: number[] = [];
    const from = this.#offset(sector);
    const to = Math.min(from + this.#sectorSize, this.#bytes.length);
    for (let at = from; at + 4 <= to; at += 4) numbers.push(this.#view.getUint32(at, true));
    return numbers;
  }

  /** The first 109 sectors are listed in the header, the others in a separate chain. */
  #fatSectors(): number[] {
    const most = Math.ceil(this.#bytes.length / this.#sectorSize);
    const sectors: number[] = [];
    for (let at = 76; at < 512; at += 4) sectors.push(this.#view.getUint32(at, true));
    let next = this.#view.getUint32(68, true);
    for (let seen = 0; next < LARGEST_SECTOR && seen < most; seen++) {
      const more = this.#numbers(next);
      next = more.pop() ?? END_OF_CHAIN;
      sectors.push(...more);
    }
    return sectors.filter((sector) => sector < most).slice(0, most);
  }

  #chain(start: number, size: number): Uint8Array {
    const pieces: Uint8Array[] = [];
    let length = 0;
    const seen = new Set<number>();
    for (let sector = start; sector < LARGEST_SECTOR && length < size && !seen.has(sector); ) {
      seen.add(sector);
      const from = this.#offset(sector);
      if (from >= this.#bytes.length) break;
      const piece = this.#bytes.subarray(from, Math.min(from + this.#sectorSize, this.#bytes.length));
      pieces.push(piece);
      length += piece.length;
      sector = this.#fat[sector] ?? END_OF_CHAIN;
    }
    return joined(pieces, Math.min(length, size));
  }
}

function takeSmall(small: Uint8Array, fat: readonly number[], start: number, size: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  const seen = new Set<number>();
  for (let sector = start; sector < fat.length && pieces.length * 64 < size && !seen.has(sector); ) {
    seen.add(sector);
    pieces.push(small.subarray(sector * 64, sector * 64 + 64));
    sector = fat[sector] ?? END_OF_CHAIN;
  }
  return joined(pieces, size);
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const all = new Uint8Array(Math.min(size, length));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece.subarray(0, all.length - at), at);
    at = Math.min(all.length, at + piece.length);
  }
  return all;
}

function nameOf(view: DataView, entry: number): string {
  const length = Math.min(64, view.getUint16(entry + 64, true));
  let name = '';
  for (let at = 0; at + 2 < length; at += 2) name += String.fromCharCode(view.getUint16(entry + at, true));
  return name;
}
