import { type Matrix, multiply, scaleOf } from '../draw/matrix.ts';
import { type Box, carried, type PagePath } from '../draw/page-path.ts';
import type { GlyphRun, Look, Paint, Painter, TilingPaint } from '../draw/painter.ts';
import type { ImageFile } from '../raster/encode-raster.ts';
import { fine, pathData, short } from './path-data.ts';
import { SvgDefinitions } from './svg-definitions.ts';

/** Most characters of a drawing; painting stops there. */
const MAX_LENGTH = 24_000_000;

/** One level of nesting: its markup so far, and the attributes of the open group. */
interface Layer {
  readonly parts: string[];
  open: string;
  /** Set if the layer becomes a mask instead of a group. */
  readonly mask?: 'alpha' | 'luminance';
}

export interface SvgPicture {
  readonly markup: string;
  /** The only content, if that is one image that fills the page. */
  readonly sole: ImageFile | undefined;
  /** Whether something was left out because the drawing became too long. */
  readonly cut: boolean;
}

/**
 * Paints a page as SVG without scripts and links: shapes, glyph outlines, embedded images, gradients, clips and masks.
 * All markup is generated here; text of the file is included only for fonts without outlines, and escaped.
 */
export class SvgPainter implements Painter {
  readonly #size: { readonly width: number; readonly height: number };
  readonly #definitions: SvgDefinitions;
  readonly #layers: Layer[] = [{ parts: [], open: '' }];
  readonly #withTexts: boolean;
  #length = 0;
  #cut = false;
  #painted = 0;
  #full: ImageFile | undefined;

  /** Without texts it is the background for text elements. */
  constructor(size: { readonly width: number; readonly height: number }, withTexts = true, prefix = '') {
    this.#size = size;
    this.#withTexts = withTexts;
    this.#definitions = new SvgDefinitions(size, prefix);
  }

