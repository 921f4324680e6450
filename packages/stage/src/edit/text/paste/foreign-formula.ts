import { elementsIn, type ForeignElement, findIn, wordsIn } from './foreign-element.ts';
import { bareLatex, latexOfMath, localName } from './foreign-math.ts';
import { latexOfOmml } from './foreign-omml.ts';
import { latexOfMathJax } from './mathjax-boxes.ts';

export interface ForeignFormula {
  readonly latex: string;
  /** Whether the formula is on a separate line. */
  readonly display: boolean;
}

/** Attributes in which pages store the LaTeX of a formula. */
const CARRIERS = ['data-tex', 'data-latex', 'data-katex', 'data-math'];
const CLASSES =
  /(^|\s)(katex|katex-display|MathJax|MathJax_Display|mwe-math-element|ql-formula|MathJax_SVG)(\s|$)/;
/** Pictures of formulas with LaTeX as their alternative text: Wikipedia, Zhihu. */
const PICTURES = /(^|\s)(mwe-math-fallback-image-\w+|tex|latex|ee_img|Wirisformula)(\s|$)/;

/**
 * The formula of an element in any form that pages write: MathML, the output of KaTeX, MathJax, Wikipedia and others,
 * and Word's formulas. Undefined for other elements, and for a formula without any source.
 */
export function foreignFormula(element: ForeignElement): ForeignFormula | undefined {
  const name = localName(element);
  if (name === 'math') return told(latexOfMath(element), element.attribute('display') === 'block');
  if (name === 'omath') return told(latexOfOmml(element), false);
  if (name === 'omathpara') {
    const formulas = elementsIn(element).filter((each) => localName(each) === 'omath');
    return told(formulas.map(latexOfOmml).join('\\quad '), true);
  }
  if (name === 'script') {
    const type = element.attribute('type') ?? '';
    return /^math\/tex\b/.test(type)
      ? told(bareLatex(wordsIn(element)), /mode=display/.test(type))
      : undefined;
  }
  const classes = element.attribute('class') ?? '';
  if (name === 'img') return pictureOf(element, classes);
  for (const carrier of CARRIERS) {
    const latex = element.attribute(carrier);
    if (latex) return told(bareLatex(latex), /display|block/.test(classes));
  }
  if (name === 'mjx-container' || CLASSES.test(classes)) return drawn(element, classes);
  return undefined;
}

function told(latex: string, display: boolean): ForeignFormula | undefined {
  return latex.trim() === '' ? undefined : { latex: latex.trim(), display };
}

/** The drawing of a formula, with its source beside it. */
function drawn(element: ForeignElement, classes: string): ForeignFormula | undefined {
  const display = /display/i.test(classes) || element.attribute('display') === 'true';
  const value = /ql-formula/.test(classes) ? element.attribute('data-value') : undefined;
  if (value) return told(bareLatex(value), display);
  const math = findIn(element, (each) => localName(each) === 'math');
  if (math) return told(latexOfMath(math), display || math.attribute('display') === 'block');
  const picture = findIn(element, ({ name }) => name === 'img');
  if (picture) return pictureOf(picture, picture.attribute('class') ?? '');
  return told(latexOfMathJax(element), display);
}

function pictureOf(element: ForeignElement, classes: string): ForeignFormula | undefined {
  const math = findIn(element, (each) => localName(each) === 'math');
  if (math) return told(latexOfMath(math), false);
  const isFormula = PICTURES.test(classes) || element.attribute('eeimg') !== undefined;
  return isFormula ? told(bareLatex(element.attribute('alt') ?? ''), false) : undefined;
}

/** Whether an element repeats a formula beside it: its drawing, or a script. */
export function isFormulaTwin(element: ForeignElement): boolean {
  const classes = element.attribute('class') ?? '';
  return /(^|\s)(katex-html|MathJax_Preview|MJX_Assistive_MathML)(\s|$)/.test(classes);
}
