import type { Element, Frame } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import type { NodePlace } from '../../read/context.ts';
import { childSpaceOf, placeIn, readTransform } from '../../read/geometry/frame.ts';
import { IN_CLASS, inClassOf } from '../../read/own/own-marks.ts';
import type { Matches } from '../original/matches.ts';
import { sameRecord } from '../original/same-record.ts';
import type { OutScope } from '../package/out-scope.ts';
import { transformXml } from '../paint/geometry-out.ts';
import { elementXml } from '../shape/element-out.ts';
import { idEdits, placedAt, placedNodes, withId } from '../shape/node-place.ts';
import { ownDataEdits } from '../shape/own-data-out.ts';
import { goesAsPinyin } from '../shape/pinyin-out.ts';
import { patchedTable } from '../table/patched-table.ts';
import { withFormulaFallback } from '../text/formula-out.ts';
import { patchedText } from '../text/patched-text.ts';
import { type PatchedXml, type Splice, spliced } from '../xml/patched-xml.ts';
import { kept, type Xml } from '../xml/xml-out.ts';

/** The original slide, layout or master whose shapes are copied. */
export interface KeptSource {
  readonly patch: PatchedXml;
  /** Name of the source's part, in the reader's spelling. */
  readonly part: string;
  readonly matches: Matches;
  readonly nodes: ReadonlyMap<string, NodePlace>;
  /** New ids of shapes that cannot keep theirs, by position in the text. */
  readonly renumbered: ReadonlyMap<number, number>;
  /** Whether every relation that a piece of XML refers to still has a target. */
  readonly whole: (piece: XmlElement) => boolean;
  /**
   * Whether placeholders have moved since the original: shapes that inherited their position must then have their own.
   */
  readonly moved: boolean;
  /** Whether its theme has changed since the original: lines and effects of a p:style then look different. */
  readonly restyled: boolean;
}

const TREE_HEAD = new Set(['p:nvGrpSpPr', 'p:grpSpPr']);
/** Properties that can be set in a shape's existing XML: its position, and the actions of the class on it. */
const MARK: ReadonlySet<string> = new Set(IN_CLASS);
const PLACE: ReadonlySet<string> = new Set(['frame', ...MARK]);
const PLACE_AND_WORDS: ReadonlySet<string> = new Set([...PLACE, 'text', 'table']);

/** Origin of coordinates for children of a group: the group's own corner, logical pixels. */
interface Corner {
  readonly x: number;
  readonly y: number;
}
const PAGE: Corner = { x: 0, y: 0 };

/**
 * Writes a shape tree from the document's elements: unchanged elements as their original XML, elements with only a new
 * position or text as that XML with these edits, all others again.
 */
export class KeptShapes {
  readonly #source: KeptSource;
  readonly #scope: OutScope;
  /** Copied pieces of the original, whose relations must be kept. */
  readonly pieces: XmlElement[] = [];
  #starts: readonly number[] | undefined;
  readonly #nodes = new Map<XmlElement, ReadonlyMap<number, XmlElement>>();

  constructor(source: KeptSource, scope: OutScope) {
    this.#source = source;
    this.#scope = scope;
  }

  /** Content of the p:spTree. `apart`: elements that are written elsewhere (controls). */
  tree(tree: XmlElement, parentId: string, apart: ReadonlySet<string>): string {
    return this.#content(tree, parentId, PAGE, apart);
  }

