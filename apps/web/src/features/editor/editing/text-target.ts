import type { ResolvedParagraph } from '@lectern/courseware';
import { TextOfElements, type TextTarget } from '@lectern/stage/edit';
import type { Editing } from './command-context.ts';
import { resolvedSample } from './resolved-sample.ts';

type InSession = Pick<Editing, 'session' | 'grow'>;

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
