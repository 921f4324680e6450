import { SaxesParser, type SaxesTagNS } from 'saxes';
import { prefixOf } from '../../src/package/namespaces.ts';
import { XmlElement } from '../../src/package/xml.ts';
import type { ParsedPart } from '../../src/rules/deck-package.ts';

/** An element with the names of the package reader, and the data that rules need. */
class StrictNode extends XmlElement {
  override attributes: string[] = [];
  override children: StrictNode[] = [];
  readonly ignorable: boolean;

  constructor(name: string, ignorable: boolean) {
    super(name);
    this.ignorable = ignorable;
  }
}

const NONE: ReadonlySet<string> = new Set();
const MC = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const UTF16 = new TextDecoder('utf-16le');
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a part as strictly as PowerPoint does: XML 1.0 with namespaces, and declarations of all prefixes that mc:
 * attributes use.
 */
export function parseStrictly(bytes: Uint8Array): ParsedPart {
  const problems: string[] = [];
  const open: { readonly node: StrictNode; readonly ignorable: ReadonlySet<string> }[] = [];
  let root: StrictNode | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    if (problems.length < 5) problems.push(error.message);
  });
  parser.on('doctype', () => {
    problems.push('has a document type');
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    const outer = open.at(-1);
    let ignorable = outer?.ignorable ?? NONE;
    const given = Object.values(tag.attributes);
    for (const { uri, local, value } of given) {
      const prefixed =
        (uri === MC && local !== 'PreserveAttributes') || (tag.uri === MC && local === 'Requires');
      if (!prefixed) continue;
      for (const each of value.split(/\s+/).filter((word) => word !== '')) {
        const named = parser.resolve(each);
        if (named === undefined) problems.push(`${tag.name} uses the prefix ${each}, which is not declared`);
        else if (local === 'Ignorable') ignorable = new Set([...ignorable, named]);
      }
    }
    const node = new StrictNode(`${prefixOf(tag.uri)}:${tag.local}`, ignorable.has(tag.uri));
    for (const { prefix, local, uri, value } of given) {
      if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns') || ignorable.has(uri)) continue;
      node.attributes.push(prefix === '' ? local : `${prefixOf(uri)}:${local}`, value);
    }
    if (outer) outer.node.children.push(node);
    else root ??= node;
    open.push({ node, ignorable });
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (text: string) => {
    const top = open.at(-1);
    if (top) top.node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
    parser.write((wide ? UTF16 : UTF8).decode(bytes)).close();
  } catch (error) {
    problems.push(String(error));
  }
  return { root, problems };
}
