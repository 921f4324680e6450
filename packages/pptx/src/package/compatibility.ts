import type { XmlElement } from './xml.ts';

/**
 * Extensions that this package can read (ECMA-376 part 3: a choice is taken when all its requirements are understood).
 */
const UNDERSTOOD = new Set(['a14', 'a16', 'asvg', 'p14', 'p15', 'p16', 'p159', 'cx', 'cx1', 'c15', 'aink']);

/**
 * The children of an element, with each mc:AlternateContent replaced by the content of a branch: the first choice that
 * is understood and not empty, otherwise the fallback, otherwise the first choice that is not empty.
 */
export function contentOf(element: XmlElement): readonly XmlElement[] {
  if (!element.children.some((child) => child.name === 'mc:AlternateContent')) return element.children;
  const content: XmlElement[] = [];
  for (const child of element.children) {
    if (child.name !== 'mc:AlternateContent') content.push(child);
    else {
      const branch = chosenBranch(child);
      if (!branch) continue;
      const chosen = contentOf(branch);
      const fallback = child.child('mc:Fallback');
      const wanted = branch === fallback ? child.child('mc:Choice')?.attr('Requires') : undefined;
      if (wanted) for (const one of chosen) replaced.set(one, wanted);
      if (fallback && fallback !== branch) for (const one of chosen) fallbacks.set(one, fallback);
      content.push(...chosen);
    }
  }
  return content;
}

/**
 * The child of that name, or the child in its mc:AlternateContent (in which PowerPoint for Mac adds a PDF to a
 * picture).
 */
export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.child(name) ?? contentOf(element).find((child) => child.name === name);
}

function chosenBranch(alternate: XmlElement): XmlElement | undefined {
  const choices = alternate.all('mc:Choice').filter((choice) => choice.children.length > 0);
  const known = choices.find((choice) =>
    (choice.attr('Requires') ?? '').split(' ').every((prefix) => UNDERSTOOD.has(prefix)),
  );
  const fallback = alternate.child('mc:Fallback');
  return known ?? (fallback && fallback.children.length > 0 ? fallback : undefined) ?? choices[0];
}

const fallbacks = new WeakMap<XmlElement, XmlElement>();

const replaced = new WeakMap<XmlElement, string>();

/**
 * Prefix of the extension that an element is the fallback of, such as `am3d` (a 3-D model) or `pslz` (a slide zoom).
 */
export function replacedBy(element: XmlElement): string | undefined {
  return replaced.get(element);
}

/**
 * The fallback beside an element in its mc:AlternateContent, for data that only the fallback has (a preview picture).
 */
export function fallbackOf(element: XmlElement): XmlElement | undefined {
  return fallbacks.get(element);
}
