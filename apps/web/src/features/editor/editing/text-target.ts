import { type ResolvedParagraph, tilesIn } from '@lectern/courseware';
import { type EditSession, TextOfElements, type TextTarget } from '@lectern/stage/edit';
import { resolvedSample } from './resolved-sample.ts';

/** What is known where text is changed. */
export interface InSession {
  readonly session: EditSession;
  /** Brings shapes that grow with their text to its size. */
  readonly grow: (ids: readonly string[], step: string) => void;
}

/** The text that a command changes: the open one, else that of what is chosen. */
export function textTargetOf({ session, grow }: InSession): TextTarget | undefined {
  return session.textEditor.get() ?? textOfChosen({ session, grow });
}

/** The text of the chosen cells, else that of the chosen elements. */
export function textOfChosen({ session, grow }: InSession): TextTarget | undefined {
  const { ids } = session.selection.get();
  const cells = session.cells.get();
  const keys = cells && new Set(tilesIn(cells.element.table, cells.area).map(({ key }) => key));
  return ids.length > 0 ? new TextOfElements(session, ids, grow, keys) : undefined;
}

/** The target with its paragraphs as they look; undefined where there is no text. */
export function meantText(
  context: InSession,
): { readonly target: TextTarget; readonly paragraphs: readonly ResolvedParagraph[] } | undefined {
  const target = textTargetOf(context);
  return target && { target, paragraphs: resolvedSample(context.session, target.sample()) };
}
