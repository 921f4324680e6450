import type { CoursewareReader } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { kindOf, type Original } from '../original/original.ts';
import type { PackageOut } from '../package/package-out.ts';
import { PatchedXml } from '../xml/patched-xml.ts';
import { document, kept, tag, text } from '../xml/xml-out.ts';

const CORE = 'application/vnd.openxmlformats-package.core-properties+xml';
const EXTENDED = 'application/vnd.openxmlformats-officedocument.extended-properties+xml';

export interface Properties {
  readonly title?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The properties of a new file (ECMA-376 part 2, 11). */
export function writeProperties(target: PackageOut, { title, now }: Properties): void {
  const core = target.part('docProps/core.xml', CORE);
  const at = dateTime(now);
  const when = (name: string) => tag(`dcterms:${name}`, { 'xsi:type': 'dcterms:W3CDTF' }, text(at));
  core.bytes = document(
    tag(
      'cp:coreProperties',
      {
        'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:dcterms': 'http://purl.org/dc/terms/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
      title !== undefined && tag('dc:title', {}, text(title)),
      when('created'),
      when('modified'),
    ),
  );
  target.root.relate('core-properties', core.name);
  const app = target.part('docProps/app.xml', EXTENDED);
  app.bytes = document(
    kept(
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Lectern</Application></Properties>',
    ),
  );
  target.root.relate('extended-properties', app.name);
}

/** Updates the original's properties: its modification time and its counts. */
export function patchProperties(
  target: PackageOut,
  original: Original,
  reader: CoursewareReader,
  { now }: Properties,
): void {
  patchPart(target, original, 'core-properties', (patch) => {
    const modified = patch.root.children.find((child) => patch.slice(child).includes('modified'));
    if (modified) patch.replaceContent(modified, dateTime(now));
  });
  const pages = reader.pages().flatMap((id) => reader.find('page', id) ?? []);
  const counts: Readonly<Record<string, number>> = {
    Slides: pages.length,
    HiddenSlides: pages.filter((page) => page.hidden).length,
    Notes: pages.filter((page) => page.notes).length,
  };
  patchPart(target, original, 'extended-properties', (patch) => {
    for (const child of patch.root.children) {
      const local = child.name.slice(child.name.indexOf(':') + 1);
      const count = counts[local];
      if (count !== undefined && child.text.trim() !== String(count))
        patch.replaceContent(child, String(count));
      // the original's titles and word counts would be wrong, and are optional
      if (STALE.has(local)) patch.replace(child, '');
    }
  });
}

const STALE = new Set(['HeadingPairs', 'TitlesOfParts', 'Words', 'Paragraphs', 'DigSig']);

function patchPart(
  target: PackageOut,
  original: Original,
  kind: string,
  change: (patch: PatchedXml) => void,
): void {
  const relation = original.relationsOf('').find((each) => kindOf(each) === kind);
  const patch =
    relation && relation.part !== ''
      ? PatchedXml.of(original.bytes(relation.part) ?? new Uint8Array())
      : undefined;
  if (!patch || !relation) return;
  change(patch);
  if (patch.changed) target.partFrom(relation.part).bytes = strToU8(patch.result());
}

function dateTime(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}
