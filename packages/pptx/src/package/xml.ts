import { decodeEntities } from './entities.ts';
import { escapeXml } from './escape-xml.ts';
import { prefixOf } from './namespaces.ts';

/** Why a document was rejected as a whole. A truncated document is read as far as possible. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused';
}

/** Name of the children that are pieces of text. */
export const TEXT = '#text';

const NO_ATTRIBUTES: readonly string[] = [];
const NO_CHILDREN: readonly XmlElement[] = [];

/**
 * An element with this package's names: `a:off` is `off` in DrawingML's main namespace, for any prefix in the file.
 * Attributes without a prefix keep their local name, others get the known prefix (`r:id`). `text` is the element's own
 * text, joined; the order between text and children is not kept.
 */
export class XmlElement {
  readonly name: string;
  /** Names and values in turn: smaller and faster than a map for the few attributes of an element. */
  attributes: readonly string[] = NO_ATTRIBUTES;
  children: readonly XmlElement[] = NO_CHILDREN;
  text = '';
  /** Position in the source text: from its `<` to after its last `>`; -1 if it was never closed. */
  start = -1;
  end = -1;

  constructor(name: string) {
    this.name = name;
  }

  attr(name: string): string | undefined {
    const { attributes } = this;
    for (let i = 0; i < attributes.length; i += 2) if (attributes[i] === name) return attributes[i + 1];
    return undefined;
  }

  child(name: string): XmlElement | undefined {
    for (const child of this.children) if (child.name === name) return child;
    return undefined;
  }

  /** The descendant reached by following child names. */
  path(...names: string[]): XmlElement | undefined {
    let at: XmlElement | undefined = this;
    for (const name of names) {
      at = at.child(name);
      if (!at) return undefined;
    }
    return at;
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** The first descendant of that name, depth first. */
  find(name: string): XmlElement | undefined {
    for (const child of this.children) {
      if (child.name === name) return child;
      const found = child.find(name);
      if (found) return found;
    }
    return undefined;
  }

  /** Every descendant, depth first, in order. */
  *descendants(): Generator<XmlElement> {
    for (const child of this.children) {
      yield child;
      yield* child.descendants();
    }
  }
}

export interface XmlDocument {
  readonly root: XmlElement;
  /** Whether the text was truncated or not well-formed; the tree contains the readable part. */
  readonly malformed: boolean;
}

/** Deeper elements are left out: no real part is nested so far, and recursion must not exhaust the stack. */
const MAX_DEPTH = 200;
/** Maximum number of positions at which reading continues after broken markup; beyond them the rest is ignored. */
const MAX_BROKEN = 1000;
const MAX_ELEMENTS = 1_500_000;

/**
 * Parses XML 1.0 with namespaces, UTF-8 or UTF-16, and continues after broken markup where possible. Entities are
 * limited to the five predefined and numeric ones. With `text-order`, the pieces of an element's own text are children of
 * the name `#text` between its other children. Throws XmlRefused for any DOCTYPE and for a text without an element.
 */
export function parseXml(
  source: Uint8Array | string,
  decode: (bytes: Uint8Array) => string,
  keeps: 'text' | 'text-order' = 'text',
): XmlDocument {
  const text = typeof source === 'string' ? source : decodeXml(source, decode);
  return new Parser(text, keeps === 'text-order').run();
}

/** The text of a part; its encoding is detected by byte order mark or zero bytes. */
export function decodeXml(bytes: Uint8Array, decodeUtf8: (bytes: Uint8Array) => string): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return decodeUtf16(bytes, 0);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return decodeUtf16(bytes, 1);
  return decodeUtf8(bytes);
}

function decodeUtf16(bytes: Uint8Array, highFirst: 0 | 1): string {
  const pieces: string[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 16_384) {
    const units: number[] = [];
    for (let i = at; i < Math.min(at + 16_384, bytes.length - 1); i += 2) {
      units.push(((bytes[i + 1 - highFirst] ?? 0) << 8) | (bytes[i + highFirst] ?? 0));
    }
    pieces.push(String.fromCharCode(...units));
  }
  return pieces.join('');
}

/** Prefixes that an element declares, with their former meanings. */
type Hidden = readonly (readonly [prefix: string, before: string | undefined])[];

interface Open {
  readonly element: XmlElement;
  readonly rawName: string;
  readonly hidden: Hidden | undefined;
  readonly names: Map<string, string>;
}

class Parser {
  readonly #text: string;
  #at = 0;
  readonly #stack: Open[] = [];
  #root: XmlElement | undefined;
  #elements = 0;
  #malformed = false;
  #broken = 0;
  /** Names with known prefixes by raw name, valid while no prefix is declared or hidden. */
  #names = new Map<string, string>();
  /** Current meaning of each prefix; one map for the whole text, so that elements need no map of their own. */
  readonly #prefixes = new Map([['xml', 'xml']]);

