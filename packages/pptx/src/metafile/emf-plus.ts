import { IDENTITY, type Matrix, multiply } from '@lectern/base';
import { ByteReader } from './byte-reader.ts';
import type { MetafileDrawing } from './drawing.ts';
import { type PlusObject, type PlusPath, plusObject, solidBrush } from './emf-plus-objects.ts';
import { bezier, ellipse, polyline, rectangle, sector } from './shapes.ts';

interface Saved {
  readonly world: Matrix;
  readonly page: Matrix;
  readonly clip: string | undefined;
}

/** Page units (2.1.1.33) in inches; other units are pixels. */
const INCHES: Readonly<Record<number, number>> = { 3: 1 / 72, 4: 1, 5: 1 / 300, 6: 1 / 25.4 };

/**
 * Plays GDI+ records in the comments of an EMF ([MS-EMFPLUS]), for files that have their drawing only in these
 * comments. Coordinates are transformed by the world and page transforms to device pixels.
 */
export class EmfPlusPlayer {
  readonly #drawing: MetafileDrawing;
  readonly #objects = new Map<number, PlusObject | undefined>();
  readonly #saved = new Map<number, Saved>();
  #world = IDENTITY;
  #page = IDENTITY;
  #dpi = 96;
  /** Data of an object that spans several records. */
  #pieces: Uint8Array[] = [];
  /** Whether every drawing record has an equivalent older record. */
  dual = false;

  constructor(drawing: MetafileDrawing) {
    this.#drawing = drawing;
  }

  /** Plays the records of one comment. */
  play(bytes: Uint8Array): void {
    const reader = new ByteReader(bytes);
    while (reader.left >= 12 && !this.#drawing.full) {
      const type = reader.word();
      const flags = reader.word();
      const size = reader.uint();
      const dataSize = reader.uint();
      if (size < 12) return;
      const data = reader.part(Math.min(dataSize, size - 12));
      reader.at += Math.max(0, size - 12 - dataSize);
      try {
        this.#record(type, flags, new ByteReader(data), data);
      } catch (error) {
        // a record that is too short is skipped
        if (!(error instanceof RangeError)) throw error;
      }
    }
  }

