import { breakBytes } from './break-bytes.ts';
import { oneOf, type Random } from './random.ts';

const HEADER = 512;
const SECTOR = 512;
/** Offsets in the header: the number of the first sector of the directory, and of the sector table ([MS-CFB] 2.2). */
const DIRECTORY_AT = 0x30;
const TABLE_AT = 0x4c;
const ENTRY = 128;
/**
 * Offsets in a record of [MS-PPT] 2.3.1: two bytes of version and instance, its type, and the length of its content.
 */
const TYPE_AT = 2;
const LENGTH_AT = 4;

const ODD_NUMBERS = [0, 1, 0x7fffffff, 0x80000000, 0xfffffffc, 0xfffffffd, 0xfffffffe, 0xffffffff, 0xffff];

/**
 * Breaks an old Office file in its structure: the chain of sectors, the directory of streams, the records of a
 * presentation; or in its bytes. The first 512 bytes mostly stay, so that its reader continues.
 */
export function breakCompound(original: Uint8Array, random: Random): Uint8Array {
  const bytes = Buffer.from(original);
  for (let round = 1 + random(3); round > 0; round--) oneOf(BREAKS, random)?.(bytes, random);
  if (random(6) !== 0) return bytes;
  const rest = breakBytes(bytes.subarray(HEADER), random);
  return Buffer.concat([bytes.subarray(0, HEADER), rest]);
}

type Break = (bytes: Buffer, random: Random) => void;

function writeOdd(bytes: Buffer, at: number, random: Random): void {
  const value = random(2) ? oneOf(ODD_NUMBERS, random) : random(bytes.length / SECTOR);
  if (at >= 0 && at + 4 <= bytes.length) bytes.writeUInt32LE((value ?? 0) >>> 0, at);
}

/** Offset of the sector whose number is at `at`. */
function sectorAt(bytes: Buffer, at: number): number {
  return at + 4 <= bytes.length ? HEADER + bytes.readUInt32LE(at) * SECTOR : HEADER;
}

/** Offsets of records whose type is one of a presentation's (1,000 to 6,000) and whose length is plausible. */
function records(bytes: Buffer): number[] {
  const found: number[] = [];
  for (let at = HEADER; at + 8 <= bytes.length; at += 2) {
    const type = bytes.readUInt16LE(at + TYPE_AT);
    const length = bytes.readUInt32LE(at + LENGTH_AT);
    if (type >= 1_000 && type <= 6_000 && length > 0 && length < 100_000) found.push(at);
  }
  return found;
}

function onRecord(change: (bytes: Buffer, at: number, random: Random) => void): Break {
  return (bytes, random) => {
    const at = oneOf(records(bytes), random);
    if (at !== undefined) change(bytes, at, random);
  };
}

const BREAKS: readonly Break[] = [
  // sector chains that end early, join others or loop
  (bytes, random) => {
    const table = sectorAt(bytes, TABLE_AT);
    for (let i = 1 + random(10); i > 0; i--) writeOdd(bytes, table + 4 * random(SECTOR / 4), random);
  },
  // streams of wrong length and start, folders that contain themselves
  (bytes, random) => {
    const entry = sectorAt(bytes, DIRECTORY_AT) + ENTRY * random(4);
    writeOdd(bytes, entry + (oneOf([0x44, 0x48, 0x4c, 0x74, 0x78], random) ?? 0), random);
  },
  // wrong counts and starts of sectors
  (bytes, random) =>
    writeOdd(bytes, (oneOf([0x2c, 0x30, 0x3c, 0x40, 0x44, 0x48, 0x4c], random) ?? 0) | 0, random),
  onRecord((bytes, at, random) => writeOdd(bytes, at + LENGTH_AT, random)),
  onRecord((bytes, at, random) => bytes.writeUInt16LE(1_000 + random(5_000), at + TYPE_AT)),
  onRecord((bytes, at, random) => bytes.writeUInt16LE(random(0x10000), at)),
  // wrong ids, counts and positions in a record
  onRecord((bytes, at, random) => writeOdd(bytes, at + 8 + 4 * random(4), random)),
  // copies a record over another
  onRecord((bytes, at, random) => {
    const other = oneOf(records(bytes), random) ?? at;
    bytes.copyWithin(other, at, Math.min(bytes.length, at + 8 + bytes.readUInt32LE(at + LENGTH_AT)));
  }),
];
