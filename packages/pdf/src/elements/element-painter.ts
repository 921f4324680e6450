import type { Element, Fill, Frame, Geometry } from '@lectern/courseware';
import { leavesWhole } from '../draw/clips.ts';
import type { Matrix } from '../draw/matrix.ts';
import { type Box, boundsOf, holds, intersection, type PagePath, rectangleOf } from '../draw/page-path.ts';
import type { Clip, GlyphRun, Look, Painter } from '../draw/painter.ts';
import type { ImageFile } from '../raster/encode-raster.ts';
import { outlineGeometry } from './outline-geometry.ts';
import { fillOf, lineOf } from './paint-out.ts';
import { blocksOf, textElement } from './text-elements.ts';
import { type TextLine, TextLines } from './text-lines.ts';

type Drawn<E> = E extends Element ? Omit<E, 'id' | 'kind' | 'parentId' | 'order' | 'asset'> : never;

/** An element in painting order, with the file of a picture. */
export interface PaintedElement {
  readonly element: Drawn<Element>;
  readonly image?: ImageFile;
}

export interface PaintedElements {
  readonly elements: readonly PaintedElement[];
  /** A colour or a shading that covers the whole page before any other object is painted. */
  readonly background: Fill | undefined;
  /**
   * Number of objects that the elements show differently from the page: shadings, masks, blends, clips that cut into
   * them.
   */
  readonly inexact: number;
  /** Number of painted outlines, images and shadings, including those without an element. */
  readonly graphics: number;
  readonly hasMissingFonts: boolean;
}

type Item = PaintedElement | { readonly line: TextLine };

/** Converts painted objects to editable elements. It stores no more graphics than the limit, but counts all. */
export class ElementPainter implements Painter {
  readonly #page: Box;
  readonly #maxGraphics: number;
  readonly #items: Item[] = [];
  readonly #texts = new TextLines();
  readonly #alphas: number[] = [1];
  #maskDepth = 0;
  #background: Fill | undefined;
  #inexact = 0;
  #graphics = 0;
  #missing = false;

  constructor(size: { readonly width: number; readonly height: number }, maxGraphics: number) {
    this.#page = { x0: 0, y0: 0, x1: size.width, y1: size.height };
    this.#maxGraphics = maxGraphics;
  }

  finish(): PaintedElements {
    const blocks = new Map(blocksOf(this.#texts.lines).map((block) => [block.lines[0], block]));
    const elements = this.#items.flatMap((item): PaintedElement[] => {
      if (!('line' in item)) return [item];
      const block = blocks.get(item.line);
      return block ? [{ element: textElement(block) }] : [];
    });
    return {
      elements,
      background: this.#background,
      inexact: this.#inexact,
      graphics: this.#graphics,
      hasMissingFonts: this.#missing,
    };
  }

