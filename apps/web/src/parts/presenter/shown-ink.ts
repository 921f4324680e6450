import type { Stroke } from '@lectern/stage/ink';

/** The ink of the page that is shown, as the window that shows it tells it. */
export interface InkMessage {
  readonly kind: 'ink';
  readonly pageId: string;
  /** Goes up by one with each change; what is told whole is of whatever came before. */
  readonly revision: number;
  readonly whole: boolean;
  readonly removed: readonly string[];
  /** Each stands ahead of one that is there by then, or last; of the whole in order. */
  readonly added: readonly { readonly stroke: Stroke; readonly before?: string | undefined }[];
}

/** What a view knows of the ink. */
export interface ShownInk {
  readonly pageId: string;
  readonly revision: number;
  readonly strokes: readonly Stroke[];
}

/** What has been told of a page's ink: only what changed since goes over the channel. */
export class ToldInk {
  #pageId: string | undefined;
  #strokes: readonly Stroke[] = [];
  #revision: number;

  /** `first`: other than that of a window that told before this one. */
  constructor(first: number) {
    this.#revision = first;
  }

  get revision(): number {
    return this.#revision;
  }

  /** What is to be told by now; undefined where nothing changed. */
  change(pageId: string, strokes: readonly Stroke[]): InkMessage | undefined {
    if (pageId !== this.#pageId) {
      this.#pageId = pageId;
      this.#strokes = strokes;
      this.#revision += 1;
      return this.whole();
    }
    const before = this.#strokes;
    if (before.length === strokes.length && before.every((stroke, at) => stroke === strokes[at])) return;
    const [old, now] = [new Set(before), new Set(strokes)];
    const removed = before.filter((stroke) => !now.has(stroke)).map(({ id }) => id);
    // The last first: what one stands ahead of is there already.
    const added = strokes
      .map((stroke, at) => ({ stroke, before: strokes[at + 1]?.id }))
      .filter(({ stroke }) => !old.has(stroke))
      .reverse();
    this.#strokes = strokes;
    this.#revision += 1;
    return { kind: 'ink', pageId, revision: this.#revision, whole: false, removed, added };
  }

  /** All of the page as it was told last; undefined before there was any. */
  whole(): InkMessage | undefined {
    if (this.#pageId === undefined) return;
    const added = this.#strokes.map((stroke) => ({ stroke }));
    return { kind: 'ink', pageId: this.#pageId, revision: this.#revision, whole: true, removed: [], added };
  }
}

/** The ink after a telling; undefined where one before it was missed. */
export function inkAfter(ink: ShownInk | undefined, told: InkMessage): ShownInk | undefined {
  const { pageId, revision, whole, removed, added } = told;
  if (whole) return { pageId, revision, strokes: added.map(({ stroke }) => stroke) };
  if (ink?.pageId !== pageId || ink.revision + 1 !== revision) return undefined;
  const gone = new Set(removed);
  const strokes = ink.strokes.filter(({ id }) => !gone.has(id));
  for (const { stroke, before } of added) {
    const at = before === undefined ? -1 : strokes.findIndex(({ id }) => id === before);
    strokes.splice(at < 0 ? strokes.length : at, 0, stroke);
  }
  return { pageId, revision, strokes };
}

/** A channel is heard by every window of this origin: what is no ink is nothing. */
export function readInk(fields: Readonly<Record<string, unknown>>): InkMessage | undefined {
  const { pageId, revision, whole, removed, added } = fields;
  if (typeof pageId !== 'string' || !Number.isSafeInteger(revision)) return undefined;
  if (!Array.isArray(removed) || !removed.every((id) => typeof id === 'string')) return undefined;
  if (!Array.isArray(added) || !added.every(isAdded)) return undefined;
  return { kind: 'ink', pageId, revision: Number(revision), whole: whole === true, removed, added };
}

function isAdded(value: unknown): value is InkMessage['added'][number] {
  const { stroke, before } = (value ?? {}) as Record<string, unknown>;
  const { id, tool, color, width, points } = (stroke ?? {}) as Partial<Record<keyof Stroke, unknown>>;
  return (
    (before === undefined || typeof before === 'string') &&
    typeof id === 'string' &&
    (tool === 'pen' || tool === 'highlighter') &&
    typeof color === 'string' &&
    /^[0-9a-f]{6}$/i.test(color) &&
    Number.isFinite(width) &&
    Array.isArray(points) &&
    points.every(Number.isFinite)
  );
}
