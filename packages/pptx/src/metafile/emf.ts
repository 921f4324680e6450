import { multiply } from '@lectern/base';
import { decodeText, isSymbol, symbolText } from './code-page.ts';
import { blendOf, dibAddress } from './dib.ts';
import { colorOf, type Font, MetafileDrawing, type MetafileObject } from './drawing.ts';
import { blankSvg, emfDrawsNothing } from './draws-nothing.ts';
import { emfHeader } from './emf-header.ts';
import { playPlus } from './emf-plus-comments.ts';
import { EmfRecord } from './emf-record.ts';
import { brushOf, penOf, stockObject } from './objects.ts';
import { arc, bezier, ellipse, polyline, rectangle, roundRectangle } from './shapes.ts';

const MAX_RECORDS = 500_000;

/** Draws the records of an enhanced metafile ([MS-EMF]); undefined when all of its drawing records are unknown. */
export function emfToSvg(bytes: Uint8Array): string | undefined {
  if (bytes.length < 88) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { headerSize, perX, box, width, height } = emfHeader(view);
  const drawsNothing = () => emfDrawsNothing(bytes, view, headerSize);
  if (!(box[2] > 0 && box[3] > 0)) return drawsNothing() ? blankSvg(1, 1) : undefined;
  const drawing = new MetafileDrawing(perX, box[2] / width);
  new EmfPlayer(bytes, view, drawing).play(headerSize);
  const plus = new MetafileDrawing(perX, box[2] / width);
  const dual = playPlus(bytes, view, plus, headerSize);
  // If both sets of records are complete, the older set is drawn; a file for GDI+ alone has few or no older records.
  const shown = plus.empty || (dual && !drawing.empty) ? drawing : plus;
  if (shown.empty) return drawsNothing() ? blankSvg(width, height) : undefined;
  return shown.svg(box, width, height);
}

class EmfPlayer {
  readonly #drawing: MetafileDrawing;
  readonly #objects = new Map<number, MetafileObject>();
  /** The current record. */
  readonly #in: EmfRecord;
  /** The path between BeginPath and EndPath, or the last completed path. */
  #path: string | undefined;
  #inPath = false;

  constructor(bytes: Uint8Array, view: DataView, drawing: MetafileDrawing) {
    this.#in = new EmfRecord(bytes, view);
    this.#drawing = drawing;
  }

