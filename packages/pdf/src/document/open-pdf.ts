import { LecternError } from '@lectern/protocol';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { keepJpegsAsTheyAre } from '../raster/jpeg-as-it-is.ts';

/** Reads a file of pdfjs-dist, such as `cmaps/GBK-EUC-H.bcmap`: character maps, standard fonts, decoders. */
export type ReaderData = (path: string) => Promise<Uint8Array>;

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  /** The names of operators by their numbers. */
  readonly operators: ReadonlyMap<number, string>;
  close(): Promise<void>;
}

/** Images with more pixels are left out: the general limit for pictures. */
const MAX_IMAGE_PIXELS = 50_000_000;

const FOLDERS: Readonly<Record<string, string>> = {
  cMapUrl: 'cmaps/',
  standardFontDataUrl: 'standard_fonts/',
  wasmUrl: 'wasm/',
};

/** Loads pdf.js when the first PDF is read, because it is two megabytes of code. */
async function loadReader(): Promise<typeof import('pdfjs-dist')> {
  keepJpegsAsTheyAre();
  // Without these pdf.js would look for a native canvas. Operators are only read; pdf.js paints nothing.
  for (const name of ['DOMMatrix', 'Path2D'])
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: class {} });
  // The "worker" of pdf.js runs in this thread, which has its own limits.
  // @ts-expect-error the package has no types for it
  const worker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  Object.assign(globalThis, { pdfjsWorker: worker });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

/**
 * Opens a PDF. Scripts, form actions and embedded files are ignored: no code of the file is executed. Throws
 * FILE_ENCRYPTED and FILE_CORRUPT.
 */
export async function openPdf(bytes: Uint8Array, data: ReaderData): Promise<OpenPdf> {
  const pdfjs = await loadReader();
  const operators = new Map(Object.entries(pdfjs.OPS).map(([name, number]) => [Number(number), name]));
  class PackagedData {
    async fetch({
      kind,
      filename,
    }: {
      readonly kind: string;
      readonly filename: string;
    }): Promise<Uint8Array> {
      const folder = FOLDERS[kind];
      if (folder === undefined || !/^[\w.+-]+$/.test(filename))
        throw new Error(`unknown kind of data: ${kind}`);
      return data(`${folder}${filename}`);
    }
  }
  const task = pdfjs.getDocument({
    // its buffer is transferred to the reader
    data: new Uint8Array(bytes),
    BinaryDataFactory: PackagedData,
    ...{ cMapUrl: 'cmaps/', standardFontDataUrl: 'standard_fonts/', wasmUrl: 'wasm/', iccUrl: 'iccs/' },
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    // includes the names of fonts
    fontExtraProperties: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    stopAtErrors: false,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  } as Parameters<typeof pdfjs.getDocument>[0]);
  try {
    const document = await task.promise;
    return { document, operators, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    throw openingError(error);
  }
}

function openingError(error: unknown): Error {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return new LecternError('FILE_ENCRYPTED');
  return new LecternError('FILE_CORRUPT');
}
