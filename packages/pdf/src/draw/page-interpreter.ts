import { boxClip, clipped } from './clips.ts';
import {
  type GraphicsState,
  initialState,
  type LoadedFont,
  lookOf,
  type OperatorList,
} from './graphics-state.ts';
import { paintImages } from './image-operators.ts';
import { IDENTITY, type Matrix, matrixOf, multiply } from './matrix.ts';
import type { PageObjects } from './page-objects.ts';
import { type Box, carried, joined, type PagePath, pagePath, rectanglePath } from './page-path.ts';
import type { Paint, Painter } from './painter.ts';
import { colorPaint, shadingPaint, tilingParts } from './paints.ts';
import { placeGlyphs } from './place-glyphs.ts';
import { setParameter, setState } from './state-operators.ts';

export interface InterpreterLimits {
  /** Maximum operators of one page, including operators of font and pattern procedures each time they run. */
  readonly operators: number;
  /** Most nesting of procedures. */
  readonly depth: number;
}

export const defaultInterpreterLimits: InterpreterLimits = { operators: 1_000_000, depth: 8 };

const FILLS: Readonly<Record<string, readonly [fill: 'nonzero' | 'evenodd' | undefined, stroke: boolean]>> = {
  fill: ['nonzero', false],
  eoFill: ['evenodd', false],
  stroke: [undefined, true],
  closeStroke: [undefined, true],
  fillStroke: ['nonzero', true],
  eoFillStroke: ['evenodd', true],
  closeFillStroke: ['nonzero', true],
  closeEOFillStroke: ['evenodd', true],
  rawFillPath: ['nonzero', false],
};

interface Group {
  /** Whether the group is painted separately and then composited; otherwise it only clips. */
  readonly apart: boolean;
  readonly mask: boolean;
}

/** Executes a page's operators (ISO 32000-1, annex A) on a painter. Unknown operators are ignored. */
export class PageInterpreter {
  readonly #names: ReadonlyMap<number, string>;
  readonly #objects: PageObjects;
  readonly #limits: InterpreterLimits;
  readonly #base: Matrix;
  readonly #painter: Painter;
  #state: GraphicsState;
  #saved: GraphicsState[] = [];
  #bases: Matrix[];
  #groups: Group[] = [];
  #hiddenContents: boolean[] = [];
  #pendingClip: 'nonzero' | 'evenodd' | undefined;
  #textClips: PagePath[] | undefined;
  #mask: string | undefined;
  #left: number;
  #depth = 0;

  constructor(
    names: ReadonlyMap<number, string>,
    objects: PageObjects,
    painter: Painter,
    page: { readonly matrix: Matrix; readonly box: Box },
    limits: InterpreterLimits = defaultInterpreterLimits,
  ) {
    this.#names = names;
    this.#objects = objects;
    this.#painter = painter;
    this.#limits = limits;
    this.#left = limits.operators;
    this.#base = page.matrix;
    this.#bases = [page.matrix];
    this.#state = initialState(page.matrix, boxClip(page.box));
  }

  /** Whether operators were left out because of the limit. */
  get exhausted(): boolean {
    return this.#left <= 0;
  }

  run(list: OperatorList): void {
    const { fnArray, argsArray } = list;
    for (let index = 0; index < fnArray.length && this.#left > 0; index++) {
      this.#left--;
      const name = this.#names.get(fnArray[index] ?? 0);
      const args = argsArray[index];
      if (name !== undefined) this.#carryOut(name, Array.isArray(args) ? args : args === null ? [] : [args]);
    }
  }

  /** Closes groups that an invalid page left open. */
  finish(): void {
    while (this.#groups.length > 0) this.#endGroup();
  }

  get #visible(): boolean {
    return !this.#hiddenContents.includes(true);
  }

