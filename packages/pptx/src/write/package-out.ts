import { type Zippable, zipSync } from 'fflate';
import { document, tag } from './xml-out.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Relations that are not of Office's own first namespace. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  media: 'http://schemas.microsoft.com/office/2007/relationships/media',
  'core-properties': 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
};

interface OutRelation {
  readonly type: string;
  readonly target: string;
  readonly external: boolean;
}

/** A part being written: its relations are numbered as they are asked for, each target once a type. */
export class PartOut {
  readonly name: string;
  readonly contentType: string;
  readonly #relations: OutRelation[] = [];
  bytes: Uint8Array = new Uint8Array();

  constructor(name: string, contentType: string) {
    this.name = name;
    this.contentType = contentType;
  }

  /** The id of a relation to another part (its name from the root) or, external, to an address. */
  relate(type: string, target: string, external = false): string {
    let index = this.#relations.findIndex((each) => each.type === type && each.target === target);
    if (index < 0) index = this.#relations.push({ type, target, external }) - 1;
    return `rId${index + 1}`;
  }

  relationsXml(): Uint8Array | undefined {
    if (this.#relations.length === 0) return undefined;
    const folder = this.name.split('/').slice(0, -1);
    return document(
      tag(
        'Relationships',
        { xmlns: RELATIONS },
        ...this.#relations.map(({ type, target, external }, i) =>
          tag('Relationship', {
            Id: `rId${i + 1}`,
            Type: OTHER_TYPES[type] ?? `${OFFICE}/${type}`,
            Target: external ? target : relativePath(folder, target),
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

/** Kinds of files that have one content type by their extension. */
const MEDIA: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/tiff': 'tiff',
  'image/svg+xml': 'svg',
  'image/x-emf': 'emf',
  'image/x-wmf': 'wmf',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/x-ms-wma': 'wma',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/x-ms-wmv': 'wmv',
  'video/x-msvideo': 'avi',
  'video/mpeg': 'mpg',
};

const OLE = 'application/vnd.openxmlformats-officedocument.oleobject';
/** Documents that stand in a presentation as they are. */
const EMBEDDED: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.ms-excel': 'xls',
  'application/msword': 'doc',
  'application/vnd.ms-powerpoint': 'ppt',
};

/** The package being written: parts and files, and what each is. */
export class PackageOut {
  readonly #parts: PartOut[] = [];
  readonly #media = new Map<string, { name: string; bytes: Uint8Array }>();
  readonly #embedded = new Map<string, string>();
  readonly #extensions = new Map<string, string>();
  readonly root = new PartOut('', '');
  #charts = 0;

  part(name: string, contentType: string): PartOut {
    const part = new PartOut(name, contentType);
    this.#parts.push(part);
    return part;
  }

  /** The part name of a file, added once however often it is used. */
  media(hash: string, mime: string, bytes: Uint8Array): string {
    const known = this.#media.get(hash);
    if (known) return known.name;
    const extension = MEDIA[mime] ?? 'bin';
    this.#extensions.set(extension, MEDIA[mime] ? mime : 'application/octet-stream');
    const name = `ppt/media/media${this.#media.size + 1}.${extension}`;
    this.#media.set(hash, { name, bytes });
    return name;
  }

  /** The part name of an embedded document, added once however often it is used; an unknown kind is an OLE file. */
  embedded(hash: string, mime: string, bytes: Uint8Array): string {
    const known = this.#embedded.get(hash);
    if (known !== undefined) return known;
    const extension = EMBEDDED[mime] ?? 'bin';
    const name = `ppt/embeddings/object${this.#embedded.size + 1}.${extension}`;
    this.#embedded.set(hash, name);
    this.part(name, EMBEDDED[mime] === undefined ? OLE : mime).bytes = bytes;
    return name;
  }

  nextChart(): number {
    return ++this.#charts;
  }

  zip(): Uint8Array {
    const files: Zippable = {
      // Readers look for it first.
      '[Content_Types].xml': this.#contentTypes(),
    };
    const relations = this.root.relationsXml();
    if (relations) files['_rels/.rels'] = relations;
    for (const part of this.#parts) {
      files[part.name] = part.bytes;
      const own = part.relationsXml();
      const slash = part.name.lastIndexOf('/');
      if (own) files[`${part.name.slice(0, slash)}/_rels/${part.name.slice(slash + 1)}.rels`] = own;
    }
    // Pictures and films are compressed already.
    for (const { name, bytes } of this.#media.values()) files[name] = [bytes, { level: 0 }];
    return zipSync(files, { level: 6 });
  }

  #contentTypes(): Uint8Array {
    const defaults = new Map([
      ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
      ['xml', 'application/xml'],
      ...this.#extensions,
    ]);
    return document(
      tag(
        'Types',
        { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
        ...[...defaults].map(([Extension, ContentType]) => tag('Default', { Extension, ContentType })),
        ...this.#parts.map((part) =>
          tag('Override', { PartName: `/${part.name}`, ContentType: part.contentType }),
        ),
      ),
    );
  }
}
