import type { Edit } from '../document/edit.ts';
import { orderBetween } from '../document/order.ts';
import type { CoursewareReader } from '../document/reader.ts';
import { rebasedParagraphs } from '../document/text/rebase-text.ts';
import type { Asset } from '../records/deck.ts';
import type { Frame } from '../records/elements/element-base.ts';
import type { PictureElement } from '../records/elements/picture.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { Paragraph, TextBody } from '../records/text.ts';
import { isGround } from './board-face.ts';

type Reader = Pick<CoursewareReader, 'find' | 'children'>;
type Point = readonly [x: number, y: number];

/** An element of a board other than ink and ground. */
export type Placed = ShapeElement | PictureElement;

/** Font sizes, points: legible from the last row, and small enough for a text beside a picture. */
export const TEXT_SIZES = [24, 36, 54] as const;
/** Limits of font sizes after scaling, points: smaller text is illegible, larger text does not fit on the screen. */
const SMALLEST_TEXT = 8;
const LARGEST_TEXT = 400;
/** Logical pixels per point. */
const POINT = 4 / 3;
/**
 * Order keys that separate the layers of a page: background below `a1`, then texts and pictures, ink from `a2` on. So
 * ink is on top wherever a page is drawn in the order of its elements.
 */
const GROUND = 'a1';
const INK = 'a2';
/** Least width and height of a text or picture, logical pixels. */
export const LEAST_PLACED = 16;
/** Largest share of the page's width or height that a new picture takes. */
const SHARE = 0.6;

/** The text or picture with that id; undefined for grounds, ink and other elements. */
export function placedOf(reader: Reader, pageId: string, id: string): Placed | undefined {
  const element = isGround(pageId, id) ? undefined : reader.find('element', id);
  if (!element || element.hidden || element.parentId !== pageId) return undefined;
  return element.type === 'picture' || element.type === 'shape' ? element : undefined;
}

/** Texts and pictures of the page, topmost last. */
export function placedOn(reader: Reader, pageId: string): readonly Placed[] {
  return reader.children(pageId).flatMap((id) => placedOf(reader, pageId, id) ?? []);
}

/** Order key for a new text or picture: above the others and below the ink. */
export function placedOrder(reader: Reader, pageId: string): string {
  let below = GROUND;
  let above: string = INK;
  for (const id of reader.children(pageId)) {
    const element = isGround(pageId, id) ? undefined : reader.find('element', id);
    if (element?.type === 'ink') {
      if (element.order < above) above = element.order;
      break;
    }
    if (element && element.order > below && element.order < above) below = element.order;
  }
  return orderBetween(below, above > below ? above : undefined);
}

export interface NewText {
  readonly id: string;
  readonly frame: Frame;
  readonly text: string;
  /** Font size, points. */
  readonly size: number;
  /** Colour, six hexadecimal digits. */
  readonly color: string;
}

/** A text box of plain lines. */
export function textOf(
  { id, frame, text, size, color }: NewText,
  parentId: string,
  order: string,
): ShapeElement {
  return {
    kind: 'element',
    type: 'shape',
    textBox: true,
    id,
    parentId,
    order,
    frame,
    geometry: { type: 'preset', preset: 'rect' },
    fill: { type: 'none' },
    line: { fill: { type: 'none' } },
    text: bodyOf(text, size, color),
  };
}

function bodyOf(text: string, size: number, color: string): TextBody {
  const props = { size, fill: { type: 'solid', color: { type: 'rgb', value: color } } } as const;
  return {
    paragraphs: text.split('\n').map(
      (line): Paragraph => ({
        runs: line === '' ? [] : [{ type: 'text', text: line, props }],
        endProps: props,
      }),
    ),
    box: { insetLeft: 0, insetTop: 0, insetRight: 0, insetBottom: 0, wrap: true, anchor: 't' },
  };
}

/**
 * The text of an element with the font size (points) and colour of its first letters; undefined for an element without
 * text.
 */
export function saidBy(
  element: Placed,
): { text: string; size: number; color: string | undefined } | undefined {
  if (element.type !== 'shape' || !element.text) return undefined;
  const { paragraphs } = element.text;
  const [props] = paragraphs.flatMap(({ runs, endProps }) => runs[0]?.props ?? endProps ?? []);
  const fill = props?.fill;
  const text = paragraphs
    .map(({ runs }) =>
      runs.map((run) => ('text' in run ? run.text : run.type === 'break' ? '\n' : '')).join(''),
    )
    .join('\n');
  const color = fill?.type === 'solid' && fill.color.type === 'rgb' ? fill.color.value : undefined;
  return { text, size: props?.size ?? TEXT_SIZES[0], color };
}

/**
 * Frame of a new picture: in the middle of the visible area, in its natural size or scaled down to a share of the page.
 */
export function pictureFrame(
  picture: { readonly width?: number | undefined; readonly height?: number | undefined },
  seen: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number },
  most: { readonly w: number; readonly h: number },
): Frame {
  const [w, h] = [picture.width ?? most.w / 2, picture.height ?? most.h / 2];
  const by = Math.min((most.w * SHARE) / w, (most.h * SHARE) / h, 1);
  const [x, y] = [(seen.minX + seen.maxX) / 2, (seen.minY + seen.maxY) / 2];
  const size = { w: Math.max(w * by, LEAST_PLACED), h: Math.max(h * by, LEAST_PLACED) };
  return { x: x - size.w / 2, y: y - size.h / 2, ...size };
}

