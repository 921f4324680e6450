import { SaxesParser, type SaxesTagNS } from 'saxes';
import { prefixOf } from '../../src/package/namespaces.ts';

/** An element under the names that the package reader uses, with all that its rules ask for. */
export interface RuleNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: RuleNode[];
  /** Of a namespace that mc:Ignorable lets a reader pass over. */
  readonly ignorable: boolean;
  text: string;
}

export interface ParsedPart {
  readonly root: RuleNode | undefined;
  readonly problems: readonly string[];
}

const MC = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const UTF16 = new TextDecoder('utf-16le');
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a part as strictly as PowerPoint does: XML 1.0 with namespaces, and the prefixes of mc: that must be declared. */
export function parseStrictly(bytes: Uint8Array): ParsedPart {
  const problems: string[] = [];
  const open: { readonly node: RuleNode; readonly ignorable: ReadonlySet<string> }[] = [];
  let root: RuleNode | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    if (problems.length < 5) problems.push(error.message);
  });
  parser.on('doctype', () => {
    problems.push('has a document type');
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    const outer = open.at(-1);
    const ignorable = new Set(outer?.ignorable);
    const attributes = new Map<string, string>();
    for (const { prefix, local, uri, value } of Object.values(tag.attributes)) {
      if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) continue;
      attributes.set(prefix === '' ? local : `${prefixOf(uri)}:${local}`, value);
      const prefixed =
        (uri === MC && local !== 'PreserveAttributes') || (tag.uri === MC && local === 'Requires');
      if (!prefixed) continue;
      for (const each of value.split(/\s+/).filter((word) => word !== '')) {
        const named = parser.resolve(each);
        if (named === undefined) problems.push(`${tag.name} names the prefix ${each}, which is not declared`);
        else if (local === 'Ignorable') ignorable.add(named);
      }
    }
    for (const [attribute, { uri }] of Object.entries(tag.attributes)) {
      if (ignorable.has(uri))
        attributes.delete(`${prefixOf(uri)}:${attribute.slice(attribute.indexOf(':') + 1)}`);
    }
    const node: RuleNode = {
      name: `${prefixOf(tag.uri)}:${tag.local}`,
      attributes,
      children: [],
      ignorable: ignorable.has(tag.uri),
      text: '',
    };
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

/** Namespaces of which the facts speak. */
const KNOWN = /^(p|a|c|p14|p15|p159|a14):/;

/** The children with every mc:AlternateContent replaced by one of its branches; `branch` counts from the first choice. */
export function childrenIn(node: RuleNode, branch = 0): RuleNode[] {
  return node.children.flatMap((child) => {
    if (child.name !== 'mc:AlternateContent') return child.ignorable ? [] : [child];
    const chosen = child.children[Math.min(branch, child.children.length - 1)];
    // what a choice requires and the facts do not know is its own affair
    return chosen ? childrenIn(chosen, branch).filter(({ name }) => KNOWN.test(name)) : [];
  });
}

/** How many ways the children can be read: by each branch of the alternates among them. */
export function branchesOf(node: RuleNode): number {
  return Math.max(
    1,
    ...node.children
      .filter(({ name }) => name === 'mc:AlternateContent')
      .flatMap(({ children }) => [children.length, ...children.map(branchesOf)]),
  );
}

/** Every element below, depth first; `fallbacks` false leaves out what an mc:Fallback holds. */
export function below(node: RuleNode, fallbacks = true): RuleNode[] {
  const found: RuleNode[] = [];
  collect(node, fallbacks, found);
  return found;
}

function collect(node: RuleNode, fallbacks: boolean, found: RuleNode[]): void {
  for (const child of node.children) {
    if (!fallbacks && child.name === 'mc:Fallback') continue;
    found.push(child);
    collect(child, fallbacks, found);
  }
}

export function find(node: RuleNode | undefined, name: string): RuleNode | undefined {
  for (const child of node?.children ?? []) {
    const found = child.name === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}

export function all(node: RuleNode | undefined, name: string): RuleNode[] {
  return node ? below(node).filter((each) => each.name === name) : [];
}
