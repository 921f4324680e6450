import { decodeText } from './code-page.ts';
import { blendOf, dibAddress, dibHeaderLength, dibSize } from './dib.ts';
import { colorOf, type Font, type ImagePlace, MetafileDrawing, type MetafileObject } from './drawing.ts';
import { blankSvg, wmfDrawsNothing } from './draws-nothing.ts';
import { brushOf, penOf } from './objects.ts';
import { arc, ellipse, polyline, rectangle, roundRectangle } from './shapes.ts';

const MAX_RECORDS = 500_000;

/** Draws the records of a Windows metafile ([MS-WMF]); undefined when all of its drawing records are unknown. */
export function wmfToSvg(bytes: Uint8Array): string | undefined {
  if (bytes.length < 40) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const placeable = view.getUint32(0, true) === 0x9ac6cdd7;
  const start = placeable ? 22 : 0;
  const first = start + 2 * view.getUint16(start + 2, true);
  const window = firstWindow(view, first);
  const placed = placeable ? [6, 8, 10, 12].map((at) => view.getInt16(at, true)) : [];
  const [left = 0, top = 0, right = 0, bottom = 0] = placed;
  const inch = placeable ? view.getUint16(14, true) || 1440 : 1440;
  const bounds =
    left !== right && top !== bottom ? { x: left, y: top, w: right - left, h: bottom - top } : window;
  if (!bounds || bounds.w === 0 || bounds.h === 0) return unboundedSvg(bytes, view, start, first);
  const size = { w: Math.abs(bounds.w), h: Math.abs(bounds.h) };
  const width = Math.max(1, Math.round((size.w * 96) / inch));
  const height = Math.max(1, Math.round((size.h * 96) / inch));
  const drawing = new MetafileDrawing(96 / 25.4, size.w / width);
  // the drawing has the units of the bounds: another window is mapped to them
  Object.assign(drawing.state.map, {
    mode: 8,
    windowX: bounds.x,
    windowY: bounds.y,
    windowW: bounds.w,
    windowH: bounds.h,
    viewportW: size.w,
    viewportH: size.h,
  });
  new WmfPlayer(bytes, view, drawing).play(first);
  if (drawing.empty) return wmfDrawsNothing(view, start) ? blankSvg(width, height) : undefined;
  return drawing.svg([0, 0, size.w, size.h], width, height);
}

/**
 * A file without a declared size or window, such as a screenshot as one bitmap: its units are pixels, and its size is
 * the size of its content.
 */
function unboundedSvg(bytes: Uint8Array, view: DataView, start: number, first: number): string | undefined {
  const drawing = new MetafileDrawing(96 / 25.4, 1);
  new WmfPlayer(bytes, view, drawing).play(first);
  const { extent } = drawing;
  if (drawing.empty || !extent) return wmfDrawsNothing(view, start) ? blankSvg(1, 1) : undefined;
  const [, , w, h] = extent;
  return drawing.svg(extent, Math.max(1, Math.round(w)), Math.max(1, Math.round(h)));
}

/** The first window that the file sets, which gives the bounds of a file that is not placeable. */
function firstWindow(
  view: DataView,
  start: number,
): { x: number; y: number; w: number; h: number } | undefined {
  let origin = { x: 0, y: 0 };
  for (let at = start, count = 0; at + 10 <= view.byteLength && count < 1000; count++) {
    const size = 2 * view.getUint32(at, true);
    const type = view.getUint16(at + 4, true);
    if (size < 6) return undefined;
    if (type === 0x020b) origin = { x: view.getInt16(at + 8, true), y: view.getInt16(at + 6, true) };
    if (type === 0x020c) return { ...origin, w: view.getInt16(at + 8, true), h: view.getInt16(at + 6, true) };
    at += size;
  }
  return undefined;
}

class WmfPlayer {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #drawing: MetafileDrawing;
  readonly #objects: (MetafileObject | 'other' | undefined)[] = [];
  #at = 0;
  #end = 0;

  constructor(bytes: Uint8Array, view: DataView, drawing: MetafileDrawing) {
    this.#bytes = bytes;
    this.#view = view;
    this.#drawing = drawing;
  }

  play(start: number): void {
    let at = start;
    for (let count = 0; count < MAX_RECORDS && at + 6 <= this.#bytes.length && !this.#drawing.full; count++) {
      const size = 2 * this.#view.getUint32(at, true);
      const type = this.#view.getUint16(at + 4, true);
      if (type === 0 || size < 6) return;
      this.#at = at + 6;
      this.#end = Math.min(at + size, this.#bytes.length);
      try {
        this.#record(type);
      } catch (error) {
        // a record that is too short is skipped
        if (!(error instanceof RangeError)) throw error;
      }
      at += size;
    }
  }

