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
  #lastId: number;
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
    this.#lastId = Math.max(0, ...inherited.map(({ id }) => Number(/^rId(\d{1,9})$/.exec(id)?.[1] ?? 0)));
  }

  /** The id of a relation to another part (its name from the root) or, external, to an address. */
  relate(kind: string, part: string, external = false): string {
    return this.relateAs(OTHER_TYPES[kind] ?? `${OFFICE}/${kind}`, part, external);
  }

  /** As `relate`, with the whole URI of the relation's type. */
  relateAs(type: string, part: string, external: boolean): string {
    const kind = kindOf({ type });
    const known = this.#relations.find(
      (each) => kindOf(each) === kind && each.part === part && each.external === external,
    );
    const id = known?.id ?? `rId${++this.#lastId}`;
    this.asked.add(id);
    if (known) return id;
    this.#relations.push({ id, type, part, external });
    return id;
  }

  get relations(): readonly {
    readonly id: string;
    readonly type: string;
    readonly part: string;
    readonly external: boolean;
  }[] {
    return this.#relations;
  }

  /** Lets go of the relations that `wanted` does not want. */
  keepRelations(wanted: (relation: OutRelation) => boolean): void {
    this.#relations = this.#relations.filter(wanted);
  }

  /** Leads relations to another part; undefined leaves one as it is. */
  retarget(to: (relation: OutRelation) => string | undefined): void {
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

function relativePath(folder: readonly string[], target: string): string {
  const parts = target.split('/');
  let shared = 0;
  while (shared < folder.length && folder[shared] === parts[shared]) shared++;
  return [...folder.slice(shared).map(() => '..'), ...parts.slice(shared)].join('/');
}

/** Whether a part leads where the original's part of that name leads, under the same ids. */
export function hasRelationsOf(part: PartOut, original: Original): boolean {
  const relations = original.relationsOf(part.name);
  return (
    part.relations.length === relations.length &&
    part.relations.every((each, i) => {
      const other = relations[i];
      return each.id === other?.id && each.part === (other.external ? other.target : other.part);
    })
  );
}
