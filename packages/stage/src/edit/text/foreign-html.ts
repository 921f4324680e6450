import type { ForeignElement } from './foreign-element.ts';
import { type ForeignSheet, foreignSheet } from './foreign-sheet.ts';

/**
 * Somebody else's HTML as elements and words. It is parsed into a document that no window shows, in which nothing runs and
 * nothing is fetched, and is never put on the page. What its style sheet says of an element stands before its own style.
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

/** Word's comments, which only programs that know its formulas read, and what stands for these elsewhere. */
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

/** In HTML, `<m:chr/>` is not closed. */
function withEnds(xml: string): string {
  return xml.replace(/<([\w:]+)((?:\s[^<>]*)?)\/>/g, '<$1$2></$1>');
}

/** MathML in an attribute: as MathJax keeps it, and as WIRIS writes it, with other signs for those of markup. */
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
