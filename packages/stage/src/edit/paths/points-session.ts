import { Disposables, type Readable, Signal } from '@lectern/base';
import { fitGroupsAround, type ShapeElement } from '@lectern/courseware';
import { applyToVector, invert } from '../geometry/matrix.ts';
import { type Placement, placementOf } from '../geometry/placement.ts';
import { add, type Point } from '../geometry/point.ts';
import type { EditSession } from '../session/edit-session.ts';
import type { Contour } from './contour.ts';
import * as edits from './point-edits.ts';
import { type Address, nodeAt, subAt } from './point-edits.ts';
import { contoursOfShape, reshaped } from './reshape.ts';

type Contours = readonly Contour[];

/** The dragged part of a point: the point itself or one of its handles. */
export type Grip = 'at' | 'in' | 'out';

export interface PointsState {
  /** The stored shape; the points are in the coordinates of its box. */
  readonly element: ShapeElement;
  readonly contours: Contours;
  readonly chosen: Address | undefined;
  /** Whether the segment that begins at the selected point is selected, and not the point. */
  readonly choseWay: boolean;
  /** Whether handles are moved one by one: by fingers in this mode, by a mouse with Alt. */
  readonly apart: boolean;
}

/**
 * Edits the points of a shape. Each gesture is one undo step of the courseware; after changes of other users the
 * session continues from their result.
 */
export class PointsSession {
  readonly #session: EditSession;
  readonly #id: string;
  readonly #state: Signal<PointsState>;
  readonly #disposables = new Disposables();
  /** The points when the current gesture began. */
  #held: Contours | undefined;

  /** Undefined when the shape does not exist, or its preset is not loaded. */
  static begin(session: EditSession, elementId: string): PointsSession | undefined {
    const element = session.store.find('element', elementId);
    if (!session.canEdit || element?.type !== 'shape' || element.locked) return undefined;
    const contours = contoursOfShape(element);
    if (!contours?.some(({ subs }) => subs.length > 0)) return undefined;
    return new PointsSession(session, {
      element,
      contours,
      chosen: undefined,
      choseWay: false,
      apart: false,
    });
  }

  private constructor(session: EditSession, state: PointsState) {
    this.#session = session;
    this.#id = state.element.id;
    this.#state = new Signal(state);
    this.#disposables.add(session.store.subscribeRecord(this.#id, () => this.#follow()));
    this.#disposables.add(session.selection.subscribe(() => this.#leaveWithSelection()));
  }

  get state(): Readable<PointsState> {
    return this.#state;
  }

  /** The placement on the page of the box that contains the points. */
  get placement(): Placement {
    return placementOf(this.#session.store, this.#state.get().element);
  }

  choose(address: Address, way = false): void {
    this.#state.set({ ...this.#state.get(), chosen: address, choseWay: way });
  }

  hold(): void {
    this.#held = this.#state.get().contours;
  }

  /** Moves the dragged part to this distance (page pixels) from its position when the gesture began. */
  pull(grip: Grip, by: Point, freed: boolean): void {
    const { chosen, apart } = this.#state.get();
    const from = this.#held;
    const node = chosen && from && nodeAt(from, chosen);
    const start = node?.[grip];
    if (!chosen || !from || !start) return;
    const to = add(start, applyToVector(invert(this.placement.matrix), by));
    this.#show(
      grip === 'at'
        ? edits.movedNode(from, chosen, to)
        : edits.movedHandle(from, chosen, grip, to, freed || apart),
    );
  }

  /** Ends the gesture; `false` discards it. */
  release(keep = true): void {
    const held = this.#held;
    this.#held = undefined;
    if (!held) return;
    const { contours } = this.#state.get();
    if (!keep) this.#state.set({ ...this.#state.get(), contours: held });
    else if (contours !== held) this.#write(contours);
    this.#session.draft.clear();
  }

