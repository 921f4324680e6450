import type { TextTarget } from '@lectern/stage/edit';
import { flushSync } from 'react-dom';
import { useEditing } from '../../editing/editor-context.ts';

export type RubyChange = Parameters<TextTarget['changeRubies']>[0];

/** Changes what stands over the chosen characters; what grows with its text has the room that they take, in the same step. */
export function useRubyChange(target: TextTarget): (change: RubyChange) => void {
  const { session, grow } = useEditing();
  return (change) => {
    // How much room it takes is seen once it is drawn.
    flushSync(() => target.changeRubies(change));
    if (!session.textEditor.get()) grow(session.selection.get().ids);
  };
}
