import { ownValue } from '@lectern/base';
import { strFromU8, strToU8 } from 'fflate';
import { decodeXml } from '../../package/xml.ts';
import type { PackageFiles } from '../../rules/deck-package.ts';
import { kindOf, type Original, relationsFileOf, type SourceRelation } from '../original/original.ts';
import { PatchedXml } from '../xml/patched-xml.ts';
import { ContentTypes } from './content-types-out.ts';
import { checkExport } from './export-check.ts';
import { EMBEDDED, MEDIA, OLE } from './file-kinds.ts';
import { hasRelationsOf, type OutRelation, PartOut } from './part-out.ts';
import { type ZipFile, zipFiles } from './zip-out.ts';

/**
 * The package being written. With an original it is based on that: parts that can be reached by relations and were not
 * written again are copied unchanged; unreachable parts are left out.
 */
export class PackageOut {
  readonly #original: Original | undefined;
  readonly #parts = new Map<string, PartOut>();
  readonly #taken = new Set<string>();
  readonly #files = new Map<string, string>();
  /** Kind of relation to each part, known once the package is assembled. */
  readonly #kinds = new Map<string, string>();
  readonly root: PartOut;
  /** Parts of the original that are left out, even if relations to them exist. */
  readonly removed = new Set<string>();

  constructor(original?: Original) {
    this.#original = original;
    this.root = new PartOut('', '', original?.relationsOf(''));
  }

  /** Adds a new part; `inherited`: relations of the original part that it replaces. */
  part(name: string, contentType: string, inherited: readonly SourceRelation[] = []): PartOut {
    return this.#add(new PartOut(name, contentType, inherited));
  }

  /** Adds a part that replaces an original part, or is a variant of it under another name. */
  partFrom(originalName: string, name = originalName): PartOut {
    const type = this.#original?.contentType(originalName)?.type ?? 'application/xml';
    const relations = this.#original?.relationsOf(originalName);
    return this.#add(new PartOut(name, type, relations, false, originalName));
  }

  written(name: string): PartOut | undefined {
    return this.#parts.get(name.toLowerCase());
  }

  /** Whether the package has any parts besides the original's. */
  get touched(): boolean {
    return this.#parts.size > 0;
  }

  /** Drops a part, so that the original's is copied after all. */
  forget(part: PartOut): void {
    this.#parts.delete(part.name.toLowerCase());
  }

  /**
   * Gives a part that is a variant of its original copies of all parts that belong to one slide alone (notes, charts,
   * diagrams …), recursively. `names`: names of the copies made so far, by original name.
   */
  copyTargets(part: PartOut, names: Map<string, string>, inSlide = true): void {
    part.retarget((relation) => {
      // a part that was written for this slide is its own already
      if (relation.external || this.#original?.nameOf(relation.part) === undefined) return undefined;
      const known = names.get(relation.part);
      // a slide's own links keep their targets; its notes link back to it
      if (isShared(relation)) return inSlide ? undefined : known;
      return known ?? this.copyPart(relation.part, names);
    });
  }

  /**
   * Copies a part of the original with all parts that belong to it alone; returns the copy's name. `names`: as above.
   */
  copyPart(originalName: string, names: Map<string, string>): string {
    const [, stem = originalName, extension = ''] = /^(.*?)\d*(\.[^./]*)$/.exec(originalName) ?? [];
    const name = this.freeName(stem, extension);
    names.set(originalName, name);
    const copy = this.partFrom(originalName, name);
    copy.bytes = this.#original?.bytes(originalName) ?? new Uint8Array();
    this.copyTargets(copy, names, false);
    return name;
  }

  /** An unused part name: `before`, the first free number, and `after`. */
  freeName(before: string, after: string): string {
    for (let number = 1; ; number++) {
      const name = `${before}${number}${after}`;
      const key = name.toLowerCase();
      if (this.#taken.has(key) || this.#original?.nameOf(name) !== undefined) continue;
      this.#taken.add(key);
      return name;
    }
  }

  /** The part name of a file, added once however often it is used. */
  media(hash: string, mime: string, bytes: Uint8Array): string {
    return this.#file(hash, () => {
      const extension = ownValue(MEDIA, mime) ?? 'bin';
      const name = this.freeName('ppt/media/media', `.${extension}`);
      const type = Object.hasOwn(MEDIA, mime) ? mime : 'application/octet-stream';
      this.#add(new PartOut(name, type, [], true)).bytes = bytes;
      return name;
    });
  }

