import { strFromU8, unzipSync } from 'fflate';
import { parseXml, type XmlElement } from '../src/package/xml.ts';

/**
 * What breaks PowerPoint's rules in a written package: parts that are not well formed or of no known type, relations
 * that lead nowhere, ids that stand twice on a slide. Empty when it is whole.
 */
export function brokenRules(bytes: Uint8Array): string[] {
  const files = unzipSync(bytes);
  const problems: string[] = [];
  const read = (name: string): XmlElement => {
    const { root, malformed } = parseXml(strFromU8(files[name] ?? new Uint8Array()), strFromU8);
    if (malformed) problems.push(`${name} is not well formed`);
    return root;
  };
  const types = read('[Content_Types].xml');
  const known = new Set(types.all('ct:Override').map((each) => each.attr('PartName')?.slice(1)));
  const extensions = new Set(types.all('ct:Default').map((each) => each.attr('Extension')));
  for (const name of Object.keys(files)) {
    if (name === '[Content_Types].xml') continue;
    if (!known.has(name) && !extensions.has(name.slice(name.lastIndexOf('.') + 1)))
      problems.push(`${name} has no type`);
    if (name.endsWith('.rels')) problems.push(...lostTargets(name, read(name), files));
    else if (name.endsWith('.xml')) {
      const root = read(name);
      if (name.startsWith('ppt/slides/')) problems.push(...doubledIds(name, root));
    }
  }
  return problems;
}

function lostTargets(name: string, root: XmlElement, files: Readonly<Record<string, Uint8Array>>): string[] {
  const folder = name.replace(/_rels\/[^/]+$/, '');
  return root.all('rel:Relationship').flatMap((relation) => {
    if (relation.attr('TargetMode') === 'External') return [];
    const target = new URL(relation.attr('Target') ?? '', `file:///${folder}`).pathname.slice(1);
    return files[target] ? [] : [`${name} leads to ${target}, which is not there`];
  });
}

/** A node and its fallback share an id; nothing else on a slide does. */
function doubledIds(name: string, root: XmlElement): string[] {
  const own = new Set<string>();
  const problems: string[] = [];
  const walk = (element: XmlElement): void => {
    const id = element.name === 'p:cNvPr' ? element.attr('id') : undefined;
    if (id !== undefined && own.has(id)) problems.push(`${name} has the id ${id} twice`);
    if (id !== undefined) own.add(id);
    for (const child of element.children) if (child.name !== 'mc:Fallback') walk(child);
  };
  walk(root);
  return problems;
}
