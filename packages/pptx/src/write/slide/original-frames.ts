import type { Element, ElementOf } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import type { XmlElement } from '../../package/xml.ts';
import { IN_CLASS } from '../../read/own/own-marks.ts';
import type { Base } from '../original/matches.ts';
import { kindOf, type SourceRelation } from '../original/original.ts';
import { sameRecord, sameValue } from '../original/same-record.ts';
import type { FramesOut, OutScope } from '../package/out-scope.ts';
import { isShared, type PackageOut } from '../package/package-out.ts';
import type { PartOut } from '../package/part-out.ts';
import { drawingPropertiesXml, locksXml } from '../shape/element-base-out.ts';
import { placedAt, placedNodes, withId } from '../shape/node-place.ts';
import { isOurs } from '../xml/declared-prefixes.ts';
import { PatchedXml, relationIds, type Splice, spliced } from '../xml/patched-xml.ts';
import { kept, tag, type Xml } from '../xml/xml-out.ts';
import { diagramDrawing } from './diagram-drawing.ts';

type Framed = ElementOf<'chart' | 'group' | 'unknown'>;

/** Properties outside the frame's content: a chart with another name or position is still the same chart. */
const OUTER = ['name', 'alt', 'hidden', ...IN_CLASS, 'click', 'hover', 'creationId'] as const;
const PLACE: ReadonlySet<string> = new Set(['frame', 'locked', ...OUTER]);

/**
 * Properties that are lost on shapes of a diagram or of a chart's drawing, because PowerPoint draws these shapes again.
 */
const MARK: ReadonlySet<string> = new Set(IN_CLASS);

const CHART_STYLES = new Set(['chartStyle', 'chartColorStyle']);

/** A frame in the text of its part. */
interface FrameSource {
  readonly part: string;
  readonly patch: PatchedXml;
  /** The node of the frame, or the mc:AlternateContent around it. */
  readonly unit: XmlElement;
  /** Ancestors, the nearest first. */
  readonly around: readonly XmlElement[];
}

/**
 * Charts, SmartArt and other frames (p:graphicFrame) of the original, copied to the current position of an equal
 * element: in another group, on another page, or duplicated. A duplicate gets its own parts, as in PowerPoint: two
 * frames never share a chart or a diagram.
 */
export class OriginalFrames implements FramesOut {
  readonly #base: Base;
  readonly #package: PackageOut;
  readonly #patches = new Map<string, PatchedXml | undefined>();
  #framed: readonly Framed[] | undefined;

  constructor(base: Base, target: PackageOut) {
    this.#base = base;
    this.#package = target;
  }

