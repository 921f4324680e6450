import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist';
// The worker is built separately with our substitute fonts: build/pdf-stand-ins.ts.
import worker from 'pdfjs-dist/build/pdf.worker.mjs?worker&url';

GlobalWorkerOptions.workerSrc = worker;

/** Where the build has put what pdf.js asks for by name: build/pdf-data.ts. */
declare const PDF_DATA: string;

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
    cMapUrl: `${PDF_DATA}/cmaps/`,
    standardFontDataUrl: `${PDF_DATA}/standard_fonts/`,
    // The page's policy lets no machine code be made.
    useWasm: false,
    enableXfa: false,
    disableAutoFetch: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  return { document: task.promise, close: () => void task.destroy() };
}