  // biome-ignore lint/suspicious/noExplicitAny: arguments of a file, checked where they are used
  #carryOut(name: string, args: any[]): void {
    const state = this.#state;
    switch (name) {
      case 'save':
        this.#save();
        break;
      case 'restore':
        this.#restore();
        break;
      case 'transform':
        state.ctm = multiply(state.ctm, matrixOf(args) ?? IDENTITY);
        break;
      case 'setGState':
        for (const [key, value] of args[0] ?? []) this.#setting(key, value);
        break;
      case 'constructPath':
        this.#path(this.#names.get(args[0]) ?? '', pagePath(args[1]?.[0], state.ctm));
        break;
      case 'rawFillPath':
        this.#path(name, pagePath(args[0], state.ctm));
        break;
      case 'clip':
        this.#pendingClip = 'nonzero';
        break;
      case 'eoClip':
        this.#pendingClip = 'evenodd';
        break;
      case 'shadingFill':
        if (this.#visible) {
          const fill = shadingPaint(this.#objects.shading(args[0]), state.ctm);
          this.#painter.shade({ ...lookOf(state), fill });
        }
        break;
      case 'paintFormXObjectBegin':
        if (this.#visible) this.#beginForm(args[0], args[1]);
        break;
      case 'paintFormXObjectEnd':
        if (this.#visible) this.#endForm();
        break;
      case 'beginGroup':
        if (this.#visible) this.#beginGroup(args[0] ?? {});
        break;
      case 'endGroup':
        if (this.#visible) this.#endGroup();
        break;
      case 'beginAnnotation':
        this.#beginAnnotation(args);
        break;
      case 'endAnnotation':
        this.#bases.pop();
        this.#restore();
        break;
      case 'beginMarkedContent':
        this.#hiddenContents.push(false);
        break;
      case 'beginMarkedContentProps':
        this.#hiddenContents.push(args[0] === 'OC' && !this.#objects.isVisible(args[1]));
        break;
      case 'endMarkedContent':
        this.#hiddenContents.pop();
        break;
      case 'setFillColorN':
        state.fill = this.#pattern(args);
        break;
      case 'setStrokeColorN':
        state.stroke = this.#pattern(args);
        break;
      case 'showText':
        this.#showText(args[0]);
        break;
      case 'endText':
        this.#endText();
        break;
      default:
        if (!setState(state, name, args, (font) => this.#objects.font(font)) && this.#visible) {
          paintImages(name, args, state, this.#objects, this.#painter);
        }
    }
  }

  #setting(key: unknown, value: unknown): void {
    if (key === 'SMask') {
      this.#state.mask = value ? this.#mask : undefined;
      this.#mask = undefined;
    } else setParameter(this.#state, key, value, (font) => this.#objects.font(font));
  }

  #save(): void {
    if (this.#saved.length < 100_000) this.#saved.push({ ...this.#state });
  }

  #restore(): void {
    const state = this.#saved.pop();
    if (state) this.#state = state;
  }

  #path(operator: string, path: PagePath): void {
    const how = FILLS[operator];
    if (how && path.steps !== '' && this.#visible) {
      this.#painter.path(path, lookOf(this.#state), how[0], how[1]);
    }
    if (this.#pendingClip === undefined) return;
    this.#state.clip = clipped(this.#state.clip, path, this.#pendingClip === 'evenodd');
    this.#pendingClip = undefined;
  }

  #clipToBox(value: unknown, matrix: Matrix): void {
    const [x0, y0, x1, y1] = Array.isArray(value) || ArrayBuffer.isView(value) ? (value as number[]) : [];
    if (![x0, y0, x1, y1].every((each) => Number.isFinite(each))) return;
    const path = rectanglePath({ x0: x0 ?? 0, y0: y0 ?? 0, x1: x1 ?? 0, y1: y1 ?? 0 }, matrix);
    this.#state.clip = clipped(this.#state.clip, path, false);
  }

  #beginForm(matrix: unknown, box: unknown): void {
    this.#save();
    const state = this.#state;
    state.ctm = multiply(state.ctm, matrixOf(matrix) ?? IDENTITY);
    this.#bases.push(state.ctm);
    this.#clipToBox(box, state.ctm);
  }

  #endForm(): void {
    this.#restore();
    if (this.#bases.length > 1) this.#bases.pop();
  }

  #beginAnnotation(args: readonly unknown[]): void {
    this.#save();
    this.#state = initialState(this.#base, this.#state.clip);
    this.#clipToBox(args[1], this.#base);
    for (const matrix of [args[2], args[3]]) {
      this.#state.ctm = multiply(this.#state.ctm, matrixOf(matrix) ?? IDENTITY);
    }
    this.#bases.push(this.#state.ctm);
  }

  // biome-ignore lint/suspicious/noExplicitAny: see #carryOut
  #beginGroup(group: any): void {
    this.#save();
    const state = this.#state;
    const plain = state.fillAlpha === 1 && state.blend === 'normal' && state.mask === undefined;
    const apart = Boolean(group.smask) || !plain || Boolean(group.isolated && group.needsIsolation);
    if (group.smask) {
      const backdrop = colorPaint(group.smask.backdrop);
      this.#painter.beginMask(
        group.smask.subtype === 'Alpha' ? 'alpha' : 'luminance',
        backdrop.kind === 'color' ? backdrop.color : undefined,
      );
      Object.assign(state, { clip: undefined, mask: undefined });
    } else if (apart) this.#painter.beginGroup(lookOf(state));
    const matrix = matrixOf(group.matrix) ?? IDENTITY;
    this.#clipToBox(group.bbox, multiply(state.ctm, matrix));
    // opacity, blend and mask apply to the group as a whole
    if (apart) Object.assign(state, { fillAlpha: 1, strokeAlpha: 1, blend: 'normal', mask: undefined });
    this.#groups.push({ apart, mask: Boolean(group.smask) });
  }

