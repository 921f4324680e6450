import { Disposables, type Readable, Signal } from '@lectern/base';
import {
  type Element,
  fitGroupsAround,
  type Geometry,
  homeOf,
  isUnderPicture,
  type PictureElement,
  setPictureShown,
} from '@lectern/courseware';
import { centreOf } from '../geometry/box.ts';
import { apply, applyToVector, invert } from '../geometry/matrix.ts';
import { frameWithMiddle, type Placement, parentMatrix, placementOf } from '../geometry/placement.ts';
import type { Point } from '../geometry/point.ts';
import type { Handle } from '../geometry/resize.ts';
import type { EditSession } from '../session/edit-session.ts';
import {
  boxesOf,
  type CropBoxes,
  cropOf,
  framedByRatio,
  movedPicture,
  pulledFrame,
  scaledPicture,
  uncropped,
} from './crop-boxes.ts';

/** A crop in progress: the stored picture, and its future boxes and shape. */
export interface CropState {
  /** The stored picture. */
  readonly element: PictureElement;
  readonly boxes: CropBoxes;
  /** The shape to which it is clipped. */
  readonly geometry: Geometry | undefined;
}

/**
 * Crops one picture. The page shows a preview, and the courseware gets the crop as one undo step when it is finished:
 * by `finish`, by selecting another element, or when the editor closes. Until then, undo steps back through the changes
 * of this session.
 */
export class CropSession {
  readonly #session: EditSession;
  readonly #id: string;
  readonly #state: Signal<CropState>;
  readonly #disposables = new Disposables();
  #before: CropState[] = [];
  /** The state when the current gesture began. */
  #held: CropState | undefined;
  #isOver = false;

  /** Undefined when the picture does not exist, or cannot be cropped. */
  static begin(session: EditSession, elementId: string): CropSession | undefined {
    const element = session.store.find('element', elementId);
    if (!session.canEdit || element?.type !== 'picture' || element.locked) return undefined;
    return new CropSession(session, element);
  }

  private constructor(session: EditSession, element: PictureElement) {
    this.#session = session;
    this.#id = element.id;
    this.#state = new Signal(stateOf(element));
    const { store } = session;
    // The picture must be visible: the page shows its elements instead of a page picture while it is cropped.
    const home = store.find('page', homeOf(store, element.id) ?? '');
    if (home && isUnderPicture(home, element)) session.edit((edit) => setPictureShown(edit, home.id, false));
    this.#disposables.add(store.subscribeRecord(element.id, () => this.#follow()));
    this.#disposables.add(session.selection.subscribe(() => this.#leaveWithSelection()));
  }

  get state(): Readable<CropState> {
    return this.#state;
  }

