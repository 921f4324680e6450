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

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly compressed: number;
  readonly declared: number;
  readonly offset: number;
  readonly crc: number;
}

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
  readonly #view: DataView;
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
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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
    return this.#entries.get(normalise(name).toLowerCase())?.declared ?? 0;
  }

  /** The entry's bytes, or undefined when there is no such entry or none of it can be unpacked. */
  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(normalise(name).toLowerCase());
    return entry && this.#unpack(entry);
  }

  /** The entry still packed, to be put into another archive; undefined when it is not whole. */
  packed(name: string): PackedEntry | undefined {
    const entry = this.#entries.get(normalise(name).toLowerCase());
    const data = entry && this.#dataOf(entry);
    if (!entry || data?.length !== entry.compressed) return undefined;
    return { method: entry.method, data, crc: entry.crc, length: entry.declared };
  }

  #dataOf({ offset, compressed }: Entry): Uint8Array | undefined {
    const inside = offset >= 0 && offset + 30 <= this.#bytes.length;
    if (!inside || this.#view.getUint32(offset, true) !== 0x04034b50) return undefined;
    const start =
      offset + 30 + this.#view.getUint16(offset + 26, true) + this.#view.getUint16(offset + 28, true);
    return this.#bytes.subarray(start, Math.min(start + compressed, this.#bytes.length));
  }

  #unpack(entry: Entry): Uint8Array | undefined {
    const data = this.#dataOf(entry);
    if (!data) return undefined;
    if (entry.method === 0) {
      this.#count(data.length);
      return data;
    }
    if (entry.method !== 8) return undefined;
    // data that is longer than what it claims to become is lying or damaged
    if (data.length <= Math.min(this.#atOnce, entry.declared + 64)) {
      try {
        const room = Math.min(entry.declared, data.length * MAX_RATIO + 64);
        const out = this.#inflate(data, room);
        this.#count(out.length);
        return out;
      } catch (error) {
        if (error instanceof LecternError) throw error;
        // damaged: what can be had of it comes from the slower way below
      }
    }
    return this.#unpackInSteps(data, entry.declared);
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
    const view = this.#view;
    const end = this.#findEnd();
    let count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    if (
      (count === 0xffff || at === 0xffffffff) &&
      end >= 20 &&
      view.getUint32(end - 20, true) === 0x07064b50
    ) {
      const zip64 = Number(view.getBigUint64(end - 20 + 8, true));
      if (zip64 + 56 <= this.#bytes.length && view.getUint32(zip64, true) === 0x06064b50) {
        count = Number(view.getBigUint64(zip64 + 32, true));
        at = Number(view.getBigUint64(zip64 + 48, true));
      }
    }
    if (count > this.#limits.entries) throw new LecternError('FILE_EXPLODES');
    // bytes before the archive shift every offset by as much
    const expected = end - view.getUint32(end + 12, true);
    const shifted = !this.#isEntry(at) && this.#isEntry(expected);
    const shift = shifted ? expected - at : 0;
    at += shift;
    let declared = 0;
    while (this.#isEntry(at)) {
      const nameLength = view.getUint16(at + 28, true);
      const extraLength = view.getUint16(at + 30, true);
      const rawName = this.#bytes.subarray(at + 46, at + 46 + nameLength);
      // names without the UTF-8 flag are in some code page: parts of a package have ASCII names anyway
      const name = strFromU8(rawName);
      const sizes = this.#sizes(at, at + 46 + nameLength, extraLength);
      declared += sizes.declared;
      if ((view.getUint16(at + 8, true) & 1) !== 0) this.encrypted = true;
      this.#add({
        name,
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        ...sizes,
        offset: sizes.offset + shift,
      });
      if (this.#entries.size + this.refused.length > this.#limits.entries)
        throw new LecternError('FILE_EXPLODES');
      at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
    }
    if (this.#entries.size === 0) throw new LecternError('FILE_CORRUPT');
    if (declared > this.#limits.bytes) throw new LecternError('FILE_EXPLODES');
  }

  #isEntry(at: number): boolean {
    return at >= 0 && at + 46 <= this.#bytes.length && this.#view.getUint32(at, true) === 0x02014b50;
  }

  #sizes(at: number, extraAt: number, extraLength: number) {
    const view = this.#view;
    let compressed = view.getUint32(at + 20, true);
    let declared = view.getUint32(at + 24, true);
    let offset = view.getUint32(at + 42, true);
    const end = Math.min(extraAt + extraLength, this.#bytes.length);
    for (let field = extraAt; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
      if (view.getUint16(field, true) !== 1) continue;
      let value = field + 4;
      const next = () => {
        if (value + 8 > end) return 0;
        value += 8;
        return Number(view.getBigUint64(value - 8, true));
      };
      if (declared === 0xffffffff) declared = next();
      if (compressed === 0xffffffff) compressed = next();
      if (offset === 0xffffffff) offset = next();
    }
    return { compressed, declared, offset };
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

  #findEnd(): number {
    const { length } = this.#bytes;
    for (let at = length - 22; at >= Math.max(0, length - 22 - 0xffff); at--) {
      if (this.#view.getUint32(at, true) === 0x06054b50) return at;
    }
    throw new LecternError('FILE_CORRUPT');
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
