import { type Edit, type ShapeElement, setFrame, type TransactOptions } from '@lectern/courseware';
import { drawn, isDrawn } from '../../view/drawn.ts';
import type { EditSession } from '../session/edit-session.ts';
import { grownFrame, keepRows, shownRows } from './grow.ts';
import { shownShrink } from './shown-shrink.ts';

type Session = Pick<EditSession, 'store' | 'edit'>;

/** Number of waits for code that does not load, each as long as `drawn` waits. */
const TRIES = 10;
/** The pause between two tries, milliseconds. */
const PAUSE_MS = 1000;

/** Detects whether an element is drawn. */
export interface Drawing {
  readonly isDrawn: (node: Element) => boolean;
  readonly drawn: (node: Element) => Promise<boolean>;
}
const DRAWING: Drawing = { isDrawn, drawn };

/** Pending resizes of each session, by element: a later resize replaces an earlier one. */
const waiting = new WeakMap<object, Map<string, symbol>>();

/**
 * Resizes elements that grow with their text after their styles changed. An element for which code, a font or a picture
 * is still loading is resized once that has loaded. `step` is the undo step of the change.
 */
export function growElements(
  session: Session,
  ids: readonly string[],
  root: ParentNode,
  step: string,
  drawing: Drawing = DRAWING,
): void {
  const nodes = ids.flatMap((id) => nodeOf(root, id) ?? []);
  const isReady = new Set(nodes.filter((node) => drawing.isDrawn(node)));
  measure(
    session,
    ids.filter((id) => isReady.has(nodeOf(root, id) as Element)),
    root,
    { follows: step },
  );
  for (const id of ids) {
    const node = nodeOf(root, id);
    if (node && !isReady.has(node)) growLater(session, id, root, { follows: step }, drawing);
  }
}

/** Resizes an element once it is drawn, unless its text was changed by then. `how` are the options of the edit. */
export function growLater(
  session: Session,
  id: string,
  root: ParentNode,
  how: Pick<TransactOptions, 'follows' | 'source'>,
  drawing: Drawing = DRAWING,
): void {
  const turns = waiting.get(session) ?? new Map<string, symbol>();
  waiting.set(session, turns);
  const turn = Symbol(id);
  turns.set(id, turn);
  const text = wordsOf(session, id);
  const work = async () => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const node = nodeOf(root, id);
      if (!node || turns.get(id) !== turn) return;
      const inTime = await drawing.drawn(node);
      if (turns.get(id) !== turn) return;
      const now = nodeOf(root, id);
      if (inTime && now && drawing.isDrawn(now)) {
        turns.delete(id);
        // The user undid the change, or changed the text again, which triggers a new measurement.
        if (wordsOf(session, id) !== text) return;
        measure(session, [id], root, how);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    if (turns.get(id) === turn) turns.delete(id);
  };
  work().catch(() => undefined);
}

/** The edit that fits an element and its text to the current content of `node`; undefined without a change. */
export function fitToWords(
  store: Session['store'],
  id: string,
  node: Element,
): ((edit: Edit) => void) | undefined {
  const frame = grownFrame(store, id, node);
  const rows = shownRows(node);
  const autofit = shownShrink(store, id, node);
  if (!frame && !rows && !autofit) return undefined;
  return (edit) => {
    if (frame) setFrame(edit, id, frame);
    if (rows) keepRows(edit, id, rows);
    const element = edit.find('element', id);
    if (autofit && element?.type === 'shape' && element.text)
      edit.update<ShapeElement>(id, {
        text: { ...element.text, box: { ...element.text.box, autofit } },
      });
  };
}

function measure(session: Session, ids: readonly string[], root: ParentNode, options: TransactOptions): void {
  const fits = ids.flatMap((id) => {
    const node = nodeOf(root, id);
    return (node && fitToWords(session.store, id, node)) ?? [];
  });
  if (fits.length === 0) return;
  session.edit((edit) => {
    for (const fit of fits) fit(edit);
  }, options);
}

function nodeOf(root: ParentNode, id: string): Element | undefined {
  return root.querySelector(`[data-element-id="${CSS.escape(id)}"]`) ?? undefined;
}

/** All properties of an element that determine how much space its text takes. */
function wordsOf({ store }: Session, id: string): string {
  const element = store.find('element', id);
  if (element?.type === 'shape') return JSON.stringify([element.text, element.frame.w]);
  return JSON.stringify(element?.type === 'table' ? element.table : undefined);
}
