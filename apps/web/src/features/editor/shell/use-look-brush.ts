import { useEffect } from 'react';
import type { Editing } from '../editing/command-context.ts';

/** What is chosen while the brush is held gets its look. */
export function useLookBrush(editing: Editing): void {
  useEffect(() => {
    const { lookBrush, session } = editing;
    return session.selection.subscribe(() => {
      if (lookBrush.hold.get() === 'down' || session.selection.get().ids.length === 0) return;
      lookBrush.give(editing);
      if (lookBrush.hold.get() === 'once') lookBrush.hold.set('down');
    });
  }, [editing]);
}