  path(path: PagePath, look: Look, rule: 'nonzero' | 'evenodd' | undefined, stroke: boolean): void {
    if (this.#maskDepth > 0) return;
    const fill = rule === undefined ? undefined : fillOf(look.fill, this.#alpha(look.fillAlpha));
    const line = stroke ? lineOf(look, this.#alpha(look.strokeAlpha)) : undefined;
    const filled = fill !== undefined && fill.fill.type !== 'none';
    const lined = line !== undefined && line.fill?.type !== 'none';
    const bounds = boundsOf(path);
    if ((!filled && !lined) || !bounds) return;
    if (fill && !fill.exact) this.#inexact++;
    this.#judge(look);
    const rectangle = rectangleOf(path);
    const box = rectangle && !lined && look.clip?.isBox ? intersection(bounds, look.clip.box) : bounds;
    if (!touches(box, look.clip?.box ?? this.#page)) return;
    if (box === bounds && !leavesWhole(look.clip, bounds)) this.#inexact++;
    if (rectangle && filled && !lined && this.#isGround(box, look)) {
      this.#background = fill.fill;
      return;
    }
    this.#keep({
      element: {
        type: 'shape',
        geometry: rectangle ? { type: 'preset', preset: 'rect' } : outlineGeometry(path, bounds),
        frame: frameOf(box),
        fill: filled ? fill.fill : { type: 'none' },
        line: line ?? { fill: { type: 'none' } },
      },
    });
  }

  glyphs(run: GlyphRun, look: Look): void {
    if (this.#maskDepth > 0) return;
    if (run.font.missing) this.#missing = true;
    if (run.filled && look.fill.kind !== 'color') this.#inexact++;
    const alpha = this.#alpha(1);
    const faded = alpha < 1 ? { ...look, fillAlpha: look.fillAlpha * alpha } : look;
    for (const line of this.#texts.add(run, faded)) this.#items.push({ line });
  }

  image(image: ImageFile, matrix: Matrix, look: Look): void {
    if (this.#maskDepth > 0) return;
    const placed = imageFrame(matrix);
    this.#judge(look);
    if (!placed) {
      this.#inexact++;
      return;
    }
    const { frame, exact } = placed;
    if (!exact) this.#inexact++;
    const box = { x0: frame.x, y0: frame.y, x1: frame.x + frame.w, y1: frame.y + frame.h };
    if (frame.w * frame.h === 0) return;
    const straight = frame.rotation === undefined;
    if (straight && !touches(box, look.clip?.box ?? this.#page)) return;
    const shape = straight ? this.#cutImage(box, frame, look.clip) : {};
    const opacity = this.#alpha(look.fillAlpha);
    this.#keep({
      element: {
        type: 'picture',
        frame: shape.frame ?? frame,
        ...(shape.crop ? { crop: shape.crop } : {}),
        ...(shape.geometry ? { geometry: shape.geometry } : {}),
        ...(opacity < 1 ? { recolor: { opacity } } : {}),
      },
      image,
    });
  }

  shade(look: Look): void {
    if (this.#maskDepth > 0) return;
    const { fill } = fillOf(look.fill, this.#alpha(look.fillAlpha));
    this.#inexact++;
    this.#judge(look);
    if (fill.type === 'none') return;
    const box = intersection(look.clip?.box ?? this.#page, this.#page);
    if (box.x1 <= box.x0 || box.y1 <= box.y0) return;
    if (look.clip?.isBox !== false && this.#isGround(box, look)) {
      this.#background = fill;
      return;
    }
    const outline = look.clip && !look.clip.isBox ? look.clip.path : undefined;
    const bounds = outline && boundsOf(outline);
    this.#keep({
      element: {
        type: 'shape',
        geometry: outline && bounds ? outlineGeometry(outline, bounds) : { type: 'preset', preset: 'rect' },
        frame: frameOf(bounds ?? box),
        fill,
        line: { fill: { type: 'none' } },
      },
    });
  }

  beginGroup(look: Look): void {
    this.#judge(look);
    this.#alphas.push(this.#alpha(look.fillAlpha));
  }

  endGroup(): void {
    if (this.#alphas.length > 1) this.#alphas.pop();
  }

  beginMask(): void {
    this.#maskDepth++;
    this.#inexact++;
  }

  endMask(): string {
    this.#maskDepth = Math.max(0, this.#maskDepth - 1);
    return '';
  }

  #alpha(own: number): number {
    return Math.round((this.#alphas.at(-1) ?? 1) * own * 1000) / 1000;
  }

  #judge(look: Look): void {
    if (look.blend !== 'normal' || look.mask !== undefined) this.#inexact++;
  }

  #keep(item: PaintedElement): void {
    this.#graphics++;
    if (this.#graphics <= this.#maxGraphics) this.#items.push(item);
  }

  #isGround(box: Box, look: Look): boolean {
    return (
      this.#items.length === 0 && look.fillAlpha === 1 && look.blend === 'normal' && holds(box, this.#page)
    );
  }

  /** Applies a clip to an image: an axis-aligned clip crops it, another shape becomes its outline. */
  #cutImage(
    box: Box,
    frame: Frame,
    clip: Clip | undefined,
  ): {
    readonly frame?: Frame;
    readonly crop?: { l: number; t: number; r: number; b: number };
    readonly geometry?: Geometry;
  } {
    if (!clip || leavesWhole(clip, box)) return {};
    const left = intersection(box, clip.box);
    const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
    const crop = {
      l: (left.x0 - box.x0) / w,
      t: (left.y0 - box.y0) / h,
      r: (box.x1 - left.x1) / w,
      b: (box.y1 - left.y1) / h,
    };
    const turned = {
      l: frame.flipH ? crop.r : crop.l,
      r: frame.flipH ? crop.l : crop.r,
      t: frame.flipV ? crop.b : crop.t,
      b: frame.flipV ? crop.t : crop.b,
    };
    const cut = { frame: { ...frame, ...frameOf(left) }, crop: turned };
    if (clip.isBox) return cut;
    if (clip.parent && !clip.parent.isBox) this.#inexact++;
    const bounds = boundsOf(clip.path);
    if (!bounds || frame.flipH || frame.flipV) return cut;
    return { ...cut, geometry: outlineGeometry(clip.path, left) };
  }
}

function touches(a: Box, b: Box): boolean {
  return a.x0 <= b.x1 + 1 && a.x1 >= b.x0 - 1 && a.y0 <= b.y1 + 1 && a.y1 >= b.y0 - 1;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function frameOf({ x0, y0, x1, y1 }: Box): Frame {
  return { x: round(x0), y: round(y0), w: round(x1 - x0), h: round(y1 - y0) };
}

/** The frame of an image's unit square; not exact when it is skewed. */
function imageFrame([a, b, c, d, e, f]: Matrix):
  | { readonly frame: Frame; readonly exact: boolean }
  | undefined {
  const w = Math.hypot(a, b);
  const h = Math.hypot(c, d);
  if (!(w > 0 && h > 0) || w > 1e5 || h > 1e5) return undefined;
  // the image's y axis is opposite to the page's
  const mirrored = a * d - b * c > 0;
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  const middle = { x: e + (a + c) / 2, y: f + (b + d) / 2 };
  const exact = Math.abs(a * c + b * d) < 0.01 * w * h;
  const upsideDown = Math.abs(Math.abs(angle) - 180) < 0.01;
  const rotation = upsideDown ? 0 : round(angle);
  return {
    frame: {
      x: round(middle.x - w / 2),
      y: round(middle.y - h / 2),
      w: round(w),
      h: round(h),
      ...(rotation === 0 ? {} : { rotation }),
      ...(upsideDown ? { flipH: true } : {}),
      ...(mirrored !== upsideDown ? { flipV: true } : {}),
    },
    exact,
  };
}
