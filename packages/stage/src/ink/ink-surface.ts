import type { Dispose } from '@lectern/base';
import { pointOn } from './edges.ts';
import type { Doing, FarHands } from './far-hands.ts';
import { paintStroke } from './ink-entry.ts';
import { guideNear } from './ink-guides.ts';
import type { InkHabits, InkSurfaceOptions, InkTool } from './ink-surface-options.ts';
import { inkPath2D } from './outline.ts';
import { DryInk } from './pages/dry-ink.ts';
import { InkPage, union } from './pages/ink-page.ts';
import { partOf } from './pages/painted-ink.ts';
import { EraserPasses } from './sessions/eraser-passes.ts';
import { LaserLights } from './sessions/laser-lights.ts';
import { type Carrying, carried, LassoSession, taken } from './sessions/lasso.ts';
import { LedSession } from './sessions/led-session.ts';
import { GrowingTouches, isPalm } from './sessions/palm.ts';
import { placingOn } from './sessions/placing.ts';
import type { PointerSession, Sample } from './sessions/pointer-session.ts';
import { WritingSession } from './sessions/writing-session.ts';
import { type Box, type InkPen, type Stroke, strokeBox } from './stroke.ts';

/** The radius of erasing by palm, logical pixels. */
const PALM_RADIUS = 40;
/** Milliseconds after a pen left the panel during which a palm counts as part of the hand that holds the pen. */
const PEN_RESTS_MS = 1000;

/** Writes and erases on one page. Several people may write at once: one stroke per pointer. */
export class InkSurface {
  readonly #options: InkSurfaceOptions;
  readonly #page: InkPage;
  readonly #dry: DryInk;
  readonly #sessions = new Map<number, PointerSession>();
  readonly #erasers: EraserPasses;
  readonly #growing = new GrowingTouches();
  readonly #lights: LaserLights;
  #strokes: readonly Stroke[] = [];
  /** Strokes that other users are writing at this moment, with their outlines. */
  #others: readonly { readonly stroke: Omit<Stroke, 'id'>; readonly path: Path2D; readonly box: Box }[] = [];
  /** Strokes being carried, drawn at their current position instead of the stored one. */
  #carried:
    | { readonly ids: ReadonlySet<string>; readonly strokes: readonly Stroke[]; readonly by: Carrying }
    | undefined;
  /** The actions of other users besides writing. */
  #far: FarHands | undefined;
  readonly #wet: CanvasRenderingContext2D;
  #tool: InkTool = { type: 'pointer' };
  /** Time when a pen was last on the panel, in the time of pointer events. */
  #penAt = Number.NEGATIVE_INFINITY;
  #habits: InkHabits = { palmErases: true, fingersTurn: false };
  #scale = 1;
  /** The part of the page on the canvases. */
  #part: Box;
  #wetBox: Box | undefined;
  #listening: Dispose;

