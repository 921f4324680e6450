import type { Stroke } from '@lectern/stage/ink';

/** The ink of the current page, as sent by the window that shows it. */
export interface InkMessage {
  readonly kind: 'ink';
  readonly pageId: string;
  /** Increases by one with each change; a message with `whole` does not depend on the revision before. */
  readonly revision: number;
  readonly whole: boolean;
  readonly removed: readonly string[];
  /** Each stroke is inserted before the given stroke, which exists by then, or last; with `whole`, in order. */
  readonly added: readonly { readonly stroke: Stroke; readonly before?: string | undefined }[];
}

/** The ink that a view has received. */
export interface ShownInk {
  readonly pageId: string;
  readonly revision: number;
  readonly strokes: readonly Stroke[];
}

/** The ink that was sent for a page, so that only changes are sent. */
export class ToldInk {
  #pageId: string | undefined;
  #strokes: readonly Stroke[] = [];
  #revision: number;

  /** `first`: a revision that differs from the revisions of an earlier window. */
  constructor(first: number) {
    this.#revision = first;
  }

  get revision(): number {
    return this.#revision;
  }

  /** The message with changes since the last message; undefined without changes. */
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
    // Strokes are added in reverse, so that the stroke named by `before` exists already.
    const added = strokes
      .map((stroke, at) => ({ stroke, before: strokes[at + 1]?.id }))
      .filter(({ stroke }) => !old.has(stroke))
      .reverse();
    this.#strokes = strokes;
    this.#revision += 1;
    return { kind: 'ink', pageId, revision: this.#revision, whole: false, removed, added };
  }

  /** A message with all ink of the page as last sent; undefined before the first message. */
  whole(): InkMessage | undefined {
    if (this.#pageId === undefined) return;
    const added = this.#strokes.map((stroke) => ({ stroke }));
    return { kind: 'ink', pageId: this.#pageId, revision: this.#revision, whole: true, removed: [], added };
  }
}

/** The ink after a message; undefined when the message before it was missed. */
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

/** Every window of this origin can post to the channel; returns undefined for an invalid message. */
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
