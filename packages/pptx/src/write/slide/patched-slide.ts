import type { CoursewareReader, Element, Layout, Master, Page } from '@lectern/courseware';
import { escapeXml } from '../../package/escape-xml.ts';
import type { XmlElement } from '../../package/xml.ts';
import { IN_CLASS } from '../../read/own/own-marks.ts';
import type { Matches } from '../original/matches.ts';
import { kindOf, type Original } from '../original/original.ts';
import { sameValue } from '../original/same-record.ts';
import type { OutScope } from '../package/out-scope.ts';
import type { PartOut } from '../package/part-out.ts';
import { fillXml } from '../paint/paint-out.ts';
import { timingXml } from '../timing/timing-out.ts';
import { transitionXml } from '../timing/transition-out.ts';
import { declare } from '../xml/declared-prefixes.ts';
import { type PatchedXml, relationIds } from '../xml/patched-xml.ts';
import { tag, type Xml } from '../xml/xml-out.ts';
import { colorMapOverrideXml, colorMapXml, textStylesXml } from './design-out.ts';
import { diagramDrawing } from './diagram-drawing.ts';
import { KeptShapes } from './kept-shapes.ts';
import { type Moving, timingHolds } from './kept-timing.ts';

export type SlideLike = Page | Layout | Master;

/** The part to patch, and its context. */
export interface SlidePatch<R extends SlideLike = SlideLike> {
  readonly record: R;
  readonly original: R;
  /** The part's name in the original, in the reader's spelling. */
  readonly partName: string;
  readonly patch: PatchedXml;
  readonly source: Original;
  readonly matches: Matches;
  readonly part: PartOut;
  /** Original parts that are left out. */
  readonly removed: ReadonlySet<string>;
  /** Whether its layout, or its layout's placeholders, have changed since the original. */
  readonly moved: boolean;
  /** Whether the theme of the slide has changed since the original. */
  readonly restyled: boolean;
}

/** A control is kept even if the class may drag it now. */
const MARK: ReadonlySet<string> = new Set(IN_CLASS);

/** Children of p:sld, p:sldLayout and p:sldMaster in the order of the schema (19.3.1.38, 19.3.1.39, 19.3.1.42). */
const ORDER = [
  'p:cSld',
  'p:clrMap',
  'p:clrMapOvr',
  'p:sldLayoutIdLst',
  'p:transition',
  'p:timing',
  'p:hf',
  'p:txStyles',
  'p:extLst',
];

/**
 * Patches an original slide, layout or master at the differences of the document. False when the original cannot be
 * patched, and the part must be written again.
 */
export function patchSlide(work: SlidePatch, scopeOf: (lastShapeId: number) => OutScope): boolean {
  const { record, original, patch, matches } = work;
  const common = patch.root.child('p:cSld');
  const tree = common?.child('p:spTree');
  if (!common || !tree || !declare(patch)) return false;
  const scope = scopeOf(lastShapeId(patch.root));
  const renumbered = numberShapes(record.id, work, scope);
  const same = (a: unknown, b: unknown) => sameValue(a, b, matches.counterpart);
  const dropped = new Set<XmlElement>([tree]);
  const set = (parent: XmlElement, name: string, xml: Xml | undefined, order = ORDER) => {
    const present = childOf(parent, name);
    if (present) dropped.add(present);
    patch.setChild(parent, present, xml, name, order);
  };
  if (record.name !== original.name)
    patch.setAttribute(common, 'name', record.name === undefined ? undefined : escapeXml(record.name));
  if (!same(record.background, original.background)) {
    const background = record.background && fillXml(record.background, scope);
    const xml = background && tag('p:bg', {}, tag('p:bgPr', {}, background, tag('a:effectLst')));
    set(common, 'p:bg', xml, ['p:bg', 'p:spTree', 'p:custDataLst', 'p:controls', 'p:extLst']);
  }
  const whole = (piece: XmlElement) => relationsWhole(piece, work);
  const shapes = new KeptShapes(
    {
      patch,
      part: work.partName,
      matches,
      nodes: work.source.nodes,
      renumbered,
      whole,
      moved: work.moved,
      restyled: work.restyled,
    },
    scope,
  );
  const controls = common.child('p:controls');
  const apart = controls ? keepControls(controls, work, dropped) : new Set<string>();
  patch.replaceContent(tree, shapes.tree(tree, record.id, apart));
  if (record.kind === 'page' && original.kind === 'page') patchPage(record, original, work, scope, set);
  if (record.kind !== 'page' && original.kind !== 'page') patchDesign(record, original, work, scope, set);
  if (record.kind !== 'master' && original.kind !== 'master') {
    if (!same(record.colorMap, original.colorMap))
      set(patch.root, 'p:clrMapOvr', colorMapOverrideXml(record.colorMap));
    if (record.showMasterShapes !== original.showMasterShapes)
      patch.setAttribute(patch.root, 'showMasterSp', record.showMasterShapes === false ? '0' : undefined);
  }
  keepRelations(work, scope, dropped, shapes.pieces);
  return true;
}

