import type { Dispose } from '@lectern/base';
import { type Erasure, InkPage, paintStroke, union } from './ink-page.ts';
import { inkPath } from './outline.ts';
import { type Box, type InkPen, type Stroke, strokeBox } from './stroke.ts';
import { WetStroke } from './wet-stroke.ts';

/** What a pointer does on the page. `pointer`: nothing, events go through to the slide. */
export type InkTool =
  | { readonly type: 'pointer' }
  | { readonly type: 'write'; readonly pen: InkPen }
  | { readonly type: 'erase'; readonly radius: number; readonly whole: boolean };

/** What happens to a pointer between its down and its up. */
type Session =
  | { readonly state: 'writing'; readonly stroke: WetStroke; predicted: readonly number[] }
  | {
      readonly state: 'erasing';
      readonly radius: number;
      readonly whole: boolean;
      at: readonly [number, number];
    };

export interface InkSurfaceOptions {
  /** Two canvases that lie on the slide: what is dry, and above it what is being written. */
  readonly dry: HTMLCanvasElement;
  readonly wet: HTMLCanvasElement;
  /** The page's logical size. */
  readonly pageSize: { readonly w: number; readonly h: number };
  onStroke(pen: InkPen, points: number[]): void;
  onErase(erasure: Erasure): void;
  /** An eraser's pass is over (its removals are one step for undo). */
  onEraseEnd(): void;
}

/** A hand's edge on the panel is wider than a finger or a pen, CSS pixels: it erases, and then the pen is back. */
const PALM = 60;
const PALM_RADIUS = 40;

/** Writes and erases on one page. Several people may write at once: one stroke a pointer. */
export class InkSurface {
  readonly #options: InkSurfaceOptions;
  readonly #page = new InkPage();
  readonly #sessions = new Map<number, Session>();
  readonly #dry: CanvasRenderingContext2D;
  readonly #wet: CanvasRenderingContext2D;
  #tool: InkTool = { type: 'pointer' };
  #scale = 1;
  #wetBox: Box | undefined;
  #listening: Dispose;

  constructor(options: InkSurfaceOptions) {
    this.#options = options;
    const dry = options.dry.getContext('2d');
    // Desynchronised: the canvas may reach the panel without waiting for the rest of the page.
    const wet = options.wet.getContext('2d', { desynchronized: true });
    if (!dry || !wet) throw new Error('this browser has no canvas');
    this.#dry = dry;
    this.#wet = wet;
    this.#listening = this.#listen(options.wet);
  }

  setTool(tool: InkTool): void {
    this.#tool = tool;
    this.#options.wet.style.pointerEvents = tool.type === 'pointer' ? 'none' : 'auto';
  }

