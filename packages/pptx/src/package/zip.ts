import { packedZipEntry, readZipDirectory, type ZipEntry } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { Inflate, inflateSync, strFromU8 } from 'fflate';

/** Limits for an archive. Bytes are counted while unpacking, not taken from the archive's claims. */
export interface ZipLimits {
  readonly entries: number;
  readonly bytes: number;
}

/**
 * Unpacks raw deflate (RFC 1951) to at most `room` bytes; throws when the data are damaged or longer. A native
 * implementation is several times faster than one in JavaScript.
 */
export type InflatePort = (data: Uint8Array, room: number) => Uint8Array;

export const defaultZipLimits: ZipLimits = { entries: 10_000, bytes: 500_000_000 };

/** An entry with its normalised name. */
type Entry = Omit<ZipEntry, 'name'> & { readonly name: string };

/** A compressed entry. */
export interface PackedEntry {
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly data: Uint8Array;
  /** CRC-32 and length of the unpacked bytes, as claimed by the directory. */
  readonly crc: number;
  readonly length: number;
}

/** Largest factor by which deflate can expand data (RFC 1951: 258 bytes from 2 bits). */
const MAX_RATIO = 1032;
/** Most compressed bytes that are unpacked at once: they expand to at most 66 MB. */
const AT_ONCE = 65_536;
/** Compressed bytes in one step of unpacking: limits the output of a step to 17 MB. */
const STEP = 16_384;

/**
 * A zip archive in memory; entries are unpacked on demand. Names are compared without case, backslashes count as
 * slashes; absolute names, names with `..`, and duplicates are left out. Stored entries are views of the input, not
 * copies. APPNOTE.TXT 6.3.10, with ZIP64.
 *
 * Throws LecternError FILE_CORRUPT when there is no directory, FILE_EXPLODES beyond the limits.
 */
export class ZipArchive {
  readonly #bytes: Uint8Array;
  readonly #entries = new Map<string, Entry>();
  readonly #limits: ZipLimits;
  readonly #inflate: InflatePort;
  readonly #atOnce: number;
  #unpacked = 0;
  /** Names that were left out because they were unsafe or duplicates. */
  readonly refused: string[] = [];
  /** Whether any entry is encrypted with the archive's own password. */
  encrypted = false;

  constructor(bytes: Uint8Array, limits: ZipLimits = defaultZipLimits, inflate?: InflatePort) {
    this.#bytes = bytes;
    this.#limits = limits;
    this.#inflate = inflate ?? inflatePortably;
    // our implementation allocates the claimed size; the native one grows with the actual data
    this.#atOnce = inflate ? Number.POSITIVE_INFINITY : AT_ONCE;
    this.#readDirectory();
  }

  /** Normalised names in the order of the directory. */
  names(): string[] {
    return [...this.#entries.values()].map((entry) => entry.name);
  }

  has(name: string): boolean {
    return this.#entries.has(normalise(name).toLowerCase());
  }

  /** Claimed unpacked size of an entry, bytes; 0 without the entry. */
  size(name: string): number {
    return this.#entries.get(normalise(name).toLowerCase())?.size ?? 0;
  }

  /** The entry's bytes, or undefined when the entry does not exist or no part of it can be unpacked. */
  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(normalise(name).toLowerCase());
    return entry && this.#unpack(entry);
  }

  /** The compressed entry, for copying it into another archive; undefined when it is incomplete. */
  packed(name: string): PackedEntry | undefined {
    const entry = this.#entries.get(normalise(name).toLowerCase());
    const data = entry && packedZipEntry(this.#bytes, entry);
    if (!entry || data?.length !== entry.packedSize) return undefined;
    return { method: entry.method, data, crc: entry.crc, length: entry.size };
  }

  #unpack(entry: Entry): Uint8Array | undefined {
    const data = packedZipEntry(this.#bytes, entry);
    if (!data) return undefined;
    if (entry.method === 0) {
      this.#count(data.length);
      return data;
    }
    if (entry.method !== 8) return undefined;
    // compressed data longer than the claimed size are forged or damaged
    if (data.length <= Math.min(this.#atOnce, entry.size + 64)) {
      try {
        const room = Math.min(entry.size, data.length * MAX_RATIO + 64);
        const out = this.#inflate(data, room);
        this.#count(out.length);
        return out;
      } catch (error) {
        if (error instanceof LecternError) throw error;
        // For damaged data, the slower method below recovers a part.
      }
    }
    return this.#unpackInSteps(data, entry.size);
  }

  /** Stops at the claimed end of the entry: data that continue are forged or damaged, and the rest is not unpacked. */
  #unpackInSteps(data: Uint8Array, declared: number): Uint8Array | undefined {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const inflate = new Inflate((chunk) => {
      const part = chunk.subarray(0, Math.max(0, declared - length));
      length += part.length;
      this.#count(part.length);
      if (part.length > 0) chunks.push(part);
    });
    try {
      for (let at = 0; at < data.length && length < declared; at += STEP) {
        inflate.push(data.subarray(at, at + STEP), at + STEP >= data.length);
      }
    } catch (error) {
      if (error instanceof LecternError) throw error;
    }
    if (length === 0 || chunks.length === 1) return chunks[0];
    const whole = new Uint8Array(length);
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }

  #count(bytes: number): void {
    this.#unpacked += bytes;
    if (this.#unpacked > this.#limits.bytes) throw new LecternError('FILE_EXPLODES');
  }

  #readDirectory(): void {
    const { entries: most, bytes } = this.#limits;
    const directory = readZipDirectory(this.#bytes, most);
    if (!directory) throw new LecternError('FILE_CORRUPT');
    const { count, entries } = directory;
    if (count > most || entries.length > most) throw new LecternError('FILE_EXPLODES');
    let declared = 0;
    for (const entry of entries) {
      declared += entry.size;
      if (entry.encrypted) this.encrypted = true;
      // names without the UTF-8 flag are in some code page: part names are ASCII anyway
      this.#add({ ...entry, name: strFromU8(entry.name) });
    }
    if (this.#entries.size === 0) throw new LecternError('FILE_CORRUPT');
    if (declared > bytes) throw new LecternError('FILE_EXPLODES');
  }

  #add(entry: Entry): void {
    const raw = entry.name.replaceAll('\\', '/');
    if (raw.endsWith('/')) return;
    const name = normalise(raw);
    const key = name.toLowerCase();
    const climbs = name.split('/').includes('..') || /^[a-z]:/i.test(name) || name === '';
    if (climbs || this.#entries.has(key)) {
      if (this.refused.length < 100) this.refused.push(name.slice(0, 200));
      return;
    }
    this.#entries.set(key, { ...entry, name });
  }
}

function inflatePortably(data: Uint8Array, room: number): Uint8Array {
  const out = inflateSync(data, { out: new Uint8Array(room + 1) });
  if (out.length > room) throw new RangeError('the entry exceeds its size limit');
  return out;
}

/**
 * Some programs write part names with a leading slash (`/ppt/…`), which is the package's root, not the file system's.
 */
function normalise(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^\/+/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/^(\.\/)+/, '');
}
