import { holdsText } from '../kinds/in-hand.ts';
import type { EditSession } from './edit-session.ts';

/** The element that receives typed text: the only selected one, or the one whose text is open while its editor loads. */
export function typingGoal(
  session: Pick<
    EditSession,
    'canEdit' | 'selection' | 'openText' | 'textEditor' | 'more' | 'drawing' | 'store'
  >,
): string | undefined {
  const open = session.openText.get();
  if (open) return session.textEditor.get() ? undefined : open.elementId;
  const { ids } = session.selection.get();
  const element = ids.length === 1 ? session.store.find('element', ids[0] ?? '') : undefined;
  if (!session.canEdit || !element || element.locked || !holdsText(element)) return undefined;
  return session.more.get() === undefined && !session.drawing.get() ? element.id : undefined;
}
