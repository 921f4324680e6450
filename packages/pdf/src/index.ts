export { type PictureFile, readPictures } from './pictures/read-pictures.ts';
export { readPdf } from './read-pdf.ts';
export { pdfNotes } from './report.ts';
