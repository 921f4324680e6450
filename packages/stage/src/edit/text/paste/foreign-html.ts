import type { ForeignElement } from './foreign-element.ts';
import { type ForeignSheet, foreignSheet } from './foreign-sheet.ts';

/**
 * Pasted HTML as elements and text. It is parsed into a document without a window, in which no script runs and no file
 * is fetched, and is never inserted into the page. Declarations of its style sheet precede an element's own style.
 */
export function foreignRoot(html: string): ForeignElement {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const css = [...page.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  return foreignElement(page.body, foreignSheet(css));
}

function foreignElement(element: Element, sheet: ForeignSheet): ForeignElement {
  const name = element.localName;
  return {
    name,
    attribute: (key) => {
      const own = element.getAttribute(key) ?? undefined;
      if (key !== 'style') return own;
      const said = sheet.styleOf(name, element.getAttribute('class') ?? undefined);
      return said === '' ? own : said + (own ?? '');
    },
    get children() {
      const told = mathmlOf(element);
      return told === undefined ? childrenOf(element, sheet) : [foreignRoot(told)];
    },
  };
}

/** Word's conditional comments, which only programs with its formulas read, and their fallbacks. */
const FORMULA = /^\[if gte msEquation \d+\]>([\s\S]*)<!\[endif\]$/;
const INSTEAD = /^\[if !msEquation\]/;
const END = /^\[endif\]/;

function childrenOf(element: Element, sheet: ForeignSheet): readonly (ForeignElement | string)[] {
  let isInstead = false;
  return [...element.childNodes].flatMap((node): (ForeignElement | string)[] => {
    if (node instanceof Comment) {
      if (INSTEAD.test(node.data)) isInstead = true;
      else if (END.test(node.data)) isInstead = false;
      const [, formula] = FORMULA.exec(node.data) ?? [];
      return formula === undefined ? [] : [foreignRoot(withEnds(formula))];
    }
    if (isInstead) return [];
    if (node instanceof Text) return [node.data];
    return node instanceof Element ? [foreignElement(node, sheet)] : [];
  });
}

/** HTML has no self-closing elements such as `<m:chr/>`. */
function withEnds(xml: string): string {
  return xml.replace(/<([\w:]+)((?:\s[^<>]*)?)\/>/g, '<$1$2></$1>');
}

/** MathML in an attribute, as MathJax stores it, and as WIRIS does, with other characters for markup. */
function mathmlOf(element: Element): string | undefined {
  const told = element.getAttribute('data-mathml');
  if (told === null) return undefined;
  const plain = told
    .replaceAll('«', '<')
    .replaceAll('»', '>')
    .replaceAll('¨', '"')
    .replaceAll('§', '&')
    .replaceAll('`', "'");
  return /^\s*<math[\s>]/.test(plain) ? plain : undefined;
}
