import { unzipSync } from 'fflate';
import { type ParsedPart, parseStrictly, type RuleNode } from './rule-node.ts';

/** Every rule by its name: each is seen to fail on a planted fault. */
export const RULES = [
  'zip-readable',
  'zip-first',
  'zip-names',
  'zip-doubled',
  'zip-method',
  'zip-lengths',
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
  'chart-axes',
  'chart-series',
  'chart-data',
  'comments',
  'attributes',
  'values',
  'children',
] as const;

export type Rule = (typeof RULES)[number];
export type Report = (rule: Rule, part: string, detail: string) => void;

export interface RuleRelation {
  readonly id: string;
  /** The last word of its type. */
  readonly kind: string;
  /** A part's name, or an address when external. */
  readonly target: string;
  readonly external: boolean;
}

/** A package as its rules see it: by exact names, everything parsed strictly and once. */
export class DeckPackage {
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly #parsed = new Map<string, ParsedPart>();
  readonly #relations = new Map<string, readonly RuleRelation[]>();
  readonly #types = new Map<string, string>();
  readonly #defaults = new Map<string, string>();

  constructor(bytes: Uint8Array) {
    this.files = unzipSync(bytes);
    for (const child of this.xml('[Content_Types].xml')?.children ?? []) {
      const type = child.attributes.get('ContentType') ?? '';
      const part = child.attributes.get('PartName');
      if (child.name === 'ct:Override' && part !== undefined)
        this.#types.set(part.slice(1).toLowerCase(), type);
      const extension = child.attributes.get('Extension');
      if (child.name === 'ct:Default' && extension !== undefined)
        this.#defaults.set(extension.toLowerCase(), type);
    }
  }

  get names(): readonly string[] {
    return Object.keys(this.files).filter((name) => !name.endsWith('/'));
  }

  /** Names of parts: neither relations nor the list of types. */
  get parts(): readonly string[] {
    return this.names.filter((name) => name !== '[Content_Types].xml' && !name.endsWith('.rels'));
  }

  has(name: string): boolean {
    return Object.hasOwn(this.files, name);
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
    const known = this.#parsed.get(name);
    if (known) return known;
    const bytes = this.files[name];
    const parsed = bytes ? parseStrictly(bytes) : { root: undefined, problems: [] };
    this.#parsed.set(name, parsed);
    return parsed;
  }

  xml(name: string): RuleNode | undefined {
    return this.parsed(name).root;
  }

  /** Relations of a part, of the package for ''. */
  relations(name: string): readonly RuleRelation[] {
    const known = this.#relations.get(name);
    if (known) return known;
    const relations = (this.xml(relationsName(name))?.children ?? []).map((child) => {
      const external = child.attributes.get('TargetMode') === 'External';
      const target = child.attributes.get('Target') ?? '';
      const type = child.attributes.get('Type') ?? '';
      return {
        id: child.attributes.get('Id') ?? '',
        kind: type.slice(type.lastIndexOf('/') + 1),
        target: external ? target : resolve(name, target),
        external,
      };
    });
    this.#relations.set(name, relations);
    return relations;
  }

  /** Parts that a part leads to by relations of a kind. */
  targets(name: string, kind: string): readonly string[] {
    return this.relations(name)
      .filter((relation) => relation.kind === kind && !relation.external)
      .map(({ target }) => target);
  }

  /** The part that an element names by r:id. */
  targetOf(part: string, element: RuleNode): string | undefined {
    const id = element.attributes.get('r:id');
    return this.relations(part).find((relation) => relation.id === id)?.target;
  }
}

export function relationsName(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** A target as the name of a part; percent-encoded where its name has other than ASCII characters. */
function resolve(source: string, target: string): string {
  const url = new URL(
    target.replaceAll('\\', '/'),
    `file:///${source.split('/').map(encodeURIComponent).join('/')}`,
  );
  try {
    return decodeURIComponent(url.pathname.slice(1));
  } catch {
    return url.pathname.slice(1);
  }
}
