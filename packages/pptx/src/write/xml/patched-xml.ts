import { strFromU8 } from 'fflate';
import { decodeXml, parseXml, type XmlElement, XmlRefused } from '../../package/xml.ts';

/** The text of a part with pieces of it replaced. All other text stays byte for byte after conversion to UTF-8. */
export class PatchedXml {
  readonly text: string;
  readonly root: XmlElement;
  readonly #edits: { start: number; end: number; text: string }[] = [];

  private constructor(text: string, root: XmlElement) {
    this.text = text;
    this.root = root;
  }

  /** Undefined for a text that is not well-formed to its end, in which no piece can be replaced. */
  static of(bytes: Uint8Array): PatchedXml | undefined {
    const text = decodeXml(bytes, strFromU8);
    try {
      const { root, malformed } = parseXml(text, strFromU8);
      return malformed || root.end < 0 ? undefined : new PatchedXml(text, root);
    } catch (error) {
      if (error instanceof XmlRefused) return undefined;
      throw error;
    }
  }

  get changed(): boolean {
    return this.#edits.length > 0;
  }

  /** The element's text in the original. */
  slice(element: XmlElement): string {
    return this.text.slice(element.start, element.end);
  }

  /** The start tag, as written in the original. */
  startTag(element: XmlElement): string {
    return this.text.slice(element.start, this.#contentStart(element));
  }

  replace(element: XmlElement, xml: string): void {
    this.#edit(element.start, element.end, xml);
  }

  /** Replaces the content between an element's tags. */
  replaceContent(element: XmlElement, xml: string): void {
    const from = this.#contentStart(element);
    if (this.#isEmpty(element)) this.#edit(from - 2, from, this.#closing(element, xml));
    else this.#edit(from, this.text.lastIndexOf('</', element.end - 1), xml);
  }

  /**
   * Replaces a child by `xml`, removes it, or inserts `xml` before the first child that follows it in the schema.
   * `order`: canonical names of the children in the schema's order.
   */
  setChild(
    parent: XmlElement,
    present: XmlElement | undefined,
    xml: string | undefined,
    name: string,
    order: readonly string[],
  ): void {
    if (present) this.replace(present, xml ?? '');
    else if (xml !== undefined && xml !== '') {
      const later = new Set(order.slice(order.indexOf(name) + 1));
      const next = parent.children.find((child) => later.has(child.name));
      if (next) this.#edit(next.start, next.start, xml);
      else this.append(parent, xml);
    }
  }

  append(parent: XmlElement, xml: string): void {
    if (this.#isEmpty(parent)) this.replaceContent(parent, xml);
    else {
      const at = this.text.lastIndexOf('</', parent.end - 1);
      this.#edit(at, at, xml);
    }
  }

  /** Sets or removes an attribute of the element's start tag. `value` must be escaped. */
  setAttribute(element: XmlElement, name: string, value: string | undefined): void {
    const tag = this.startTag(element);
    const found = new RegExp(`\\s+${name}\\s*=\\s*("[^"]*"|'[^']*')`).exec(tag);
    const written = value === undefined ? '' : ` ${name}="${value}"`;
    if (found) {
      const at = element.start + found.index;
      this.#edit(at, at + found[0].length, written);
    } else if (written !== '') {
      const at = element.start + tag.length - (tag.endsWith('/>') ? 2 : 1);
      this.#edit(at, at, written);
    }
  }

  result(): string {
    // insertions at the same position keep their order
    const edits = this.#edits
      .map((edit, index) => ({ ...edit, index }))
      .sort((a, b) => a.start - b.start || a.end - b.end || a.index - b.index);
    let out = '';
    let at = 0;
    for (const { start, end, text } of edits) {
      if (start < at) throw new Error('two changes of a part overlap');
      out += this.text.slice(at, start) + text;
      at = end;
    }
    const whole = out + this.text.slice(at);
    // The result is UTF-8 for any encoding of the original.
    return whole
      .replace(/^\ufeff/, '')
      .replace(/^(<\?xml[^>]*?)\s+encoding\s*=\s*("[^"]*"|'[^']*')/, '$1 encoding="UTF-8"');
  }

  #edit(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  #contentStart(element: XmlElement): number {
    // an attribute's value may contain >
    const tag = /<(?:[^>"']|"[^"]*"|'[^']*')*>/y;
    tag.lastIndex = element.start;
    return element.start + (tag.exec(this.text)?.[0].length ?? 0);
  }

  #isEmpty(element: XmlElement): boolean {
    return this.#contentStart(element) === element.end;
  }

  #closing(element: XmlElement, xml: string): string {
    const raw = /^<([^\s/>]+)/.exec(this.text.slice(element.start, element.start + 256))?.[1] ?? '';
    return `>${xml}</${raw}>`;
  }
}

/** Ids of relations that a piece of XML refers to (embed, link, id …). */
export function* relationIds(piece: XmlElement): Generator<string> {
  const { attributes } = piece;
  for (let i = 0; i < attributes.length; i += 2) {
    const id = attributes[i + 1];
    if (attributes[i]?.startsWith('r:') && id) yield id;
  }
  for (const child of piece.children) yield* relationIds(child);
}

/** A replacement of the text between two positions. */
export type Splice = readonly [from: number, to: number, xml: string];

/** The text between two positions with replacements applied; they must not overlap. */
export function spliced(text: string, from: number, to: number, edits: readonly Splice[]): string {
  let out = '';
  let at = from;
  for (const [start, end, xml] of [...edits].sort((a, b) => a[0] - b[0])) {
    out += text.slice(at, start) + xml;
    at = end;
  }
  return out + text.slice(at, to);
}
