export { ommlToLatex } from './convert.ts';
export { latexToOmml } from './latex-to-omml.ts';