  /** `scale`: CSS pixels a logical pixel; the canvases get the device's own pixels. */
  resize(scale: number, devicePixelRatio: number): void {
    this.#scale = scale;
    const { w, h } = this.#options.pageSize;
    for (const canvas of [this.#options.dry, this.#options.wet]) {
      canvas.width = Math.round(w * scale * devicePixelRatio);
      canvas.height = Math.round(h * scale * devicePixelRatio);
    }
    const ratio = scale * devicePixelRatio;
    this.#dry.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#wet.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#paintDry({ minX: 0, minY: 0, maxX: w, maxY: h });
    this.#paintWet();
  }

  /** The page's dry strokes, in their order. */
  setStrokes(strokes: readonly Stroke[]): void {
    const dirty = this.#page.replace(strokes);
    if (dirty) this.#paintDry(dirty);
  }

  dispose(): void {
    this.#listening();
    this.#sessions.clear();
  }

  #listen(target: HTMLCanvasElement): Dispose {
    const down = (event: PointerEvent) => this.#down(event);
    const move = (event: PointerEvent) => this.#move(event);
    const up = (event: PointerEvent) => this.#up(event);
    const cancel = (event: PointerEvent) => this.#cancel(event);
    target.addEventListener('pointerdown', down);
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', up);
    target.addEventListener('pointercancel', cancel);
    return () => {
      target.removeEventListener('pointerdown', down);
      target.removeEventListener('pointermove', move);
      target.removeEventListener('pointerup', up);
      target.removeEventListener('pointercancel', cancel);
    };
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const session = this.#begin(event);
    if (!session) return;
    event.preventDefault();
    this.#options.wet.setPointerCapture(event.pointerId);
    this.#sessions.set(event.pointerId, session);
    if (session.state === 'writing') {
      session.stroke.add(...this.#at(event));
      this.#paintWet();
    } else this.#erase(session, event);
  }

  #begin(event: PointerEvent): Session | undefined {
    const at: readonly [number, number] = [this.#at(event)[0], this.#at(event)[1]];
    if (event.pointerType === 'touch' && Math.max(event.width, event.height) >= PALM) {
      return { state: 'erasing', radius: PALM_RADIUS, whole: false, at };
    }
    // The other end of a pen.
    if (event.pointerType === 'pen' && (event.buttons & 32) !== 0) {
      return { state: 'erasing', radius: PALM_RADIUS / 2, whole: false, at };
    }
    switch (this.#tool.type) {
      case 'pointer':
        return undefined;
      case 'write':
        return { state: 'writing', stroke: new WetStroke(this.#tool.pen), predicted: [] };
      case 'erase':
        return { state: 'erasing', radius: this.#tool.radius, whole: this.#tool.whole, at };
    }
  }

  #move(event: PointerEvent): void {
    const session = this.#sessions.get(event.pointerId);
    if (!session) return;
    // A frame may bring several points: all of them are the stroke.
    const coalesced = event.getCoalescedEvents?.() ?? [];
    const events = coalesced.length > 0 ? coalesced : [event];
    if (session.state === 'erasing') {
      for (const each of events) this.#erase(session, each);
      return;
    }
    for (const each of events) session.stroke.add(...this.#at(each));
    session.predicted = (event.getPredictedEvents?.() ?? []).flatMap((each) => this.#at(each));
    this.#paintWet();
  }

  #up(event: PointerEvent): void {
    const session = this.#sessions.get(event.pointerId);
    if (!session) return;
    this.#sessions.delete(event.pointerId);
    if (session.state === 'erasing') {
      this.#options.onEraseEnd();
    } else {
      session.stroke.add(...this.#at(event));
      this.#options.onStroke(session.stroke.pen, session.stroke.finish());
    }
    this.#paintWet();
  }

  /** The system took the pointer (a gesture, a call): what was written so far is kept, as a pen lifted. */
  #cancel(event: PointerEvent): void {
    const session = this.#sessions.get(event.pointerId);
    if (!session) return;
    this.#sessions.delete(event.pointerId);
    if (session.state === 'erasing') this.#options.onEraseEnd();
    else if (session.stroke.points.length > 3)
      this.#options.onStroke(session.stroke.pen, session.stroke.finish());
    this.#paintWet();
  }

  #erase(session: Extract<Session, { state: 'erasing' }>, event: PointerEvent): void {
    const [x, y] = this.#at(event);
    const erasure = this.#page.erase(session.at, [x, y], session.radius, session.whole);
    session.at = [x, y];
    if (erasure.removed.length > 0) this.#options.onErase(erasure);
  }

  /** Where a pointer is on the page, and how hard it presses. */
  #at(event: PointerEvent): [number, number, number] {
    const rect = this.#options.wet.getBoundingClientRect();
    // Panels without pressure say 0.5, and some say 0 or 1 all the time.
    const pressure = event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : 0.5;
    return [(event.clientX - rect.left) / this.#scale, (event.clientY - rect.top) / this.#scale, pressure];
  }

  #paintDry(box: Box): void {
    const context = this.#dry;
    context.save();
    context.beginPath();
    context.rect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY);
    context.clip();
    context.clearRect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY);
    this.#page.paint(context, box);
    context.restore();
  }

  /** Paints at once, in the event that brought the points, so that they are on the screen with the next frame. */
  #paintWet(): void {
    const context = this.#wet;
    if (this.#wetBox) {
      const { minX, minY, maxX, maxY } = this.#wetBox;
      context.clearRect(minX - 2, minY - 2, maxX - minX + 4, maxY - minY + 4);
    }
    this.#wetBox = undefined;
    for (const session of this.#sessions.values()) {
      if (session.state !== 'writing') continue;
      const { pen } = session.stroke;
      const points = session.stroke.withPredicted(session.predicted);
      paintStroke(context, new Path2D(inkPath(points, pen.width, pen.tool, false)), pen);
      this.#wetBox = union(this.#wetBox, strokeBox(points, pen.width));
    }
  }
}
