import { type Matrix, multiply } from '@lectern/base';
import { escapeXml } from '../package/escape-xml.ts';
import { PageMap } from './transform.ts';

export interface Pen {
  readonly color: string;
  /** From 0 to 1; opaque if omitted. */
  readonly opacity?: number;
  /** Width in logical units; 0 is the thinnest line. */
  readonly width: number;
  readonly dash: 'none' | 'solid' | 'dash' | 'dot' | 'dashDot' | 'dashDotDot';
  readonly cap: 'round' | 'square' | 'butt';
  readonly join: 'round' | 'bevel' | 'miter';
}

/** A colour 0xAARRGGBB at an offset from 0 to 1. */
export interface GradientStop {
  readonly offset: number;
  readonly argb: number;
}

/**
 * Colours from 0 to 1 along x, or from the middle of a circle outwards; `matrix` maps the unit square to logical units.
 */
export interface BrushGradient {
  readonly type: 'linear' | 'radial';
  readonly matrix: Matrix;
  readonly stops: readonly GradientStop[];
  readonly spread: 'pad' | 'repeat' | 'reflect';
}

export interface Brush {
  /** Undefined for no paint; for a gradient, the colour used where only one is possible. */
  readonly color: string | undefined;
  readonly opacity: number;
  readonly gradient?: BrushGradient | undefined;
}

export interface Font {
  /** Logical units: negative is the height of letters, positive the height of a line. */
  readonly height: number;
  readonly face: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  /** Degrees counter-clockwise. */
  readonly turn: number;
  readonly charset: number;
}

export type MetafileObject =
  | { readonly type: 'pen'; readonly pen: Pen }
  | { readonly type: 'brush'; readonly brush: Brush }
  | { readonly type: 'font'; readonly font: Font };

interface State {
  map: PageMap;
  pen: Pen;
  brush: Brush;
  font: Font;
  textColor: string;
  backColor: string;
  opaque: boolean;
  align: number;
  winding: boolean;
  x: number;
  y: number;
  clip: string | undefined;
}

const BLACK_PEN: Pen = { color: '#000000', width: 0, dash: 'solid', cap: 'round', join: 'round' };
const FONT: Font = {
  height: -12,
  face: 'Arial',
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  turn: 0,
  charset: 0,
};

/** Longest SVG of one metafile, characters. */
const MAX_OUTPUT = 8_000_000;
/**
 * Characters that are joined into one string: a string made by repeated concatenation keeps all its parts until it is
 * read, which takes much more memory.
 */
const PIECE = 65_536;

/** The device that plays a metafile: its state, and the resulting SVG. */
export class MetafileDrawing {
  state: State;
  readonly #saved: State[] = [];
  /** Finished pieces of the SVG, and parts that are not joined yet. */
  readonly #out: string[] = [];
  #pending: string[] = [];
  #pendingLength = 0;
  readonly #definitions: string[] = [];
  #length = 0;
  #clips = 0;
  /** Device units of the thinnest line. */
  readonly #hairline: number;
  /** Left, top, right and bottom of all drawn points, without pen widths. */
  readonly #extent = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];

  constructor(pixelsPerMillimetre: number, hairline: number) {
    this.#hairline = hairline;
    this.state = {
      map: new PageMap(pixelsPerMillimetre),
      pen: BLACK_PEN,
      brush: { color: '#ffffff', opacity: 1 },
      font: FONT,
      textColor: '#000000',
      backColor: '#ffffff',
      opaque: true,
      align: 0,
      winding: false,
      x: 0,
      y: 0,
      clip: undefined,
    };
  }

  get full(): boolean {
    return this.#length > MAX_OUTPUT;
  }

  get empty(): boolean {
    return this.#out.length === 0 && this.#pending.length === 0;
  }