  #record(type: number, flags: number, data: ByteReader, bytes: Uint8Array): void {
    if (type === 0x4001) {
      this.dual = (flags & 1) !== 0;
      data.at += 8;
      this.#dpi = data.uint() || 96;
    } else if (type === 0x4008) this.#object(flags, bytes);
    else if (type >= 0x400a && type <= 0x4019) this.#figure(type, flags, data);
    else if (type === 0x401a || type === 0x401b) this.#image(type === 0x401b, flags, data);
    else if (type === 0x401c) this.#string(flags, data);
    else if (type === 0x4036) this.#glyphs(flags, data);
    else this.#state(type, flags, data);
  }

  #object(flags: number, bytes: Uint8Array): void {
    const more = (flags & 0x8000) !== 0;
    if (more || this.#pieces.length > 0) {
      // a continued object is preceded by its total size
      this.#pieces.push(more ? bytes.subarray(4) : bytes);
      if (more) return;
    }
    const whole = this.#pieces.length > 0 ? joined(this.#pieces) : bytes;
    this.#pieces = [];
    this.#objects.set(flags & 255, plusObject((flags >> 8) & 127, new ByteReader(whole)));
  }

  #state(type: number, flags: number, data: ByteReader): void {
    const append = (flags & 0x2000) !== 0;
    const apply = (matrix: Matrix) => {
      this.#world = append ? multiply(matrix, this.#world) : multiply(this.#world, matrix);
    };
    switch (type) {
      case 0x4025:
      case 0x4028:
        this.#saved.set(data.uint(), this.#now());
        return;
      case 0x4027:
        data.at += 32;
        this.#saved.set(data.uint(), this.#now());
        return;
      case 0x4026:
      case 0x4029: {
        const saved = this.#saved.get(data.uint());
        if (!saved) return;
        [this.#world, this.#page] = [saved.world, saved.page];
        this.#drawing.state.clip = saved.clip;
        return;
      }
      case 0x402a:
        this.#world = matrixOf(data);
        return;
      case 0x402b:
        this.#world = IDENTITY;
        return;
      case 0x402c:
        apply(matrixOf(data));
        return;
      case 0x402d:
        apply({ ...IDENTITY, e: data.float(), f: data.float() });
        return;
      case 0x402e:
        apply({ ...IDENTITY, a: data.float(), d: data.float() });
        return;
      case 0x402f: {
        const angle = (data.float() * Math.PI) / 180;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        apply({ a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 });
        return;
      }
      case 0x4030: {
        const scale = data.float() * (INCHES[flags & 255] ?? 1 / this.#dpi) * this.#dpi;
        this.#page = { ...IDENTITY, a: scale, d: scale };
        return;
      }
      case 0x4031:
        this.#drawing.clip(undefined, false);
        return;
      case 0x4032:
      case 0x4033:
        this.#clip(type, flags, data);
        return;
      default:
    }
  }

  /** Follows only clips that intersect the current clip or replace it. */
  #clip(type: number, flags: number, data: ByteReader): void {
    const mode = (flags >> 8) & 15;
    if (mode > 1) return;
    this.#place();
    if (type === 0x4033) {
      const object = this.#objects.get(flags & 255);
      if (object?.type === 'path') this.#drawing.clip(this.#path(object.path), mode === 1);
      return;
    }
    const [x, y, w, h] = [data.float(), data.float(), data.float(), data.float()];
    this.#drawing.clip(rectangle(this.#drawing, x, y, x + w, y + h), mode === 1);
  }

  #now(): Saved {
    return { world: this.#world, page: this.#page, clip: this.#drawing.state.clip };
  }

  #place(): void {
    this.#drawing.state.map.world = multiply(this.#page, this.#world);
  }

  /** Selects the brush of a fill: a colour or an object. Returns whether it exists. */
  #brush(flags: number, id: number): boolean {
    const object = this.#objects.get(id);
    const brush =
      (flags & 0x8000) !== 0 ? solidBrush(id) : object?.type === 'brush' ? object.brush : undefined;
    if (brush) this.#drawing.state.brush = brush;
    return brush !== undefined;
  }

  #pen(id: number): boolean {
    const object = this.#objects.get(id);
    if (object?.type === 'pen') this.#drawing.state.pen = object.pen;
    return object?.type === 'pen';
  }

  #figure(type: number, flags: number, data: ByteReader): void {
    const small = (flags & 0x4000) !== 0;
    const fills = [0x400a, 0x400c, 0x400e, 0x4010, 0x4013, 0x4014, 0x4016].includes(type);
    const id = fills || type === 0x4015 ? data.uint() : flags & 255;
    if (!(fills ? this.#brush(flags, id) : this.#pen(id))) return;
    this.#place();
    for (const d of this.#outlines(type, flags, small, data))
      this.#drawing.path(d, fills ? 'fill' : 'stroke');
  }

  #outlines(type: number, flags: number, small: boolean, data: ByteReader): string[] {
    const drawing = this.#drawing;
    const box = () => {
      const [x = 0, y = 0, w = 0, h = 0] = data.points(2, small);
      return [x, y, x + w, y + h] as const;
    };
    const many = () => data.points(data.uint(), small);
    switch (type) {
      case 0x400a:
      case 0x400b:
        return Array.from({ length: Math.min(data.uint(), 100_000) }, () =>
          data.left > 0 ? rectangle(drawing, ...box()) : '',
        );
      case 0x400c:
        return [polyline(drawing, many(), true)];
      case 0x4016:
        // the tension of the curve precedes its points, which are joined by lines
        data.at += 4;
        return [polyline(drawing, many(), true)];
      case 0x400d:
        return [polyline(drawing, many(), (flags & 0x2000) !== 0)];
      case 0x400e:
      case 0x400f:
        return [ellipse(drawing, ...box())];
      case 0x4010:
      case 0x4011:
      case 0x4012: {
        const [start, sweep] = [data.float(), data.float()];
        return [sector(drawing, box(), start, sweep, type !== 0x4012)];
      }
      case 0x4014:
      case 0x4015: {
        const object = this.#objects.get(flags & 255);
        return object?.type === 'path' ? [this.#path(object.path)] : [];
      }
      case 0x4019:
        return [bezier(drawing, many(), true)];
      default:
        return [];
    }
  }

  #path({ points, types }: PlusPath): string {
    let d = '';
    const at = (index: number) => this.#drawing.point(points[2 * index] ?? 0, points[2 * index + 1] ?? 0);
    for (let index = 0; index < types.length && 2 * index + 1 < points.length; index++) {
      const kind = (types[index] ?? 0) & 7;
      if (kind === 3 && index + 2 < types.length) {
        d += `C${at(index)} ${at(index + 1)} ${at(index + 2)}`;
        index += 2;
      } else d += `${kind === 0 || d === '' ? 'M' : 'L'}${at(index)}`;
      if ((types[index] ?? 0) & 0x80) d += 'Z';
    }
    return d;
  }

  #image(byPoints: boolean, flags: number, data: ByteReader): void {
    const object = this.#objects.get(flags & 255);
    if (object?.type !== 'image') return;
    data.at += 24;
    const small = (flags & 0x4000) !== 0;
    if (!byPoints) {
      this.#place();
      const [x = 0, y = 0, w = 0, h = 0] = data.points(2, small);
      this.#drawing.image(object.address, { x, y, w, h }, undefined);
      return;
    }
    // three corners: the unit square is mapped to the parallelogram
    const [x = 0, y = 0, rightX = 0, rightY = 0, downX = 0, downY = 0] = data.points(data.uint(), small);
    const square = { a: rightX - x, b: rightY - y, c: downX - x, d: downY - y, e: x, f: y };
    this.#drawing.state.map.world = multiply(multiply(this.#page, this.#world), square);
    this.#drawing.image(object.address, { x: 0, y: 0, w: 1, h: 1 }, undefined);
  }

  #font(id: number): number | undefined {
    const object = this.#objects.get(id);
    if (object?.type !== 'font') return undefined;
    const inch = INCHES[object.unit];
    const size = inch === undefined ? object.size : (object.size * inch * this.#dpi) / (this.#page.a || 1);
    this.#drawing.state.font = { ...object.font, height: -size };
    return size;
  }

  #string(flags: number, data: ByteReader): void {
    const size = this.#font(flags & 255);
    const brush = data.uint();
    if (size === undefined || !this.#brush(flags, brush)) return;
    const format = this.#objects.get(data.uint());
    const length = Math.min(data.uint(), 100_000);
    const [x, y, w, h] = [data.float(), data.float(), data.float(), data.float()];
    const text = data.text(length);
    const { align, lineAlign } = format?.type === 'format' ? format : { align: 0, lineAlign: 0 };
    const lines = text.split(/\r?\n/);
    const height = lines.length * size * 1.2;
    const top = lineAlign === 1 ? y + (h - height) / 2 : lineAlign === 2 ? y + h - height : y;
    this.#place();
    const { state } = this.#drawing;
    state.textColor = state.brush.color ?? '#000000';
    state.align = align === 1 ? 6 : align === 2 ? 2 : 0;
    const from = align === 1 ? x + w / 2 : align === 2 ? x + w : x;
    lines.forEach((line, index) => {
      this.#drawing.text(line, from, top + index * size * 1.2, []);
    });
  }

  /** Characters with a position each; glyph indices of a font cannot be decoded. */
  #glyphs(flags: number, data: ByteReader): void {
    const size = this.#font(flags & 255);
    const brush = data.uint();
    const options = data.uint();
    const hasMatrix = data.uint() !== 0;
    const count = Math.min(data.uint(), 10_000);
    if (size === undefined || (options & 1) === 0 || !this.#brush(flags, brush)) return;
    const text = data.text(count);
    const places = data.points((options & 4) !== 0 ? 1 : count, false);
    this.#place();
    const { state } = this.#drawing;
    if (hasMatrix) state.map.world = multiply(state.map.world, matrixOf(data));
    state.textColor = state.brush.color ?? '#000000';
    state.align = 24;
    if ((options & 4) !== 0) this.#drawing.text(text, places[0] ?? 0, places[1] ?? 0, []);
    else
      [...text].forEach((character, index) => {
        this.#drawing.text(character, places[2 * index] ?? 0, places[2 * index + 1] ?? 0, []);
      });
  }
}

function matrixOf(data: ByteReader): Matrix {
  const [a, b, c, d, e, f] = [
    data.float(),
    data.float(),
    data.float(),
    data.float(),
    data.float(),
    data.float(),
  ];
  return { a, b, c, d, e, f };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
