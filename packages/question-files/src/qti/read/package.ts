import { ZipArchive } from '@lectern/pptx/package';
import { childrenNamed, elementsIn, findNamed, type MarkupElement } from '../../markup/node.ts';
import { readXml } from '../../markup/read-xml.ts';
import type { StepBudget } from '../processing/session.ts';

/** Limits of a package: entries, and bytes when unpacked. */
const LIMITS = { entries: 20_000, bytes: 500_000_000 };
const MOST_RESOURCES = 10_000;

/** One resource of a manifest. */
export interface Resource {
  readonly identifier: string;
  readonly type: string;
  /** The resource's name in the archive. */
  readonly name: string;
}

/** A content package (IMS CP 1.1) with its items, stimuli and tests. */
export class QtiPackage {
  readonly #archive: ZipArchive;
  #byHash: ReadonlyMap<string, string> | undefined;
  readonly resources: readonly Resource[];
  /** Steps for the programs of all items: some seconds. */
  readonly budget: StepBudget = { left: 60_000_000 };

  /** Throws for bytes that are no archive, or an archive beyond the limits. */
  constructor(bytes: Uint8Array) {
    this.#archive = new ZipArchive(bytes, LIMITS);
    this.resources = this.#readManifest();
  }

  #readManifest(): Resource[] {
    const names = this.#archive.names();
    const manifestName = names
      .filter((name) => /(^|\/)imsmanifest\.xml$/i.test(name))
      .toSorted((a, b) => a.length - b.length)[0];
    const manifest = manifestName === undefined ? undefined : this.xml(manifestName);
    const list = manifest && findNamed(manifest, 'resources');
    if (!list) {
      // A folder of items without a manifest.
      const documents = names.filter((name) => /\.xml$/i.test(name)).slice(0, MOST_RESOURCES);
      return documents.map((name) => ({ identifier: name, type: '', name }));
    }
    return childrenNamed(list, 'resource')
      .slice(0, MOST_RESOURCES)
      .flatMap(({ attributes }) => {
        const href = attributes.get('href');
        if (href === undefined) return [];
        const name = this.resolved(manifestName ?? '', `${attributes.get('base') ?? ''}${href}`);
        return [
          { identifier: attributes.get('identifier') ?? name, type: attributes.get('type') ?? '', name },
        ];
      });
  }

  has(name: string): boolean {
    return this.#archive.has(name);
  }

  bytes(name: string): Uint8Array | undefined {
    return this.#archive.read(name);
  }

  xml(name: string): MarkupElement | undefined {
    const bytes = this.#archive.read(name);
    return bytes && readXml(bytes);
  }

  /** The name in the archive of an address that a document refers to; addresses of the web stay as they are. */
  resolved(from: string, address: string): string {
    const bare = address.replace(/[?#].*$/, '');
    const path = [...from.split('/').slice(0, -1), ...decoded(bare).split('/')];
    const names: string[] = [];
    for (const part of path) {
      if (part === '..') names.pop();
      else if (part !== '.' && part !== '') names.push(part);
    }
    return names.join('/');
  }

  /** The file of a package of ours with a hash. */
  fileOfHash(hash: string): { readonly bytes: Uint8Array; readonly name: string } | undefined {
    this.#byHash ??= new Map(
      this.#archive.names().flatMap((each) => {
        const [, found] = /^files\/([0-9a-f]{64})\.\w+$/.exec(each) ?? [];
        return found === undefined ? [] : [[found, each] as const];
      }),
    );
    const name = this.#byHash.get(hash);
    const bytes = name === undefined ? undefined : this.bytes(name);
    return bytes && name !== undefined ? { bytes, name: name.split('/').at(-1) ?? name } : undefined;
  }

  /** The file that a document refers to; undefined for an address of the web. */
  file(from: string, address: string): { readonly bytes: Uint8Array; readonly name: string } | undefined {
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) return undefined;
    const name = this.resolved(from, address);
    const bytes = name === '' ? undefined : this.bytes(name);
    return bytes && { bytes, name: name.split('/').at(-1) ?? name };
  }
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A reference of a test to an item, in the order of the test. */
export interface ItemRef {
  readonly href: string;
  readonly weight: number | undefined;
  /** Titles of the sections around it, from the outside; invisible sections are left out. */
  readonly sections: readonly string[];
}

/** The items of a test, in order. */
export function itemRefsOf(test: MarkupElement): ItemRef[] {
  const refs: ItemRef[] = [];
  // The sections of our own tests are composites.
  const hasTitles = test.attributes.get('toolName') !== 'Lectern';
  const visit = (element: MarkupElement, sections: readonly string[], depth: number) => {
    if (depth > 50 || refs.length >= MOST_RESOURCES) return;
    for (const child of elementsIn(element)) {
      if (child.name === 'assessmentItemRef') {
        const weight = childrenNamed(child, 'weight')[0]?.attributes.get('value');
        const number = Number(weight ?? Number.NaN);
        refs.push({
          href: child.attributes.get('href') ?? '',
          weight: Number.isFinite(number) ? number : undefined,
          sections,
        });
      } else if (child.name === 'assessmentSection') {
        const title = child.attributes.get('title')?.trim();
        const isShown = hasTitles && child.attributes.get('visible') !== 'false' && title;
        visit(child, isShown ? [...sections, title] : sections, depth + 1);
      } else if (child.name === 'testPart') visit(child, sections, depth + 1);
    }
  };
  visit(test, [], 0);
  return refs;
}
