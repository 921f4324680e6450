import { parseXml, TEXT, type XmlElement } from '@lectern/pptx/package';
import { strFromU8 } from 'fflate';
import type { MarkupElement, MarkupNode } from './node.ts';

/** Longer documents are refused: the tree of one must fit in memory. */
const MOST_CHARACTERS = 100_000_000;

/**
 * Reads an XML document with its texts in order. Elements and attributes have their local names. Names of QTI 3, such as
 * `qti-choice-interaction` with `response-identifier`, become those of QTI 2: `choiceInteraction`, `responseIdentifier`.
 * Undefined for a text that is no XML, has a DOCTYPE, or is too long.
 */
export function readXml(source: Uint8Array | string): MarkupElement | undefined {
  if (source.length > MOST_CHARACTERS) return undefined;
  try {
    return elementOf(parseXml(source, (bytes) => strFromU8(bytes), 'text-order').root);
  } catch {
    // XmlRefused, or bytes that are no text.
    return undefined;
  }
}

function elementOf(element: XmlElement): MarkupElement {
  const local = localOf(element.name);
  const isQti3 = local.startsWith('qti-');
  const attributes = new Map<string, string>();
  const all = element.attributes;
  for (let at = 0; at < all.length; at += 2) {
    const name = localOf(all[at] ?? '');
    attributes.set(isQti3 && !/^(data|aria)-/.test(name) ? camelCase(name) : name, all[at + 1] ?? '');
  }
  const children = element.children.map(
    (child): MarkupNode => (child.name === TEXT ? child.text : elementOf(child)),
  );
  return { name: isQti3 ? camelCase(local.slice(4)) : local, attributes, children };
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