type SetChild = (parent: XmlElement, name: string, xml: Xml | undefined) => void;

function patchPage(page: Page, original: Page, work: SlidePatch, scope: OutScope, set: SetChild): void {
  const { patch, matches } = work;
  if ((page.hidden ?? false) !== (original.hidden ?? false))
    patch.setAttribute(patch.root, 'show', page.hidden ? '0' : undefined);
  if (!sameValue(page.transition, original.transition, matches.counterpart))
    set(patch.root, 'p:transition', transitionXml(page.transition, scope));
  if (!keepsTiming(page, original, work, scope)) set(patch.root, 'p:timing', timingXml(page, scope));
}

function patchDesign(
  record: Layout | Master,
  original: Layout | Master,
  work: SlidePatch,
  scope: OutScope,
  set: SetChild,
): void {
  const { root } = work.patch;
  const same = (a: unknown, b: unknown) => sameValue(a, b, work.matches.counterpart);
  if (!keepsTiming(record, original, work, scope)) set(root, 'p:timing', timingXml(record, scope));
  if (record.kind !== 'master' || original.kind !== 'master') return;
  if (!same(record.colorMap, original.colorMap)) set(root, 'p:clrMap', colorMapXml(record.colorMap));
  if (!same(record.textStyles, original.textStyles))
    set(root, 'p:txStyles', textStylesXml(record.textStyles, scope));
}

function keepsTiming(page: Moving, original: Moving, work: SlidePatch, scope: OutScope): boolean {
  const timing = childOf(work.patch.root, 'p:timing');
  const holds = timingHolds(page, original, { ...work, timing }, scope);
  return holds && (timing === undefined || relationsWhole(timing, work));
}

/** The child of that name, or the mc:AlternateContent that contains it. */
function childOf(parent: XmlElement, name: string): XmlElement | undefined {
  return parent.children.find(
    (child) =>
      child.name === name ||
      (child.name === 'mc:AlternateContent' &&
        child.children.some((branch) => branch.children.some((each) => each.name === name))),
  );
}

function lastShapeId(root: XmlElement): number {
  let last = 1;
  for (const element of root.descendants()) {
    if (!element.name.endsWith(':cNvPr')) continue;
    const id = element.attr('id') ?? '';
    if (/^\d{1,9}$/.test(id)) last = Math.max(last, Number(id));
  }
  return last;
}

/**
 * Assigns shape ids: shapes keep the ids by which timing, connectors and macros refer to them; all others get free ids.
 * If several shapes share an id, as some programs write it, references mean the first of them in the file. Returns the
 * new ids of shapes that had another id, by position in the part.
 */
function numberShapes(parentId: string, work: SlidePatch, scope: OutScope): ReadonlyMap<number, number> {
  const { matches, source, partName } = work;
  const elements = inTreeOrder(parentId, scope.reader);
  const firsts = new Map<number, { readonly id: string; readonly start: number }>();
  for (const element of elements) {
    const start = source.nodes.get(matches.counterpart(element.id) ?? '')?.start ?? Number.POSITIVE_INFINITY;
    const shapeId = ownShapeId(element, work);
    const first = firsts.get(shapeId);
    if (shapeId > 0 && (!first || start < first.start)) firsts.set(shapeId, { id: element.id, start });
  }
  const renumbered = new Map<number, number>();
  for (const element of elements) {
    const shapeId = ownShapeId(element, work);
    const keeps = firsts.get(shapeId)?.id === element.id;
    const given = keeps ? shapeId : scope.nextShapeId();
    scope.shapeIds.set(element.id, given);
    const place = keeps ? undefined : source.nodes.get(matches.counterpart(element.id) ?? '');
    if (place?.part === partName) renumbered.set(place.start, given);
  }
  return renumbered;
}