  xml(element: Element, scope: OutScope): Xml | undefined {
    if (!isFramed(element)) return undefined;
    const original = this.#originalOf(element);
    const source = original && this.#sourceOf(original.id);
    const nodes = source ? placedNodes(source.unit) : [];
    if (!original || !source || nodes.length === 0) return undefined;
    const own = this.#base.matches.of(element)?.id === original.id;
    const ids = this.#relations(source, scope, own);
    if (!ids) return undefined;
    const { patch, unit } = source;
    const sameWords = OUTER.every((key) =>
      sameValue(element[key], original[key], this.#base.matches.counterpart),
    );
    const words = nodes.flatMap((node) => propertiesOf(node) ?? []);
    const replaced = new Set(sameWords ? [] : words);
    const edits: Splice[] = [
      ...nodes.map((node) => placedAt(patch, node, element.frame)),
      ...words.map(
        (node): Splice =>
          replaced.has(node)
            ? [node.start, node.end, drawingPropertiesXml(element, scope)]
            : withId(patch, node, scope.shapeIds.get(element.id) ?? scope.nextShapeId()),
      ),
      ...(element.locked === original.locked ? [] : nodes.flatMap((node) => relocked(node, element))),
      ...renamedRelations(patch, unit, ids, replaced),
    ];
    const declared = declarations(source, scope.part.from === source.part);
    if (declared !== '') {
      const at = unit.start + (/^<[^\s/>]+/.exec(patch.slice(unit))?.[0].length ?? 0);
      edits.push([at, at, declared]);
    }
    return kept(spliced(patch.text, unit.start, unit.end, edits));
  }

  /** Copies of the style and the colours ([MS-ODRAWXML] 2.24): a chart must not share its parts. */
  keepChartStyle(element: ElementOf<'chart'>, part: PartOut): void {
    const { matches, original } = this.#base;
    const found = matches.of(element);
    const source = found && this.#sourceOf(found.id);
    if (!source) return;
    const ids = new Set(relationIds(source.unit));
    const chart = original
      .relationsOf(source.part)
      .find((each) => ids.has(each.id) && kindOf(each) === 'chart' && each.part !== '');
    for (const each of chart ? original.relationsOf(chart.part) : [])
      if (CHART_STYLES.has(kindOf(each)) && each.part !== '')
        part.relateAs(each.type, this.#package.copyPart(each.part, new Map()), false);
  }

  #originalOf(element: Framed): Framed | undefined {
    const matched = this.#base.matches.of(element);
    if (matched && this.#says(element, matched)) return matched;
    const { records, nodes } = this.#base.original;
    this.#framed ??= records
      .all('element')
      .filter((each) => isFramed(each) && nodes.has(each.id)) as Framed[];
    return this.#framed.find((each) => this.#says(element, each));
  }

  #says(element: Framed, original: Framed): boolean {
    const { matches } = this.#base;
    const [a, b] = [element.frame, original.frame];
    // the drawing of a diagram, and shapes over a chart, have fixed sizes
    const fixed = element.type !== 'chart' || element.shapes !== undefined;
    return (
      (!fixed || (a.w === b.w && a.h === b.h)) &&
      sameRecord(element, original, matches.counterpart, PLACE) &&
      this.#holdSame(element.id, original.id)
    );
  }

  #holdSame(ownParent: string, originalParent: string): boolean {
    const { matches, original } = this.#base;
    const own = matches.ownChildren(ownParent);
    const theirs = original.records.children(originalParent);
    return (
      own.length === theirs.length &&
      own.every((element, index) => {
        const other = original.records.find('element', theirs[index] ?? '');
        return (
          other !== undefined &&
          sameRecord(element, other, matches.counterpart, MARK) &&
          this.#holdSame(element.id, other.id)
        );
      })
    );
  }

  #sourceOf(originalId: string): FrameSource | undefined {
    const place = this.#base.original.nodes.get(originalId);
    const part = place && this.#base.original.nameOf(place.part);
    if (!place || part === undefined) return undefined;
    const patch = this.#patch(part);
    if (!patch) return undefined;
    const path = pathTo(patch.root, place.start);
    const frame = path.pop();
    if (frame?.name !== 'p:graphicFrame') return undefined;
    const offered = path.at(-1)?.name === 'mc:Choice' && path.at(-2)?.name === 'mc:AlternateContent';
    const unit = offered ? path.splice(-2)[0] : frame;
    return unit && { part, patch, unit, around: path.reverse() };
  }

  #patch(part: string): PatchedXml | undefined {
    const { original } = this.#base;
    if (!this.#patches.has(part))
      this.#patches.set(part, PatchedXml.of(original.bytes(part) ?? new Uint8Array()));
    return this.#patches.get(part);
  }

  /**
   * New relation ids in the current part for the frame's targets. `own`: the frame itself is written again, so that its
   * targets are not copied. Undefined when a target is missing.
   */
  #relations(source: FrameSource, scope: OutScope, own: boolean): ReadonlyMap<string, string> | undefined {
    const { original } = this.#base;
    const { part: target } = scope;
    const relations = original.relationsOf(source.part);
    const used = new Set(relationIds(source.unit));
    const wanted = relations.filter(({ id }) => used.has(id));
    const gone = (each: SourceRelation) =>
      !each.external && (each.part === '' || this.#package.removed.has(each.part));
    if (wanted.length < used.size || wanted.some(gone)) return undefined;
    const inPlace =
      own && target.from === source.part && wanted.every(({ id }) => target.relation(id) !== undefined);
    if (inPlace) {
      for (const { id } of wanted) target.asked.add(id);
      return new Map();
    }
    const copies = new Map<string, string>();
    const lead = (each: SourceRelation) =>
      each.external || isShared(each)
        ? target.relateAs(each.type, each.external ? each.target : each.part, each.external)
        : target.relateAs(each.type, this.#package.copyPart(each.part, copies), false);
    const ids = new Map(wanted.map((each) => [each.id, lead(each)] as const));
    for (const data of wanted.filter((each) => kindOf(each) === 'diagramData')) {
      const drawing = diagramDrawing(relations, data.part, original.bytes(data.part));
      if (drawing) this.#tieDrawing(copies.get(data.part) ?? '', lead(drawing));
    }
    return ids;
  }

  /** A diagram's data refer to the drawing by the slide's relation to it ([MS-ODRAWXML] 2.9.1.1). */
  #tieDrawing(data: string, relation: string): void {
    const part = this.#package.written(data);
    const patch = part && PatchedXml.of(part.bytes);
    const extension = patch?.root.find('dsp:dataModelExt');
    if (!part || !patch || !extension) return;
    patch.setAttribute(extension, 'relId', relation);
    part.bytes = strToU8(patch.result());
  }
}

