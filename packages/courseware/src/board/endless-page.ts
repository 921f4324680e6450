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

/** Kept free around what is written, logical pixels. */
const AROUND = 40;
/** From further away a ruling would be a grey haze, and its lines too many to draw. */
const RULED_FROM = 0.25;
/** What a stroke may be thin, logical pixels. */
const THINNEST = 0.1;

/** Whether the page goes on beyond its edges. */
export function isEndlessPage(reader: Pick<CoursewareReader, 'find'>, pageId: string): boolean {
  return reader.find('page', pageId)?.endless === true;
}

/** Takes a page's edges away, or gives them back; nothing that lies beyond them is changed. */
export function setEndlessPage(edit: Edit, pageId: string, endless: boolean): void {
  if (edit.find('page', pageId)) edit.update<EndlessPage>(pageId, { endless: endless ? true : undefined });
}
type EndlessPage = Extract<CoursewareRecord, { kind: 'page' }>;

/** How far the lines of what lies there reach beyond its frame. */
function reachOf(element: Element): number {
  return element.type === 'ink' ? element.width : 0;
}

/** The box of all that lies on the page but its ground; undefined where there is nothing. */
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

/** Whether all that lies on the page lies within its edges, so that it may have them. */
export function liesWithin({ w, h }: Size, area: Area | undefined): boolean {
  return !area || (area.minX >= 0 && area.minY >= 0 && area.maxX <= w && area.maxY <= h);
}

/**
 * What is shown of an endless page where there is room for a page: the page itself where all lies on it, else all that
 * lies there with something around it, never larger than it was written, in the shape of a page.
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
 * A board as whoever has room for pages draws it: each endless page is fitted into one, and has edges. The same snapshot
 * where no page is endless. What is drawn of it is a picture: it is never written back.
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

/** One page of a board with all that lies on it, as `framedBoard` gives it: for its picture alone. */
export function framedPageOf(
  reader: Reader & Pick<CoursewareReader, 'get'>,
  pageId: string,
): CoursewareSnapshot {
  const under = (id: string): string[] => reader.children(id).flatMap((each) => [each, ...under(each)]);
  const records = ['deck', pageId, ...under(pageId)].flatMap((id) => reader.get(id) ?? []);
  return framedBoard({ records });
}

/** The records of one endless page that are others where it is fitted into a page. */
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
    // It says which ruling it is of, also where that is too small to be seen.
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
