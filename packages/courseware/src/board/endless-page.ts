import type { Edit } from '../document/edit.ts';
import type { CoursewareReader } from '../document/reader.ts';
import type { CoursewareSnapshot } from '../document/snapshot.ts';
import { SnapshotReader } from '../document/snapshot-reader.ts';
import type { Area } from '../lesson/ground-lines.ts';
import type { Element } from '../records/element.ts';
import type { CoursewareRecord } from '../records/record.ts';
import { boardFace, groundElements, isGround } from './board-face.ts';
import { carriedPlaced, turnedBox } from './placed.ts';

interface Size {
  readonly w: number;
  readonly h: number;
}

type Reader = Pick<CoursewareReader, 'find' | 'children'>;

/** Margin around the content of a page, logical pixels. */
const AROUND = 40;
/** Smallest scale at which the ruling is drawn: below it, its lines would be too many and look like a grey haze. */
const RULED_FROM = 0.25;
/** Least width of a stroke, logical pixels. */
const THINNEST = 0.1;

/** Whether the page continues beyond its edges. */
export function isEndlessPage(reader: Pick<CoursewareReader, 'find'>, pageId: string): boolean {
  return reader.find('page', pageId)?.endless === true;
}

/** Makes a page endless, or gives it edges again; elements beyond the edges are not changed. */
export function setEndlessPage(edit: Edit, pageId: string, endless: boolean): void {
  if (edit.find('page', pageId)) edit.update<EndlessPage>(pageId, { endless: endless ? true : undefined });
}
type EndlessPage = Extract<CoursewareRecord, { kind: 'page' }>;

/** Distance by which the element's lines extend beyond its frame, logical pixels. */
function reachOf(element: Element): number {
  return element.type === 'ink' ? element.width : 0;
}

/** Bounding box of all elements on the page except its background; undefined without elements. */
export function writtenArea(reader: Reader, pageId: string): Area | undefined {
  let area: Area | undefined;
  for (const id of reader.children(pageId)) {
    const element = isGround(pageId, id) ? undefined : reader.find('element', id);
    if (!element || element.hidden) continue;
    const { minX, minY, maxX, maxY } = turnedBox(element.frame);
    const reach = reachOf(element);
    area = {
      minX: Math.min(area?.minX ?? Infinity, minX - reach),
      minY: Math.min(area?.minY ?? Infinity, minY - reach),
      maxX: Math.max(area?.maxX ?? -Infinity, maxX + reach),
      maxY: Math.max(area?.maxY ?? -Infinity, maxY + reach),
    };
  }
  return area;
}

/** Whether the whole area is within a page of this size, so that the page may have edges. */
export function liesWithin({ w, h }: Size, area: Area | undefined): boolean {
  return !area || (area.minX >= 0 && area.minY >= 0 && area.maxX <= w && area.maxY <= h);
}

/**
 * The area of an endless page to show in a frame with a page's aspect ratio: the page itself if it contains all
 * elements, otherwise all content with a margin, at a scale of at most 1.
 */
export function shownArea(size: Size, area: Area | undefined): Area {
  if (!area || liesWithin(size, area)) return { minX: 0, minY: 0, maxX: size.w, maxY: size.h };
  const [w, h] = [area.maxX - area.minX + 2 * AROUND, area.maxY - area.minY + 2 * AROUND];
  const times = Math.max(w / size.w, h / size.h, 1);
  const [x, y] = [(area.minX + area.maxX) / 2, (area.minY + area.maxY) / 2];
  const [halfW, halfH] = [(size.w * times) / 2, (size.h * times) / 2];
  return { minX: x - halfW, minY: y - halfH, maxX: x + halfW, maxY: y + halfH };
}

/**
 * A board for places that show pages of one size: each endless page is scaled to fit and gets edges. Returns the same
 * snapshot when no page is endless. The result is for display only and is never written back.
 */
export function framedBoard(snapshot: CoursewareSnapshot): CoursewareSnapshot {
  const endless = snapshot.records.filter((each) => each.kind === 'page' && each.endless);
  const deck = snapshot.records.find((each) => each.kind === 'deck');
  if (endless.length === 0 || deck?.kind !== 'deck') return snapshot;
  const reader = new SnapshotReader(snapshot);
  const framed = new Map<string, CoursewareRecord>();
  for (const { id } of endless)
    for (const each of framedPage(reader, id, deck.size)) framed.set(each.id, each);
  return { records: snapshot.records.map((each) => framed.get(each.id) ?? each) };
}

/** One page of a board with its elements, fitted as by `framedBoard`, for its picture alone. */
export function framedPageOf(
  reader: Reader & Pick<CoursewareReader, 'get'>,
  pageId: string,
): CoursewareSnapshot {
  const under = (id: string): string[] => reader.children(id).flatMap((each) => [each, ...under(each)]);
  const records = ['deck', pageId, ...under(pageId)].flatMap((id) => reader.get(id) ?? []);
  return framedBoard({ records });
}

/** The records of an endless page that change when it is fitted to `size`. */
function framedPage(reader: Reader, pageId: string, size: Size): CoursewareRecord[] {
  const area = shownArea(size, writtenArea(reader, pageId));
  const scale = size.w / (area.maxX - area.minX);
  const page = reader.find('page', pageId);
  const records: CoursewareRecord[] = [];
  if (page) {
    const { endless: _, ...rest } = page;
    records.push(rest);
  }
  for (const id of reader.children(pageId)) {
    const element = isGround(pageId, id) ? undefined : reader.find('element', id);
    if (element) records.push(framedElement(element, area, scale));
  }
  const face = boardFace(reader, pageId);
  const ground = scale < RULED_FROM ? 'plain' : face.ground;
  for (const element of groundElements(pageId, { ...face, ground }, size, area)) {
    // The element's name still contains the page's ruling, even if the ruling is too small to draw.
    const known = reader.find('element', element.id);
    if (known) records.push({ ...element, name: known.name });
  }
  return records;
}

function framedElement(element: Element, { minX, minY }: Area, scale: number): Element {
  if (element.type === 'shape')
    return carriedPlaced(element, { dx: -minX * scale, dy: -minY * scale, scale }, [0, 0]);
  const { x, y, w, h, ...turned } = element.frame;
  const frame = { ...turned, x: (x - minX) * scale, y: (y - minY) * scale, w: w * scale, h: h * scale };
  if (element.type !== 'ink') return { ...element, frame };
  return { ...element, frame, width: Math.max(element.width * scale, THINNEST) };
}
