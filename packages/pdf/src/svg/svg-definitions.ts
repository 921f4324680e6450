import { base64 } from '@lectern/base';
import type { PagePath } from '../draw/page-path.ts';
import type { Clip, GradientPaint } from '../draw/painter.ts';
import type { ImageFile } from '../raster/encode-raster.ts';
import { fine, pathData } from './path-data.ts';

/** Definitions that a drawing refers to by id: clips, glyph outlines, images and gradients, each written once. */
export class SvgDefinitions {
  readonly markup: string[] = [];
  readonly #size: { readonly width: number; readonly height: number };
  readonly #prefix: string;
  readonly #clips = new Map<Clip, string>();
  readonly #glyphs = new Map<string, string>();
  readonly #images = new Map<ImageFile, string>();
  readonly #gradients = new Map<GradientPaint, string>();
  #ids = 0;
  #length = 0;

  /** `size` is the page's; every id begins with `prefix`. */
  constructor(size: { readonly width: number; readonly height: number }, prefix: string) {
    this.#size = size;
    this.#prefix = prefix;
  }

  /** Length of all markup, characters. */
  get length(): number {
    return this.#length;
  }

  /** A new id; the letter identifies the kind. */
  id(letter: string): string {
    this.#ids++;
    return `${this.#prefix}${letter}${this.#ids.toString(36)}`;
  }

  add(markup: string): void {
    this.#length += markup.length;
    this.markup.push(markup);
  }

  image(file: ImageFile): string {
    let id = this.#images.get(file);
    if (id === undefined) {
      id = this.id('i');
      this.#images.set(file, id);
      this.add(
        `<image id="${id}" width="1" height="1" preserveAspectRatio="none" href="data:${file.mime};base64,${base64(file.bytes)}"/>`,
      );
    }
    return id;
  }

  clip(clip: Clip): string {
    const known = this.#clips.get(clip);
    if (known !== undefined) return known;
    // very deep chains are rare and their effect is hardly visible: they are followed up to a limit
    const chain: Clip[] = [];
    for (let at: Clip | undefined = clip; at && !this.#clips.has(at) && chain.length < 64; at = at.parent) {
      if (!this.cutsNothing(at)) chain.push(at);
    }
    const last = chain.at(-1)?.parent;
    let parent = last && this.#clips.get(last);
    for (const each of chain.reverse()) {
      const id = this.id('c');
      const within = parent === undefined ? '' : ` clip-path="url(#${parent})"`;
      const rule = each.evenOdd ? ' clip-rule="evenodd"' : '';
      this.add(`<clipPath id="${id}"${within}><path d="${pathData(each.path)}"${rule}/></clipPath>`);
      this.#clips.set(each, id);
      parent = id;
    }
    return parent ?? '';
  }

  glyph(key: string, outline: PagePath): string {
    let id = this.#glyphs.get(key);
    if (id === undefined) {
      id = this.id('g');
      this.#glyphs.set(key, id);
      this.add(`<path id="${id}" d="${pathData(rounded(outline))}"/>`);
    }
    return id;
  }

  gradient(paint: GradientPaint): string {
    const known = this.#gradients.get(paint);
    if (known !== undefined) return known;
    const id = this.id('p');
    this.#gradients.set(paint, id);
    const { from, to, fromRadius, toRadius, stops } = paint;
    const matrix = ` gradientUnits="userSpaceOnUse" gradientTransform="matrix(${paint.matrix.map(fine).join(' ')})"`;
    if (paint.shape === 'axial') {
      const ends = `x1="${fine(from[0])}" y1="${fine(from[1])}" x2="${fine(to[0])}" y2="${fine(to[1])}"`;
      this.add(`<linearGradient id="${id}" ${ends}${matrix}>${stopsOf(stops)}</linearGradient>`);
      return id;
    }
    // SVG's outer circle is the larger circle.
    const outwards = toRadius >= fromRadius;
    const [outer, inner] = outwards ? [to, from] : [from, to];
    const [radius, focus] = outwards ? [toRadius, fromRadius] : [fromRadius, toRadius];
    const turned = outwards ? stops : stops.map(([at, color]) => [1 - at, color] as const).reverse();
    const circles = `cx="${fine(outer[0])}" cy="${fine(outer[1])}" r="${fine(radius)}" fx="${fine(inner[0])}" fy="${fine(inner[1])}" fr="${fine(focus)}"`;
    this.add(`<radialGradient id="${id}" ${circles}${matrix}>${stopsOf(turned)}</radialGradient>`);
    return id;
  }

  /** Whether the clip leaves the whole page visible. */
  cutsNothing({ isBox, box }: Clip): boolean {
    const { width, height } = this.#size;
    return isBox && box.x0 <= 0.5 && box.y0 <= 0.5 && box.x1 >= width - 0.5 && box.y1 >= height - 0.5;
  }
}

function stopsOf(stops: GradientPaint['stops']): string {
  return stops.map(([at, color]) => `<stop offset="${fine(at)}" stop-color="#${color}"/>`).join('');
}

function rounded({ steps, points }: PagePath): PagePath {
  return { steps, points: points.map(Math.round) };
}
