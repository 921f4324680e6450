import { packedZipEntry, readZipDirectory, type ZipEntry } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { Inflate, strFromU8 } from 'fflate';

/**
 * Limits for unpacking a file: entries, and total bytes, counted while unpacking and not by the file's own statements.
 */
export interface ArchiveLimits {
  readonly entries: number;
  readonly bytes: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 10_000, bytes: 500_000_000 };

const STORED = 0;
const DEFLATED = 8;
const PIECE = 65_536;

function invalid(): LecternError {
  return new LecternError('COURSEWARE_INVALID');
}

/**
 * Reads a zip archive that must be completely valid, like all archives of this project. Throws COURSEWARE_INVALID for
 * an invalid archive (encrypted entries, duplicate names, paths that lead outside, wrong sizes) and FILE_EXPLODES past
 * the limits.
 */
export class Archive {
  readonly #bytes: Uint8Array;
  readonly #entries = new Map<string, ZipEntry>();
  #left: number;

  constructor(bytes: Uint8Array, limits: ArchiveLimits = ARCHIVE_LIMITS) {
    this.#bytes = bytes;
    this.#left = limits.bytes;
    this.#readDirectory(limits.entries);
  }

  names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** Unpacks an entry; undefined when it does not exist. */
  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    const packed = packedZipEntry(this.#bytes, entry);
    if (packed?.length !== entry.packedSize) throw invalid();
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

  #readDirectory(most: number): void {
    const directory = readZipDirectory(this.#bytes, most);
    if (!directory) throw invalid();
    const { count, entries, shift } = directory;
    if (count > most || entries.length > most) throw new LecternError('FILE_EXPLODES');
    if (entries.length !== count || shift !== 0) throw invalid();
    for (const entry of entries) this.#add(strFromU8(entry.name), entry);
  }

  #add(name: string, entry: ZipEntry): void {
    const known = entry.method === STORED || entry.method === DEFLATED;
    if (entry.encrypted || !known || this.#entries.has(name) || !isSafeName(name)) throw invalid();
    this.#entries.set(name, entry);
  }
}

/**
 * Whether a path stays inside the archive. This program writes no entries to disk, but other programs that open the
 * file may do so.
 */
function isSafeName(name: string): boolean {
  return !/^[/\\]|\\|\0|^[a-zA-Z]:/.test(name) && !name.split('/').includes('..') && name !== '';
}
