import { LecternError } from '@lectern/protocol';
import { Jail } from '../../platform/jail/jail.ts';
import { compoundContent } from './compound-content.ts';
import { madeFile, type SayWhy } from './made-file.ts';
import { officeContainer } from './office-container.ts';
import { type OfficeConversion, OfficeProgram } from './office-program.ts';
import { tallestPage } from './tallest-page.ts';

/** The kinds of file that are made into PDF: what they hold, not what they are called. */
type PrintableContent = 'docx' | 'xlsx' | 'pptx' | 'compound';

const PDF = { targetExtension: 'pdf', beginning: Buffer.from('%PDF-') };

/** Each sheet is a page as large as it is: on A4 a class list of fifteen columns comes apart, which nobody can read on a phone. */
const WHOLE_SHEETS = 'calc_pdf_Export:{"SinglePageSheets":{"type":"boolean","value":"true"}}';
const SHEETS_ON_PAPER = 'calc_pdf_Export';
/** A sheet that is taller is made small to fit the largest page that there is, and is better read on paper, points. */
const TALLEST_SHEET = 4_000;

/** The filters are named, so that a page of the web or a text that calls itself a document is not opened as what it is. */
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
    // Hidden slides are pages too: the PDF's are counted against the file's.
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

/** Makes PDF of texts, tables and presentations of Office. */
export class DocumentConverter {
  readonly #office: OfficeProgram;
  readonly #sayWhy: SayWhy;

  constructor(sayWhy: SayWhy, office: OfficeProgram = new OfficeProgram(new Jail())) {
    this.#sayWhy = sayWhy;
    this.#office = office;
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