  /** The placement of the element when cropping began: the boxes are in its coordinates. */
  get placement(): Placement {
    return placementOf(this.#session.store, this.#state.get().element);
  }

  /** Converts a movement on the page to the coordinates of the boxes. */
  inside(by: Point): Point {
    return applyToVector(invert(this.placement.matrix), by);
  }

  /** Begins a gesture; all changes until `release` are one step. */
  hold(): void {
    this.#held = this.#state.get();
  }

  /** Moves a handle to this distance (in the boxes' coordinates) from its position when the gesture began. */
  pull(handle: Handle, by: Point, ratio = false): void {
    this.#show(pulledFrame((this.#held ?? this.#state.get()).boxes, handle, by, ratio));
  }

  move(by: Point): void {
    this.#show(movedPicture((this.#held ?? this.#state.get()).boxes, by));
  }

  scale(by: number): void {
    this.#show(scaledPicture((this.#held ?? this.#state.get()).boxes, by));
  }

  /** Ends the gesture; `false` discards it. */
  release(keep = true): void {
    const held = this.#held;
    this.#held = undefined;
    if (!held) return;
    if (!keep) this.#become(held);
    else if (!same(held, this.#state.get())) this.#before.push(held);
  }

  setRatio(ratio: number): void {
    this.#step(() => this.#show(framedByRatio(this.#state.get().boxes, ratio)));
  }

  setGeometry(geometry: Geometry): void {
    this.#step(() => this.#become({ ...this.#state.get(), geometry }));
  }

  reset(): void {
    this.#step(() => this.#show(uncropped(this.#state.get().boxes)));
  }

  /** A change by key; consecutive ones are undone one by one. */
  step(work: () => void): void {
    this.#step(work);
  }

  /** Undoes the last step of this crop; false without a step. */
  undo(): boolean {
    this.release(false);
    const before = this.#before.pop();
    if (!before) return false;
    this.#become(before);
    return true;
  }

  /** Stores the crop and closes the session. */
  finish(): void {
    if (this.#isOver) return;
    this.release();
    this.#isOver = true;
    this.#disposables.dispose();
    const { element } = this.#state.get();
    const now = this.#session.store.find('element', this.#id);
    if (now && !same(this.#state.get(), stateOf(element))) {
      const { frame, crop, geometry } = this.#drawn();
      this.#session.edit((edit) => {
        edit.update<PictureElement>(this.#id, { frame, crop, geometry });
        fitGroupsAround(edit, [this.#id]);
      });
    }
    this.#session.draft.clear();
    if (this.#session.more.get() === this.#id) this.#session.more.set(undefined);
  }

  #step(work: () => void): void {
    this.release();
    this.hold();
    work();
    this.release();
  }

  #show(boxes: CropBoxes): void {
    this.#become({ ...this.#state.get(), boxes });
  }

  #become(state: CropState): void {
    this.#state.set(state);
    const drafts: ReadonlyMap<string, Element> = new Map([[this.#id, this.#drawn()]]);
    this.#session.draft.show(drafts);
  }

  /** The picture with the crop applied. */
  #drawn(): PictureElement {
    const { element, boxes, geometry } = this.#state.get();
    const { matrix } = this.placement;
    const middle = apply(matrix, centreOf(boxes.frame));
    const parent = parentMatrix(this.#session.store, element);
    const { w, h } = boxes.frame;
    return {
      ...element,
      frame: frameWithMiddle(parent, element.frame, middle, w, h),
      crop: cropOf(boxes),
      geometry,
    };
  }

  /**
   * Another user has changed the picture. When it was moved, rotated or restyled, cropping continues; when its size,
   * crop or file has changed, cropping continues from that state. When it was deleted or locked, cropping ends.
   */
  #follow(): void {
    const element = this.#session.store.find('element', this.#id);
    if (element?.type !== 'picture' || element.locked) {
      this.#isOver = true;
      this.#disposables.dispose();
      this.#session.draft.clear();
      if (this.#session.more.get() === this.#id) this.#session.more.set(undefined);
      return;
    }
    const state = this.#state.get();
    if (element === state.element) return;
    const before = boxesOf(state.element);
    const isSame =
      element.asset === state.element.asset && JSON.stringify(boxesOf(element)) === JSON.stringify(before);
    if (!isSame) {
      this.#before = [];
      this.#held = undefined;
      this.#become(stateOf(element));
      return;
    }
    const onto = (each: CropState): CropState => ({
      ...each,
      element,
      geometry: each.geometry === each.element.geometry ? element.geometry : each.geometry,
    });
    this.#before = this.#before.map(onto);
    if (this.#held) this.#held = onto(this.#held);
    this.#become(onto(state));
  }

  #leaveWithSelection(): void {
    const { ids } = this.#session.selection.get();
    if (ids.length !== 1 || ids[0] !== this.#id) this.finish();
  }
}

function stateOf(element: PictureElement): CropState {
  return { element, boxes: boxesOf(element), geometry: element.geometry };
}

function same(a: CropState, b: CropState): boolean {
  return (
    JSON.stringify(a.boxes) === JSON.stringify(b.boxes) &&
    JSON.stringify(a.geometry) === JSON.stringify(b.geometry)
  );
}
