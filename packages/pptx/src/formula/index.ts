export { readCompoundFile } from '../mtef/compound-file.ts';
export { mtefToLatex } from '../mtef/mtef-to-latex.ts';
export { ommlToLatex } from './convert.ts';
export { latexToOmml } from './latex-to-omml.ts';