  /** The n-th 16-bit parameter. */
  #word(index: number): number {
    return this.#view.getInt16(this.#at + 2 * index, true);
  }

  #long(index: number): number {
    return this.#view.getUint32(this.#at + 2 * index, true);
  }

  #words(from: number, count: number): number[] {
    const room = Math.floor((this.#end - this.#at) / 2) - from;
    return Array.from({ length: Math.max(0, Math.min(count, room)) }, (_, index) => this.#word(from + index));
  }

  /** Bottom, right, top, left: the order of a rectangle in most records. */
  #box(from: number): [number, number, number, number] {
    return [this.#word(from + 3), this.#word(from + 2), this.#word(from + 1), this.#word(from)];
  }

  #record(type: number): void {
    if (this.#state(type) || this.#figure(type) || this.#object(type)) return;
    this.#textOrPicture(type);
  }

  #state(type: number): boolean {
    const { state } = this.#drawing;
    const { map } = state;
    switch (type) {
      case 0x020b:
        [map.windowY, map.windowX] = [this.#word(0), this.#word(1)];
        return true;
      case 0x020c:
        [map.windowH, map.windowW] = [this.#word(0), this.#word(1)];
        return true;
      case 0x020f:
        map.windowY += this.#word(0);
        map.windowX += this.#word(1);
        return true;
      case 0x0102:
        state.opaque = this.#word(0) === 2;
        return true;
      case 0x0106:
        state.winding = this.#word(0) === 2;
        return true;
      case 0x012e:
        state.align = this.#word(0);
        return true;
      case 0x0209:
        state.textColor = colorOf(this.#long(0));
        return true;
      case 0x0201:
        state.backColor = colorOf(this.#long(0));
        return true;
      case 0x001e:
        this.#drawing.save();
        return true;
      case 0x0127:
        this.#drawing.restore(this.#word(0));
        return true;
      case 0x0416:
        this.#drawing.clip(rectangle(this.#drawing, ...this.#box(0)), true);
        return true;
      case 0x012c:
        this.#drawing.clip(undefined, false);
        return true;
      default:
        return false;
    }
  }

  #figure(type: number): boolean {
    const drawing = this.#drawing;
    const { state } = drawing;
    switch (type) {
      case 0x0214:
        [state.y, state.x] = [this.#word(0), this.#word(1)];
        return true;
      case 0x0213: {
        const [y, x] = [this.#word(0), this.#word(1)];
        drawing.path(polyline(drawing, [state.x, state.y, x, y], false), 'stroke');
        [state.x, state.y] = [x, y];
        return true;
      }
      case 0x0324:
        drawing.path(polyline(drawing, this.#words(1, 2 * this.#word(0)), true), 'both');
        return true;
      case 0x0325:
        drawing.path(polyline(drawing, this.#words(1, 2 * this.#word(0)), false), 'stroke');
        return true;
      case 0x0538: {
        const counts = this.#words(1, this.#word(0));
        let from = 1 + counts.length;
        let d = '';
        for (const count of counts) {
          d += polyline(drawing, this.#words(from, 2 * count), true);
          from += 2 * count;
        }
        drawing.path(d, 'both');
        return true;
      }
      case 0x041b:
        drawing.path(rectangle(drawing, ...this.#box(0)), 'both');
        return true;
      case 0x0418:
        drawing.path(ellipse(drawing, ...this.#box(0)), 'both');
        return true;
      case 0x061c:
        drawing.path(roundRectangle(drawing, this.#box(2), this.#word(1), this.#word(0)), 'both');
        return true;
      case 0x0817:
      case 0x0830:
      case 0x081a: {
        const rays: [number, number, number, number] = [
          this.#word(3),
          this.#word(2),
          this.#word(1),
          this.#word(0),
        ];
        const kind = type === 0x0817 ? 'arc' : type === 0x0830 ? 'chord' : 'pie';
        drawing.path(arc(drawing, this.#box(4), rays, kind), kind === 'arc' ? 'stroke' : 'both');
        return true;
      }
      case 0x061d: {
        const [h, w, y, x] = [this.#word(2), this.#word(3), this.#word(4), this.#word(5)];
        if (this.#long(0) === 0x00f00021) drawing.path(rectangle(drawing, x, y, x + w, y + h), 'fill');
        return true;
      }
      default:
        return false;
    }
  }

  /** A new object gets the first free index in the table. */
  #object(type: number): boolean {
    switch (type) {
      case 0x02fa:
        this.#keep({ type: 'pen', pen: penOf(this.#word(0) & 0xffff, this.#word(1), this.#long(3)) });
        return true;
      case 0x02fc:
        this.#keep({ type: 'brush', brush: brushOf(this.#word(0), this.#long(1)) });
        return true;
      case 0x02fb:
        this.#keep({ type: 'font', font: this.#font() });
        return true;
      case 0x0142:
      case 0x01f9:
        this.#keep({ type: 'brush', brush: { color: '#808080', opacity: 0.5 } });
        return true;
      case 0x00f7:
      case 0x06ff:
        this.#keep('other');
        return true;
      case 0x012d: {
        const object = this.#objects[this.#word(0)];
        if (object !== 'other') this.#drawing.select(object);
        return true;
      }
      case 0x01f0:
        this.#objects[this.#word(0)] = undefined;
        return true;
      default:
        return false;
    }
  }

  #keep(object: MetafileObject | 'other'): void {
    let place = this.#objects.indexOf(undefined);
    if (place < 0) place = this.#objects.length;
    if (place < 65_536) this.#objects[place] = object;
  }

  #font(): Font {
    const flag = (index: number) => this.#view.getUint8(this.#at + 10 + index);
    const from = this.#at + 18;
    let to = from;
    while (to < Math.min(this.#end, from + 32) && this.#bytes[to] !== 0) to++;
    return {
      height: this.#word(0),
      turn: this.#word(2) / 10,
      bold: this.#word(4) >= 600,
      italic: flag(0) !== 0,
      underline: flag(1) !== 0,
      strike: flag(2) !== 0,
      charset: flag(3),
      face: decodeText(this.#bytes.subarray(from, to), flag(3) === 2 ? 0 : flag(3), ''),
    };
  }

  #textOrPicture(type: number): void {
    if (type === 0x0521) this.#textOut();
    else if (type === 0x0a32) this.#extTextOut();
    else if (type === 0x0f43) this.#stretched(3, 'bottom', this.#word(2));
    // Both records also occur without a bitmap, for copying pixels of the device.
    else if (type === 0x0b41 && this.#end - this.#at > 40) this.#stretched(2, 'top', 0);
    else if (type === 0x0940 && this.#end - this.#at > 40) {
      this.#picture(8, 0, [this.#word(7), this.#word(6), this.#word(5), this.#word(4)], this.#long(0));
    } else if (type === 0x0d33) {
      this.#picture(
        9,
        this.#word(0),
        [this.#word(8), this.#word(7), this.#word(6), this.#word(5)],
        0x00cc0020,
      );
    }
  }

  /**
   * Draws a part of a bitmap. From parameter `from` on, the record has height, width, y and x of the part, then of the
   * destination.
   */
  #stretched(from: number, origin: 'top' | 'bottom', usage: number): void {
    const [sourceH, sourceW, sourceY, sourceX, h, w, y, x] = this.#words(from, 8);
    const part = [sourceX, sourceY, sourceW, sourceH].map((value = 0) => value);
    this.#picture(from + 8, usage, [x ?? 0, y ?? 0, w ?? 0, h ?? 0], this.#long(0), { part, origin });
  }

  #textOut(): void {
    const count = this.#word(0);
    const from = this.#at + 2;
    const after = 1 + Math.ceil(count / 2);
    this.#say(from, count, this.#word(after + 1), this.#word(after), []);
  }

  #extTextOut(): void {
    const [y, x, count, options] = [this.#word(0), this.#word(1), this.#word(2), this.#word(3)];
    const from = this.#at + ((options & 6) !== 0 ? 16 : 8);
    const advancesAt = (from - this.#at) / 2 + Math.ceil(count / 2);
    this.#say(from, count, x, y, this.#words(advancesAt, count));
  }

  #say(from: number, count: number, x: number, y: number, advances: readonly number[]): void {
    const { state } = this.#drawing;
    const bytes = this.#bytes.subarray(from, Math.min(from + Math.max(0, count), this.#end));
    const text = decodeText(bytes, state.font.charset, state.font.face);
    // for characters of two bytes, the advance of the first byte counts
    const own = text.length === bytes.length ? advances : [];
    const current = (state.align & 1) !== 0;
    this.#drawing.text(text, current ? state.x : x, current ? state.y : y, own);
    if (current) state.x += advances.reduce((sum, advance) => sum + advance, 0);
  }

  /** A packed bitmap from the given parameter to the record's end. */
  #picture(
    from: number,
    usage: number,
    [x, y, w, h]: [number, number, number, number],
    operation: number,
    shown?: { readonly part: readonly number[]; readonly origin: 'top' | 'bottom' },
  ): void {
    const blend = blendOf(operation);
    if (blend === 'nothing') return;
    const at = this.#at + 2 * from;
    const header = dibHeaderLength(this.#view, at, usage);
    const info = this.#bytes.subarray(at, Math.min(at + header, this.#end));
    const address = dibAddress(info, this.#bytes.subarray(Math.min(at + header, this.#end), this.#end));
    const part = shown && partOf(dibSize(info), shown.part, shown.origin);
    if (address) this.#drawing.image(address, { x, y, w, h }, blend, part);
  }
}

/** The part of a bitmap as shares of its size; undefined for the whole, and for an invalid part. */
function partOf(
  size: { readonly w: number; readonly h: number } | undefined,
  [x = 0, y = 0, w = 0, h = 0]: readonly number[],
  origin: 'top' | 'bottom',
): ImagePlace | undefined {
  if (!size || w <= 0 || h <= 0 || x < 0 || y < 0 || x + w > size.w || y + h > size.h) return undefined;
  if (w === size.w && h === size.h) return undefined;
  const top = origin === 'top' ? y : size.h - y - h;
  return { x: x / size.w, y: top / size.h, w: w / size.w, h: h / size.h };
}