/** The id that an element had in this part; 0 without an id that it may keep. */
function ownShapeId(element: Element, { matches, partName }: SlidePatch): number {
  const own = matches.of(element) ? element.origin : undefined;
  return own?.part === partName && /^\d{1,9}$/.test(own.shapeId) ? Number(own.shapeId) : 0;
}

function inTreeOrder(parentId: string, reader: CoursewareReader): Element[] {
  return reader.children(parentId).flatMap((id) => {
    const element = reader.find('element', id);
    if (!element) return [];
    return element.type === 'group' ? [element, ...inTreeOrder(id, reader)] : [element];
  });
}

function relationsWhole(piece: XmlElement, { part, removed }: SlidePatch): boolean {
  for (const id of relationIds(piece)) {
    const relation = part.relation(id);
    if (!relation) return false;
    if (!relation.external && (relation.part === '' || removed.has(relation.part))) return false;
  }
  return true;
}

/**
 * Controls are listed separately from the shapes: unchanged controls stay in their list, all others become pictures.
 */
function keepControls(controls: XmlElement, work: SlidePatch, dropped: Set<XmlElement>): Set<string> {
  const { matches, source, partName, patch, record } = work;
  const kept = new Set<string>();
  const owned = new Map(matches.ownChildren(record.id).map((each) => [matches.counterpart(each.id), each]));
  const starts = new Map<number, Element | undefined>();
  for (const id of source.records.children(work.original.id)) {
    const place = source.nodes.get(id);
    if (place?.part === partName) starts.set(place.start, owned.get(id));
  }
  for (const control of controls.children) {
    const inside = [...starts].filter(([start]) => start >= control.start && start < control.end);
    // A control that was removed, or moved into a group, is not kept in the list.
    if (inside.every(([, element]) => element && matches.same(element, MARK))) {
      for (const [, element] of inside) if (element) kept.add(element.id);
    } else dropped.add(control);
  }
  if (controls.children.every((control) => dropped.has(control))) {
    dropped.add(controls);
    patch.replace(controls, '');
  } else for (const control of controls.children) if (dropped.has(control)) patch.replace(control, '');
  return kept;
}

/** Types of relations that the XML refers to; relations of other types are always kept. */
const NAMED = new Set(
  (
    'image hdphoto audio video media hyperlink slide chart chartEx diagramData diagramLayout diagramQuickStyle diagramColors ' +
    'oleObject package control tags customXml model3d ink font externalLinkPath'
  ).split(' '),
);

function keepRelations(
  work: SlidePatch,
  scope: OutScope,
  dropped: ReadonlySet<XmlElement>,
  pieces: readonly XmlElement[],
): void {
  const used = new Set<string>(scope.part.asked);
  const collect = (element: XmlElement) => {
    if (dropped.has(element)) return;
    const { attributes } = element;
    for (let i = 0; i < attributes.length; i += 2)
      if (attributes[i]?.startsWith('r:')) used.add(attributes[i + 1] ?? '');
    for (const child of element.children) collect(child);
  };
  collect(work.patch.root);
  // Relations that the slide's XML never refers to are used by other programs: no removed shape can have used them.
  const named = new Set(relationIds(work.patch.root));
  for (const piece of pieces) for (const id of relationIds(piece)) used.add(id);
  const drawings = scope.part.relations
    .filter((each) => kindOf(each) === 'diagramData' && used.has(each.id))
    .map(({ part }) => {
      const bytes = scope.package.written(part)?.bytes ?? work.source.bytes(part);
      return diagramDrawing(scope.part.relations, part, bytes)?.id;
    });
  scope.part.keepRelations((each) => {
    const kind = kindOf(each);
    if (!each.external && (each.part === '' || work.removed.has(each.part))) return false;
    if (kind === 'diagramDrawing') return drawings.includes(each.id);
    return used.has(each.id) || !named.has(each.id) || !NAMED.has(kind);
  });
}
