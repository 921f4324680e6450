import { ownValue } from '@lectern/base';
import { decodeCharacters } from './named-characters.ts';
import type { MarkupElement, MarkupNode } from './node.ts';

/** Deeper elements are left out, and so are elements beyond the number: their texts stay. */
const MOST_DEPTH = 100;
const MOST_ELEMENTS = 50_000;
/** Characters that are looked at for the ends of tags, for each character of the text: tags without an end are rare. */
const MOST_LOOKS = 8;

const words = (list: string) => new Set(list.split(' '));
const VOID = words('area base br col embed hr img input link meta param source track wbr');
/** Elements whose content is no markup. */
const RAW = words('script style textarea title iframe noscript xmp');
const BLOCKS = words('p div ul ol li dl dt dd table tr h1 h2 h3 h4 h5 h6 blockquote pre section article hr');
/** Open elements that a start tag closes. */
const CLOSED_BY: Readonly<Record<string, ReadonlySet<string>>> = {
  li: words('li p'),
  dt: words('dt dd p'),
  dd: words('dt dd p'),
  tr: words('tr td th p'),
  td: words('td th p'),
  th: words('td th p'),
  option: words('option'),
};
/** Elements beyond which no end tag and no start tag closes anything. */
const WALLS = words('ul ol dl table');

interface Open {
  readonly name: string;
  readonly children: MarkupNode[];
}

/**
 * Reads HTML as browsers do in the main: names in any case, missing end tags, raw texts, comments. Never throws; what is
 * no markup is text.
 */
export function parseHtml(html: string): MarkupNode[] {
  return new HtmlParser(html).run();
}

class HtmlParser {
  readonly #html: string;
  readonly #root: MarkupNode[] = [];
  readonly #stack: Open[] = [];
  #elements = 0;
  /** Numbers of open elements that are left out, by their names. */
  readonly #leftOut = new Map<string, number>();
  #looks = 0;
  /** The text in small letters, for the end tags of raw texts. */
  #lower: string | undefined;

  constructor(html: string) {
    this.#html = html;
  }

  run(): MarkupNode[] {
    const html = this.#html;
    let at = 0;
    while (at < html.length) {
      const open = html.indexOf('<', at);
      const end = open < 0 ? html.length : open;
      if (end > at) this.#add(decodeCharacters(html.slice(at, end)));
      if (open < 0) break;
      at = this.#markup(open);
    }
    return this.#root;
  }

  /** Reads the markup that begins at `<`; returns the position after it. */
  #markup(open: number): number {
    const html = this.#html;
    if (html.startsWith('<!--', open)) return after(html, '-->', open + 4);
    if (/[!?]/.test(html.charAt(open + 1))) return after(html, '>', open);
    const named = /^<(\/?)([a-z][^\s/>]{0,60})/i.exec(html.slice(open, open + 64));
    const end = named ? this.#tagEnd(open + named[0].length) : -1;
    if (!named || end < 0) {
      this.#add('<');
      return open + 1;
    }
    const name = (named[2] ?? '').toLowerCase();
    if (named[1]) {
      this.#close(name);
      return end + 1;
    }
    const written = html.slice(open + named[0].length, end);
    const children = this.#open(name, attributesOf(written));
    if (VOID.has(name) || written.endsWith('/')) {
      this.#close(name);
      return end + 1;
    }
    if (!RAW.has(name)) return end + 1;
    this.#lower ??= html.toLowerCase();
    const close = this.#lower.indexOf(`</${name}`, end);
    children.push(html.slice(end + 1, close < 0 ? html.length : close));
    this.#close(name);
    return close < 0 ? html.length : after(html, '>', close);
  }

  /** Position of the `>` that ends a tag: not one within quotes; -1 without an end. */
  #tagEnd(from: number): number {
    const signs = /["'>]/g;
    signs.lastIndex = from;
    for (let found = signs.exec(this.#html); found; found = signs.exec(this.#html)) {
      this.#looks += signs.lastIndex - from;
      if (this.#looks > MOST_LOOKS * this.#html.length) return -1;
      if (found[0] === '>') return found.index;
      // A quote that no `=` stands before is a part of a broken name.
      if (!/=\s*$/.test(this.#html.slice(Math.max(from, found.index - 8), found.index))) continue;
      const close = this.#html.indexOf(found[0], signs.lastIndex);
      if (close < 0) return -1;
      signs.lastIndex = close + 1;
    }
    return -1;
  }

  #add(node: MarkupNode): void {
    (this.#stack.at(-1)?.children ?? this.#root).push(node);
  }

  #open(name: string, attributes: ReadonlyMap<string, string>): MarkupNode[] {
    const closes = ownValue(CLOSED_BY, name) ?? (BLOCKS.has(name) ? words('p') : undefined);
    if (closes) this.#closeAny(closes);
    const children: MarkupNode[] = [];
    const element: MarkupElement = { name, attributes, children };
    if (this.#stack.length >= MOST_DEPTH || ++this.#elements > MOST_ELEMENTS) {
      this.#leftOut.set(name, (this.#leftOut.get(name) ?? 0) + 1);
      return this.#stack.at(-1)?.children ?? this.#root;
    }
    this.#add(element);
    this.#stack.push({ name, children });
    return children;
  }

  /** Closes the innermost open elements of the names, up to a list or table. */
  #closeAny(names: ReadonlySet<string>): void {
    let depth = this.#stack.length;
    for (let at = this.#stack.length - 1; at >= 0; at--) {
      const { name } = this.#stack[at] ?? { name: '' };
      if (WALLS.has(name)) break;
      if (names.has(name)) depth = at;
    }
    this.#stack.length = depth;
  }

  #close(name: string): void {
    const leftOut = this.#leftOut.get(name) ?? 0;
    if (leftOut > 0) {
      this.#leftOut.set(name, leftOut - 1);
      return;
    }
    for (let at = this.#stack.length - 1; at >= 0; at--) {
      const open = this.#stack[at]?.name ?? '';
      if (open === name) {
        this.#stack.length = at;
        return;
      }
      if (WALLS.has(open) && !WALLS.has(name)) return;
    }
  }
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}

function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  const parts = written.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g);
  for (const [, name = '', double, single, bare] of parts) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeCharacters(double ?? single ?? bare ?? ''));
  }
  return attributes;
}
