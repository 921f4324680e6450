import { decodeText, isSymbol, symbolText } from './code-page.ts';
import { dibAddress } from './dib.ts';
import { type Brush, colorOf, type Font, MetafileDrawing, type MetafileObject, type Pen } from './drawing.ts';
import { blendOf } from './raster.ts';
import { arc, bezier, ellipse, polyline, rectangle, roundRectangle } from './shapes.ts';
import { thenApply } from './transform.ts';

const MAX_RECORDS = 500_000;

/** Draws the records of an enhanced metafile ([MS-EMF]); undefined when nothing in it is drawn. */
export function emfToSvg(bytes: Uint8Array): string | undefined {
  if (bytes.length < 88) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerSize = view.getUint32(4, true);
  const frame = [24, 28, 32, 36].map((at) => view.getInt32(at, true));
  const [deviceW, deviceH] = [view.getInt32(72, true), view.getInt32(76, true)];
  const [millimetresW, millimetresH] = [view.getInt32(80, true), view.getInt32(84, true)];
  const perX = deviceW > 0 && millimetresW > 0 ? deviceW / millimetresW : 96 / 25.4;
  const perY = deviceH > 0 && millimetresH > 0 ? deviceH / millimetresH : perX;
  const [left = 0, top = 0, right = 0, bottom = 0] = frame.map((value) => value / 100);
  const box: [number, number, number, number] = [
    left * perX,
    top * perY,
    (right - left) * perX,
    (bottom - top) * perY,
  ];
  if (!(box[2] > 0 && box[3] > 0)) return undefined;
  const width = Math.round(((right - left) * 96) / 25.4) || 1;
  const height = Math.round(((bottom - top) * 96) / 25.4) || 1;
  const drawing = new MetafileDrawing(perX, box[2] / width);
  new EmfPlayer(bytes, view, drawing).play(headerSize);
  return drawing.empty ? undefined : drawing.svg(box, width, height);
}

class EmfPlayer {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #drawing: MetafileDrawing;
  readonly #objects = new Map<number, MetafileObject>();
  /** The path between BeginPath and EndPath, or the one that was ended. */
  #path: string | undefined;
  #inPath = false;
  /** Where the record in hand begins and ends. */
  #at = 0;
  #end = 0;

  constructor(bytes: Uint8Array, view: DataView, drawing: MetafileDrawing) {
    this.#bytes = bytes;
    this.#view = view;
    this.#drawing = drawing;
  }

  play(start: number): void {
    let at = start;
    for (let count = 0; count < MAX_RECORDS && at + 8 <= this.#bytes.length && !this.#drawing.full; count++) {
      const type = this.#view.getUint32(at, true);
      const size = this.#view.getUint32(at + 4, true);
      if (type === 14 || size < 8 || at + size > this.#bytes.length) return;
      this.#at = at;
      this.#end = at + size;
      try {
        this.#record(type);
      } catch (error) {
        // a record shorter than it should be is passed over
        if (!(error instanceof RangeError)) throw error;
      }
      at += size;
    }
  }

  #int(offset: number): number {
    return this.#view.getInt32(this.#at + offset, true);
  }