  constructor(options: InkSurfaceOptions) {
    this.#options = options;
    // Desynchronised: the browser may show the canvas without waiting for the rest of the page.
    const wet = options.wet.getContext('2d', { desynchronized: true });
    if (!wet) throw new Error('the canvas has no context');
    this.#page = options.page ?? new InkPage();
    this.#dry = new DryInk(options.dry, this.#page, options.pageSize, true);
    this.#wet = wet;
    this.#erasers = new EraserPasses(this.#page, this.#dry, options);
    this.#part = partOf(options);
    this.#lights = new LaserLights(() => {
      this.#paintWet();
      // The stroke is removed in other windows, too.
      this.#options.onWriting?.();
    });
    this.#listening = this.#listen(options.wet);
  }

  setTool(tool: InkTool, habits = this.#habits): void {
    this.#tool = tool;
    this.#habits = habits;
    const { wet } = this.#options;
    wet.style.pointerEvents = tool.type === 'pointer' ? 'none' : 'auto';
    wet.toggleAttribute('data-fingers-turn', habits.fingersTurn);
  }

  /**
   * `scale`: CSS pixels per logical pixel; `part`: the part of the page that the canvases cover, all of it if omitted.
   * The canvases have device pixels.
   */
  resize(scale: number, devicePixelRatio: number, part?: Box): void {
    this.#scale = scale;
    this.#part = part ?? partOf(this.#options);
    const { wet } = this.#options;
    const { minX, minY, maxX, maxY } = this.#part;
    const ratio = scale * devicePixelRatio;
    wet.width = Math.round((maxX - minX) * ratio);
    wet.height = Math.round((maxY - minY) * ratio);
    this.#wet.setTransform(ratio, 0, 0, ratio, -minX * ratio, -minY * ratio);
    // A page that is shown whole may have a preloaded painting.
    this.#dry.resize(ratio, part);
    this.#wipeFar();
    this.#paintWet();
  }

  /** The stored strokes of the page, in painting order. */
  setStrokes(strokes: readonly Stroke[]): void {
    this.#strokes = strokes;
    const here = this.#erasers.appliedTo(strokes);
    const isAway = (id: string) => this.#far?.away.has(id) === true || this.#carried?.ids.has(id) === true;
    const lying = this.#carried || this.#far ? here.filter(({ id }) => !isAway(id)) : here;
    const dirty = this.#page.replace(lying);
    if (!dirty) return;
    this.#dry.repaint(dirty);
    this.#wipeFar();
  }

  /** The visible ink at this moment: with strokes being written, without ink being erased. */
  seen(): readonly Stroke[] {
    const here = this.#erasers.appliedTo(this.#strokes);
    const moved = this.#carried;
    const lying = moved ? [...here.filter(({ id }) => !moved.ids.has(id)), ...moved.strokes] : here;
    const wet = this.writing().map((stroke, i) => ({ ...stroke, id: `wet ${i}` }));
    return wet.length > 0 ? [...lying, ...wet] : lying;
  }

  /** The strokes being written in this window at this moment, as far as they are written. */
  writing(): readonly Omit<Stroke, 'id'>[] {
    return [...this.#sessions.values()].flatMap((session) => session.written?.() ?? []);
  }

  /** The actions of pointers in this window besides writing, before they are stored. */
  doing(): Doing {
    const held = this.#carried;
    const { gone, wiped } = this.#erasers;
    const lasers = this.#lights.lit.map(({ shown }) => shown).filter(({ points }) => points.length > 0);
    return { gone, carried: held ? [{ ids: [...held.ids], ...held.by }] : [], wiped, lasers };
  }

  /**
   * Draws the unfinished strokes and other pointer actions of other users above the finished strokes, until the next
   * call.
   */
  setOthers(strokes: readonly Omit<Stroke, 'id'>[], far?: FarHands): void {
    if (strokes.length + this.#others.length === 0 && !far && !this.#far) return;
    const before = this.#far;
    this.#far = far;
    if (before?.awayNames !== far?.awayNames) this.setStrokes(this.#strokes);
    // The page is repainted when a remote eraser has finished, because it may have erased no stroke in the end.
    if (before?.wipedBox && !far?.wipedBox) this.#dry.repaint(before.wipedBox);
    this.#wipeFar();
    this.#others = strokes.map((stroke) => ({
      stroke,
      path: inkPath2D(stroke.points, stroke.width, stroke.tool),
      box: strokeBox(stroke.points, stroke.width),
    }));
    this.#paintWet();
  }

  /** Clears where other users erase; the remaining strokes are painted when the document has changed. */
  #wipeFar(): void {
    this.#far?.eachWiped((from, to, radius) => this.#dry.wipe(from, to, radius));
  }

  /** Draws these strokes at the position where they are carried, until `putDown`. */
  carry(strokes: readonly Stroke[], by: Carrying): void {
    const isNew = this.#carried === undefined;
    this.#carried = { ids: new Set(strokes.map(({ id }) => id)), strokes: carried(strokes, by), by };
    if (isNew) this.setStrokes(this.#strokes);
    this.#paintWet();
    this.#options.onWriting?.();
  }

  /** Ends carrying: the strokes are drawn at their stored position. */
  putDown(): void {
    this.#carried = undefined;
    this.setStrokes(this.#strokes);
    this.#paintWet();
    this.#options.onWriting?.();
  }

  /** Stores all actions until now before it returns. */
  settle(): void {
    this.#erasers.settle();
  }

  /** Stores the unfinished strokes up to their last points, as if the pens were lifted. */
  finish(): void {
    const sessions = [...this.#sessions.values()];
    this.#sessions.clear();
    for (const session of sessions) session.cancel();
    this.settle();
    this.#paintWet();
  }

  dispose(): void {
    // The page may be changed by another window while a pointer writes on it.
    this.finish();
    this.#listening();
    this.#lights.dispose();
    this.#dry.dispose();
  }

  #listen(target: HTMLCanvasElement): Dispose {
    const listeners = [
      ['pointerdown', (event: PointerEvent) => this.#down(event)],
      ['pointermove', (event: PointerEvent) => this.#move(event)],
      [
        'pointerup',
        (event: PointerEvent) => this.#end(event, (session) => session.up(this.#placing()(event))),
      ],
      ['pointercancel', (event: PointerEvent) => this.#end(event, (session) => session.cancel())],
    ] as const;
    for (const [type, listener] of listeners) target.addEventListener(type, listener);
    const stop = this.#options.taken?.subscribe(() => this.#letGo());
    return () => {
      stop?.();
      for (const [type, listener] of listeners) target.removeEventListener(type, listener);
    };
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // A second pointerdown of the same pointer does not end its current action.
    if (this.#sessions.has(event.pointerId) || this.#options.taken?.get().has(event.pointerId)) return;
    const session = this.#begin(event);
    if (!session) return;
    event.preventDefault();
    this.#options.wet.setPointerCapture(event.pointerId);
    this.#sessions.set(event.pointerId, session);
    this.#paintWet();
    this.#options.onWriting?.();
  }

  #begin(event: PointerEvent): PointerSession | undefined {
    const at = this.#placing()(event);
    if (this.#tool.type === 'pointer') return undefined;
    const downAt = performance.now();
    const isTouch = event.pointerType === 'touch';
    if (event.pointerType === 'pen') this.#penAt = event.timeStamp;
    if (this.#isPalm(event)) return this.#wiping(event, at);
    // The touch may be a palm whose contact still grows.
    if (isTouch && this.#habits.palmErases) this.#growing.began(event.pointerId, event.timeStamp, at);
    if (isTouch && this.#habits.fingersTurn) return undefined;
    // The eraser end of a pen.
    if (event.pointerType === 'pen' && (event.buttons & 32) !== 0) {
      return this.#erasers.begin(at, PALM_RADIUS / 2, false);
    }
    switch (this.#tool.type) {
      case 'write':
        return (
          this.#led(this.#tool.pen, at) ??
          new WritingSession(this.#tool.pen, at, this.#tool.straightens ?? false, {
            onStroke: (pen, points, straight) =>
              this.#options.onStroke(pen, points, straight, performance.now() - downAt),
            repaint: () => this.#paintWet(),
          })
        );
      case 'erase':
        return this.#erasers.begin(at, this.#tool.radius, this.#tool.whole);
      case 'lasso':
        return new LassoSession(at, (loop) => this.#options.onTake(taken(this.#strokes, loop), loop));
      case 'laser':
        return this.#lights.begin(at, this.#tool.color);
    }
  }

  #isPalm(event: PointerEvent): boolean {
    return this.#habits.palmErases && isPalm(event, this.#habits.panelInches);
  }

  /** A palm erases, unless it belongs to the hand that holds the pen. */
  #wiping(event: PointerEvent, first: Sample): PointerSession | undefined {
    if (event.timeStamp - this.#penAt < PEN_RESTS_MS) return undefined;
    return this.#erasers.begin(first, PALM_RADIUS, false);
  }

  /** A touch turns out to be a palm: its stroke is removed, and it erases along its path. */
  #grow(event: PointerEvent): void {
    const { pointerId } = event;
    const way = this.#growing.end(pointerId);
    this.#sessions.get(pointerId)?.drop?.();
    this.#sessions.delete(pointerId);
    const [first] = way;
    const wiping = first && this.#wiping(event, first);
    if (!wiping) return;
    wiping.move(way, []);
    this.#options.wet.setPointerCapture(pointerId);
    this.#sessions.set(pointerId, wiping);
  }

  #led(pen: InkPen, at: Sample): PointerSession | undefined {
    const { guides, onStroke } = this.#options;
    const found = guides && guideNear(guides, [at[0], at[1]]);
    if (!found) return undefined;
    const { guide, edge } = found;
    return new LedSession(pen, edge, at, {
      onStroke,
      onLed: (from, to) =>
        guides.tell({ guide, from: pointOn(edge, from), to: pointOn(edge, to), length: to - from }),
    });
  }

  #move(event: PointerEvent): void {
    if (event.pointerType === 'pen') this.#penAt = event.timeStamp;
    // An event may carry several points: all of them belong to the stroke.
    const coalesced = event.getCoalescedEvents?.() ?? [];
    const place = this.#placing();
    const at = (coalesced.length > 0 ? coalesced : [event]).map(place);
    if (this.#growing.mayGrow(event.pointerId, event.timeStamp, at) && this.#isPalm(event)) this.#grow(event);
    const session = this.#sessions.get(event.pointerId);
    if (!session) return;
    session.move(at, (event.getPredictedEvents?.() ?? []).map(place));
    if (session.paint) this.#paintWet();
    this.#options.onWriting?.();
  }

  #end(event: PointerEvent, end: (session: PointerSession) => void): void {
    this.#growing.end(event.pointerId);
    const session = this.#sessions.get(event.pointerId);
    if (!session) return;
    if (event.pointerType === 'pen') this.#penAt = event.timeStamp;
    this.#sessions.delete(event.pointerId);
    // A pointer that wrote or erased has no other effect, so that a palm does not change the page as a swiping finger
    // does.
    event.preventDefault();
    end(session);
    this.#paintWet();
    this.#options.onWriting?.();
  }

  /** Discards the strokes of a pointer from before its gesture was recognised. */
  #letGo(): void {
    for (const id of this.#options.taken?.get() ?? []) {
      this.#sessions.get(id)?.drop?.();
      this.#sessions.delete(id);
      this.#growing.end(id);
    }
    this.#paintWet();
  }

  #placing(): (event: PointerEvent) => Sample {
    return placingOn(this.#options.wet, this.#part, this.#scale);
  }

  /** Paints in the event that brought the points, so that they are on the screen in the next frame. */
  #paintWet(): void {
    const context = this.#wet;
    if (this.#wetBox) {
      const { minX, minY, maxX, maxY } = this.#wetBox;
      context.clearRect(minX - 2, minY - 2, maxX - minX + 4, maxY - minY + 4);
    }
    this.#wetBox = undefined;
    for (const { stroke, path, box } of this.#others) {
      paintStroke(context, path, stroke);
      this.#wetBox = union(this.#wetBox, box);
    }
    for (const box of this.#far?.paintLights(context) ?? []) this.#wetBox = union(this.#wetBox, box);
    const carriedNow = [...(this.#carried?.strokes ?? []), ...(this.#far?.carriedOf(this.#strokes) ?? [])];
    for (const { points, width, tool, color } of carriedNow) {
      paintStroke(context, inkPath2D(points, width, tool), { tool, color });
      this.#wetBox = union(this.#wetBox, strokeBox(points, width));
    }
    for (const wet of [...this.#sessions.values(), ...this.#lights.lit]) {
      const box = wet.paint?.(context);
      if (box) this.#wetBox = union(this.#wetBox, box);
    }
  }
}
