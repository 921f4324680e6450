import { crc32 } from '@lectern/base';
import { type CoursewareReader, SnapshotReader } from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import { strFromU8 } from 'fflate';
import { resolveTarget } from '../../package/opc.ts';
import { parseXml, XmlRefused } from '../../package/xml.ts';
import { defaultZipLimits, type PackedEntry, ZipArchive, type ZipLimits } from '../../package/zip.ts';
import type { NodePlace } from '../../read/context.ts';
import type { HashPort } from '../../read/media/assets.ts';
import { type ReadPackage, readPackage } from '../../read-pptx.ts';

/** A relation as written in its file. */
export interface SourceRelation {
  readonly id: string;
  /** The whole URI. */
  readonly type: string;
  /** As written; `part` is the archive's name of the target part, '' when it is external or missing. */
  readonly target: string;
  readonly external: boolean;
  readonly part: string;
}

export interface OriginalOptions {
  /** Hash by which the document names its assets. */
  readonly hash: HashPort;
  readonly limits?: ZipLimits;
  /**
   * The courseware to be written. Slides without a page or element in it are read as pages without content: a file may
   * have several times the pages of a courseware. Left out: all are read.
   */
  readonly wanted?: CoursewareReader;
}

/**
 * The file from which a courseware was imported, read by the same reader: its records for comparison, its parts for
 * copying. Undefined when it is no readable presentation; an export then writes every part again.
 */
export async function readOriginal(
  bytes: Uint8Array,
  { hash, limits, wanted }: OriginalOptions,
): Promise<Original | undefined> {
  const nodes = new Map<string, NodePlace>();
  let count = 0;
  const makeId = () => `original ${++count}`;
  try {
    const isOutline = wanted && isOfNone(wanted);
    const options = { hash, newId: makeId, ...(limits ? { limits } : {}) };
    const read = await readPackage(bytes, options, { nodes, isOutline });
    // The reader has checked the archive's unpacked size, so the export may unpack it again.
    const archive = new ZipArchive(bytes, {
      ...(limits ?? defaultZipLimits),
      bytes: Number.POSITIVE_INFINITY,
    });
    return new Original(read, archive, nodes);
  } catch (error) {
    if (error instanceof LecternError) return undefined;
    throw error;
  }
}

/** Whether no page and no element came from a part. */
function isOfNone(reader: CoursewareReader): (partName: string) => boolean {
  const origins = new Set<string>();
  for (const { origin } of reader.all('page')) if (origin !== undefined) origins.add(origin);
  for (const { origin } of reader.all('element')) if (origin) origins.add(origin.part);
  return (partName) => !origins.has(partName.slice(0, 512));
}

const PURL = /^http:\/\/purl\.oclc\.org\/ooxml\//;

export class Original {
  readonly records: CoursewareReader;
  readonly nodes: ReadonlyMap<string, NodePlace>;
  /** Name of the main part. */
  readonly presentation: string;
  readonly #archive: ZipArchive;
  readonly #names: ReadonlyMap<string, string>;
  readonly #byHash: ReadonlyMap<string, string>;
  readonly #relations = new Map<string, readonly SourceRelation[]>();
  readonly #isWhole = new Map<string, boolean>();
  #types: { byPart: Map<string, string>; byExtension: Map<string, string> } | undefined;

  constructor(read: ReadPackage, archive: ZipArchive, nodes: ReadonlyMap<string, NodePlace>) {
    this.records = new SnapshotReader(read.snapshot);
    this.nodes = nodes;
    this.#archive = archive;
    this.#names = new Map(this.#archive.names().map((name) => [name.toLowerCase(), name]));
    this.presentation = this.nameOf(read.presentation.name) ?? read.presentation.name;
    this.#byHash = read.assets.partsByHash();
  }

  /** Names of all entries, as the archive spells them. */
  get names(): readonly string[] {
    return this.#archive.names();
  }

  read(name: string): Uint8Array | undefined {
    return this.bytes(name);
  }

  /** Whether the file is ISO/IEC 29500 strict, with other namespaces throughout. */
  get strict(): boolean {
    return this.relationsOf('').some(({ type }) => PURL.test(type));
  }

  /** Whether the package contains the file with this hash, so that it need not be fetched. */
  hasFile(hash: string): boolean {
    return this.partOfFile(hash) !== undefined;
  }