  /** The part name of an embedded document, added once however often it is used; an unknown kind is an OLE file. */
  embedded(hash: string, mime: string, bytes: Uint8Array): string {
    return this.#file(hash, () => {
      const name = this.freeName('ppt/embeddings/object', `.${ownValue(EMBEDDED, mime) ?? 'bin'}`);
      this.part(name, Object.hasOwn(EMBEDDED, mime) ? mime : OLE).bytes = bytes;
      return name;
    });
  }

  /** Uses the original's part if it has a file with those bytes. */
  #file(hash: string, make: () => string): string {
    const known = this.#files.get(hash) ?? this.#original?.partOfFile(hash) ?? make();
    this.#files.set(hash, known);
    return known;
  }

  #add(part: PartOut): PartOut {
    this.#parts.set(part.name.toLowerCase(), part);
    this.#taken.add(part.name.toLowerCase());
    return part;
  }

  /**
   * `transform` is applied to every copied text of the original (to convert a strict package to transitional). Throws
   * ExportBroken for a package that PowerPoint would not open unchanged.
   */
  zip(transform?: (xml: string) => string): Uint8Array {
    const files: ZipFile[] = [];
    const types = new ContentTypes();
    const seen = new Set<string>();
    const waiting = [''];
    this.#kinds.clear();
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const key = name.toLowerCase();
      if (seen.has(key)) continue;
      seen.add(key);
      const part = name === '' ? this.root : this.written(name);
      const targets = part
        ? this.#putOwn(part, files, types, transform)
        : this.#putKept(name, files, types, transform);
      waiting.push(...targets.reverse());
    }
    // Readers look for the types first.
    const all = [{ name: TYPES_NAME, bytes: types.xml() }, ...files];
    this.#check(all, transform !== undefined);
    return zipFiles(all);
  }

  #check(files: readonly ZipFile[], translated: boolean): void {
    const original = this.#original;
    const byName = new Map(files.map((file) => [file.name, file]));
    const read = (name: string) => {
      const file = byName.get(name);
      return file && ('packed' in file ? original?.bytes(name) : file.bytes);
    };
    const isOurs = (name: string) => translated || name === TYPES_NAME || this.written(name) !== undefined;
    checkExport({ names: files.map(({ name }) => name), read }, isOurs, original && withRoot(original, read));
  }

  #putOwn(part: PartOut, files: ZipFile[], types: ContentTypes, transform: Transform): string[] {
    if (part.name !== '') {
      const text = transform && isText(part.name);
      const bytes = text ? strToU8(transform(decodeXml(part.bytes, strFromU8))) : part.bytes;
      files.push({ name: part.name, bytes, stored: part.stored });
      types.add(part.name, this.#typeOf(part.name, part.contentType), part.stored);
    }
    const kept =
      this.#original && hasRelationsOf(part, this.#original) && this.#original.relationsFile(part.name);
    if (kept) this.#putEntry(this.#original, kept, files, transform);
    const relations = kept ? undefined : part.relationsXml();
    if (relations) {
      const name = relationsFileOf(part.name);
      files.push({ name, bytes: transform ? strToU8(transform(strFromU8(relations))) : relations });
    }
    return this.#targetsOf(part.relations);
  }

  #putKept(name: string, files: ZipFile[], types: ContentTypes, transform: Transform): string[] {
    const original = this.#original;
    if (original?.nameOf(name) === undefined) return [];
    const relations = original.relationsOf(name);
    if (relations.some(({ part }) => this.removed.has(part)) || !original.hasWholeRelations(name)) {
      return this.#putOwn(this.#withoutRemoved(original, name), files, types, transform);
    }
    this.#putEntry(original, name, files, transform);
    const type = original.contentType(name);
    types.add(name, this.#typeOf(name, type?.type ?? 'application/octet-stream'), type?.own === false);
    const file = relations.length === 0 ? undefined : original.relationsFile(name);
    if (file !== undefined) this.#putEntry(original, file, files, transform);
    return this.#targetsOf(relations);
  }

  #targetsOf(relations: readonly Pick<OutRelation, 'type' | 'part' | 'external'>[]): string[] {
    return relations.flatMap((each) => {
      if (each.external || each.part === '') return [];
      const key = each.part.toLowerCase();
      if (!this.#kinds.has(key)) this.#kinds.set(key, kindOf(each));
      return [each.part];
    });
  }

  #typeOf(name: string, declared: string): string {
    const type = ownValue(TYPES, this.#kinds.get(name.toLowerCase()) ?? '');
    return type === undefined || type.toLowerCase() === declared.toLowerCase() ? declared : type;
  }

  /** A part without its references to parts that are left out. */
  #withoutRemoved(original: Original, name: string): PartOut {
    const part = this.partFrom(name);
    const gone = new Set(part.relations.filter((each) => this.removed.has(each.part)).map(({ id }) => id));
    part.keepRelations(({ id }) => !gone.has(id));
    const bytes = original.bytes(name) ?? new Uint8Array();
    const patch = PatchedXml.of(bytes);
    const links = [...(patch?.root.descendants() ?? [])].filter((element) =>
      element.attributes.some(
        (value, i) => i % 2 === 1 && gone.has(value) && element.attributes[i - 1]?.startsWith('r:'),
      ),
    );
    for (const link of links) patch?.replace(link, '');
    part.bytes = patch ? strToU8(patch.result()) : bytes;
    return part;
  }

  #putEntry(original: Original, name: string, files: ZipFile[], transform: Transform): void {
    const translated = transform && isText(name);
    const packed = translated ? undefined : original.packed(name);
    if (packed) {
      files.push({ name, packed });
      return;
    }
    const bytes = original.bytes(name) ?? new Uint8Array();
    files.push({ name, bytes: translated ? strToU8(transform(decodeXml(bytes, strFromU8))) : bytes });
  }
}