  /** Bounds of the drawing: x, y, width and height in its units; undefined if they are empty. */
  get extent(): readonly [number, number, number, number] | undefined {
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#extent;
    return right > left && bottom > top ? [left, top, right - left, bottom - top] : undefined;
  }

  save(): void {
    if (this.#saved.length < 1000) this.#saved.push({ ...this.state, map: this.state.map.copy() });
  }

  /** −1 is the last saved state; a positive number counts from the first. */
  restore(which: number): void {
    const index = which < 0 ? this.#saved.length + which : which - 1;
    const state = this.#saved[index];
    if (!state) return;
    this.#saved.length = index;
    this.state = state;
  }

  select(object: MetafileObject | undefined): void {
    if (object?.type === 'pen') this.state.pen = object.pen;
    else if (object?.type === 'brush') this.state.brush = object.brush;
    else if (object?.type === 'font') this.state.font = object.font;
  }

  /** A point in the drawing's units, formatted for SVG. */
  point(x: number, y: number): string {
    const { a, b, c, d, e, f } = this.state.map.matrix();
    const [pointX, pointY] = [a * x + c * y + e, b * x + d * y + f];
    this.#reach(pointX, pointY);
    return `${short(pointX)} ${short(pointY)}`;
  }

  scale(): number {
    const { a, b, c, d } = this.state.map.matrix();
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  /** Draws a path that is already in the drawing's units. */
  path(d: string, paint: 'fill' | 'stroke' | 'both'): void {
    if (d === '') return;
    const fill = paint === 'stroke' ? 'fill="none"' : this.#fill();
    const stroke = paint === 'fill' ? '' : this.#stroke();
    if (fill === 'fill="none"' && stroke === '') return;
    this.#add(`<path d="${d}" ${fill}${stroke}${this.#clip()}/>`);
  }

  /** `part` is the shown share of the picture, relative to its upper left corner; the whole if left out. */
  image(
    address: string,
    { x, y, w, h }: ImagePlace,
    blend: string | undefined,
    part: ImagePlace = WHOLE,
  ): void {
    const { a, b, c, d, e, f }: Matrix = this.state.map.matrix();
    const upright = `${x} ${y} ${w} ${h}`.split(' ').map(Number).every(Number.isFinite);
    if (!upright || w === 0 || h === 0) return;
    for (const [cornerX, cornerY] of [
      [x, y],
      [x + w, y + h],
    ] as const)
      this.#reach(a * cornerX + c * cornerY + e, b * cornerX + d * cornerY + f);
    // negative sizes mirror the picture: the unit square is mapped to the rectangle
    const place = [a * w, b * w, c * h, d * h, a * x + c * y + e, b * x + d * y + f].map(short).join(' ');
    const style = blend ? ` style="mix-blend-mode:${blend}"` : '';
    if (part === WHOLE)
      this.#addClipped(
        `<image width="1" height="1" preserveAspectRatio="none" transform="matrix(${place})" href="${address}"${style}/>`,
      );
    // A nested svg element clips the picture to its box.
    else
      this.#addClipped(
        `<g transform="matrix(${place})"${style}><svg width="1" height="1" viewBox="${[part.x, part.y, part.w, part.h].map(fine).join(' ')}" preserveAspectRatio="none"><image width="1" height="1" preserveAspectRatio="none" href="${address}"/></svg></g>`,
      );
  }