  play(start: number): void {
    let more = this.#in.moveTo(start);
    for (let count = 0; more && count < MAX_RECORDS && !this.#drawing.full; count++) {
      try {
        this.#record(this.#in.type);
      } catch (error) {
        // a record that is too short is skipped
        if (!(error instanceof RangeError)) throw error;
      }
      more = this.#in.next();
    }
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
        [map.windowW, map.windowH] = [this.#in.int(8), this.#in.int(12)];
        return true;
      case 10:
        [map.windowX, map.windowY] = [this.#in.int(8), this.#in.int(12)];
        return true;
      case 11:
        [map.viewportW, map.viewportH] = [this.#in.int(8), this.#in.int(12)];
        return true;
      case 12:
        [map.viewportX, map.viewportY] = [this.#in.int(8), this.#in.int(12)];
        return true;
      case 17:
        map.mode = this.#in.uint(8);
        return true;
      case 18:
        state.opaque = this.#in.uint(8) === 2;
        return true;
      case 19:
        state.winding = this.#in.uint(8) === 2;
        return true;
      case 22:
        state.align = this.#in.uint(8);
        return true;
      case 24:
        state.textColor = colorOf(this.#in.uint(8));
        return true;
      case 25:
        state.backColor = colorOf(this.#in.uint(8));
        return true;
      case 33:
        this.#drawing.save();
        return true;
      case 34:
        this.#drawing.restore(this.#in.int(8));
        return true;
      case 35:
      case 36: {
        const matrix = {
          a: this.#in.float(8),
          b: this.#in.float(12),
          c: this.#in.float(16),
          d: this.#in.float(20),
          e: this.#in.float(24),
          f: this.#in.float(28),
        };
        const mode = type === 35 ? 4 : this.#in.uint(32);
        if (mode === 1) map.world = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
        else if (mode === 2) map.world = multiply(map.world, matrix);
        else if (mode === 3) map.world = multiply(matrix, map.world);
        else map.world = matrix;
        return true;
      }
      case 37:
        this.#drawing.select(this.#objects.get(this.#in.uint(8)) ?? stockObject(this.#in.uint(8)));
        return true;
      case 40:
        this.#objects.delete(this.#in.uint(8));
        return true;
      default:
        return false;
    }
  }

  /** Draws a path at once, or adds it to the path between BeginPath and EndPath. */
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
      const points = this.#in.points(28, this.#in.uint(24), small);
      if (kind === 2) this.#emit(bezier(this.#drawing, points, true), 'stroke');
      else if (kind === 3) this.#emit(polyline(this.#drawing, points, true), 'both');
      else if (kind === 4) this.#emit(polyline(this.#drawing, points, false), 'stroke');
      else this.#continue(points, kind === 5);
      return true;
    }
    const counts: number[] = [];
    const parts = Math.min(this.#in.uint(24), Math.floor((this.#in.length - 32) / 4));
    for (let i = 0; i < parts; i++) counts.push(this.#in.uint(32 + 4 * i));
    let offset = 32 + 4 * parts;
    let d = '';
    for (const count of counts) {
      const points = this.#in.points(offset, count, small);
      d += polyline(this.#drawing, points, kind === 8);
      offset += points.length * (small ? 2 : 4);
    }
    this.#emit(d, kind === 8 ? 'both' : 'stroke');
    return true;
  }

  #figure(type: number): boolean {
    switch (type) {
      case 27:
        this.#moveTo(this.#in.int(8), this.#in.int(12));
        return true;
      case 54:
        this.#continue([this.#in.int(8), this.#in.int(12)], false);
        return true;
      case 42:
        this.#emit(ellipse(this.#drawing, ...this.#in.box(8)), 'both');
        return true;
      case 43:
        this.#emit(rectangle(this.#drawing, ...this.#in.box(8)), 'both');
        return true;
      case 44:
        this.#emit(
          roundRectangle(this.#drawing, this.#in.box(8), this.#in.int(24), this.#in.int(28)),
          'both',
        );
        return true;
      case 45:
      case 55:
        this.#emit(arc(this.#drawing, this.#in.box(8), this.#in.box(24), 'arc'), 'stroke');
        return true;
      case 46:
        this.#emit(arc(this.#drawing, this.#in.box(8), this.#in.box(24), 'chord'), 'both');
        return true;
      case 47:
        this.#emit(arc(this.#drawing, this.#in.box(8), this.#in.box(24), 'pie'), 'both');
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
        if (this.#path) this.#drawing.clip(this.#path, this.#in.uint(8) === 1);
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
      this.#drawing.clip(rectangle(this.#drawing, ...this.#in.box(8)), true);
      return true;
    }
    if (type !== 75) return type === 29 || type === 26;
    const size = this.#in.uint(8);
    const mode = this.#in.uint(12);
    if (size < 32) this.#drawing.clip(undefined, false);
    else if (mode === 1 || mode === 5) {
      let d = '';
      const count = Math.min(this.#in.uint(24), Math.floor((this.#in.length - 48) / 16));
      // regions are in device units already
      for (let i = 0; i < count; i++) {
        const [l, t, r, b] = this.#in.box(48 + 16 * i);
        d += `M${l} ${t}L${r} ${t}L${r} ${b}L${l} ${b}Z`;
      }
      if (d) this.#drawing.clip(d, mode === 1);
    }
    return true;
  }

  #makeObject(type: number): boolean {
    const index = this.#in.uint(8);
    if (type === 38)
      this.#objects.set(index, {
        type: 'pen',
        pen: penOf(this.#in.uint(12), this.#in.int(16), this.#in.uint(24)),
      });
    else if (type === 95)
      this.#objects.set(index, {
        type: 'pen',
        pen: penOf(this.#in.uint(28), this.#in.uint(32), this.#in.uint(40)),
      });
    else if (type === 39)
      this.#objects.set(index, { type: 'brush', brush: brushOf(this.#in.uint(12), this.#in.uint(16)) });
    else if (type === 93 || type === 94)
      this.#objects.set(index, { type: 'brush', brush: { color: '#808080', opacity: 0.5 } });
    else if (type === 82) this.#objects.set(index, { type: 'font', font: this.#font() });
    else return false;
    return true;
  }

  #font(): Font {
    const flag = (offset: number) => this.#in.byte(offset);
    let face = '';
    for (let at = 40; at < Math.min(104, this.#in.length); at += 2) {
      const unit = this.#in.word(at);
      if (unit === 0) break;
      face += String.fromCharCode(unit);
    }
    return {
      height: this.#in.int(12),
      turn: this.#in.int(20) / 10,
      bold: this.#in.int(28) >= 600,
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
    const [x, y, count, offset] = [this.#in.int(36), this.#in.int(40), this.#in.uint(44), this.#in.uint(48)];
    const advancesAt = this.#in.uint(72);
    const text = this.#string(offset, count, wide);
    const advances: number[] = [];
    const stride = (this.#in.uint(52) & 0x2000) !== 0 ? 8 : 4;
    for (let i = 0; advancesAt > 0 && i < count && advancesAt + stride * i + 4 <= this.#in.length; i++) {
      advances.push(this.#in.int(advancesAt + stride * i));
    }
    this.#say(text, x, y, advances);
  }

  #smallTextOut(): void {
    const [x, y, count, flags] = [this.#in.int(8), this.#in.int(12), this.#in.uint(16), this.#in.uint(20)];
    const offset = (flags & 0x100) !== 0 ? 36 : 52;
    this.#say(this.#string(offset, count, (flags & 0x200) === 0), x, y, []);
  }

  #string(offset: number, count: number, wide: boolean): string {
    const { font } = this.#drawing.state;
    const bytes = this.#in.part(offset, count * (wide ? 2 : 1));
    if (!wide) return decodeText(bytes, font.charset, font.face);
    let text = '';
    for (let at = 0; at + 1 < bytes.length; at += 2)
      text += String.fromCharCode((bytes[at + 1] ?? 0) * 256 + (bytes[at] ?? 0));
    return isSymbol(font.face) || font.charset === 2 ? symbolText(text, font.face) : text;
  }

  #say(text: string, x: number, y: number, advances: readonly number[]): void {
    const { state } = this.#drawing;
    const current = (state.align & 1) !== 0;
    this.#drawing.text(text, current ? state.x : x, current ? state.y : y, advances);
    if (current) state.x += advances.reduce((sum, advance) => sum + advance, 0);
  }

  #stretchBits(): void {
    const [x, y] = [this.#in.int(24), this.#in.int(28)];
    const [infoAt, infoSize, bitsAt, bitsSize] = [
      this.#in.uint(48),
      this.#in.uint(52),
      this.#in.uint(56),
      this.#in.uint(60),
    ];
    const [w, h] = [this.#in.int(72), this.#in.int(76)];
    this.#picture(infoAt, infoSize, bitsAt, bitsSize, [x, y, w, h], this.#in.uint(68));
  }

  #blit(type: number): void {
    const [x, y, w, h] = [this.#in.int(24), this.#in.int(28), this.#in.int(32), this.#in.int(36)];
    const operation = type === 114 || type === 116 ? 0x00cc0020 : this.#in.uint(40);
    const [infoAt, infoSize, bitsAt, bitsSize] = [
      this.#in.uint(84),
      this.#in.uint(88),
      this.#in.uint(92),
      this.#in.uint(96),
    ];
    if (infoSize > 0 && bitsSize > 0) {
      this.#picture(infoAt, infoSize, bitsAt, bitsSize, [x, y, w, h], operation);
      return;
    }
    // without a source bitmap only the brush paints
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
    const address = dibAddress(this.#in.part(infoAt, infoSize), this.#in.part(bitsAt, bitsSize));
    if (address) this.#drawing.image(address, { x, y, w, h }, blend);
  }
}