  /** The part with the bytes of that hash. */
  partOfFile(hash: string): string | undefined {
    const part = this.#byHash.get(hash);
    return part === undefined ? undefined : this.nameOf(part);
  }

  file(hash: string): Uint8Array | undefined {
    const part = this.partOfFile(hash);
    return part === undefined ? undefined : this.bytes(part);
  }

  /** The archive's spelling of a part's name; undefined without such a part. */
  nameOf(name: string): string | undefined {
    return this.#names.get(name.toLowerCase()) ?? this.#names.get(decoded(name).toLowerCase());
  }

  bytes(name: string): Uint8Array | undefined {
    return this.#archive.read(name);
  }

  /** The compressed entry, if it is complete and its checksum is right. */
  packed(name: string): PackedEntry | undefined {
    const entry = this.#archive.packed(name);
    if (!entry) return undefined;
    const bytes = this.#archive.read(name);
    return bytes?.length === entry.length && crc32(bytes) === entry.crc ? entry : undefined;
  }

  /** Relations of a part, or of the package for ''. */
  relationsOf(name: string): readonly SourceRelation[] {
    const known = this.#relations.get(name);
    if (known) return known;
    const relations = this.#readRelations(name);
    this.#relations.set(name, relations);
    return relations;
  }

  relationsFile(name: string): string | undefined {
    return this.nameOf(relationsFileOf(name));
  }

  /**
   * Whether the relations of a part can be copied unchanged; damaged relations are written again from the imported
   * ones.
   */
  hasWholeRelations(name: string): boolean {
    const file = this.relationsFile(name);
    return file === undefined || this.#whole(file);
  }

  /** The declared content type, and whether it is declared for this part alone. */
  contentType(name: string): { readonly type: string; readonly own: boolean } | undefined {
    this.#types ??= this.#readTypes();
    const own = this.#types.byPart.get(name.toLowerCase());
    if (own !== undefined) return { type: own, own: true };
    const type = this.#types.byExtension.get(extensionOf(name));
    return type === undefined ? undefined : { type, own: false };
  }

  #readRelations(name: string): readonly SourceRelation[] {
    const file = this.relationsFile(name);
    const relations = new Map<string, SourceRelation>();
    for (const element of (file === undefined ? undefined : this.#xml(file))?.descendants() ?? []) {
      if (!element.name.endsWith(':Relationship')) continue;
      const id = element.attr('Id');
      const target = element.attr('Target');
      if (id === undefined || target === undefined || relations.has(id)) continue;
      const external = element.attr('TargetMode')?.toLowerCase() === 'external';
      relations.set(id, {
        id,
        type: element.attr('Type') ?? '',
        target,
        external,
        part: external ? '' : (this.nameOf(resolveTarget(name, target)) ?? ''),
      });
    }
    return [...relations.values()];
  }

  #readTypes() {
    const byPart = new Map<string, string>();
    const byExtension = new Map<string, string>();
    for (const element of this.#xml('[Content_Types].xml')?.children ?? []) {
      const type = element.attr('ContentType');
      const part = element.attr('PartName');
      const extension = element.attr('Extension');
      if (!type) continue;
      if (part) byPart.set(decoded(part).replace(/^\/+/, '').toLowerCase(), type);
      else if (extension) byExtension.set(extension.toLowerCase(), type);
    }
    return { byPart, byExtension };
  }

  #whole(name: string): boolean {
    const known = this.#isWhole.get(name);
    if (known !== undefined) return known;
    this.#xml(name);
    return this.#isWhole.get(name) ?? false;
  }

  #xml(name: string) {
    const bytes = this.bytes(name);
    try {
      const document = bytes && parseXml(bytes, strFromU8);
      this.#isWhole.set(name, document !== undefined && !document.malformed);
      return document?.root;
    } catch (error) {
      if (error instanceof XmlRefused) return undefined;
      throw error;
    }
  }
}

export function relationsFileOf(name: string): string {
  const slash = name.lastIndexOf('/');
  return `${name.slice(0, slash + 1)}_rels/${name.slice(slash + 1)}.rels`;
}

export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/** The last segment of a relation's type, such as `slideLayout`. */
export function kindOf({ type }: Pick<SourceRelation, 'type'>): string {
  return type.slice(type.lastIndexOf('/') + 1);
}

function decoded(name: string): string {
  if (!name.includes('%')) return name;
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}
