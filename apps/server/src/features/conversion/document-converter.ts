import { LecternError } from '@lectern/protocol';
import { Jail } from '../../platform/jail/jail.ts';
import { madeFile, type SayWhy } from './made-file.ts';
import { compoundContent, officeContainer } from './office-content.ts';
import { type OfficeConversion, OfficeProgram } from './office-program.ts';

const BOX = /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s*\]/g;

/**
 * The height of the tallest page of a PDF that LibreOffice wrote, points: page objects are not compressed in it (ISO
 * 32000-1, 7.7.3.3).
 */
export function tallestPage(pdf: Uint8Array): number {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  let tallest = 0;
  for (const [, , bottom, , top] of text.matchAll(BOX))
    tallest = Math.max(tallest, Number(top) - Number(bottom));
  return tallest;
}

/** Contents that can be converted to PDF, for any file name. */
type PrintableContent = 'docx' | 'xlsx' | 'pptx' | 'compound';

const PDF = { targetExtension: 'pdf', beginning: Buffer.from('%PDF-') };

/**
 * Each sheet becomes one page of its own size: on A4 a class list of fifteen columns is split, and cannot be read on a
 * phone.
 */
const WHOLE_SHEETS = 'calc_pdf_Export:{"SinglePageSheets":{"type":"boolean","value":"true"}}';
const SHEETS_ON_PAPER = 'calc_pdf_Export';
/** A taller sheet is shrunk to the largest page size and is easier to read on paper, points. */
const TALLEST_SHEET = 4_000;

/**
 * The import filters are named, so that a web page or a text under a document's name is not opened by its real type.
 */
const conversions = {
  docx: {
    ...PDF,
    importFilter: 'MS Word 2007 XML',
    sourceExtension: 'docx',
    exportFilter: 'writer_pdf_Export',
  },
  xlsx: {
    ...PDF,
    importFilter: 'Calc MS Excel 2007 XML',
    sourceExtension: 'xlsx',
    exportFilter: WHOLE_SHEETS,
  },
  pptx: {
    ...PDF,
    importFilter: 'Impress MS PowerPoint 2007 XML',
    sourceExtension: 'pptx',
    // Hidden slides become pages too: the PDF's pages are counted against the file's slides.
    exportFilter: 'impress_pdf_Export:{"ExportHiddenSlides":{"type":"boolean","value":"true"}}',
  },
  doc: { ...PDF, importFilter: 'MS Word 97', sourceExtension: 'doc', exportFilter: 'writer_pdf_Export' },
  xls: { ...PDF, importFilter: 'MS Excel 97', sourceExtension: 'xls', exportFilter: WHOLE_SHEETS },
} as const satisfies Record<string, OfficeConversion>;

function conversionOf(bytes: Uint8Array, content: PrintableContent): OfficeConversion {
  if (content !== 'compound') {
    if (officeContainer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) !== 'zip')
      throw new LecternError('FILE_TYPE_MISMATCH');
    return conversions[content];
  }
  const within = compoundContent(bytes);
  if (within === 'encrypted') throw new LecternError('FILE_ENCRYPTED');
  if (within === 'other') throw new LecternError('FILE_CORRUPT');
  return within === 'word' ? conversions.doc : conversions.xls;
}

/** Converts Office texts, tables and presentations to PDF. */
export class DocumentConverter {
  readonly #office: OfficeProgram;
  readonly #sayWhy: SayWhy;

  constructor(sayWhy: SayWhy, office: OfficeProgram = new OfficeProgram(new Jail())) {
    this.#sayWhy = sayWhy;
    this.#office = office;
  }

  /** Whether formulas of Word files are drawn; without LibreOffice Math they are left out. */
  drawsFormulas(): Promise<boolean> {
    return this.#office.drawsFormulas();
  }

  /**
   * Throws FILE_TYPE_MISMATCH, FILE_ENCRYPTED, FILE_CORRUPT, FILE_TOO_SLOW, CONVERTER_MISSING, CONVERTER_UNSAFE or the
   * signal's reason.
   */
  async toPdf(bytes: Uint8Array, content: PrintableContent, signal: AbortSignal): Promise<Uint8Array> {
    const conversion = conversionOf(bytes, content);
    const make = async (as: OfficeConversion) =>
      madeFile(await this.#office.convert(bytes, as, signal), this.#sayWhy);
    const pdf = await make(conversion);
    if (conversion.exportFilter !== WHOLE_SHEETS || tallestPage(pdf) <= TALLEST_SHEET) return pdf;
    return make({ ...conversion, exportFilter: SHEETS_ON_PAPER });
  }
}
