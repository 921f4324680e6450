import { LecternError } from '@lectern/protocol';
import { Inflate, strFromU8 } from 'fflate';

/** What a file may unpack to: entries, and bytes in all, counted as they come and not as the file says. */
export interface ArchiveLimits {
  readonly entries: number;
  readonly bytes: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 10_000, bytes: 500_000_000 };

/** One entry of the central directory (APPNOTE.TXT 4.3.12). */
interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly offset: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const MOST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;
const PIECE = 65_536;

function invalid(): LecternError {
  return new LecternError('COURSEWARE_INVALID');
}

/**
 * Reads a zip archive from its central directory. Throws COURSEWARE_INVALID for what is no sound archive (encrypted
 * entries, doubled names, names that lead elsewhere, sizes that do not fit) and FILE_EXPLODES past the limits.
 */
export class Archive {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #entries = new Map<string, Entry>();
  #left: number;

  constructor(bytes: Uint8Array, limits: ArchiveLimits = ARCHIVE_LIMITS) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#left = limits.bytes;
    this.#readDirectory(limits.entries);
  }

  names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** The unpacked bytes; undefined when there is no such entry. */
  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    const { offset } = entry;
    if (this.#u32(offset) !== LOCAL) throw invalid();
    const start = offset + 30 + this.#u16(offset + 26) + this.#u16(offset + 28);
    if (start + entry.packedSize > this.#bytes.length) throw invalid();
    const packed = this.#bytes.subarray(start, start + entry.packedSize);
    if (entry.method === DEFLATED) return this.#inflate(packed);
    this.#count(packed.length);
    return packed.slice();
  }

  #inflate(packed: Uint8Array): Uint8Array {
    const pieces: Uint8Array[] = [];
    let size = 0;
    const inflate = new Inflate((piece) => {
      this.#count(piece.length);
      size += piece.length;
      pieces.push(piece);
    });
    try {
      for (let at = 0; at === 0 || at < packed.length; at += PIECE) {
        inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
      }
    } catch (error) {
      if (error instanceof LecternError) throw error;
      throw invalid();
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }

  #count(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new LecternError('FILE_EXPLODES');
  }

  #u16(at: number): number {
    if (at + 2 > this.#bytes.length) throw invalid();
    return this.#view.getUint16(at, true);
  }

  #u32(at: number): number {
    if (at + 4 > this.#bytes.length) throw invalid();
    return this.#view.getUint32(at, true);
  }

  #findEnd(): number {
    const lowest = Math.max(0, this.#bytes.length - END_BYTES - MOST_COMMENT);
    for (let at = this.#bytes.length - END_BYTES; at >= lowest; at -= 1) {
      if (this.#view.getUint32(at, true) === END) return at;
    }
    throw invalid();
  }

  #readDirectory(mostEntries: number): void {
    const end = this.#findEnd();
    const count = this.#u16(end + 10);
    let at = this.#u32(end + 16);
    if (count > mostEntries) throw new LecternError('FILE_EXPLODES');
    for (let index = 0; index < count; index += 1) {
      if (this.#u32(at) !== CENTRAL) throw invalid();
      const nameLength = this.#u16(at + 28);
      const next = at + 46 + nameLength + this.#u16(at + 30) + this.#u16(at + 32);
      if (next > this.#bytes.length) throw invalid();
      const name = strFromU8(this.#bytes.subarray(at + 46, at + 46 + nameLength));
      this.#add(
        { name, method: this.#u16(at + 10), packedSize: this.#u32(at + 20), offset: this.#u32(at + 42) },
        at,
      );
      at = next;
    }
  }

  #add(entry: Entry, at: number): void {
    const encrypted = (this.#u16(at + 8) & 1) !== 0;
    const known = entry.method === STORED || entry.method === DEFLATED;
    if (encrypted || !known || this.#entries.has(entry.name) || !isSafeName(entry.name)) throw invalid();
    this.#entries.set(entry.name, entry);
  }
}

/** A relative path that stays inside: we write nothing to disk, but others who open our files may. */
function isSafeName(name: string): boolean {
  return !/^[/\\]|\\|\0|^[a-zA-Z]:/.test(name) && !name.split('/').includes('..') && name !== '';
}