  #uint(offset: number): number {
    return this.#view.getUint32(this.#at + offset, true);
  }

  #float(offset: number): number {
    return this.#view.getFloat32(this.#at + offset, true);
  }

  #box(offset: number): [number, number, number, number] {
    return [this.#int(offset), this.#int(offset + 4), this.#int(offset + 8), this.#int(offset + 12)];
  }

  #points(offset: number, count: number, small: boolean): number[] {
    const size = small ? 2 : 4;
    const room = Math.floor((this.#end - this.#at - offset) / (2 * size));
    const points: number[] = [];
    for (let i = 0; i < 2 * Math.min(count, room); i++) {
      const at = this.#at + offset + i * size;
      points.push(small ? this.#view.getInt16(at, true) : this.#view.getInt32(at, true));
    }
    return points;
  }

  #record(type: number): void {
    if (this.#state(type) || this.#poly(type) || this.#figure(type) || this.#pathRecord(type)) return;
    if (this.#makeObject(type) || this.#clipRecord(type)) return;
    this.#textOrPicture(type);
  }

  #state(type: number): boolean {
    const { state } = this.#drawing;
    const { map } = state;
    switch (type) {
      case 9:
        [map.windowW, map.windowH] = [this.#int(8), this.#int(12)];
        return true;
      case 10:
        [map.windowX, map.windowY] = [this.#int(8), this.#int(12)];
        return true;
      case 11:
        [map.viewportW, map.viewportH] = [this.#int(8), this.#int(12)];
        return true;
      case 12:
        [map.viewportX, map.viewportY] = [this.#int(8), this.#int(12)];
        return true;
      case 17:
        map.mode = this.#uint(8);
        return true;
      case 18:
        state.opaque = this.#uint(8) === 2;
        return true;
      case 19:
        state.winding = this.#uint(8) === 2;
        return true;
      case 22:
        state.align = this.#uint(8);
        return true;
      case 24:
        state.textColor = colorOf(this.#uint(8));
        return true;
      case 25:
        state.backColor = colorOf(this.#uint(8));
        return true;
      case 33:
        this.#drawing.save();
        return true;
      case 34:
        this.#drawing.restore(this.#int(8));
        return true;
      case 35:
      case 36: {
        const matrix = {
          a: this.#float(8),
          b: this.#float(12),
          c: this.#float(16),
          d: this.#float(20),
          e: this.#float(24),
          f: this.#float(28),
        };
        const mode = type === 35 ? 4 : this.#uint(32);
        if (mode === 1) map.world = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
        else if (mode === 2) map.world = thenApply(matrix, map.world);
        else if (mode === 3) map.world = thenApply(map.world, matrix);
        else map.world = matrix;
        return true;
      }
      case 37:
        this.#drawing.select(this.#objects.get(this.#uint(8)) ?? stockObject(this.#uint(8)));
        return true;
      case 40:
        this.#objects.delete(this.#uint(8));
        return true;
      default:
        return false;
    }
  }

  /** Draws at once, or adds to the path between BeginPath and EndPath. */
  #emit(d: string, paint: 'fill' | 'stroke' | 'both'): void {
    if (this.#inPath) this.#path = `${this.#path ?? ''}${d}`;
    else this.#drawing.path(d, paint);
  }

  #moveTo(x: number, y: number): void {
    [this.#drawing.state.x, this.#drawing.state.y] = [x, y];
    if (this.#inPath) this.#path = `${this.#path ?? ''}M${this.#drawing.point(x, y)}`;
  }

  /** Continues from the current point with a curve or line through `points`. */
  #continue(points: readonly number[], curve: boolean): void {
    const { state } = this.#drawing;
    const first = `M${this.#drawing.point(state.x, state.y)}`;
    const rest = curve
      ? bezier(this.#drawing, points, false)
      : polyline(this.#drawing, points, false).replace(/^M/, 'L');
    const begin = this.#inPath && this.#path ? '' : first;
    this.#emit(begin + rest, 'stroke');
    [state.x, state.y] = [points.at(-2) ?? state.x, points.at(-1) ?? state.y];
  }

  #poly(type: number): boolean {
    const small = type >= 85 && type <= 91;
    const kind = small ? type - 83 : type;
    if (kind < 2 || kind > 8) return false;
    if (kind <= 6) {
      const points = this.#points(28, this.#uint(24), small);
      if (kind === 2) this.#emit(bezier(this.#drawing, points, true), 'stroke');
      else if (kind === 3) this.#emit(polyline(this.#drawing, points, true), 'both');
      else if (kind === 4) this.#emit(polyline(this.#drawing, points, false), 'stroke');
      else this.#continue(points, kind === 5);
      return true;
    }
    const counts: number[] = [];
    const parts = Math.min(this.#uint(24), Math.floor((this.#end - this.#at - 32) / 4));
    for (let i = 0; i < parts; i++) counts.push(this.#uint(32 + 4 * i));
    let offset = 32 + 4 * parts;
    let d = '';
    for (const count of counts) {
      const points = this.#points(offset, count, small);
      d += polyline(this.#drawing, points, kind === 8);
      offset += points.length * (small ? 2 : 4);
    }
    this.#emit(d, kind === 8 ? 'both' : 'stroke');
    return true;
  }

  #figure(type: number): boolean {
    switch (type) {
      case 27:
        this.#moveTo(this.#int(8), this.#int(12));
        return true;
      case 54:
        this.#continue([this.#int(8), this.#int(12)], false);
        return true;
      case 42:
        this.#emit(ellipse(this.#drawing, ...this.#box(8)), 'both');
        return true;
      case 43:
        this.#emit(rectangle(this.#drawing, ...this.#box(8)), 'both');
        return true;
      case 44:
        this.#emit(roundRectangle(this.#drawing, this.#box(8), this.#int(24), this.#int(28)), 'both');
        return true;
      case 45:
      case 55:
        this.#emit(arc(this.#drawing, this.#box(8), this.#box(24), 'arc'), 'stroke');
        return true;
      case 46:
        this.#emit(arc(this.#drawing, this.#box(8), this.#box(24), 'chord'), 'both');
        return true;
      case 47:
        this.#emit(arc(this.#drawing, this.#box(8), this.#box(24), 'pie'), 'both');
        return true;
      default:
        return false;
    }
  }

  #pathRecord(type: number): boolean {
    switch (type) {
      case 59:
        this.#inPath = true;
        this.#path = undefined;
        return true;
      case 60:
        this.#inPath = false;
        return true;
      case 61:
        if (this.#path) this.#path += 'Z';
        return true;
      case 62:
      case 63:
      case 64:
        this.#drawing.path(this.#path ?? '', type === 62 ? 'fill' : type === 63 ? 'both' : 'stroke');
        this.#path = undefined;
        return true;
      case 67:
        if (this.#path) this.#drawing.clip(this.#path, this.#uint(8) === 1);
        this.#path = undefined;
        return true;
      case 68:
        this.#inPath = false;
        this.#path = undefined;
        return true;
      default:
        return false;
    }
  }

  #clipRecord(type: number): boolean {
    if (type === 30) {
      this.#drawing.clip(rectangle(this.#drawing, ...this.#box(8)), true);
      return true;
    }
    if (type !== 75) return type === 29 || type === 26;
    const size = this.#uint(8);
    const mode = this.#uint(12);
    if (size < 32) this.#drawing.clip(undefined, false);
    else if (mode === 1 || mode === 5) {
      let d = '';
      const count = Math.min(this.#uint(24), Math.floor((this.#end - this.#at - 48) / 16));
      // regions are in device units already
      for (let i = 0; i < count; i++) {
        const [l, t, r, b] = this.#box(48 + 16 * i);
        d += `M${l} ${t}L${r} ${t}L${r} ${b}L${l} ${b}Z`;
      }
      if (d) this.#drawing.clip(d, mode === 1);
    }
    return true;
  }

  #makeObject(type: number): boolean {
    const index = this.#uint(8);
    if (type === 38)
      this.#objects.set(index, { type: 'pen', pen: penOf(this.#uint(12), this.#int(16), this.#uint(24)) });
    else if (type === 95)
      this.#objects.set(index, { type: 'pen', pen: penOf(this.#uint(28), this.#uint(32), this.#uint(40)) });
    else if (type === 39)
      this.#objects.set(index, { type: 'brush', brush: brushOf(this.#uint(12), this.#uint(16)) });
    else if (type === 93 || type === 94)
      this.#objects.set(index, { type: 'brush', brush: { color: '#808080', opacity: 0.5 } });
    else if (type === 82) this.#objects.set(index, { type: 'font', font: this.#font() });
    else return false;
    return true;
  }

  #font(): Font {
    const flag = (offset: number) => this.#view.getUint8(this.#at + offset);
    let face = '';
    for (let at = this.#at + 40; at < Math.min(this.#at + 104, this.#end); at += 2) {
      const unit = this.#view.getUint16(at, true);
      if (unit === 0) break;
      face += String.fromCharCode(unit);
    }
    return {
      height: this.#int(12),
      turn: this.#int(20) / 10,
      bold: this.#int(28) >= 600,
      italic: flag(32) !== 0,
      underline: flag(33) !== 0,
      strike: flag(34) !== 0,
      charset: flag(35),
      face,
    };
  }

  #textOrPicture(type: number): void {
    if (type === 83 || type === 84) this.#extTextOut(type === 84);
    else if (type === 108) this.#smallTextOut();
    else if (type === 81) this.#stretchBits();
    else if (type === 76 || type === 77 || type === 114 || type === 116) this.#blit(type);
  }

  #extTextOut(wide: boolean): void {
    const [x, y, count, offset] = [this.#int(36), this.#int(40), this.#uint(44), this.#uint(48)];
    const advancesAt = this.#uint(72);
    const text = this.#string(offset, count, wide);
    const advances: number[] = [];
    const stride = (this.#uint(52) & 0x2000) !== 0 ? 8 : 4;
    for (let i = 0; advancesAt > 0 && i < count && this.#at + advancesAt + stride * i + 4 <= this.#end; i++) {
      advances.push(this.#int(advancesAt + stride * i));
    }
    this.#say(text, x, y, advances);
  }

  #smallTextOut(): void {
    const [x, y, count, flags] = [this.#int(8), this.#int(12), this.#uint(16), this.#uint(20)];
    const offset = (flags & 0x100) !== 0 ? 36 : 52;
    this.#say(this.#string(offset, count, (flags & 0x200) === 0), x, y, []);
  }

  #string(offset: number, count: number, wide: boolean): string {
    const { font } = this.#drawing.state;
    const from = this.#at + offset;
    const to = Math.min(from + count * (wide ? 2 : 1), this.#end);
    if (!wide) return decodeText(this.#bytes.subarray(from, to), font.charset, font.face);
    let text = '';
    for (let at = from; at + 1 < to; at += 2) text += String.fromCharCode(this.#view.getUint16(at, true));
    return isSymbol(font.face) || font.charset === 2 ? symbolText(text, font.face) : text;
  }

  #say(text: string, x: number, y: number, advances: readonly number[]): void {
    const { state } = this.#drawing;
    const current = (state.align & 1) !== 0;
    this.#drawing.text(text, current ? state.x : x, current ? state.y : y, advances);
    if (current) state.x += advances.reduce((sum, advance) => sum + advance, 0);
  }

  #stretchBits(): void {
    const [x, y] = [this.#int(24), this.#int(28)];
    const [infoAt, infoSize, bitsAt, bitsSize] = [
      this.#uint(48),
      this.#uint(52),
      this.#uint(56),
      this.#uint(60),
    ];
    const [w, h] = [this.#int(72), this.#int(76)];
    this.#picture(infoAt, infoSize, bitsAt, bitsSize, [x, y, w, h], this.#uint(68));
  }

  #blit(type: number): void {
    const [x, y, w, h] = [this.#int(24), this.#int(28), this.#int(32), this.#int(36)];
    const operation = type === 114 || type === 116 ? 0x00cc0020 : this.#uint(40);
    const [infoAt, infoSize, bitsAt, bitsSize] = [
      this.#uint(84),
      this.#uint(88),
      this.#uint(92),
      this.#uint(96),
    ];
    if (infoSize > 0 && bitsSize > 0) {
      this.#picture(infoAt, infoSize, bitsAt, bitsSize, [x, y, w, h], operation);
      return;
    }
    // without a source only the brush paints
    if (operation === 0x00f00021) this.#drawing.path(rectangle(this.#drawing, x, y, x + w, y + h), 'fill');
  }

  #picture(
    infoAt: number,
    infoSize: number,
    bitsAt: number,
    bitsSize: number,
    [x, y, w, h]: [number, number, number, number],
    operation: number,
  ): void {
    const blend = blendOf(operation);
    if (blend === 'nothing') return;
    const part = (at: number, size: number) =>
      this.#bytes.subarray(this.#at + at, Math.min(this.#at + at + size, this.#end));
    const address = dibAddress(part(infoAt, infoSize), part(bitsAt, bitsSize));
    if (address) this.#drawing.image(address, x, y, w, h, blend);
  }
}

/** PenStyle ([MS-EMF] 2.1.25): dash in the low four bits, then cap and join. */
export function penOf(style: number, width: number, color: number): Pen {
  const dashes = ['solid', 'dash', 'dot', 'dashDot', 'dashDotDot', 'none', 'solid'] as const;
  const cap = (style & 0xf00) === 0x100 ? 'square' : (style & 0xf00) === 0x200 ? 'butt' : 'round';
  const join = (style & 0xf000) === 0x1000 ? 'bevel' : (style & 0xf000) === 0x2000 ? 'miter' : 'round';
  return { color: colorOf(color), width: Math.abs(width), dash: dashes[style & 15] ?? 'solid', cap, join };
}

/** BrushStyle ([MS-WMF] 2.1.1.4): solid, none, hatched; hatches and patterns are thinned colours here. */
export function brushOf(style: number, color: number): Brush {
  if (style === 1) return { color: undefined, opacity: 1 };
  return { color: colorOf(color), opacity: style === 0 ? 1 : 0.4 };
}

/** [MS-EMF] 2.1.31. */
function stockObject(handle: number): MetafileObject | undefined {
  const brushes = ['#ffffff', '#c0c0c0', '#808080', '#404040', '#000000', undefined];
  const index = handle - 0x80000000;
  if (index >= 0 && index <= 5) return { type: 'brush', brush: { color: brushes[index], opacity: 1 } };
  if (index >= 6 && index <= 8) {
    return { type: 'pen', pen: penOf(index === 8 ? 5 : 0, 0, index === 6 ? 0xffffff : 0) };
  }
  return undefined;
}
