import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { CoursewareReader, Element } from '@lectern/courseware';
import type { LessonState } from '@lectern/courseware/lesson';
import {
  copiedElement,
  DraggedCopies,
  draggedIn,
  isDraggable,
  MOST_DRAGGED,
  newCopyOf,
} from '@lectern/stage/dragging';
import type { Carried, DrawnCopies, Moved } from '@lectern/stage/show';

/** Positions of the elements of a step before it; undefined: not dragged. */
type Step = ReadonlyMap<string, Moved | undefined>;

const STILL: Moved = { x: 0, y: 0 };
const LONGEST_LABEL = 60;

/**
 * Positions of elements that the class has dragged, in logical pixels from their places. The lesson stores them by
 * element, so that they survive a reload, a crash and a takeover by another window. The undo steps are only in this
 * window.
 */
export class DraggedElements {
  readonly #moved: Signal<ReadonlyMap<string, Moved>>;
  readonly #canUndo = new Signal(false);
  /** Number of the earliest steps that cannot be undone now. */
  #stepsBefore = 0;
  #state: LessonState | undefined;
  #steps: Step[] = [];
  /** Copies that were pulled out and not dropped yet: drawn, but not stored. */
  readonly #pulled = new Map<string, Moved>();
  /** The element that keys are moving; all its moves are one step. */
  #stepped: string | undefined;

  /** `moved`: signal that the pages draw positions from. */
  constructor(moved: Signal<ReadonlyMap<string, Moved>>) {
    this.#moved = moved;
  }

  get moved(): Readable<ReadonlyMap<string, Moved>> {
    return this.#moved;
  }

  get canUndo(): Readable<boolean> {
    return this.#canUndo;
  }

  /** The user switched tools: with the pointer only drags made since then can be undone. */
  takenUp(by: DraggedBy | undefined): void {
    this.#stepsBefore = by === 'pointer' ? this.#steps.length : 0;
    this.#tell();
  }

  /** Stores positions in the lesson's state, and reads the positions that it contains. */
  keepIn(state: LessonState): Dispose {
    this.#state = state;
    const read = () => this.#read();
    read();
    const stop = state.subscribe(read);
    return () => {
      stop();
      this.#state = undefined;
    };
  }

  /** Creates a copy of an element at its position. Returns its id, or undefined when there are too many. */
  pull(elementId: string): string | undefined {
    if (this.#moved.get().size >= MOST_DRAGGED) return undefined;
    const id = newCopyOf(elementId);
    this.#pulled.set(id, this.at(elementId));
    this.#read();
    return id;
  }

  isPulled(id: string): boolean {
    return this.#pulled.has(id);
  }

  /** Removes a copy, as one step if it was dropped before. */
  throwAway(id: string): void {
    this.#stepped = undefined;
    if (this.#pulled.delete(id)) this.#read();
    else if (this.#moved.get().has(id)) this.#step(new Map([[id, undefined]]));
  }

  put(elementId: string, to: Moved): void {
    this.#stepped = undefined;
    this.#step(new Map([[elementId, to]]));
  }

  /** Moves an element by a key. */
  step(elementId: string, by: Moved): void {
    const at = this.at(elementId);
    const to = { x: at.x + by.x, y: at.y + by.y };
    if (this.#stepped === elementId) this.#write(new Map([[elementId, to]]));
    else this.put(elementId, to);
    this.#stepped = elementId;
  }

  at(elementId: string): Moved {
    return this.#moved.get().get(elementId) ?? STILL;
  }

  /** Moves elements back and removes their copies, as one step. */
  putBack(elementIds: Iterable<string>): void {
    const back = this.draggedOf(elementIds);
    this.#stepped = undefined;
    if (back.length > 0) this.#step(new Map(back.map((id) => [id, undefined])));
  }

  /** Ids of the dragged elements among these, and of their copies. */
  draggedOf(elementIds: Iterable<string>): readonly string[] {
    const all = new Set(elementIds);
    return [...this.#moved.get().keys()].filter((id) => all.has(copiedElement(id) ?? id));
  }

  undo(): void {
    const step = this.#steps.pop();
    this.#stepped = undefined;
    this.#tell();
    if (step) this.#write(step);
  }

  /** Moves all elements back and clears the undo steps. */
  clear(): void {
    this.#stepped = undefined;
    this.#pulled.clear();
    this.#write(new Map([...this.#moved.get().keys()].map((id) => [id, undefined])));
    this.#steps = [];
    this.#stepsBefore = 0;
    this.#tell();
  }

  #tell(): void {
    this.#canUndo.set(this.#steps.length > this.#stepsBefore);
  }

  #step(to: Step): void {
    const before = (id: string) => (this.#pulled.has(id) ? undefined : this.#moved.get().get(id));
    this.#steps.push(new Map([...to.keys()].map((id) => [id, before(id)])));
    for (const id of to.keys()) this.#pulled.delete(id);
    this.#tell();
    this.#write(to);
  }

  #read(): void {
    const kept = this.#state ? draggedIn(this.#state.get()) : new Map();
    this.#moved.set(new Map([...kept, ...this.#pulled]));
  }

  #write(to: Step): void {
    const round = (value: number) => Math.round(value * 100) / 100;
    this.#state?.change(
      Object.fromEntries([...to].map(([id, at]) => [id, at && [round(at.x), round(at.y)]])),
    );
  }
}

/** Which elements can be dragged: all movable elements with the drag tool, or only marked elements with the pointer. */
export type DraggedBy = 'tool' | 'pointer';

/** Makes elements look and behave as draggable. `unnamed` is the label of an element without a name. */
export function takeUp(
  drawn: { readonly carried: Signal<Carried | undefined>; readonly copies: Signal<DrawnCopies | undefined> },
  elements: DraggedElements,
  by: DraggedBy | undefined,
  reader: CoursewareReader,
  unnamed: string,
): void {
  drawn.copies.set(DraggedCopies);
  if (by === 'tool') drawn.carried.set(carried(reader, unnamed));
  else drawn.carried.set(by === 'pointer' ? carriedByPointer : undefined);
  elements.takenUp(by);
}

function carried(reader: CoursewareReader, unnamed: string): Carried {
  return (element) =>
    isDraggable(reader, element)
      ? ({
          'data-carried': element.movableInClass ? 'marked' : '',
          role: 'application',
          tabIndex: 0,
          'aria-label': labelOf(element) ?? unnamed,
        } as ReturnType<Carried>)
      : undefined;
}

function carriedByPointer(element: Element): ReturnType<Carried> {
  return element.movableInClass ? ({ 'data-carried': '' } as ReturnType<Carried>) : undefined;
}

/** Label of an element for assistive technology; undefined when it has no alternative text, text or name. */
export function labelOf(element: Element): string | undefined {
  const text =
    element.type === 'shape'
      ? element.text?.paragraphs
          .flatMap(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : '')))
          .join('')
          .trim()
      : '';
  const said = element.alt || text || element.name;
  return said ? said.slice(0, LONGEST_LABEL) : undefined;
}