  /** Moves the point or handle by an arrow key, page pixels; consecutive arrow keys are one undo step. */
  nudge(grip: Grip, by: Point): void {
    this.hold();
    this.pull(grip, by, false);
    const { contours } = this.#state.get();
    this.#held = undefined;
    this.#session.draft.clear();
    this.#write(contours, `points:${this.#id}`);
  }

  /** Adds a point to the selected segment, or after the selected point: in its middle or where it was pressed. */
  add(t = 0.5): void {
    const { chosen } = this.#state.get();
    if (!chosen) return;
    this.#change((contours) => edits.addedNode(contours, chosen, t));
    this.choose({ ...chosen, node: chosen.node + 1 });
  }

  remove(): void {
    const { chosen, choseWay } = this.#state.get();
    if (!chosen || choseWay) return;
    this.#change((contours) => edits.removedNode(contours, chosen));
    this.#state.set({ ...this.#state.get(), chosen: undefined });
  }

  get isSmooth(): boolean {
    const { chosen, contours } = this.#state.get();
    const node = chosen && nodeAt(contours, chosen);
    return node !== undefined && edits.isSmooth(node);
  }

  get isCurved(): boolean {
    const { chosen, contours } = this.#state.get();
    return chosen !== undefined && edits.isCurved(contours, chosen);
  }

  get isClosed(): boolean {
    const { chosen, contours } = this.#state.get();
    return (chosen && subAt(contours, chosen)?.closed) === true;
  }

  toggleSmooth(): void {
    const smooth = !this.isSmooth;
    this.#changeChosen((contours, chosen) => edits.withSmooth(contours, chosen, smooth));
  }

  toggleCurved(): void {
    const curved = !this.isCurved;
    this.#changeChosen((contours, chosen) => edits.withCurved(contours, chosen, curved));
  }

  toggleClosed(): void {
    const closed = !this.isClosed;
    this.#changeChosen((contours, chosen) => edits.withClosed(contours, chosen, closed));
  }

  toggleApart(): void {
    const state = this.#state.get();
    this.#state.set({ ...state, apart: !state.apart });
  }

  finish(): void {
    this.release();
    this.#disposables.dispose();
    this.#session.draft.clear();
    const drawing = this.#session.drawing.get();
    if (drawing?.type === 'points' && drawing.elementId === this.#id) this.#session.drawing.set(undefined);
  }

  #changeChosen(change: (contours: Contours, chosen: Address) => Contours): void {
    const { chosen } = this.#state.get();
    if (chosen) this.#change((contours) => change(contours, chosen));
  }

  #change(change: (contours: Contours) => Contours): void {
    this.release();
    const { contours } = this.#state.get();
    const next = change(contours);
    if (next !== contours) this.#write(next);
  }

  #show(contours: Contours): void {
    this.#state.set({ ...this.#state.get(), contours });
    const { element } = this.#state.get();
    const drawn = { ...element, ...reshaped(this.#session.store, element, contours) };
    this.#session.draft.show(new Map([[this.#id, drawn]]));
  }

  #write(contours: Contours, merge?: string): void {
    const { element } = this.#state.get();
    const written = reshaped(this.#session.store, element, contours);
    this.#session.edit(
      (edit) => {
        edit.update<ShapeElement>(this.#id, written);
        fitGroupsAround(edit, [this.#id]);
      },
      merge === undefined ? {} : { merge },
    );
  }

  /** The shape was changed, by this session, by undo or by another user: its current points are used. */
  #follow(): void {
    const element = this.#session.store.find('element', this.#id);
    const contours = element?.type === 'shape' && !element.locked ? contoursOfShape(element) : undefined;
    if (element?.type !== 'shape' || !contours) {
      this.finish();
      return;
    }
    this.#held = undefined;
    this.#session.draft.clear();
    const { chosen, ...state } = this.#state.get();
    const kept = chosen && nodeAt(contours, chosen) ? chosen : undefined;
    this.#state.set({ ...state, element, contours, chosen: kept });
  }

  #leaveWithSelection(): void {
    const { ids } = this.#session.selection.get();
    if (ids.length !== 1 || ids[0] !== this.#id) this.finish();
  }
}