  /** The drawing on white paper. */
  finish(): SvgPicture {
    const { width, height } = this.#size;
    while (this.#layers.length > 1) this.endGroup();
    const body = this.#body();
    const w = short(width);
    const h = short(height);
    return {
      markup:
        `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">` +
        `<defs>${this.#definitions.markup.join('')}</defs><rect width="${w}" height="${h}" fill="#fff"/>${body}</svg>`,
      sole: this.#painted === 1 ? this.#full : undefined,
      cut: this.#cut,
    };
  }

  get isEmpty(): boolean {
    return this.#painted === 0;
  }

  path(path: PagePath, look: Look, fill: 'nonzero' | 'evenodd' | undefined, stroke: boolean): void {
    const mesh = fill !== undefined && look.fill.kind === 'mesh' ? look.fill : undefined;
    if (mesh) {
      const clip = { path, evenOdd: fill === 'evenodd', box: this.#page(), isBox: false, parent: look.clip };
      this.shade({ ...look, clip });
    }
    const filling = fill === undefined || mesh ? 'fill="none"' : this.#fill(look.fill, look.fillAlpha, fill);
    const stroking = stroke ? this.#stroke(look) : '';
    if (filling === 'fill="none"' && stroking === '') return;
    this.#add(look, `<path d="${pathData(path)}" ${filling}${stroking}/>`);
  }

  glyphs(run: GlyphRun, look: Look): void {
    if (!this.#withTexts || (!run.filled && !run.stroked)) return;
    const filling = run.filled ? this.#fill(look.fill, look.fillAlpha, 'nonzero') : 'fill="none"';
    const stroking = run.stroked ? this.#stroke(look, (run.size * scaleOf(run.matrix)) / 1000) : '';
    if (run.font.missing) {
      this.#words(run, look, filling);
      return;
    }
    const scale = run.size / 1000;
    const patterned = [run.filled && look.fill, run.stroked && look.stroke].some(
      (paint) => paint && paint.kind !== 'color' && paint.kind !== 'none',
    );
    if (patterned) {
      this.#patternedGlyphs(run, look);
      return;
    }
    const uses = run.glyphs
      .filter(({ outline }) => outline !== undefined && outline.steps !== '')
      .map(({ key, outline, x, y }) => {
        const id = this.#definitions.glyph(key, outline as PagePath);
        const [left, top] = [short(x / scale), short(-y / scale)];
        return `<use href="#${id}"${left === '0' ? '' : ` x="${left}"`}${top === '0' ? '' : ` y="${top}"`}/>`;
      });
    if (uses.length === 0) return;
    const [a, b, c, d, e, f] = run.matrix;
    const matrix = [a * scale, b * scale, -c * scale, -d * scale, e, f].map(fine).join(' ');
    this.#add(look, `<g transform="matrix(${matrix})" ${filling}${stroking}>${uses.join('')}</g>`);
  }

  image(image: ImageFile, matrix: Matrix, look: Look): void {
    const [a, b, c, d, e, f] = matrix;
    // an image's rows go down, PDF's unit square goes up
    const placed = [a, b, -c, -d, c + e, d + f].map(fine).join(' ');
    const alpha = look.fillAlpha < 1 ? ` opacity="${short(look.fillAlpha)}"` : '';
    const id = this.#definitions.image(image);
    const plain = look.clip?.isBox !== false && look.mask === undefined && alpha === '';
    if (plain && b === 0 && c === 0 && this.#fills(a, d, e, f)) this.#full = image;
    this.#add(look, `<use href="#${id}" transform="matrix(${placed})"${alpha}/>`);
  }

  shade(look: Look): void {
    const { fill, fillAlpha } = look;
    if (fill.kind === 'mesh') {
      const triangles = fill.triangles.map(
        // triangles overlap slightly, so that no gaps show between them
        ({ path, color }) =>
          `<path d="${pathData(path)}" fill="#${color}" stroke="#${color}" stroke-width="0.4"/>`,
      );
      const alpha = fillAlpha < 1 ? ` opacity="${short(fillAlpha)}"` : '';
      this.#add(look, `<g${alpha}>${triangles.join('')}</g>`);
      return;
    }
    const { x0, y0, x1, y1 } = look.clip?.box ?? this.#page();
    const place = `x="${short(x0)}" y="${short(y0)}" width="${short(x1 - x0)}" height="${short(y1 - y0)}"`;
    this.#add(look, `<rect ${place} ${this.#fill(fill, fillAlpha, 'nonzero')}/>`);
  }

  beginGroup(look: Look): void {
    const alpha = look.fillAlpha < 1 ? ` opacity="${short(look.fillAlpha)}"` : '';
    const wrapper = this.#wrapper({ ...look, clip: undefined });
    this.#close();
    this.#top().parts.push(`<g${wrapper}${alpha}>`);
    this.#layers.push({ parts: [], open: '' });
  }

  endGroup(): void {
    if (this.#layers.length < 2) return;
    const body = this.#body();
    if (this.#layers.pop()?.mask === undefined) this.#top().parts.push(body, '</g>');
  }

  beginMask(kind: 'alpha' | 'luminance', backdrop: string | undefined): void {
    this.#close();
    const { width, height } = this.#size;
    const ground =
      kind === 'luminance' && backdrop !== undefined
        ? `<rect width="${short(width)}" height="${short(height)}" fill="#${backdrop}"/>`
        : '';
    this.#layers.push({ parts: [ground], open: '', mask: kind });
  }

  endMask(): string {
    const id = this.#definitions.id('m');
    const kind = this.#top().mask;
    if (kind === undefined) return id;
    const body = this.#body();
    this.#layers.pop();
    const { width, height } = this.#size;
    const area = `maskUnits="userSpaceOnUse" x="0" y="0" width="${short(width)}" height="${short(height)}"`;
    this.#definitions.add(`<mask id="${id}" ${area} style="mask-type:${kind}">${body}</mask>`);
    return id;
  }

  #page(): Box {
    return { x0: 0, y0: 0, x1: this.#size.width, y1: this.#size.height };
  }

  #fills(a: number, d: number, e: number, f: number): boolean {
    const { width, height } = this.#size;
    const near = (value: number, wanted: number) => Math.abs(value - wanted) < 1.5;
    return near(e, 0) && near(a, width) && near(f, height) && near(d, -height);
  }

  #top(): Layer {
    return this.#layers[this.#layers.length - 1] as Layer;
  }

  /** Adds the markup inside its clip, mask and blend; consecutive equal ones share a group. */
  #add(look: Look, markup: string): void {
    if (this.#length + this.#definitions.length + markup.length > MAX_LENGTH) {
      this.#cut = true;
      return;
    }
    if (this.#layers.length === 1) this.#painted++;
    else this.#painted += 2;
    this.#length += markup.length;
    const wrapper = this.#wrapper(look);
    const layer = this.#top();
    if (layer.open !== wrapper) {
      this.#close();
      if (wrapper !== '') layer.parts.push(`<g${wrapper}>`);
      layer.open = wrapper;
    }
    layer.parts.push(markup);
  }

  #close(): void {
    const layer = this.#top();
    if (layer.open !== '') layer.parts.push('</g>');
    layer.open = '';
  }

  #body(): string {
    this.#close();
    return this.#top().parts.join('');
  }

  #wrapper(look: Look): string {
    const clip =
      look.clip && !this.#definitions.cutsNothing(look.clip)
        ? ` clip-path="url(#${this.#definitions.clip(look.clip)})"`
        : '';
    const mask = look.mask === undefined ? '' : ` mask="url(#${look.mask})"`;
    const blend = look.blend === 'normal' ? '' : ` style="mix-blend-mode:${look.blend}"`;
    return clip + mask + blend;
  }

  /** A gradient is in the page's coordinates, so the glyphs must be as well. */
  #patternedGlyphs(run: GlyphRun, look: Look): void {
    const scale = run.size / 1000;
    for (const { outline, x, y } of run.glyphs) {
      if (!outline) continue;
      const path = carried(outline, multiply(run.matrix, [scale, 0, 0, -scale, x, y]));
      this.path(path, look, run.filled ? 'nonzero' : undefined, run.stroked);
    }
  }

