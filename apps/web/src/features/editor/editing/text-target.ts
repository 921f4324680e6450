import type { ResolvedParagraph } from '@lectern/courseware';
import { type EditSession, TextOfElements, type TextTarget } from '@lectern/stage/edit';
import { resolvedSample } from './resolved-sample.ts';

/** What is known where text is changed. */
export interface InSession {
  readonly session: EditSession;
  /** Brings shapes that grow with their text to its size. */
  readonly grow: (ids: readonly string[]) => void;
}

/** The text that a command changes: the open one, else that of what is chosen. */
export function textTargetOf({ session, grow }: InSession): TextTarget | undefined {
  const { ids } = session.selection.get();
  return session.textEditor.get() ?? (ids.length > 0 ? new TextOfElements(session, ids, grow) : undefined);
}

/** The target with its paragraphs as they look; undefined where there is no text. */
export function meantText(
  context: InSession,
): { readonly target: TextTarget; readonly paragraphs: readonly ResolvedParagraph[] } | undefined {
  const target = textTargetOf(context);
  return target && { target, paragraphs: resolvedSample(context.session, target.sample()) };
}
