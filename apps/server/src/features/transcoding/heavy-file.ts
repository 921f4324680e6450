import { readZipDirectory } from '@lectern/base';

/** Unpacked text of the largest among several hundred real decks, bytes; most have a tenth of it. */
const HEAVY_BYTES = 16_000_000;
/** More entries than an archive may have that is read (`defaultZipLimits`). */
const MOST_ENTRIES = 10_000;
const TEXT = /\.(xml|rels|json)$/i;

/** Whether reading a file may take some hundred megabytes, judged by the sizes of texts in its archive's directory. */
export function isHeavy(bytes: Uint8Array): boolean {
  const texts = (readZipDirectory(bytes, MOST_ENTRIES)?.entries ?? []).filter(({ name }) =>
    TEXT.test(Buffer.from(name).toString('latin1')),
  );
  return texts.reduce((sum, { size }) => sum + size, 0) > HEAVY_BYTES;
}
