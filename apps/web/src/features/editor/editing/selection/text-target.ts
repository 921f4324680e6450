import { type ResolvedParagraph, tilesIn } from '@lectern/courseware';
import { type EditSession, TextOfElements, type TextTarget } from '@lectern/stage/edit';
import { resolvedSample } from './resolved-sample.ts';

/** The context needed to change text. */
export interface InSession {
  readonly session: EditSession;
  /** Resizes elements that grow with their text, as part of an undo step. */
  readonly grow: (ids: readonly string[], step: string) => void;
}

/** Returns the text that a command changes: the open text, otherwise the text of the selection. */
export function textTargetOf({ session, grow }: InSession): TextTarget | undefined {
  return session.textEditor.get() ?? textOfSelected({ session, grow });
}

/** Returns the text of the selected cells, otherwise of the selected elements. */
export function textOfSelected({ session, grow }: InSession): TextTarget | undefined {
  const { ids } = session.selection.get();
  const cells = session.cells.get();
  const keys = cells && new Set(tilesIn(cells.element.table, cells.area).map(({ key }) => key));
  return ids.length > 0 ? new TextOfElements(session, ids, grow, keys) : undefined;
}

/** Returns the target with its resolved paragraphs; undefined where there is no text. */
export function meantText(
  context: InSession,
): { readonly target: TextTarget; readonly paragraphs: readonly ResolvedParagraph[] } | undefined {
  const target = textTargetOf(context);
  return target && { target, paragraphs: resolvedSample(context.session, target.sample()) };
}
