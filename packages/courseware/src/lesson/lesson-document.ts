import { type Dispose, Emitter, type Readable } from '@lectern/base';
import type { ClassEvent } from '@lectern/protocol/lessons';
import type * as Y from 'yjs';

/** Value of one key of a lesson's state: JSON. It is replaced as a whole. */
export type LessonValue =
  | null
  | boolean
  | number
  | string
  | readonly LessonValue[]
  | { readonly [key: string]: LessonValue };

export type LessonValues = Readonly<Record<string, LessonValue>>;

/** A tool's values in the lesson. They are not trusted: another version, or another window, may have written them. */
export interface LessonState extends Readable<LessonValues> {
  /** Replaces the values under these keys; `undefined` removes a key. Windows of one lesson merge key by key. */
  change(patch: Readonly<Record<string, LessonValue | undefined>>): void;
}

/** Separates the name of a state from its key; neither contains it. */
const APART = '\u0000';

/**
 * State of a lesson while it is taught, in a Y.Doc: values of tools, by name and key, and class events. The ink of its
 * pages is stored in the same document, as records of a `CoursewareStore`.
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

  /** The state of one name; the same object each time. */
  state(name: string): LessonState {
    const known = this.#states.get(name) ?? new State(name, this.#doc, this.#values);
    this.#states.set(name, known);
    return known;
  }

  /** Class events of this lesson that count, oldest first, without undone events. */
  get events(): Readable<readonly ClassEvent[]> {
    return this.#events;
  }

  /** Adds an event; does nothing if there is an event with its id. */
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

/** Values of one name; the same object until one of them changes. */
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

/** Events without undone events. An undo cannot be undone: the event is added again instead. */
function countingOf(events: readonly ClassEvent[]): readonly ClassEvent[] {
  const gone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.event_id] : [])));
  return events
    .filter(({ id, kind }) => kind !== 'undone' && !gone.has(id))
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}
