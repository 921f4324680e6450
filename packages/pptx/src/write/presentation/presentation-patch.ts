import type { CoursewareReader, Theme } from '@lectern/courseware';
import { escapeXml } from '../../package/escape-xml.ts';
import type { XmlElement } from '../../package/xml.ts';
import type { Matches } from '../original/matches.ts';
import { kindOf, type Original } from '../original/original.ts';
import { sameValue } from '../original/same-record.ts';
import type { OutScope } from '../package/out-scope.ts';
import type { PartOut } from '../package/part-out.ts';
import { colorSchemeXml } from '../paint/theme-out.ts';
import { fontSchemeXml } from '../slide/design-out.ts';
import { levelsXml } from '../text/text-out.ts';
import { declare } from '../xml/declared-prefixes.ts';
import { type PatchedXml, relationIds } from '../xml/patched-xml.ts';
import { tag, type Xml } from '../xml/xml-out.ts';
import { GUIDES_EXTENSION, guideListXml, guidesKey } from './guides-out.ts';
import { SECTIONS_EXTENSION, sectionGuid, sectionListXml, sectionsOf } from './sections-out.ts';

/** Children of p:presentation in the order of the schema (19.2.1.26). */
const ORDER = (
  'sldMasterIdLst notesMasterIdLst handoutMasterIdLst sldIdLst sldSz notesSz smartTags embeddedFontLst custShowLst photoAlbum ' +
  'custDataLst kinsoku defaultTextStyle modifyVerifier extLst'
)
  .split(' ')
  .map((name) => `p:${name}`);

export interface PresentationPatch {
  readonly patch: PatchedXml;
  readonly part: PartOut;
  readonly original: Original;
  readonly matches: Matches;
  readonly reader: CoursewareReader;
  /** Part names of the masters and of the pages, in order; pages with their record ids. */
  readonly masters: readonly string[];
  readonly pages: readonly { readonly id: string; readonly part: string }[];
  readonly notesMaster: string | undefined;
  /** Returns an id that no master or layout has. */
  readonly nextDesignId: () => number;
  readonly size: { readonly cx: number; readonly cy: number };
}

/** Macros are not allowed in a .pptx; PowerPoint would not open such a file. */
const DROPPED = new Set(['vbaProject', 'wordVbaData']);

/** Patches the original's p:presentation to match the document; unchanged content stays byte for byte. */
export function patchPresentation(work: PresentationPatch, scope: OutScope): void {
  const { patch, part, reader, original, matches } = work;
  const { root } = patch;
  const set = (name: string, xml: Xml | undefined) =>
    patch.setChild(root, root.child(name), xml, name, ORDER);
  declare(patch);
  const own = reader.find('deck', 'deck');
  const theirs = original.records.find('deck', 'deck');

  setList(work, 'p:sldMasterIdLst', 'p:sldMasterId', 'slideMaster', work.masters, work.nextDesignId);
  if (work.notesMaster !== undefined && !root.child('p:notesMasterIdLst')) {
    const id = part.relate('notesMaster', work.notesMaster);
    set('p:notesMasterIdLst', tag('p:notesMasterIdLst', {}, tag('p:notesMasterId', { 'r:id': id })));
  }
  let lastId = 255;
  for (const entry of root.child('p:sldIdLst')?.children ?? [])
    lastId = Math.max(lastId, Number(entry.attr('id') ?? 0) || 0);
  const slideIds = setList(
    work,
    'p:sldIdLst',
    'p:sldId',
    'slide',
    work.pages.map((page) => page.part),
    () => ++lastId,
  );
  if (own?.size.w !== theirs?.size.w || own?.size.h !== theirs?.size.h)
    set('p:sldSz', tag('p:sldSz', work.size));
  if (own?.firstPageNumber !== theirs?.firstPageNumber)
    patch.setAttribute(
      root,
      'firstSlideNum',
      own?.firstPageNumber === undefined ? undefined : String(own.firstPageNumber),
    );
  if (!sameValue(own?.textStyle, theirs?.textStyle, matches.counterpart))
    set('p:defaultTextStyle', tag('p:defaultTextStyle', {}, ...levelsXml(own?.textStyle, scope)));
  const extensions = new Map<string, Xml | undefined>();
  const sections = changedSections(work, slideIds);
  if (sections) extensions.set('p14:sectionLst', sections.xml);
  if (guidesKey(own?.guides) !== guidesKey(theirs?.guides)) {
    const xml = own?.guides ? tag('p:ext', { uri: GUIDES_EXTENSION }, guideListXml(own.guides)) : undefined;
    extensions.set('p15:sldGuideLst', xml);
  }
  putExtensions(patch, extensions);
  letGo(work);
}

/**
 * Sets a list of entries that refer to parts (p:sldIdLst and similar): entries of the original are copied, new entries
 * are inserted at their positions. Returns the entries' ids in order.
 */
