import { type Dispose, newId, type Readable, Signal } from '@lectern/base';
import type { CoursewareStore, Edit } from '@lectern/courseware';
import {
  carriedPlaced,
  coloredPlaced,
  LEAST_PLACED,
  liesAt,
  type Placed,
  placedAt,
  placedOf,
  placedOn,
  placedOrder,
  saidBy,
  TEXT_SIZES,
  turnedBox,
} from '@lectern/courseware/board';
import { type Box, type Carrying, isTouch, isWithin, type Sample } from '@lectern/stage/ink';
import type { Beside } from '../../../parts/ink/index.ts';

type Point = readonly [x: number, y: number];
const NONE: readonly Placed[] = [];

/** Selection of texts and pictures on the page that is shown, and its changes, each of which is an undo step. */
export class PlacedHand implements Beside {
  readonly #store: CoursewareStore;
  readonly #taken = new Signal<readonly Placed[]>(NONE);
  readonly #box = new Signal<Box | undefined>(undefined);
  /** Whether ink is selected too; its selection box is then drawn around both. */
  readonly withInk = new Signal(false);
  readonly #stop: Dispose;
  #pageId: string | undefined;
  /**
   * Format of the next text: points, and six hexadecimal digits. Undefined: the default colour on the board's colour.
   */
  look: { readonly size: number; readonly color: string | undefined } = {
    size: TEXT_SIZES[1],
    color: undefined,
  };
  /** DOM node that contains the page's elements. */
  ground: HTMLElement | null = null;

  constructor(store: CoursewareStore) {
    this.#store = store;
    // Another user may move or remove a selected element.
    this.#stop = store.subscribe(({ records }) => {
      if (this.#taken.get().some(({ id }) => records.has(id))) this.#take(this.#taken.get());
    });
  }

  get taken(): Readable<readonly Placed[]> {
    return this.#taken;
  }

  get box(): Readable<Box | undefined> {
    return this.#box;
  }

  dispose(): void {
    this.#stop();
  }

  /** Clears the selection because another page is shown or another tool is in use. */
  show(pageId: string | undefined): void {
    this.#pageId = pageId;
    this.#take(NONE);
  }

  /** Selects the elements with these ids in their stored state. */
  hold(ids: readonly string[]): void {
    const pageId = this.#pageId;
    if (pageId !== undefined) this.#take(ids.flatMap((id) => placedOf(this.#store, pageId, id) ?? []));
  }

  #take(wanted: readonly Placed[]): void {
    const pageId = this.#pageId;
    const found =
      pageId === undefined ? NONE : wanted.flatMap(({ id }) => placedOf(this.#store, pageId, id) ?? []);
    this.#taken.set(found.length === 0 ? NONE : found);
    this.#box.set(boxAround(found));
  }

  /** The text at a point, to be edited; undefined without a text. */
  textAt(at: Point, reach: number): Placed | undefined {
    const found = this.#pageId === undefined ? undefined : placedAt(this.#store, this.#pageId, at, reach);
    return found && saidBy(found) ? found : undefined;
  }

  take(loop: readonly Sample[], tookInk: boolean): void {
    const [first] = loop;
    const pageId = this.#pageId;
    if (!first || pageId === undefined) return;
    const all = placedOn(this.#store, pageId);
    if (isTouch(loop)) {
      const touched = tookInk ? undefined : all.findLast((each) => liesAt(each, [first[0], first[1]]));
      this.#take(touched ? [touched] : NONE);
    } else {
      this.#take(all.filter(({ frame: { x, y, w, h } }) => isWithin(loop, x + w / 2, y + h / 2)));
    }
  }

  inkIsTaken(isTaken: boolean): void {
    this.withInk.set(isTaken);
  }

  carry(by: Carrying | undefined, about: Point): void {
    for (const each of this.#taken.get()) {
      const style = this.#nodeOf(each.id)?.style;
      if (!style) continue;
      const { x, y, w, h } = each.frame;
      const [middleX, middleY] = [x + w / 2, y + h / 2];
      const scale = by?.scale ?? 1;
      const right = by ? about[0] + (middleX - about[0]) * scale + by.dx - middleX : 0;
      const down = by ? about[1] + (middleY - about[1]) * scale + by.dy - middleY : 0;
      style.translate = by ? `${right}px ${down}px` : '';
      style.scale = by ? String(scale) : '';
    }
  }

  /** Shows the only selected element rotated by further degrees; undefined: as stored. */
  turn(degrees: number | undefined): void {
    const [only] = this.#taken.get();
    const style = only && this.#nodeOf(only.id)?.style;
    if (style) style.rotate = degrees === undefined ? '' : `${degrees}deg`;
  }

  #nodeOf(id: string): HTMLElement | null {
    return this.ground?.querySelector<HTMLElement>(`[data-element-id="${CSS.escape(id)}"]`) ?? null;
  }

  /** Hides the drawing of an element while its text is edited. */
  conceal(id: string, concealed: boolean): void {
    const style = this.#nodeOf(id)?.style;
    if (style) style.visibility = concealed ? 'hidden' : '';
  }

  put(by: Carrying, about: Point, ink?: () => void): void {
    this.#change((each) => carriedPlaced(each, by, about), ink);
  }

  putTurned(degrees: number): void {
    this.#change((each) => {
      const rotation = ((each.frame.rotation ?? 0) + degrees) % 360;
      return { ...each, frame: { ...each.frame, rotation } };
    });
  }

  color(color: string, ink?: () => void): void {
    this.#change((each) => coloredPlaced(each, color), ink);
  }

  copy(by: Carrying, ink?: () => void): void {
    const ids: string[] = [];
    const pageId = this.#pageId;
    this.#store.transact((edit) => {
      ink?.();
      for (const each of pageId === undefined ? [] : this.#taken.get()) {
        const id = newId();
        ids.push(id);
        const order = placedOrder(edit, each.parentId);
        edit.create({ ...carriedPlaced(each, by, [0, 0]), id, order });
      }
    });
    this.hold(ids);
  }

  remove(ink?: () => void): void {
    this.#store.transact((edit) => {
      ink?.();
      for (const { id } of this.#taken.get()) edit.remove(id);
    });
    this.#take(NONE);
  }

  #change(changed: (each: Placed) => Placed, ink?: () => void): void {
    this.#store.transact((edit) => {
      ink?.();
      for (const each of this.#taken.get()) keep(edit, each, changed(each));
    });
    this.#take(this.#taken.get());
  }
}

function keep(edit: Edit, before: Placed, { frame, ...after }: Placed): void {
  if (Math.min(frame.w, frame.h) < Math.min(LEAST_PLACED, before.frame.w, before.frame.h)) return;
  edit.update(before.id, { frame, ...(after.type === 'shape' && after.text && { text: after.text }) });
}

function boxAround(found: readonly Placed[]): Box | undefined {
  const boxes = found.map(({ frame }) => turnedBox(frame));
  if (boxes.length === 0) return undefined;
  return {
    minX: Math.min(...boxes.map(({ minX }) => minX)),
    minY: Math.min(...boxes.map(({ minY }) => minY)),
    maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
    maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
  };
}
