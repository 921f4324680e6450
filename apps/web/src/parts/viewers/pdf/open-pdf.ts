import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;

/** Addresses of what Chinese and other documents without their own fonts need: character maps and standard fonts. */
const data = import.meta.glob<string>(
  [
    '../../../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);
const addresses = new Map(Object.entries(data).map(([path, url]) => [path.split('/').at(-1), url]));

/** Reads what pdf.js asks for by name. */
class ShippedData {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = addresses.get(filename);
    if (url === undefined) throw new Error(`no such data: ${filename}`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`the data answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** Pictures of more pixels are left out (trust: pictures). */
const MAX_IMAGE_PIXELS = 50_000_000;

export interface OpenPdf {
  readonly document: Promise<PDFDocumentProxy>;
  close(): void;
}

/** Opens a PDF piece by piece as it is looked at. Scripts in it are never run. */
export function openPdf(url: string): OpenPdf {
  const task = getDocument({
    url,
    BinaryDataFactory: ShippedData,
    cMapUrl: 'cmaps/',
    standardFontDataUrl: 'standard_fonts/',
    useWorkerFetch: false,
    // The page's policy lets no machine code be made.
    useWasm: false,
    enableXfa: false,
    disableAutoFetch: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  return { document: task.promise, close: () => void task.destroy() };
}
