import { packedZipEntry, readZipDirectory, type ZipEntry } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { Inflate, inflateSync, strFromU8 } from 'fflate';

/** What an archive may cost. Bytes are those really unpacked, not those it claims. */
export interface ZipLimits {
  readonly entries: number;
  readonly bytes: number;
}

/**
 * Unpacks raw deflate (RFC 1951) to at most `room` bytes; throws when the data is damaged or holds more. The machine's
 * own does it several times faster than one written in JavaScript.
 */
export type InflatePort = (data: Uint8Array, room: number) => Uint8Array;

export const defaultZipLimits: ZipLimits = { entries: 10_000, bytes: 500_000_000 };

/** An entry under the name that it is asked for by. */
type Entry = Omit<ZipEntry, 'name'> & { readonly name: string };

/** An entry as it lies in the archive. */
export interface PackedEntry {
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly data: Uint8Array;
  /** Of the unpacked bytes: CRC-32 and length, as the directory claims. */
  readonly crc: number;
  readonly length: number;
}

/** Deflate cannot grow data by more than this (RFC 1951: 258 bytes from 2 bits). */
const MAX_RATIO = 1032;
/** What is unpacked at once, compressed: at most 66 MB come of it. */
const AT_ONCE = 65_536;
/** Input of one step of unpacking: bounds what a step can write to 17 MB. */
const STEP = 16_384;

/**
 * A zip archive held in memory, its entries unpacked only when asked for. Names are compared without case, backslashes
 * count as slashes; names that are absolute, climb (`..`) or come twice are left out. Stored entries are views of the
 * input, not copies. APPNOTE.TXT 6.3.10, with ZIP64.
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
  /** Names that were left out because they were unsafe or came twice. */
  readonly refused: string[] = [];
  /** Some entry is locked by a password of the archive's own. */
  encrypted = false;

  constructor(bytes: Uint8Array, limits: ZipLimits = defaultZipLimits, inflate?: InflatePort) {
    this.#bytes = bytes;
    this.#limits = limits;
    this.#inflate = inflate ?? inflatePortably;
    // ours sets aside what the entry claims; the machine's own takes what really comes
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

  /** Bytes that the entry claims to unpack to; 0 when there is none. */
  size(name: string): number {
    return this.#entries.get(normalise(name).toLowerCase())?.size ?? 0;
  }

  /** The entry's bytes, or undefined when there is no such entry or none of it can be unpacked. */
  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(normalise(name).toLowerCase());
    return entry && this.#unpack(entry);
  }

  /** The entry still packed, to be put into another archive; undefined when it is not whole. */
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
    // data that is longer than what it claims to become is lying or damaged
    if (data.length <= Math.min(this.#atOnce, entry.size + 64)) {
      try {
        const room = Math.min(entry.size, data.length * MAX_RATIO + 64);
        const out = this.#inflate(data, room);
        this.#count(out.length);
        return out;
      } catch (error) {
        if (error instanceof LecternError) throw error;
        // damaged: what can be had of it comes from the slower way below
      }
    }
    return this.#unpackInSteps(data, entry.size);
  }

  /** Stops where the entry said that it ends: one that goes on is lying or damaged, and the rest is not unpacked. */
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
      // names without the UTF-8 flag are in some code page: parts of a package have ASCII names anyway
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
  if (out.length > room) throw new RangeError('more than its room');
  return out;
}

/** A leading slash is how some writers spell part names (`/ppt/…`): it names the package's root, not the machine's. */
function normalise(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^\/+/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/^(\.\/)+/, '');
}
