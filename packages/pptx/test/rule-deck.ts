import { strFromU8, strToU8 } from 'fflate';
import { parseXml } from '../src/package/xml.ts';
import { DeckPackage, type ParsedPart, type Report } from '../src/rules/deck-package.ts';
import { part } from './deck-source.ts';

export type RuleParts = Readonly<Record<string, string>>;

/** A package for the rules of these texts; a text that is no XML is reported as not well-formed. */
export function ruleDeck(parts: RuleParts, parsed: string[] = []): DeckPackage {
  const parse = (bytes: Uint8Array): ParsedPart => {
    parsed.push(strFromU8(bytes));
    const { root, malformed } = parseXml(bytes, strFromU8);
    return { root, problems: malformed ? ['is malformed'] : [] };
  };
  const read = (name: string) => {
    const text = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return text === undefined ? undefined : strToU8(text);
  };
  return new DeckPackage({ names: Object.keys(parts), read }, parse);
}

/** Violations that a check reports, as `rule part detail`. */
export function reported(check: (report: Report) => void): string[] {
  const found: string[] = [];
  check((rule, where, detail) => found.push(`${rule} ${where} ${detail}`));
  return found;
}

/** Relations of an id, a kind and a target each; an external target begins with `!`. */
export function rels(...entries: readonly (readonly [id: string, kind: string, target: string])[]): string {
  const list = entries.map(([id, kind, target]) => {
    const mode = target.startsWith('!') ? ' TargetMode="External"' : '';
    return `<Relationship Id="${id}" Type="http://x/${kind}" Target="${target.replace('!', '')}"${mode}/>`;
  });
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
}

/** The list of content types: by extension, and by part if the name begins with a slash. */
export function types(...entries: readonly (readonly [name: string, type: string])[]): string {
  const list = entries.map(([name, type]) =>
    name.startsWith('/')
      ? `<Override PartName="${name}" ContentType="${type}"/>`
      : `<Default Extension="${name}" ContentType="${type}"/>`,
  );
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${list.join('')}</Types>`;
}

export { part };
