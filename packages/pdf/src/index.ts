export type { HashPort, ReadFile } from './deck/file-table.ts';
export type { ReaderData } from './document/open-pdf.ts';
export { type PictureFile, readPictures } from './pictures/read-pictures.ts';
export { MAX_PDF_PAGES, type PdfImport, type ReadPdfOptions, readPdf } from './read-pdf.ts';
export { type PdfNoteCode, type PdfReport, pdfNotes } from './report.ts';
