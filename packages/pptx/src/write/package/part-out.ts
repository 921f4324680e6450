import { ownValue } from '@lectern/base';
import { kindOf, type Original, type SourceRelation } from '../original/original.ts';
import { document, tag } from '../xml/xml-out.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Types of relations outside Office's first namespace. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  media: 'http://schemas.microsoft.com/office/2007/relationships/media',
  'core-properties': 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
};

export interface OutRelation {
  readonly id: string;
  /** The whole URI. */
  readonly type: string;
  /** A part's name, or the address of an external target. */
  readonly part: string;
  readonly external: boolean;
  /** The target as the original wrote it, if it is unchanged. */
  readonly written?: string;
}

/**
 * A part being written: its relations are numbered on first use, one per target and type. Relations of an original part
 * that it replaces keep their ids, because copied XML of that part refers to them.
 */
export class PartOut {
  readonly name: string;
  readonly contentType: string;
  #relations: OutRelation[];
  #lastId = 0;
  /** Index of the relations, created on first use, and again after relations were changed. */
  #index: RelationIndex | undefined;
  bytes: Uint8Array = new Uint8Array();
  /** Ids of relations that were used in this part, and not only inherited. */
  readonly asked = new Set<string>();
  /** Compressed already: stored without compression. */
  readonly stored: boolean;
  /** The original part whose relations and ids it inherited. */
  readonly from: string | undefined;

  constructor(
    name: string,
    contentType: string,
    inherited: readonly SourceRelation[] = [],
    stored = false,
    from?: string,
  ) {
    this.name = name;
    this.contentType = contentType;
    this.stored = stored;
    this.from = from;
    this.#relations = inherited.map(({ id, type, target, external, part }) => ({
      id,
      type,
      part: external ? target : part,
      external,
      written: target,
    }));
    for (const { id } of inherited)
      this.#lastId = Math.max(this.#lastId, Number(/^rId(\d{1,9})$/.exec(id)?.[1] ?? 0));
  }

  /** The id of a relation to another part (its name from the root) or, when external, to an address. */
  relate(kind: string, part: string, external = false): string {
    return this.relateAs(ownValue(OTHER_TYPES, kind) ?? `${OFFICE}/${kind}`, part, external);
  }

  /** Like `relate`, with the whole URI of the relation's type. */
  relateAs(type: string, part: string, external: boolean): string {
    const kind = kindOf({ type });
    const index = this.#indexed();
    const key = targetKey(kind, part, external);
    const known = index.byTarget.get(key);
    const id = known?.id ?? `rId${++this.#lastId}`;
    this.asked.add(id);
    if (known) return id;
    const relation = { id, type, part, external };
    this.#relations.push(relation);
    index.byTarget.set(key, relation);
    index.byId.set(id, relation);
    return id;
  }

  #indexed(): RelationIndex {
    if (this.#index) return this.#index;
    const index: RelationIndex = { byId: new Map(), byTarget: new Map() };
    for (const each of this.#relations) {
      const key = targetKey(kindOf(each), each.part, each.external);
      if (!index.byId.has(each.id)) index.byId.set(each.id, each);
      if (!index.byTarget.has(key)) index.byTarget.set(key, each);
    }
    this.#index = index;
    return index;
  }

  get relations(): readonly {
    readonly id: string;
    readonly type: string;
    readonly part: string;
    readonly external: boolean;
  }[] {
    return this.#relations;
  }

  /** The relation with that id, the first if there are several. */
  relation(id: string): OutRelation | undefined {
    return this.#indexed().byId.get(id);
  }

  /** Removes the relations for which `wanted` returns false. */
  keepRelations(wanted: (relation: OutRelation) => boolean): void {
    this.#relations = this.#relations.filter(wanted);
    this.#index = undefined;
  }

  /** Changes the targets of relations; undefined leaves a relation unchanged. */
  retarget(to: (relation: OutRelation) => string | undefined): void {
    this.#index = undefined;
    this.#relations = this.#relations.map((each) => {
      const part = to(each);
      if (part === undefined || part === each.part) return each;
      const { written: _, ...others } = each;
      return { ...others, part };
    });
  }

  relationsXml(): Uint8Array | undefined {
    if (this.#relations.length === 0) return undefined;
    const folder = this.name.split('/').slice(0, -1);
    return document(
      tag(
        'Relationships',
        { xmlns: RELATIONS },
        ...this.#relations.map(({ id, type, part, external, written }) =>
          tag('Relationship', {
            Id: id,
            Type: type,
            Target: written ?? (external ? part : relativePath(folder, part)),
            TargetMode: external ? 'External' : undefined,
          }),
        ),
      ),
    );
  }
}

/** The first relation for each id, and for each kind and target. */
interface RelationIndex {
  readonly byId: Map<string, OutRelation>;
  readonly byTarget: Map<string, OutRelation>;
}

function targetKey(kind: string, part: string, external: boolean): string {
  return `${kind} ${external ? 'external' : 'part'} ${part}`;
}

function relativePath(folder: readonly string[], target: string): string {
  const parts = target.split('/');
  let shared = 0;
  while (shared < folder.length && folder[shared] === parts[shared]) shared++;
  return [...folder.slice(shared).map(() => '..'), ...parts.slice(shared)].join('/');
}

/**
 * Whether a part has the same relation targets and ids as the original's part of that name, and the original's
 * relations are undamaged.
 */
export function hasRelationsOf(part: PartOut, original: Original): boolean {
  if (!original.hasWholeRelations(part.name)) return false;
  const relations = original.relationsOf(part.name);
  return (
    part.relations.length === relations.length &&
    part.relations.every((each, i) => {
      const other = relations[i];
      return each.id === other?.id && each.part === (other.external ? other.target : other.part);
    })
  );
}
