import { ownValue } from '@lectern/base';
import { kindOf, type Original, type SourceRelation } from '../original/original.ts';
import { document, tag } from '../xml/xml-out.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Relations that are not of Office's own first namespace. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  media: 'http://schemas.microsoft.com/office/2007/relationships/media',
  'core-properties': 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
};

export interface OutRelation {
  readonly id: string;
  /** The whole URI. */
  readonly type: string;
  /** A part's name, or the address when external. */
  readonly part: string;
  readonly external: boolean;
  /** As the original wrote it, where it leads to the same part as there. */
  readonly written?: string;
}

/**
 * A part being written: its relations are numbered as they are asked for, each target once a type. Those of an original
 * part that it takes the place of keep their ids, because pieces of that part name them.
 */
export class PartOut {
  readonly name: string;
  readonly contentType: string;
  #relations: OutRelation[];
  #lastId = 0;
  /** Made when it is first asked, and anew after relations were changed. */
  #index: RelationIndex | undefined;
  bytes: Uint8Array = new Uint8Array();
  /** Ids of relations that were asked for here, and not only inherited. */
  readonly asked = new Set<string>();
  /** Compressed already: stored as it is. */
  readonly stored: boolean;
  /** The part of the original whose relations it took over, under their ids. */
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

  /** The id of a relation to another part (its name from the root) or, external, to an address. */
  relate(kind: string, part: string, external = false): string {
    return this.relateAs(ownValue(OTHER_TYPES, kind) ?? `${OFFICE}/${kind}`, part, external);
  }

  /** As `relate`, with the whole URI of the relation's type. */
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

  /** The relation of that id, the first where there are several. */
  relation(id: string): OutRelation | undefined {
    return this.#indexed().byId.get(id);
  }

  /** Lets go of the relations that `wanted` does not want. */
  keepRelations(wanted: (relation: OutRelation) => boolean): void {
    this.#relations = this.#relations.filter(wanted);
    this.#index = undefined;
  }

  /** Leads relations to another part; undefined leaves one as it is. */
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

/** The first relation of each id, and of each kind and target. */
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

/** Whether a part leads where the original's part of that name leads, under the same ids, and that is written whole. */
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