/** Adds a picture to the page, and the record of its file. */
export function addPicture(
  edit: Edit,
  pageId: string,
  { id, asset, frame, alt }: { id: string; asset: Omit<Asset, 'kind'>; frame: Frame; alt: string },
): void {
  if (!edit.find('page', pageId)) return;
  if (!edit.find('asset', asset.id)) edit.create({ kind: 'asset', ...asset });
  const order = placedOrder(edit, pageId);
  const picture: PictureElement = {
    kind: 'element',
    type: 'picture',
    id,
    parentId: pageId,
    order,
    frame,
    asset: asset.id,
    ...(alt && { alt: alt.slice(0, 200) }),
  };
  edit.create(picture);
}

/**
 * Creates a text or changes an existing one; an empty text is removed. `from`: format of the text when the user began
 * to edit it. If it is given, only the user's changes are written, and other users' changes stay.
 */
export function putText(
  edit: Edit,
  pageId: string,
  next: NewText,
  from?: Pick<NewText, 'size' | 'color'>,
): void {
  if (!edit.find('page', pageId)) return;
  const known = edit.find('element', next.id);
  const body = bodyOf(next.text, next.size, next.color);
  if (next.text.trim() === '') {
    if (known) edit.remove(next.id);
  } else if (!known) edit.create(textOf(next, pageId, placedOrder(edit, pageId)));
  else if (known.type !== 'shape' || !known.text || !from)
    edit.update<ShapeElement>(next.id, { frame: next.frame, text: body });
  else {
    const { paragraphs: theirs } = known.text;
    const { paragraphs: base } = bodyOf(saidBy(known)?.text ?? '', from.size, from.color);
    const paragraphs = rebasedParagraphs({ base, mine: body.paragraphs, theirs });
    edit.update<ShapeElement>(next.id, { frame: next.frame, text: { ...known.text, paragraphs } });
  }
}

/** The same text with all font sizes multiplied by `times`, and in the given colour, if any. */
function withLook(body: TextBody, times: number, color: string | undefined): TextBody {
  const look = <P extends NonNullable<Paragraph['endProps']>>(props: P | undefined): P => {
    const size = Math.min(Math.max((props?.size ?? TEXT_SIZES[0]) * times, SMALLEST_TEXT), LARGEST_TEXT);
    const fill = color && { fill: { type: 'solid', color: { type: 'rgb', value: color } } as const };
    return { ...(props as P), size, ...fill };
  };
  return {
    ...body,
    paragraphs: body.paragraphs.map((each) => ({
      ...each,
      runs: each.runs.map((run) => ({ ...run, props: look(run.props) })),
      endProps: look(each.endProps),
    })),
  };
}

/** A text or picture after a drag: scaled about a point, font sizes included, and moved. */
export function carriedPlaced(
  element: Placed,
  { dx, dy, scale }: { readonly dx: number; readonly dy: number; readonly scale: number },
  [aboutX, aboutY]: Point,
): Placed {
  const { x, y, w, h } = element.frame;
  const frame = {
    ...element.frame,
    x: aboutX + (x - aboutX) * scale + dx,
    y: aboutY + (y - aboutY) * scale + dy,
    w: w * scale,
    h: h * scale,
  };
  if (element.type !== 'shape' || !element.text || scale === 1) return { ...element, frame };
  return { ...element, frame, text: withLook(element.text, scale, undefined) };
}

/** A text in another colour; pictures are returned unchanged. */
export function coloredPlaced(element: Placed, color: string): Placed {
  if (element.type !== 'shape' || !element.text) return element;
  return { ...element, text: withLook(element.text, 1, color) };
}

/** Bounding box of a rotated frame, logical pixels. */
export function turnedBox({ x, y, w, h, rotation = 0 }: Frame) {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [halfW, halfH] = [(w * cos + h * sin) / 2, (w * sin + h * cos) / 2];
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  return { minX: middleX - halfW, minY: middleY - halfH, maxX: middleX + halfW, maxY: middleY + halfH };
}

/** Whether a point is within the rotated frame, widened by `reach`. */
export function liesAt({ frame }: Placed, [px, py]: Point, reach = 0): boolean {
  const { x, y, w, h, rotation = 0 } = frame;
  const turn = (-rotation * Math.PI) / 180;
  const [dx, dy] = [px - x - w / 2, py - y - h / 2];
  const [right, down] = [
    dx * Math.cos(turn) - dy * Math.sin(turn),
    dx * Math.sin(turn) + dy * Math.cos(turn),
  ];
  return Math.abs(right) <= w / 2 + reach && Math.abs(down) <= h / 2 + reach;
}

/** The topmost text or picture at a point. */
export function placedAt(reader: Reader, pageId: string, at: Point, reach = 0): Placed | undefined {
  return placedOn(reader, pageId).findLast((each) => liesAt(each, at, reach));
}

/** Line height for a font size in points, logical pixels. */
export function lineOf(points: number): number {
  return points * POINT * 1.2;
}