/** Whether a part is converted: workbooks of charts and other embedded files are not. */
function isText(name: string): boolean {
  return /\.(xml|rels|vml)$/i.test(name);
}

const TYPES_NAME = '[Content_Types].xml';
const PML = 'application/vnd.openxmlformats-officedocument.presentationml';
/** Content types of parts by the kind of relation to them, regardless of the original's declarations (13.3). */
const TYPES: Readonly<Record<string, string>> = {
  // templates, shows and decks with macros are written as a .pptx
  officeDocument: `${PML}.presentation.main+xml`,
  slide: `${PML}.slide+xml`,
  slideLayout: `${PML}.slideLayout+xml`,
  slideMaster: `${PML}.slideMaster+xml`,
  notesSlide: `${PML}.notesSlide+xml`,
  notesMaster: `${PML}.notesMaster+xml`,
  handoutMaster: `${PML}.handoutMaster+xml`,
  presProps: `${PML}.presProps+xml`,
  viewProps: `${PML}.viewProps+xml`,
  tableStyles: `${PML}.tableStyles+xml`,
  theme: 'application/vnd.openxmlformats-officedocument.theme+xml',
};

/** Kinds of relations whose targets several slides may share. */
const SHARED = new Set(
  'slideLayout slideMaster notesMaster handoutMaster theme image hdphoto audio video media slide font tableStyles'.split(
    ' ',
  ),
);

/** Whether several parts may share the target of such a relation, so that a copy refers to the same part. */
export function isShared(relation: Pick<SourceRelation, 'type'>): boolean {
  return SHARED.has(kindOf(relation));
}

type Transform = ((xml: string) => string) | undefined;

/**
 * The original with a relation to its main part added, if that is missing or damaged: without the relation, faults of
 * its parts would not be found, and would count as ours.
 */
function withRoot(original: Original, read: PackageFiles['read']): PackageFiles {
  const leadsToMain = original
    .relationsOf('')
    .some((each) => kindOf(each) === 'officeDocument' && each.part === original.presentation);
  if (leadsToMain && original.hasWholeRelations('')) return original;
  const root = relationsFileOf('');
  return {
    names: [...original.names.filter((name) => name !== root), root],
    read: (name) => (name === root ? read(root) : original.read(name)),
  };
}
