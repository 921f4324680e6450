export { readCompoundFile } from './compound-file.ts';
export { mtefToLatex } from './mtef-to-latex.ts';