  readonly #keepsOrder: boolean;

  constructor(text: string, keepsOrder: boolean) {
    this.#text = text;
    this.#keepsOrder = keepsOrder;
  }

  run(): XmlDocument {
    const text = this.#text;
    for (;;) {
      const open = text.indexOf('<', this.#at);
      if (open < 0) {
        this.#malformed ||= this.#stack.length > 0;
        break;
      }
      if (open > this.#at) this.#characters(this.#at, open);
      if (!this.#markup(open) && !this.#skipBroken(open)) break;
      if (this.#root && this.#stack.length === 0) break;
    }
    if (!this.#root) throw new XmlRefused('no root element');
    return { root: this.#root, malformed: this.#malformed };
  }

  /** Continues after broken markup; returns false at the end, or when the limit of broken markup is reached. */
  #skipBroken(open: number): boolean {
    this.#malformed = true;
    const end = this.#text.indexOf('>', open);
    this.#at = end + 1;
    return end >= 0 && ++this.#broken <= MAX_BROKEN;
  }

  /** Reads the markup that begins at `open`; returns false when it has no end or is invalid. */
  #markup(open: number): boolean {
    const text = this.#text;
    const kind = text.charCodeAt(open + 1);
    if (kind === 0x2f) return this.#close(open);
    if (kind === 0x3f) return this.#skipTo('?>', open);
    if (kind === 0x21) {
      if (text.startsWith('<!--', open)) return this.#skipTo('-->', open + 4);
      if (text.startsWith('<![CDATA[', open)) {
        const end = text.indexOf(']]>', open);
        if (end < 0) return false;
        this.#addText(text.slice(open + 9, end));
        this.#at = end + 3;
        return true;
      }
      throw new XmlRefused('a document type is not allowed');
    }
    return this.#open(open + 1);
  }

  #skipTo(mark: string, from: number): boolean {
    const end = this.#text.indexOf(mark, from);
    if (end < 0) return false;
    this.#at = end + mark.length;
    return true;
  }

  #characters(from: number, to: number): void {
    const piece = this.#text.slice(from, to);
    this.#addText(piece.includes('&') ? decodeEntities(piece) : piece);
  }

  #addText(piece: string): void {
    const top = this.#stack.at(-1)?.element;
    if (!top) return;
    top.text += piece;
    if (!this.#keepsOrder || piece === '') return;
    if (++this.#elements > MAX_ELEMENTS) throw new XmlRefused('too many pieces of text');
    const child = new XmlElement(TEXT);
    child.text = piece;
    addChild(top, child);
  }

  /**
   * An end tag that does not match closes the open element of its name at any depth, and is skipped without such an
   * element.
   */
  #close(open: number): boolean {
    const end = this.#text.indexOf('>', open);
    if (end < 0 || this.#stack.length === 0) return false;
    const name = this.#text.slice(open + 2, end).trimEnd();
    const top = this.#stack.at(-1);
    if (top?.rawName === name) {
      top.element.end = end + 1;
      this.#pop();
    } else {
      this.#malformed = true;
      const depth = this.#stack.findLastIndex(({ rawName }) => rawName === name);
      while (depth >= 0 && this.#stack.length > depth) this.#pop();
    }
    this.#at = end + 1;
    return true;
  }

  #pop(): void {
    const closed = this.#stack.pop();
    const top = this.#stack.at(-1);
    if (closed) giveBackRoom(closed.element);
    this.#restore(closed?.hidden);
    this.#names = top?.names ?? new Map();
  }

  #open(start: number): boolean {
    const text = this.#text;
    let at = start;
    let code = text.charCodeAt(at);
    // a name ends at white space, `/` or `>`
    while (code > 0x20 && code !== 0x2f && code !== 0x3e) code = text.charCodeAt(++at);
    const rawName = text.slice(start, at);
    if (rawName === '' || rawName.includes('<')) return false;
    let raw: string[] | undefined;
    let selfClosing = false;
    for (;;) {
      while (code <= 0x20) code = text.charCodeAt(++at);
      if (code === 0x3e) break;
      if (code === 0x2f) {
        if (text.charCodeAt(at + 1) !== 0x3e) return false;
        selfClosing = true;
        at++;
        break;
      }
      const named = at;
      // `=` ends a name; white space may precede it; markup and quotes in it are invalid
      while (code > 0x20 && code !== 0x3d) {
        if (code === 0x3c || code === 0x3e || code === 0x22 || code === 0x27) return false;
        code = text.charCodeAt(++at);
      }
      if (at === named || at - named > 256) return false;
      const name = text.slice(named, at);
      while (code <= 0x20) code = text.charCodeAt(++at);
      if (code !== 0x3d) return false;
      code = text.charCodeAt(++at);
      while (code <= 0x20) code = text.charCodeAt(++at);
      if (code !== 0x22 && code !== 0x27) return false;
      const close = text.indexOf(code === 0x22 ? '"' : "'", at + 1);
      if (close < 0) return false;
      const value = text.slice(at + 1, close);
      raw ??= [];
      raw.push(name, value.includes('&') ? decodeEntities(value) : value);
      at = close + 1;
      code = text.charCodeAt(at);
    }
    this.#at = at + 1;
    if (++this.#elements > MAX_ELEMENTS) throw new XmlRefused('too many elements');
    this.#begin(rawName, raw, selfClosing, start - 1);
    return true;
  }

  #begin(rawName: string, raw: string[] | undefined, selfClosing: boolean, start: number): void {
    const parent = this.#stack.at(-1);
    const hidden = raw && this.#declare(raw);
    const element = new XmlElement(this.#canonical(rawName));
    element.start = start;
    if (raw) element.attributes = this.#attributes(raw, element.name);
    if (parent) {
      if (this.#stack.length <= MAX_DEPTH) addChild(parent.element, element);
    } else {
      this.#root = element;
    }
    if (selfClosing) {
      element.end = this.#at;
      this.#restore(hidden);
      this.#names = parent?.names ?? new Map();
    } else {
      this.#stack.push({ element, rawName, hidden, names: this.#names });
    }
  }

  #declare(raw: string[]): Hidden | undefined {
    let hidden: (readonly [string, string | undefined])[] | undefined;
    for (let i = 0; i < raw.length; i += 2) {
      const name = raw[i] ?? '';
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
      const prefix = name === 'xmlns' ? '' : name.slice(6);
      hidden ??= [];
      hidden.push([prefix, this.#prefixes.get(prefix)]);
      this.#prefixes.set(prefix, prefixOf(raw[i + 1] ?? ''));
    }
    if (hidden) this.#names = new Map();
    return hidden;
  }

  /** In reverse order, because a broken element may declare a prefix twice. */
  #restore(hidden: Hidden | undefined): void {
    for (let i = (hidden?.length ?? 0) - 1; i >= 0; i--) {
      const [prefix = '', before] = hidden?.[i] ?? [];
      if (before === undefined) this.#prefixes.delete(prefix);
      else this.#prefixes.set(prefix, before);
    }
  }

  #canonical(rawName: string): string {
    const known = this.#names.get(rawName);
    if (known !== undefined) return known;
    const colon = rawName.indexOf(':');
    const prefix = this.#prefixes.get(colon < 0 ? '' : rawName.slice(0, colon)) ?? '?';
    const name = `${prefix}:${rawName.slice(colon + 1)}`;
    this.#names.set(rawName, name);
    return name;
  }

  #attributes(raw: string[], elementName: string): readonly string[] {
    const attributes: string[] = [];
    for (let i = 0; i < raw.length; i += 2) {
      const name = raw[i] ?? '';
      if (name.startsWith('xmlns') && (name.length === 5 || name[5] === ':')) continue;
      let value = raw[i + 1] ?? '';
      // The prefixes that a choice requires are the file's: they are replaced by ours at this point, where they can be
      // resolved.
      if (elementName === 'mc:Choice' && name === 'Requires') {
        value = value
          .trim()
          .split(/\s+/)
          .map((prefix) => this.#prefixes.get(prefix) ?? '?')
          .join(' ');
      }
      attributes.push(name.includes(':') ? this.#canonical(name) : name, value);
    }
    // The attributes are copied for the same reason as in `giveBackRoom`.
    return attributes.slice();
  }
}

function addChild(parent: XmlElement, child: XmlElement): void {
  if (parent.children === NO_CHILDREN) parent.children = [child];
  else (parent.children as XmlElement[]).push(child);
}

/** Copies the array of children: a growing array reserves seventeen more items, most of a large tree's memory. */
function giveBackRoom(element: XmlElement): void {
  if (element.children.length > 1) element.children = element.children.slice();
}

/** Serialises an element with this package's prefixes, without namespace declarations. */
export function serialiseXml(element: XmlElement): string {
  let out = `<${element.name}`;
  for (let i = 0; i < element.attributes.length; i += 2) {
    out += ` ${element.attributes[i]}="${escapeXml(element.attributes[i + 1] ?? '')}"`;
  }
  if (element.children.length === 0 && element.text === '') return `${out}/>`;
  out += `>${escapeXml(element.text)}`;
  for (const child of element.children) out += serialiseXml(child);
  return `${out}</${element.name}>`;
}