  /** `advances`: logical units from each character to the next. */
  text(text: string, x: number, y: number, advances: readonly number[]): void {
    const { font, align, textColor } = this.state;
    if (text.trim() === '') return;
    const matrix = this.state.map.matrix();
    const scaleX = Math.hypot(matrix.a, matrix.b) || 1;
    const scaleY = Math.hypot(matrix.c, matrix.d) || 1;
    const em = (font.height < 0 ? -font.height : font.height * 0.87 || 12) * scaleY;
    const turn = -font.turn + (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
    const [px = 0, py = 0] = this.point(x, y).split(' ').map(Number);
    const rise = (align & 24) === 24 ? 0 : (align & 8) === 8 ? -0.21 * em : 0.9 * em;
    const anchor = (align & 6) === 6 ? 'middle' : (align & 2) === 2 ? 'end' : 'start';
    let at = 0;
    const offsets =
      advances.length > 0
        ? [...text].map((_, index) => {
            const here = at;
            at += (advances[index] ?? 0) * scaleY;
            return here;
          })
        : [];
    const shift = anchor === 'middle' ? at / 2 : anchor === 'end' ? at : 0;
    const xs = offsets.length > 0 ? offsets.map((offset) => short(offset - shift)).join(' ') : '0';
    const look =
      `font-family="${escapeXml(fontStack(font.face))}" font-size="${short(em)}" fill="${textColor}"` +
      (font.bold ? ' font-weight="bold"' : '') +
      (font.italic ? ' font-style="italic"' : '') +
      (font.underline || font.strike
        ? ` text-decoration="${[font.underline ? 'underline' : '', font.strike ? 'line-through' : ''].join(' ').trim()}"`
        : '') +
      (offsets.length === 0 && anchor !== 'start' ? ` text-anchor="${anchor}"` : '');
    const rotate = Math.abs(turn % 360) > 0.05 ? ` rotate(${short(turn)})` : '';
    // If the map scales x and y differently, letters are stretched, as their advances are.
    const wide = scaleX / scaleY;
    const stretch = wide > 0.05 && wide < 20 && Math.abs(wide - 1) > 0.02 ? ` scale(${short(wide)} 1)` : '';
    this.#addClipped(
      `<text transform="translate(${short(px)} ${short(py)})${rotate}${stretch}" x="${xs}" y="${short(rise)}" ${look} xml:space="preserve">${escapeXml(text)}</text>`,
    );
  }

  /** Restricts painting to a path in the drawing's units; `undefined` removes the clip. */
  clip(d: string | undefined, keepCurrent: boolean): void {
    if (d === undefined) {
      this.state.clip = undefined;
      return;
    }
    const id = `c${++this.#clips}`;
    const within = keepCurrent && this.state.clip ? ` clip-path="url(#${this.state.clip})"` : '';
    if (this.full) return;
    this.#length += d.length + 50;
    this.#definitions.push(`<clipPath id="${id}"${within}><path d="${d}"/></clipPath>`);
    this.state.clip = id;
  }

  /** The finished document; `box` is x, y, width and height in the drawing's units. */
  svg(box: readonly [number, number, number, number], width: number, height: number): string {
    this.#putTogether();
    const definitions = this.#definitions.length > 0 ? `<defs>${this.#definitions.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.map(short).join(' ')}" preserveAspectRatio="none">${definitions}${this.#out.join('')}</svg>`;
  }

