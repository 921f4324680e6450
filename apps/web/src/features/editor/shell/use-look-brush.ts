import { useEffect } from 'react';
import type { Editing } from '../editing/command-context.ts';

/** Applies the copied format to what is selected while the format painter is active. */
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
