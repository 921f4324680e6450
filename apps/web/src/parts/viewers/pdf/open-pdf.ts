import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist';
// The worker is built separately with our substitute fonts: build/pdf-stand-ins.ts.
import worker from 'pdfjs-dist/build/pdf.worker.mjs?worker&url';

GlobalWorkerOptions.workerSrc = worker;

/** Address of the data files of pdf.js, set by the build: build/pdf-data.ts. */
declare const PDF_DATA: string;

/** Pictures with more pixels are left out, for safety. */
const MAX_IMAGE_PIXELS = 50_000_000;

export interface OpenPdf {
  readonly document: Promise<PDFDocumentProxy>;
  close(): void;
}

/** Opens a PDF and loads its parts as they are viewed. Its scripts are never run. */
export function openPdf(url: string): OpenPdf {
  const task = getDocument({
    url,
    cMapUrl: `${PDF_DATA}/cmaps/`,
    standardFontDataUrl: `${PDF_DATA}/standard_fonts/`,
    // The page's content security policy forbids WebAssembly.
    useWasm: false,
    enableXfa: false,
    disableAutoFetch: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  return { document: task.promise, close: () => void task.destroy() };
}