  #reach(x: number, y: number): void {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#extent;
    this.#extent.splice(0, 4, Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y));
  }

  #fill(): string {
    const { brush, winding } = this.state;
    if (brush.color === undefined) return 'fill="none"';
    const gradient = brush.gradient && this.#gradient(brush.gradient);
    if (gradient) return `fill="url(#${gradient})"${winding ? '' : ' fill-rule="evenodd"'}`;
    const opacity = brush.opacity < 1 ? ` fill-opacity="${brush.opacity}"` : '';
    return `fill="${brush.color}"${opacity}${winding ? '' : ' fill-rule="evenodd"'}`;
  }

  /**
   * Adds a definition of the gradient with the current transform and returns its id; undefined if it would be
   * invisible.
   */
  #gradient({ type, matrix, stops, spread }: BrushGradient): string | undefined {
    const { a, b, c, d, e, f } = multiply(this.state.map.matrix(), matrix);
    const parts = [a, b, c, d, e, f];
    if (this.full || !parts.every(Number.isFinite) || Math.abs(a * d - b * c) < 1e-9) return undefined;
    const id = `g${++this.#clips}`;
    const list = stops.map(({ offset, argb }) => {
      const color = `#${(argb & 0xffffff).toString(16).padStart(6, '0')}`;
      const opacity = argb >>> 24 === 255 ? '' : ` stop-opacity="${short((argb >>> 24) / 255)}"`;
      return `<stop offset="${short(Math.min(1, Math.max(0, offset)))}" stop-color="${color}"${opacity}/>`;
    });
    const shape = type === 'linear' ? 'x1="0" y1="0" x2="1" y2="0"' : 'cx="0" cy="0" r="1"';
    const spreads = spread === 'pad' ? '' : ` spreadMethod="${spread}"`;
    const place = parts.map((part) => Math.round(part * 1e4) / 1e4).join(' ');
    const name = type === 'linear' ? 'linearGradient' : 'radialGradient';
    const markup = `<${name} id="${id}" gradientUnits="userSpaceOnUse" ${shape} gradientTransform="matrix(${place})"${spreads}>${list.join('')}</${name}>`;
    this.#length += markup.length;
    this.#definitions.push(markup);
    return id;
  }

  #stroke(): string {
    const { pen } = this.state;
    if (pen.dash === 'none') return '';
    const width = Math.max(pen.width * this.scale(), this.#hairline);
    const dashes = {
      solid: '',
      none: '',
      dash: '3 1',
      dot: '1 1',
      dashDot: '3 1 1 1',
      dashDotDot: '3 1 1 1 1 1',
    };
    const pattern = dashes[pen.dash];
    const dash = pattern
      ? ` stroke-dasharray="${pattern
          .split(' ')
          .map((part) => short(Number(part) * width))
          .join(' ')}"`
      : '';
    const opacity = pen.opacity !== undefined && pen.opacity < 1 ? ` stroke-opacity="${pen.opacity}"` : '';
    return ` stroke="${pen.color}"${opacity} stroke-width="${short(width)}" stroke-linecap="${pen.cap}" stroke-linejoin="${pen.join}"${dash}`;
  }

  #clip(): string {
    return this.state.clip ? ` clip-path="url(#${this.state.clip})"` : '';
  }

  /** A clip is in the coordinates of its element, so an element with a transform is clipped by a group around it. */
  #addClipped(markup: string): void {
    const clip = this.#clip();
    this.#add(clip ? `<g${clip}>${markup}</g>` : markup);
  }

  #add(markup: string): void {
    if (this.full) return;
    this.#length += markup.length;
    this.#pending.push(markup);
    this.#pendingLength += markup.length;
    if (this.#pendingLength > PIECE) this.#putTogether();
  }

  #putTogether(): void {
    this.#out.push(this.#pending.join(''));
    this.#pending = [];
    this.#pendingLength = 0;
  }
}

export interface ImagePlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
const WHOLE: ImagePlace = { x: 0, y: 0, w: 1, h: 1 };

/** Rounds shares of a picture's size finely, because pictures may have many pixels. */
function fine(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** At most two decimals, and always a valid number for SVG. */
export function short(value: number): number {
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : 0;
}

/** `#rrggbb` of a COLORREF (0x00bbggrr). */
export function colorOf(reference: number): string {
  const swapped = ((reference & 0xff) << 16) | (reference & 0xff00) | ((reference >> 16) & 0xff);
  return `#${swapped.toString(16).padStart(6, '0')}`;
}

/** Text in symbol fonts was converted to Unicode: a text font that has these characters replaces them. */
function fontStack(face: string): string {
  if (/^(symbol|mt extra|wingdings)/i.test(face)) return 'Times New Roman, Liberation Serif, serif';
  const serif = /times|song|serif|roman|宋|georgia|garamond|cambria|math/i.test(face);
  return `${face.replace(/[",]/g, '')}, ${serif ? 'Liberation Serif, serif' : 'Liberation Sans, sans-serif'}`;
}
