import type { ForeignElement } from './foreign-text.ts';

/**
 * Somebody else's HTML as elements and words. It is parsed into a document that no window shows, in which nothing runs and
 * nothing is fetched, and is never put on the page.
 */
export function foreignRoot(html: string): ForeignElement {
  return foreignElement(new DOMParser().parseFromString(html, 'text/html').body);
}

function foreignElement(element: Element): ForeignElement {
  return {
    name: element.localName,
    attribute: (name) => element.getAttribute(name) ?? undefined,
    get children() {
      return [...element.childNodes].flatMap((node): (ForeignElement | string)[] => {
        if (node instanceof Text) return [node.data];
        return node instanceof Element ? [foreignElement(node)] : [];
      });
    },
  };
}
