import { resolveTarget } from '../package/opc.ts';
import type { RuleNode } from './rule-node.ts';

/** Names of the rules for the structure of a package. PowerPoint repairs or rejects a file that violates one. */
export const PACKAGE_RULES = [
  'well-formed',
  'content-types',
  'content-type-fits',
  'relation-ids',
  'relation-targets',
  'relation-owner',
  'relation-used',
  'relation-kind',
  'orphans',
  'main-part',
  'main-kinds',
  'masters',
  'layouts',
  'themes',
  'slides',
  'notes',
  'slide-ids',
  'master-ids',
  'sections',
  'shape-ids',
  'timing-ids',
  'timing-targets',
  'tables',
  'table-styles',
  'comments',
] as const;

export type PackageRule = (typeof PACKAGE_RULES)[number];
export type Report = (rule: PackageRule, part: string, detail: string) => void;

export const TYPES_NAME = '[Content_Types].xml';

export interface ParsedPart {
  readonly root: RuleNode | undefined;
  readonly problems: readonly string[];
}

/** A package to check: names as they are spelled, and bytes on request. */
export interface PackageFiles {
  readonly names: readonly string[];
  read(name: string): Uint8Array | undefined;
}

export interface RuleRelation {
  readonly id: string;
  /** The last segment of the relation's type. */
  readonly kind: string;
  /** A part's name, or the address of an external target. */
  readonly target: string;
  readonly external: boolean;
}

/** A package as the rules read it: by exact names, with the given parser. */
export class DeckPackage {
  readonly names: readonly string[];
  readonly #files: PackageFiles;
  readonly #parse: (bytes: Uint8Array) => ParsedPart;
  readonly #known: ReadonlySet<string>;
  readonly #parsed = new Map<string, ParsedPart>();
  readonly #relations = new Map<string, ReadonlyMap<string, RuleRelation>>();
  readonly #doubled = new Map<string, readonly string[]>();
  readonly #types = new Map<string, string>();
  readonly #defaults = new Map<string, string>();

  constructor(files: PackageFiles, parse: (bytes: Uint8Array) => ParsedPart) {
    this.#files = files;
    this.#parse = parse;
    this.names = files.names.filter((name) => !name.endsWith('/'));
    this.#known = new Set(files.names);
    for (const child of this.xml(TYPES_NAME)?.children ?? []) {
      const type = child.attr('ContentType') ?? '';
      const part = child.attr('PartName');
      if (child.name === 'ct:Override' && part !== undefined)
        this.#types.set(part.slice(1).toLowerCase(), type);
      const extension = child.attr('Extension');
      if (child.name === 'ct:Default' && extension !== undefined)
        this.#defaults.set(extension.toLowerCase(), type);
    }
  }

  /** Names of parts, without relations and the list of types. */
  get parts(): readonly string[] {
    return this.names.filter((name) => name !== TYPES_NAME && !name.endsWith('.rels'));
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  read(name: string): Uint8Array | undefined {
    return this.#files.read(name);
  }

  contentType(name: string): string | undefined {
    const lower = name.toLowerCase();
    return this.#types.get(lower) ?? this.#defaults.get(lower.slice(lower.lastIndexOf('.') + 1));
  }

  isXml(name: string): boolean {
    return /\.(xml|rels|vml)$/.test(name)
      ? !name.endsWith('.vml')
      : /\+xml$/.test(this.contentType(name) ?? '');
  }

  parsed(name: string): ParsedPart {
    const parsed = this.parsedOnce(name);
    this.#parsed.set(name, parsed);
    return parsed;
  }

  /** Like `parsed`, for a part that is needed only once: its tree is not cached. */
  parsedOnce(name: string): ParsedPart {
    const known = this.#parsed.get(name);
    if (known) return known;
    const bytes = this.#files.read(name);
    return bytes ? this.#parse(bytes) : { root: undefined, problems: [] };
  }

  xml(name: string): RuleNode | undefined {
    return this.parsed(name).root;
  }

  /** Relations of a part, or of the package for ''; of several with one id the first. */
  relations(name: string): readonly RuleRelation[] {
    return [...this.#byId(name).values()];
  }

  /** Ids that occur more than once among the relations of a part. */
  doubledIds(name: string): readonly string[] {
    this.#byId(name);
    return this.#doubled.get(name) ?? [];
  }

  relation(part: string, id: string): RuleRelation | undefined {
    return this.#byId(part).get(id);
  }

  /** Targets of a part's relations of a kind. */
  targets(name: string, kind: string): readonly string[] {
    return this.relations(name)
      .filter((relation) => relation.kind === kind && !relation.external)
      .map(({ target }) => target);
  }

  /** The part that an element refers to by r:id. */
  targetOf(part: string, element: RuleNode): string | undefined {
    return this.relation(part, element.attr('r:id') ?? '')?.target;
  }

  #byId(name: string): ReadonlyMap<string, RuleRelation> {
    const known = this.#relations.get(name);
    if (known) return known;
    const relations = new Map<string, RuleRelation>();
    const doubled: string[] = [];
    const file = relationsName(name);
    for (const child of (this.has(file) ? this.xml(file)?.children : undefined) ?? []) {
      const external = child.attr('TargetMode') === 'External';
      const target = child.attr('Target') ?? '';
      const type = child.attr('Type') ?? '';
      const id = child.attr('Id') ?? '';
      if (relations.has(id)) doubled.push(id);
      else
        relations.set(id, {
          id,
          kind: type.slice(type.lastIndexOf('/') + 1),
          target: external ? target : this.#partOf(name, target),
          external,
        });
    }
    this.#relations.set(name, relations);
    if (doubled.length > 0) this.#doubled.set(name, doubled);
    return relations;
  }

  /** A target as the name of a part; percent-encoded if the name has non-ASCII characters. */
  #partOf(source: string, target: string): string {
    const name = resolveTarget(source, target);
    if (this.has(name) || !name.includes('%')) return name;
    try {
      return decodeURIComponent(name);
    } catch {
      return name;
    }
  }
}

export function relationsName(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}
