import { LecternError } from '@lectern/protocol';
import type { DocumentConverter } from '../conversion/index.ts';
import type { FileReader, ReadAsset } from '../transcoding/index.ts';

/**
 * Pictures of the pages of a .pptx, by the pages' parts: LibreOffice prints it in the jail, hidden slides included, and
 * the PDF's pages are read in a thread with limits. Throws their LecternErrors, and FILE_CORRUPT when the number of
 * pages differs.
 */
export async function drawPages(
  pptx: Uint8Array,
  converter: DocumentConverter,
  reader: FileReader,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ReadAsset>> {
  const pdf = await converter.toPdf(pptx, 'pptx', signal);
  const quiet = () => undefined;
  const slides = (await reader.read({ bytes: pptx, extension: 'pptx' }, signal, quiet)).pages;
  const printed = await reader.read({ bytes: pdf, extension: 'pdf' }, signal, quiet);
  const prints = printed.pages;
  if (slides.length !== prints.length) throw new LecternError('FILE_CORRUPT');
  const files = new Map(printed.assets.map((asset) => [asset.hash, asset]));
  const drawn = new Map<string, ReadAsset>();
  for (const [index, { origin }] of slides.entries()) {
    const file = files.get(prints[index]?.picture ?? '');
    if (origin !== undefined && file) drawn.set(origin, file);
  }
  return drawn;
}