  /** Text in a font that is not embedded in the file, which the reader's computer must have. */
  #words(run: GlyphRun, look: Look, filling: string): void {
    const shown = run.glyphs.filter(({ text }) => text.trim() !== '');
    if (shown.length === 0) return;
    const matrix = run.matrix.map(fine).join(' ');
    const { family, bold, italic, serif } = run.font;
    const faces = `'${family}', ${serif ? "'Noto Serif CJK SC', serif" : "'Noto Sans CJK SC', sans-serif"}`;
    const style = `${bold ? ' font-weight="bold"' : ''}${italic ? ' font-style="italic"' : ''}`;
    const words = shown.map(
      ({ text, x, y }) => `<tspan x="${short(x)}" y="${short(y)}">${escaped(text)}</tspan>`,
    );
    this.#add(
      look,
      `<text transform="matrix(${matrix})" font-family="${escaped(faces)}" font-size="${short(run.size)}"${style} ${filling}>${words.join('')}</text>`,
    );
  }

  #fill(paint: Paint, alpha: number, rule: 'nonzero' | 'evenodd'): string {
    const value = this.#paint(paint);
    if (value === 'none') return 'fill="none"';
    const opacity = alpha < 1 ? ` fill-opacity="${short(alpha)}"` : '';
    return `fill="${value}"${opacity}${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}`;
  }

  #stroke(look: Look, scale = 1): string {
    const value = this.#paint(look.stroke);
    if (value === 'none') return '';
    let text = ` stroke="${value}" stroke-width="${short(look.lineWidth / scale)}"`;
    if (look.strokeAlpha < 1) text += ` stroke-opacity="${short(look.strokeAlpha)}"`;
    if (look.cap !== 'butt') text += ` stroke-linecap="${look.cap}"`;
    if (look.join !== 'miter') text += ` stroke-linejoin="${look.join}"`;
    else if (look.miterLimit !== 4) text += ` stroke-miterlimit="${short(look.miterLimit)}"`;
    if (look.dash.length > 0) {
      text += ` stroke-dasharray="${look.dash.map(short).join(' ')}"`;
      if (look.dashOffset !== 0) text += ` stroke-dashoffset="${short(look.dashOffset)}"`;
    }
    return text;
  }

  #paint(paint: Paint): string {
    switch (paint.kind) {
      case 'color':
        return `#${paint.color}`;
      case 'gradient':
        return `url(#${this.#definitions.gradient(paint)})`;
      case 'mesh':
        return `#${paint.triangles[0]?.color ?? '808080'}`;
      case 'tiling':
        return `url(#${this.#tiling(paint)})`;
      default:
        return 'none';
    }
  }

  #tiling(paint: TilingPaint): string {
    const id = this.#definitions.id('t');
    const { box, stepX, stepY } = paint;
    const tile = new SvgPainter({ width: box.x1 - box.x0, height: box.y1 - box.y0 }, true, `${id}-`);
    paint.draw(tile);
    const body = tile.#body();
    const place = `x="${fine(box.x0)}" y="${fine(box.y0)}" width="${fine(stepX)}" height="${fine(stepY)}"`;
    for (const definition of tile.#definitions.markup) this.#definitions.add(definition);
    this.#definitions.add(
      `<pattern id="${id}" patternUnits="userSpaceOnUse" ${place} patternTransform="matrix(${paint.matrix.map(fine).join(' ')})">${body}</pattern>`,
    );
    return id;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text of the file for XML: no markup, and no characters that XML forbids. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}
