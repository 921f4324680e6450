import { extensionOf } from '../original/original.ts';
import { document, tag } from '../xml/xml-out.ts';

/** Content types of the parts ([Content_Types].xml, ECMA-376 part 2, 10.1.2). */
export class ContentTypes {
  readonly #defaults = new Map([
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
  ]);
  readonly #overrides: [string, string][] = [];

  /** `byExtension`: whether the type may be declared for the extension, unless that has another type already. */
  add(name: string, type: string, byExtension: boolean): void {
    const extension = extensionOf(name);
    const known = this.#defaults.get(extension);
    if (known === type) return;
    if (byExtension && known === undefined && !name.endsWith('/') && /\.[^./]+$/.test(name))
      this.#defaults.set(extension, type);
    else this.#overrides.push([name, type]);
  }

  xml(): Uint8Array {
    return document(
      tag(
        'Types',
        { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
        ...[...this.#defaults].map(([Extension, ContentType]) => tag('Default', { Extension, ContentType })),
        ...this.#overrides.map(([name, ContentType]) =>
          tag('Override', { PartName: `/${name}`, ContentType }),
        ),
      ),
    );
  }
}
