import { type Dispose, Emitter, type Readable } from '@lectern/base';
import type { ClassEvent } from '@lectern/protocol/lessons';
import type * as Y from 'yjs';

/** What one key of a lesson's state holds: JSON. Each value is replaced as a whole. */
export type LessonValue =
  | null
  | boolean
  | number
  | string
  | readonly LessonValue[]
  | { readonly [key: string]: LessonValue };

export type LessonValues = Readonly<Record<string, LessonValue>>;

/** What one tool keeps in the lesson. Nothing in it is trusted: another version, or another window, may have written it. */
export interface LessonState extends Readable<LessonValues> {
  /** Replaces the values under these keys; `undefined` removes one. Windows of one lesson merge key by key. */
  change(patch: Readonly<Record<string, LessonValue | undefined>>): void;
}

/** Between the name of a state and its key; neither has one. */
const APART = '\u0000';

/**
 * What stands in a lesson while it is taught, in a Y.Doc: what each tool keeps, by name and key, and what was said of the
 * class. The ink of its pages lies beside them, as the records of a `CoursewareStore` over the same document.
 */
export class LessonDocument {
  readonly #doc: Y.Doc;
  readonly #values: Y.Map<LessonValue>;
  readonly #said: Y.Map<ClassEvent>;
  readonly #states = new Map<string, State>();
  readonly #events: Events;

  constructor(doc: Y.Doc) {
    this.#doc = doc;
    this.#values = doc.getMap('tools');
    this.#said = doc.getMap('events');
    this.#events = new Events(this.#said);
    this.#values.observe(this.#onValues);
    this.#said.observe(this.#events.tell);
  }

  /** The same object each time. */
  state(name: string): LessonState {
    const known = this.#states.get(name) ?? new State(name, this.#doc, this.#values);
    this.#states.set(name, known);
    return known;
  }

  /** What counts in this lesson, the oldest first, without what was taken back. */
  get events(): Readable<readonly ClassEvent[]> {
    return this.#events;
  }

  /** Adds an event; one whose id is there already is not added again. */
  add(event: ClassEvent): void {
    if (!this.#said.has(event.id)) this.#doc.transact(() => this.#said.set(event.id, event), this);
  }

  readonly #onValues = ({ keysChanged }: Y.YMapEvent<LessonValue>): void => {
    const names = new Set([...keysChanged].map((key) => key.slice(0, key.indexOf(APART))));
    for (const name of names) this.#states.get(name)?.tell();
  };

  dispose(): void {
    this.#values.unobserve(this.#onValues);
    this.#said.unobserve(this.#events.tell);
  }
}

/** The values of one name; the same object until one of them changes. */
class State implements LessonState {
  readonly #prefix: string;
  readonly #doc: Y.Doc;
  readonly #all: Y.Map<LessonValue>;
  readonly #changed = new Emitter();
  #values: LessonValues | undefined;

  constructor(name: string, doc: Y.Doc, all: Y.Map<LessonValue>) {
    this.#prefix = name + APART;
    this.#doc = doc;
    this.#all = all;
  }

  readonly get = (): LessonValues => {
    this.#values ??= Object.fromEntries(
      [...this.#all].flatMap(([key, value]) =>
        key.startsWith(this.#prefix) ? [[key.slice(this.#prefix.length), value]] : [],
      ),
    );
    return this.#values;
  };

  readonly subscribe = (listener: () => void): Dispose => this.#changed.subscribe(listener);

  change(patch: Readonly<Record<string, LessonValue | undefined>>): void {
    this.#doc.transact(() => {
      for (const [key, value] of Object.entries(patch)) {
        if (value === undefined) this.#all.delete(this.#prefix + key);
        else this.#all.set(this.#prefix + key, value);
      }
    }, this);
  }

  tell(): void {
    this.#values = undefined;
    this.#changed.emit();
  }
}

class Events implements Readable<readonly ClassEvent[]> {
  readonly #said: Y.Map<ClassEvent>;
  readonly #changed = new Emitter();
  #counting: readonly ClassEvent[] | undefined;

  constructor(said: Y.Map<ClassEvent>) {
    this.#said = said;
  }

  readonly get = (): readonly ClassEvent[] => {
    this.#counting ??= countingOf([...this.#said.values()].filter(isEvent));
    return this.#counting;
  };

  readonly subscribe = (listener: () => void): Dispose => this.#changed.subscribe(listener);

  readonly tell = (): void => {
    this.#counting = undefined;
    this.#changed.emit();
  };
}

function isEvent(value: unknown): value is ClassEvent {
  const { id, at, kind } = (value ?? {}) as Partial<Record<keyof ClassEvent, unknown>>;
  return typeof id === 'string' && typeof at === 'number' && typeof kind === 'string';
}

/** Without what was taken back. Taking back what took something back does nothing: it is said anew instead. */
function countingOf(events: readonly ClassEvent[]): readonly ClassEvent[] {
  const gone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.event_id] : [])));
  return events
    .filter(({ id, kind }) => kind !== 'undone' && !gone.has(id))
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}