function setList(
  { patch, part }: PresentationPatch,
  name: string,
  entryName: string,
  kind: string,
  parts: readonly string[],
  nextId: () => number,
): number[] {
  const list = patch.root.child(name);
  const byPart = new Map<string, XmlElement>();
  for (const entry of list?.children ?? []) {
    const [target] = [...relationIds(entry)].flatMap((id) => part.relation(id) ?? []);
    if (target && !byPart.has(target.part)) byPart.set(target.part, entry);
  }
  const ids: number[] = [];
  let same = list?.children.length === parts.length;
  const entries = parts.map((target, index) => {
    const present = byPart.get(target);
    byPart.delete(target);
    same &&= present !== undefined && list?.children[index] === present;
    const relation = part.relate(kind, target);
    const id = Number(present?.attr('id')) || nextId();
    ids.push(id);
    return present ? patch.slice(present) : tag(`p:${entryName.slice(2)}`, { id, 'r:id': relation });
  });
  if (!same) {
    const xml = entries.length > 0 ? (`<${name}>${entries.join('')}</${name}>` as Xml) : undefined;
    patch.setChild(patch.root, list, xml, name, ORDER);
  }
  return ids;
}

/** Sets the presentation's extensions, by the name of their content; undefined removes an extension. */
function putExtensions(patch: PatchedXml, extensions: ReadonlyMap<string, Xml | undefined>): void {
  const list = patch.root.child('p:extLst');
  const added: Xml[] = [];
  for (const [name, xml] of extensions) {
    const present = list?.children.find((each) => each.find(name));
    if (present) patch.replace(present, xml ?? '');
    else if (xml) added.push(xml);
  }
  if (added.length === 0) return;
  if (list) patch.append(list, added.join(''));
  else patch.setChild(patch.root, undefined, tag('p:extLst', {}, ...added), 'p:extLst', ORDER);
}

/**
 * The list of sections if a section, or a page's position among them, has changed since the original; undefined
 * otherwise.
 */
function changedSections(
  { patch, reader, original, matches, pages }: PresentationPatch,
  slideIds: readonly number[],
): { readonly xml: Xml | undefined } | undefined {
  const sequence = (from: CoursewareReader, idOf: (id: string) => string | undefined) =>
    from.children('deck').map((id) => {
      const record = from.get(id);
      return record?.kind === 'section' ? `section ${record.name}` : `page ${idOf(id)}`;
    });
  const own = sequence(reader, matches.counterpart);
  const theirs = sequence(original.records, (id) => id);
  if (own.length === theirs.length && own.every((each, index) => each === theirs[index])) return undefined;
  const extensions = patch.root.child('p:extLst');
  const present = extensions?.children.find((each) => each.find('p14:sectionLst'));
  const guids = new Map<string, string[]>();
  for (const section of present?.find('p14:sectionLst')?.all('p14:section') ?? []) {
    const name = section.attr('name') ?? '';
    const id = section.attr('id');
    if (id !== undefined) guids.set(name, [...(guids.get(name) ?? []), id]);
  }
  const numbers = new Map(pages.map(({ id }, index) => [id, slideIds[index] ?? 0]));
  const sections = sectionsOf(
    reader,
    numbers,
    (name, index) => guids.get(name)?.shift() ?? sectionGuid(index + 1),
  );
  const xml =
    sections.length > 0 ? tag('p:ext', { uri: SECTIONS_EXTENSION }, sectionListXml(sections)) : undefined;
  return { xml };
}

/** Removes relations to deleted pages and masters and to macros, and elements that refer to them (custom shows). */
function letGo({ patch, part, masters, pages }: PresentationPatch): void {
  const wanted = new Set([...masters, ...pages.map((page) => page.part)]);
  const gone = new Set<string>();
  part.keepRelations((each) => {
    const kind = kindOf(each);
    const keep =
      each.external ||
      (each.part !== '' &&
        !DROPPED.has(kind) &&
        ((kind !== 'slide' && kind !== 'slideMaster') || wanted.has(each.part)));
    if (!keep) gone.add(each.id);
    return keep;
  });
  for (const child of patch.root.children) {
    if (child.name !== 'p:custShowLst') continue;
    for (const entry of child.descendants()) {
      if (entry.name === 'p:sld' && [...relationIds(entry)].some((id) => gone.has(id)))
        patch.replace(entry, '');
    }
  }
}

/** Sets colours, fonts and name in the original theme; false when other properties have changed. */
export function patchTheme(theme: Theme, original: Theme, patch: PatchedXml): boolean {
  const same = (key: keyof Theme) => sameValue(theme[key], original[key], () => undefined);
  if (!(['fills', 'backgroundFills', 'lines', 'effects'] as const).every(same)) return false;
  const elements = patch.root.child('a:themeElements');
  const colors = elements?.child('a:clrScheme');
  const fonts = elements?.child('a:fontScheme');
  if (!elements || !colors || !fonts || !declare(patch)) return false;
  if (!same('name'))
    patch.setAttribute(patch.root, 'name', theme.name === undefined ? undefined : escapeXml(theme.name));
  if (!same('colors')) patch.replace(colors, colorSchemeXml(theme));
  if (!same('fonts')) patch.replace(fonts, fontSchemeXml(theme));
  return true;
}
