import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { Element } from '@lectern/courseware';
import type { LessonState, LessonValue } from '@lectern/courseware/lesson';
import type { Moved } from '@lectern/stage/show';

/** What the elements of one step were moved by before it. */
type Step = ReadonlyMap<string, Moved | undefined>;

const STILL: Moved = { x: 0, y: 0 };
/** Nothing lies farther than that, logical pixels: what says so was not written here. */
const FARTHEST = 100_000;
const LONGEST_LABEL = 60;

/**
 * Where the class has dragged elements to. It is kept in the lesson, by element, so that it outlives a reload and a crash
 * and goes along to a window that takes the lesson over; what was done last is known to this window alone.
 */
export class DraggedElements {
  readonly #moved: Signal<ReadonlyMap<string, Moved>>;
  readonly #canUndo = new Signal(false);
  #state: LessonState | undefined;
  #steps: Step[] = [];
  /** The element that keys are moving: one step, however often they are pressed. */
  #stepped: string | undefined;

  /** `moved`: what the pages are drawn by. */
  constructor(moved: Signal<ReadonlyMap<string, Moved>>) {
    this.#moved = moved;
  }

  get moved(): Readable<ReadonlyMap<string, Moved>> {
    return this.#moved;
  }

  get canUndo(): Readable<boolean> {
    return this.#canUndo;
  }

  /** Keeps it there, and takes what is kept there already. */
  keepIn(state: LessonState): Dispose {
    this.#state = state;
    const read = () => this.#moved.set(movedOf(state.get()));
    read();
    const stop = state.subscribe(read);
    return () => {
      stop();
      this.#state = undefined;
    };
  }

  put(elementId: string, to: Moved): void {
    this.#stepped = undefined;
    this.#step(new Map([[elementId, to]]));
  }

  /** A key has moved it. */
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

  /** These lie where they were; one step. */
  putBack(elementIds: Iterable<string>): void {
    const back = [...elementIds].filter((id) => this.#moved.get().has(id));
    this.#stepped = undefined;
    if (back.length > 0) this.#step(new Map(back.map((id) => [id, undefined])));
  }

  undo(): void {
    const step = this.#steps.pop();
    this.#stepped = undefined;
    this.#canUndo.set(this.#steps.length > 0);
    if (step) this.#write(step);
  }

  /** Everything lies where it was, and nothing of it is undone. */
  clear(): void {
    this.putBack(this.#moved.get().keys());
    this.#steps = [];
    this.#canUndo.set(false);
  }

  #step(to: Step): void {
    this.#steps.push(new Map([...to.keys()].map((id) => [id, this.#moved.get().get(id)])));
    this.#canUndo.set(true);
    this.#write(to);
  }

  #write(to: Step): void {
    const round = (value: number) => Math.round(value * 100) / 100;
    this.#state?.change(
      Object.fromEntries([...to].map(([id, at]) => [id, at && [round(at.x), round(at.y)]])),
    );
  }
}

/** Nothing in a lesson is trusted: another version may have written it. */
function movedOf(values: Readonly<Record<string, LessonValue>>): ReadonlyMap<string, Moved> {
  return new Map(
    Object.entries(values).flatMap(([id, value]) => {
      const [x, y] = Array.isArray(value) ? value : [];
      return isNear(x) && isNear(y) ? [[id, { x, y }] as const] : [];
    }),
  );
}

function isNear(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= FARTHEST;
}

/** What an element is called; undefined for one that says nothing of itself. */
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