  #content(
    node: XmlElement,
    parentId: string,
    corner: Corner,
    apart: ReadonlySet<string> = new Set(),
  ): string {
    const { patch } = this.#source;
    const out: string[] = [];
    const head = node.children.filter((child) => TREE_HEAD.has(child.name));
    const last = node.children.filter((child) => child.name === 'p:extLst');
    const units = node.children.filter((child) => !head.includes(child) && !last.includes(child));
    const put = (child: XmlElement) => {
      this.pieces.push(child);
      out.push(patch.slice(child));
    };
    for (const child of head) put(child);
    const owners = this.#owners(parentId, units);
    for (const id of this.#scope.reader.children(parentId)) {
      const element = apart.has(id) ? undefined : this.#scope.reader.find('element', id);
      if (element) out.push(this.#element(element, owners.get(id), corner));
    }
    // nodes that the reader ignores are invisible: they are copied
    const read = this.#readUnits(units);
    for (const unit of units) if (!read.has(unit) && this.#source.whole(unit)) put(unit);
    for (const child of last) put(child);
    return out.join('');
  }

  /** For each element of the document the child node of the original from which only this element was read. */
  #owners(parentId: string, units: readonly XmlElement[]): Map<string, XmlElement> {
    const { matches, nodes, part } = this.#source;
    const owners = new Map<string, XmlElement>();
    const owned = new Map<XmlElement, string>();
    const shared = new Set<XmlElement>();
    const parent = this.#scope.reader.get(parentId);
    const original = parent && matches.of(parent);
    const ownIds = new Map<string, string>();
    for (const id of this.#scope.reader.children(parentId)) {
      const found = matches.counterpart(id);
      if (found !== undefined) ownIds.set(found, id);
    }
    const starts = units.map(({ start }) => start);
    for (const id of original ? matches.originalChildren(original.id) : []) {
      const place = nodes.get(id);
      const unit = place?.part === part ? unitAt(units, starts, place.start) : undefined;
      if (!unit) continue;
      if (owned.has(unit)) shared.add(unit);
      owned.set(unit, id);
      const own = ownIds.get(id);
      if (own !== undefined) owners.set(own, unit);
    }
    for (const [id, unit] of owners) if (shared.has(unit)) owners.delete(id);
    return owners;
  }

  #readUnits(units: readonly XmlElement[]): Set<XmlElement> {
    const { nodes, part } = this.#source;
    this.#starts ??= [...nodes.values()]
      .filter((place) => place.part === part)
      .map(({ start }) => start)
      .sort((a, b) => a - b);
    const starts = this.#starts;
    return new Set(
      units.filter((unit) => (starts[firstFrom(starts, unit.start)] ?? Number.POSITIVE_INFINITY) < unit.end),
    );
  }

  #element(element: Element, unit: XmlElement | undefined, corner: Corner): string {
    const { matches, whole } = this.#source;
    // In a group whose shapes are written again because of their style, other content keeps its own XML.
    const restyled = this.#source.restyled && unit?.find('p:style') !== undefined;
    if (unit && whole(unit) && (!restyled || unit.name === 'p:grpSp')) {
      const leans = this.#source.moved && leansOnPlaceholder(element, unit);
      if (!restyled && !leans && matches.unchanged(element)) {
        this.pieces.push(unit);
        return this.#spliced(unit, []);
      }
      const patched = this.#patched(element, unit, corner, restyled);
      if (patched !== undefined) return patched;
    }
    const { frame } = element;
    const placed = corner === PAGE ? element : { ...element, frame: shifted(frame, corner) };
    return elementXml(placed, { ...this.#scope, keptText: (each) => unit && this.#keptText(each, unit) });
  }

  /** The original text body of a shape that changed, or whose group changed, in another property. */
  #keptText(element: Element, unit: XmlElement): Xml | undefined {
    const { matches, nodes, part, patch, whole } = this.#source;
    const original = matches.of(element);
    const place = original && nodes.get(original.id);
    if (!place || place.part !== part || element.type !== 'shape' || original.type !== 'shape')
      return undefined;
    const node = this.#nodesIn(unit).get(place.start);
    const body = node?.name === 'p:sp' ? node.child('p:txBody') : undefined;
    if (!body || !whole(body) || !element.text || !original.text) return undefined;
    const text = patchedText(body, element.text, original.text, patch, matches.counterpart, this.#scope);
    this.pieces.push(...text.pieces);
    return kept(text.xml);
  }

  /** The nodes of a unit by position in the text; cached, because a group may have thousands of shapes. */
  #nodesIn(unit: XmlElement): ReadonlyMap<number, XmlElement> {
    const known = this.#nodes.get(unit);
    if (known) return known;
    const nodes = new Map([unit, ...unit.descendants()].map((node) => [node.start, node]));
    this.#nodes.set(unit, nodes);
    return nodes;
  }

  /** The original XML with a new position or text; undefined when more than that has changed. */
  #patched(element: Element, unit: XmlElement, corner: Corner, restyled: boolean): string | undefined {
    const { matches } = this.#source;
    if (unit.name === 'p:grpSp')
      return element.type === 'group' ? this.#group(element, unit, corner, restyled) : undefined;
    const original = matches.of(element);
    const nodes = placedNodes(unit);
    if (!original || nodes.length === 0) return undefined;
    const frame = shifted(element.frame, corner);
    if (matches.same(element, PLACE) && matches.sameChildren(element.id)) {
      // the parts of a diagram or an object have fixed sizes, a chart fills any frame
      const resized = element.frame.w !== original.frame.w || element.frame.h !== original.frame.h;
      const fills = element.type === 'chart' && !element.shapes;
      if (resized && !fills && nodes.some((node) => node.name === 'p:graphicFrame')) return undefined;
      this.pieces.push(unit);
      const moved = !sameFrame(element.frame, original.frame) || this.#source.moved;
      const edits = nodes.flatMap((node) => [
        ...(moved ? [placedAt(this.#source.patch, node, frame)] : []),
        ...this.#markEdits(element, original, node),
      ]);
      return this.#spliced(unit, edits);
    }
    const [node] = nodes;
    if (node !== unit || !matches.same(element, PLACE_AND_WORDS)) return undefined;
    // A text that has pinyin now becomes a group.
    if (goesAsPinyin(element, this.#scope.reader)) return undefined;
    const words = this.#wordEdits(element, original, unit);
    if (!words) return undefined;
    this.pieces.push(...words.pieces);
    const moved = !sameFrame(element.frame, original.frame) || this.#source.moved;
    const edits = [...words.edits, ...this.#markEdits(element, original, unit)];
    if (moved) edits.push(placedAt(this.#source.patch, unit, frame));
    return withFormulaFallback(kept(this.#spliced(unit, edits)), { id: element.id, frame }, this.#scope);
  }

  /** The XML of a shape or a table with its new text; undefined if it has no text, or if more of the table changed. */
  #wordEdits(
    element: Element,
    original: Element,
    unit: XmlElement,
  ): { edits: readonly Splice[]; pieces: readonly XmlElement[] } | undefined {
    const { patch } = this.#source;
    const { counterpart } = this.#source.matches;
    if (element.type === 'table' && original.type === 'table') {
      const table = unit.path('a:graphic', 'a:graphicData', 'a:tbl');
      const changed =
        table && patchedTable(table, element.table, original.table, patch, counterpart, this.#scope);
      if (!changed) return undefined;
      const bodies = new Set(changed.edits.map(([start]) => start));
      const isKept = (each: XmlElement): boolean => !bodies.has(each.start);
      return { edits: changed.edits, pieces: [...leavesBeside(unit, isKept), ...changed.pieces] };
    }
    if (element.type !== 'shape' || original.type !== 'shape') return undefined;
    const body = unit.child('p:txBody');
    if (!body || !element.text || !original.text) return undefined;
    const text = patchedText(body, element.text, original.text, patch, counterpart, this.#scope);
    const beside = unit.children.filter((child) => child !== body);
    return { edits: [[body.start, body.end, text.xml]], pieces: [...beside, ...text.pieces] };
  }

  /** A group keeps its own XML and the XML of its children unless they are scaled in it. */
  #group(element: Element, unit: XmlElement, corner: Corner, restyled: boolean): string | undefined {
    const { matches, patch } = this.#source;
    const original = matches.of(element);
    const properties = unit.child('p:grpSpPr');
    const xfrm = properties?.child('a:xfrm');
    const own = readTransform(xfrm);
    if (!restyled && original && matches.same(element, MARK) && matches.sameChildren(element.id)) {
      this.pieces.push(unit);
      return this.#spliced(unit, this.#markEdits(element, original, unit));
    }
    if (!original || !properties || !xfrm || !own || !matches.same(element, PLACE)) return undefined;
    if (element.frame.w !== original.frame.w || element.frame.h !== original.frame.h) return undefined;
    const space = childSpaceOf(xfrm, placeIn({ x: 0, y: 0, scaleX: 1, scaleY: 1 }, own));
    if (Math.abs(space.scaleX - 1) > 1e-6 || Math.abs(space.scaleY - 1) > 1e-6) return undefined;
    const childCorner = { x: space.x / EMU, y: space.y / EMU };
    const content = this.#marked(this.#content(unit, element.id, childCorner), element, original, unit);
    const at = content.indexOf(patch.slice(xfrm));
    const start = patch.startTag(unit);
    const end = patch.text.slice(patch.text.lastIndexOf('</', unit.end - 1), unit.end);
    if (sameFrame(element.frame, original.frame)) return start + content + end;
    const size = [xfrm.child('a:chOff'), xfrm.child('a:chExt')].map((child) =>
      child ? patch.slice(child) : '',
    );
    if (at < 0 || size.includes('')) return undefined;
    const placed = transformXml('a:xfrm', shifted(element.frame, corner)).replace(
      '</a:xfrm>',
      `${size.join('')}</a:xfrm>`,
    );
    return start + content.slice(0, at) + placed + content.slice(at + patch.slice(xfrm).length) + end;
  }

  /** The group's own properties come before its children in the XML. */
  #marked(content: string, element: Element, original: Element, unit: XmlElement): string {
    const { patch } = this.#source;
    const head = unit.child('p:nvGrpSpPr');
    const edits = head ? [...this.#markEdits(element, original, unit), ...this.#headEdits(unit)] : [];
    if (!head || edits.length === 0) return content;
    return content.replace(patch.slice(head), () => spliced(patch.text, head.start, head.end, edits));
  }

  /** The XML of a unit with these edits and the current ids of its shapes. */
  #spliced(unit: XmlElement, edits: readonly Splice[]): string {
    return spliced(this.#source.patch.text, unit.start, unit.end, [...edits, ...this.#idEdits(unit)]);
  }

  #idEdits(unit: XmlElement): Splice[] {
    const { patch, renumbered } = this.#source;
    return renumbered.size === 0 ? [] : idEdits(patch, unit, renumbered);
  }

  /** Edits of a group's own id; edits of its children are separate. */
  #headEdits(unit: XmlElement): Splice[] {
    const id = this.#source.renumbered.get(unit.start);
    const drawing = unit.child('p:nvGrpSpPr')?.child('p:cNvPr');
    return id === undefined || !drawing ? [] : [withId(this.#source.patch, drawing, id)];
  }

  #markEdits(element: Element, original: Element, node: XmlElement): Splice[] {
    const { patch, matches } = this.#source;
    if (sameRecord(inClassOf(element), inClassOf(original), matches.counterpart)) return [];
    return ownDataEdits(patch, node, element, this.#scope.shapeIds);
  }
}

const EMU = 9525;
function shifted(frame: Frame, corner: Corner): Frame {
  return { ...frame, x: frame.x + corner.x, y: frame.y + corner.y };
}

function sameFrame(a: Frame, b: Frame): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.w === b.w &&
    a.h === b.h &&
    (a.rotation ?? 0) === (b.rotation ?? 0) &&
    (a.flipH ?? false) === (b.flipH ?? false) &&
    (a.flipV ?? false) === (b.flipV ?? false)
  );
}

/** The largest parts of a node without any descendant that is rewritten. */
function leavesBeside(node: XmlElement, isKept: (each: XmlElement) => boolean): XmlElement[] {
  return node.children.flatMap((child) => {
    if (!isKept(child)) return [];
    const holds = [...child.descendants()].some((each) => !isKept(each));
    return holds ? leavesBeside(child, isKept) : [child];
  });
}

/** Whether a shape inherits its position from its placeholder. */
function leansOnPlaceholder(element: Element, unit: XmlElement): boolean {
  return (
    'placeholder' in element &&
    element.placeholder !== undefined &&
    !unit.find('a:xfrm') &&
    !unit.find('p:xfrm')
  );
}

/** The index of the first sorted number that is not below `value`. */
function firstFrom(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The unit that contains the position `start`. Units are in order and begin at `starts`. */
function unitAt(
  units: readonly XmlElement[],
  starts: readonly number[],
  start: number,
): XmlElement | undefined {
  const unit = units[firstFrom(starts, start + 1) - 1];
  return unit && start < unit.end ? unit : undefined;
}
