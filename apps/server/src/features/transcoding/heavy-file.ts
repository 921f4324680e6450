import { readZipDirectory } from '@lectern/base';

/** The largest of several hundred real decks unpack to as much, most of them to a tenth of it. */
const HEAVY_BYTES = 16_000_000;
/** Entries of an archive, more than any that is read may have (`defaultZipLimits`). */
const MOST_ENTRIES = 10_000;
const TEXT = /\.(xml|rels|json)$/i;

/** Whether reading a file may take some hundred megabytes: by the text that its archive says it holds. */
export function isHeavy(bytes: Uint8Array): boolean {
  const texts = (readZipDirectory(bytes, MOST_ENTRIES)?.entries ?? []).filter(({ name }) =>
    TEXT.test(Buffer.from(name).toString('latin1')),
  );
  return texts.reduce((sum, { size }) => sum + size, 0) > HEAVY_BYTES;
}