function isFramed(element: Element): element is Framed {
  return (
    element.type === 'chart' ||
    element.type === 'unknown' ||
    (element.type === 'group' && element.diagram !== undefined)
  );
}

/** The elements from the root to the element that starts at this position, inclusive. */
function pathTo(root: XmlElement, start: number): XmlElement[] {
  const path = [root];
  for (let at: XmlElement | undefined = root; at && at.start !== start; ) {
    at = at.children.find((child) => child.start <= start && start < child.end);
    if (at) path.push(at);
  }
  return path;
}

function propertiesOf(node: XmlElement): XmlElement | undefined {
  return node.children.find((child) => /:nv\w+Pr$/.test(child.name))?.child('p:cNvPr');
}

function relocked(node: XmlElement, element: Element): Splice[] {
  const owner = node.path('p:nvGraphicFramePr', 'p:cNvGraphicFramePr');
  if (!owner) return [];
  const locks = locksXml('a:graphicFrameLocks', element);
  return [[owner.start, owner.end, tag('p:cNvGraphicFramePr', {}, locks)]];
}

/** `except`: elements that are replaced, with all their descendants. */
function renamedRelations(
  patch: PatchedXml,
  element: XmlElement,
  ids: ReadonlyMap<string, string>,
  except: ReadonlySet<XmlElement>,
): Splice[] {
  if (ids.size === 0 || except.has(element)) return [];
  const edits: Splice[] = [];
  const open = patch.startTag(element);
  for (const { index, 0: whole, 1: name = '', 2: value = '' } of open.matchAll(
    /\s([\w.-]+:[\w.-]+)\s*=\s*("[^"]*"|'[^']*')/g,
  )) {
    const id = ids.get(value.slice(1, -1));
    const local = name.slice(name.indexOf(':'));
    if (id === undefined || element.attr(`r${local}`) === undefined) continue;
    const at = element.start + index + whole.length - value.length;
    edits.push([at, at + value.length, `"${id}"`]);
  }
  return [...edits, ...element.children.flatMap((child) => renamedRelations(patch, child, ids, except))];
}

/**
 * Declarations of prefixes that the frame inherits from its ancestors, for the frame itself, and the ignorable ones
 * among them. `home`: it stays in its own part, whose root has the same declarations.
 */
function declarations({ patch, unit, around }: FrameSource, home: boolean): string {
  const xml = patch.slice(unit);
  const used = new Set([...xml.matchAll(/[<\s/]([\w.-]+):[\w.-]+[\s=/>]/g)].map((found) => found[1] ?? ''));
  for (const [, list = ''] of xml.matchAll(/\sRequires\s*=\s*["']([^"']*)["']/g))
    for (const prefix of list.split(/\s+/)) used.add(prefix);
  const others = home ? around.slice(0, -1) : around;
  const ignored = others
    .flatMap((element) => element.attr('mc:Ignorable')?.split(/\s+/) ?? [])
    .filter((prefix) => used.has(prefix) && prefix !== '');
  const own = patch.startTag(unit);
  const declared = (open: string, prefix: string) =>
    new RegExp(`\\sxmlns:${prefix.replace(/[.]/g, '\\.')}\\s*=\\s*("[^"]*"|'[^']*')`).exec(open)?.[1];
  if (ignored.length > 0) used.add('mc');
  let out = '';
  for (const prefix of used) {
    if (prefix === 'xml' || prefix === 'xmlns' || declared(own, prefix)) continue;
    const uri = others.map((element) => declared(patch.startTag(element), prefix)).find(Boolean);
    if (uri && !isOurs(prefix, uri.slice(1, -1))) out += ` xmlns:${prefix}=${uri}`;
  }
  // part 3, 10.1: the attribute is allowed on any element
  if (ignored.length > 0 && !/\s[\w.-]+:Ignorable\s*=/.test(own))
    out += ` mc:Ignorable="${[...new Set(ignored)].join(' ')}"`;
  return out;
}
