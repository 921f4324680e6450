import { breakBytes } from './break-bytes.ts';
import { breakCompound } from './break-compound.ts';
import { breakParts } from './break-parts.ts';
import { breakPdf } from './break-pdf.ts';
import { randomOf } from './random.ts';

const PDF = [0x25, 0x50, 0x44, 0x46];
const ZIP = [0x50, 0x4b];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Breaks a file by a seed: one in three in its bytes, the others in their structure (the parts of a package, the
 * objects of a PDF, the sectors and records of an old Office file). The same file and seed give the same bytes.
 */
export function brokenFile(original: Uint8Array, seed: number): Uint8Array {
  const random = randomOf(seed);
  if (random(3) === 0) return breakBytes(original, random);
  const begins = (mark: readonly number[]) => mark.every((byte, index) => original[index] === byte);
  try {
    if (begins(PDF)) return breakPdf(original, random);
    if (begins(ZIP)) return breakParts(original, random);
    if (begins(COMPOUND)) return breakCompound(original, random);
  } catch {
    // the original itself cannot be opened
  }
  return breakBytes(original, random);
}
