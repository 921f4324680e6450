import { LecternError } from '@lectern/protocol';
import { strFromU8 } from 'fflate';
import { parseXml, type XmlElement, XmlRefused } from './xml.ts';
import type { ZipArchive } from './zip.ts';

/** One relation of a part (ECMA-376 part 2, 9.3). `type` is the last segment of its URI, such as `slideLayout`. */
export interface Relation {
  readonly id: string;
  readonly type: string;
  /** A part's name without a leading slash, or the address of an external target. */
  readonly target: string;
  readonly external: boolean;
}

export type Relations = ReadonlyMap<string, Relation>;

export interface Part {
  readonly name: string;
  readonly root: XmlElement;
  readonly relations: Relations;
}

/** Largest part that is read as XML: real slides are below a tenth of it, and its tree must fit in memory. */
const MAX_XML_BYTES = 64_000_000;

const NO_RELATIONS: Relations = new Map();

/**
 * The parts of an Open Packaging package. Parts are requested by name and may be missing. A missing or unreadable part
 * is `undefined`, and `problem` is called with the reason.
 */
export class OpcPackage {
  readonly #archive: ZipArchive;
  readonly #problem: (part: string, why: 'malformed' | 'refused') => void;
  readonly #relations = new Map<string, Relations>();
  #types: { byPart: Map<string, string>; byExtension: Map<string, string> } | undefined;

  constructor(archive: ZipArchive, problem: (part: string, why: 'malformed' | 'refused') => void) {
    this.#archive = archive;
    this.#problem = problem;
  }

  has(name: string): boolean {
    return this.#spelling(name) !== undefined;
  }

  bytes(name: string): Uint8Array | undefined {
    const spelled = this.#spelling(name);
    return spelled === undefined ? undefined : this.#archive.read(spelled);
  }

  /** A name as in the archive: some programs percent-encode targets and entries, some only one of the two. */
  #spelling(name: string): string | undefined {
    if (this.#archive.has(name)) return name;
    return [decodePercent(name), encodePercent(name)].find(
      (each) => each !== name && this.#archive.has(each),
    );
  }

  /** The part's XML and relations; undefined when it is missing or has no element. */
  part(name: string): Part | undefined {
    const root = this.#xml(name);
    return root && { name, root, relations: this.relations(name) };
  }

  /** Relations of a part, or of the package itself for ''. */
  relations(name: string): Relations {
    const known = this.#relations.get(name);
    if (known) return known;
    const slash = name.lastIndexOf('/');
    const file = `${name.slice(0, slash + 1)}_rels/${name.slice(slash + 1)}.rels`;
    const relations = this.has(file) ? this.#readRelations(name, file) : NO_RELATIONS;
    this.#relations.set(name, relations);
    return relations;
  }

  /** The names of all parts. */
  names(): string[] {
    return this.#archive.names();
  }

  /** The media type that the package declares, in lower case. */
  contentType(name: string): string | undefined {
    this.#types ??= this.#readTypes();
    const lower = name.toLowerCase();
    return (
      this.#types.byPart.get(lower) ?? this.#types.byExtension.get(lower.slice(lower.lastIndexOf('.') + 1))
    );
  }

  #xml(name: string): XmlElement | undefined {
    if (this.#archive.size(this.#spelling(name) ?? name) > MAX_XML_BYTES) {
      this.#problem(name, 'refused');
      return undefined;
    }
    const bytes = this.bytes(name);
    if (!bytes) return undefined;
    try {
      const document = parseXml(bytes, strFromU8);
      if (document.malformed) this.#problem(name, 'malformed');
      return document.root;
    } catch (error) {
      if (error instanceof LecternError) throw error;
      if (error instanceof XmlRefused) {
        this.#problem(name, 'refused');
        return undefined;
      }
      throw error;
    }
  }

  #readRelations(source: string, file: string): Relations {
    const relations = new Map<string, Relation>();
    for (const element of this.#xml(file)?.descendants() ?? []) {
      if (!element.name.endsWith(':Relationship')) continue;
      const id = element.attr('Id');
      const target = element.attr('Target');
      if (id === undefined || target === undefined || relations.has(id)) continue;
      const type = element.attr('Type') ?? '';
      const external = element.attr('TargetMode')?.toLowerCase() === 'external';
      relations.set(id, {
        id,
        type: type.slice(type.lastIndexOf('/') + 1),
        target: external ? target : resolveTarget(source, target),
        external,
      });
    }
    return relations;
  }

  #readTypes() {
    const byPart = new Map<string, string>();
    const byExtension = new Map<string, string>();
    for (const element of this.#xml('[Content_Types].xml')?.children ?? []) {
      const type = element.attr('ContentType')?.toLowerCase();
      if (!type) continue;
      const part = element.attr('PartName');
      const extension = element.attr('Extension');
      if (part) byPart.set(part.replace(/^\/+/, '').toLowerCase(), type);
      else if (extension) byExtension.set(extension.toLowerCase(), type);
    }
    return { byPart, byExtension };
  }
}

/** The relation that an element refers to by `r:id`, for any prefix in the file. */
export function relationOf(element: XmlElement, relations: Relations): Relation | undefined {
  const { attributes } = element;
  let id = element.attr('r:id');
  for (let i = 0; id === undefined && i < attributes.length; i += 2) {
    if (attributes[i]?.endsWith(':id')) id = attributes[i + 1];
  }
  return id === undefined ? undefined : relations.get(id);
}

/** The first relation of that type. */
export function relationOfType(relations: Relations, type: string): Relation | undefined {
  for (const relation of relations.values())
    if (relation.type === type && !relation.external) return relation;
  return undefined;
}

/** A target as a part name: relative to its source's folder, or to the root when it begins with a slash. */
export function resolveTarget(source: string, target: string): string {
  const plain = target.replaceAll('\\', '/').split('#')[0] ?? '';
  const base = plain.startsWith('/') ? [] : source.split('/').slice(0, -1);
  for (const step of plain.split('/')) {
    if (step === '..') base.pop();
    else if (step !== '' && step !== '.') base.push(step);
  }
  return base.join('/');
}

function decodePercent(name: string): string {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}

function encodePercent(name: string): string {
  try {
    return encodeURI(name);
  } catch {
    // an unpaired surrogate
    return name;
  }
}
