import { readFileSync } from 'node:fs';
import path from 'node:path';
import { processorTime } from '@lectern/base/processor-time';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { metafileToSvg } from '../src/metafile/to-svg.ts';
import { readCompoundFile } from '../src/mtef/compound-file.ts';
import { mtefToLatex } from '../src/mtef/mtef-to-latex.ts';
import { unpackFont } from '../src/read/fonts/embedded-fonts.ts';
import { imageSize } from '../src/read/media/image-size.ts';
import { tiffPicture } from '../src/read/media/tiff-picture.ts';
import { deckFiles } from './corpus/corpus.ts';
import { randomOf } from './edited/random-edits.ts';

const LONG = process.env.LECTERN_LONG !== undefined;
const COUNT = Number(process.env.LECTERN_COUNT ?? (LONG ? 5_000 : 60));
const SEED = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000_000);
const LARGEST = LONG ? 4_000_000 : 400_000;
/** Time limit for one file, milliseconds: far more than any takes, even on a busy machine. */
const BOUND_MS = 10_000;

/** An uncompressed TIFF of 2 × 2 pixels: the corpus has none. */
const TIFF = new Uint8Array([
  ...[0x49, 0x49, 42, 0, 8, 0, 0, 0, 8, 0],
  ...[
    [256, 2],
    [257, 2],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 110],
    [277, 1],
    [279, 4],
  ].flatMap(([tag = 0, value = 0]) => [tag & 255, tag >> 8, 4, 0, 1, 0, 0, 0, value, 0, 0, 0]),
  ...[0, 0, 0, 0, 0, 50, 100, 200, 255],
]);
const MADE: Readonly<Record<string, Uint8Array>> = { 'made.tiff': TIFF };

/** Files of a kind inside the decks of the corpus, without the largest. */
function filesIn(pattern: RegExp): Map<string, Uint8Array> {
  const found = new Map(Object.entries(MADE).filter(([name]) => pattern.test(name)));
  for (const deck of deckFiles(/\.pptx$/, LARGEST)) {
    try {
      const parts = unzipSync(readFileSync(deck), {
        filter: (file) => pattern.test(file.name) && file.originalSize < 500_000,
      });
      for (const [part, bytes] of Object.entries(parts)) found.set(`${path.basename(deck)} ${part}`, bytes);
    } catch {
      // the corrupt and the encrypted deck
    }
  }
  return found;
}

/** The file with some bytes changed, with numbers at their limits, or truncated. */
function damaged(file: Uint8Array, random: (below: number) => number): Uint8Array {
  const bytes = file.slice(0, random(4) === 0 ? random(file.length) + 1 : file.length);
  for (let count = 1 + random(12); count > 0; count--) {
    // Headers contain the sizes of the data after them.
    const at = random(random(2) === 0 ? Math.min(200, bytes.length) : bytes.length);
    if (random(3) === 0) bytes.fill(random(2) * 0xff, at, at + 1 + random(4));
    else bytes[at] = random(256);
  }
  return bytes;
}

/** Reads a damaged file. Throws if the error would make the import of the deck fail. */
type Read = (bytes: Uint8Array) => unknown;

function equations(bytes: Uint8Array): unknown {
  const streams = readCompoundFile(bytes);
  return [...(streams?.values() ?? [])].map((stream) => mtefToLatex(stream));
}

const KINDS: readonly (readonly [name: string, files: RegExp, read: Read])[] = [
  ['metafiles', /\.(emf|wmf)$/i, metafileToSvg],
  ['TIFF pictures', /\.tiff?$/i, tiffPicture],
  ['embedded objects', /embeddings\/[^/]+\.bin$/i, equations],
  ['embedded fonts', /\.fntdata$/i, unpackFont],
  [
    'pictures',
    /\.(png|jpe?g|gif|bmp|svg)$/i,
    (bytes) =>
      ['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/svg+xml'].map((mime) =>
        imageSize(bytes, mime),
      ),
  ],
];

describe.each(KINDS)(`%s of real decks broken at random (LECTERN_SEED=${SEED})`, (_, pattern, read) => {
  const files = filesIn(pattern);
  const names = [...files.keys()];

  it.skipIf(!files.has('made.tiff'))('include a TIFF that is read when it is not damaged', async () => {
    expect(await read(TIFF)).toMatchObject({ width: 2, height: 2 });
  });

  it.skipIf(files.size === 0)(`are read or skipped, ${COUNT} times`, { timeout: 3_600_000 }, async () => {
    const random = randomOf(SEED);
    const failures: string[] = [];
    for (let turn = 0; turn < COUNT; turn++) {
      const name = names[random(names.length)] ?? '';
      const seed = random(2 ** 32);
      const broken = damaged(files.get(name) ?? new Uint8Array(), randomOf(seed));
      const spent = processorTime();
      try {
        await read(broken);
      } catch (error) {
        failures.push(
          `${name} by ${seed}: ${error instanceof Error ? error.stack?.slice(0, 400) : String(error)}`,
        );
      }
      const took = spent();
      if (took > BOUND_MS) failures.push(`${name} by ${seed}: took ${Math.round(took)} ms`);
    }
    expect(failures).toEqual([]);
  });
});