  #endGroup(): void {
    const group = this.#groups.pop();
    if (!group) return;
    if (group.mask) this.#mask = this.#painter.endMask();
    else if (group.apart) this.#painter.endGroup();
    this.#restore();
  }

  #pattern(args: readonly unknown[]): Paint {
    const base = this.#bases.at(-1) ?? this.#base;
    if (args[0] === 'Shading') {
      const matrix = multiply(base, matrixOf(args[2]) ?? IDENTITY);
      return shadingPaint(this.#objects.shading(String(args[1])), matrix);
    }
    if (args[0] !== 'TilingPattern' || this.#depth >= this.#limits.depth) return { kind: 'none' };
    const parts = tilingParts(args, base);
    if (!parts || typeof parts.operators !== 'object' || parts.operators === null) return { kind: 'none' };
    const { color, operators, matrix, box, stepX, stepY } = parts;
    return {
      kind: 'tiling',
      matrix,
      box,
      stepX,
      stepY,
      draw: (painter) => {
        const tile = new PageInterpreter(
          this.#names,
          this.#objects,
          painter,
          { matrix: IDENTITY, box },
          {
            operators: Math.min(this.#left, 100_000),
            depth: this.#limits.depth - this.#depth - 1,
          },
        );
        if (color) Object.assign(tile.#state, { fill: color, stroke: color });
        tile.run(operators as OperatorList);
        tile.finish();
        this.#left -= 1_000;
      },
    };
  }

  #showText(glyphs: unknown): void {
    const state = this.#state;
    const { font } = state;
    if (!font || state.fontSize === 0 || !Array.isArray(glyphs)) return;
    if (font.procedures) {
      this.#showProcedures(font, glyphs);
      return;
    }
    const run = placeGlyphs(state, font, glyphs, (character) => this.#objects.outline(font, character));
    if (this.#visible && run.glyphs.length > 0) this.#painter.glyphs(run, lookOf(state));
    if (state.renderingMode >= 4) {
      this.#textClips ??= [];
      for (const { outline, x, y } of run.glyphs) {
        const scale = run.size / 1000;
        const matrix = multiply(run.matrix, [scale, 0, 0, -scale, x, y]);
        if (outline) this.#textClips.push(carried(outline, matrix));
      }
    }
    if (font.page.vertical) state.y -= run.advance;
    else state.x += run.advance * state.horizontalScale * state.fontDirection;
  }

  #endText(): void {
    if (!this.#textClips) return;
    this.#state.clip = clipped(this.#state.clip, joined(this.#textClips), false);
    this.#textClips = undefined;
  }

  /** A Type 3 font draws its glyphs by operators. Its texts are also passed to the painter, without outlines. */
  // biome-ignore lint/suspicious/noExplicitAny: see #carryOut
  #showProcedures(font: LoadedFont, glyphs: readonly any[]): void {
    const state = this.#state;
    const run = placeGlyphs(state, font, glyphs, () => undefined);
    if (run.glyphs.length > 0 && this.#visible) {
      this.#painter.glyphs({ ...run, filled: false, stroked: false }, lookOf(state));
    }
    const drawn = this.#depth < this.#limits.depth && state.renderingMode !== 3 && this.#visible;
    if (drawn) {
      this.#depth++;
      let index = 0;
      for (const glyph of glyphs) {
        if (typeof glyph === 'number' || glyph === null) continue;
        const placed = run.glyphs[index++];
        const list = font.procedures?.get(String(glyph.operatorListId));
        if (!placed || !list) continue;
        // a procedure's own saves and restores must stay within it
        const [saved, before] = [this.#saved, { ...this.#state }];
        this.#saved = [];
        const at = multiply(run.matrix, [run.size, 0, 0, -run.size, placed.x, placed.y]);
        this.#state.ctm = multiply(at, font.matrix);
        this.run(list);
        this.#saved = saved;
        this.#state = before;
      }
      this.#depth--;
    }
    this.#state.x += run.advance * state.horizontalScale * state.fontDirection;
  }
}
