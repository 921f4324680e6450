export { brokenFile } from './broken-file.ts';
export { randomOf } from './random.ts';
export { samplePdf } from './sample-pdf.ts';
