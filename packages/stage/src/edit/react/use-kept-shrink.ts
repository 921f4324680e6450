import { type CoursewareChange, designOf, homeOf, lookOf } from '@lectern/courseware';
import { type RefObject, useEffect } from 'react';
import type { EditSession } from '../session/edit-session.ts';
import { growLater } from './grow-when-drawn.ts';

/**
 * Stores the scale of a text that shrinks to fit when this user resizes its box or undoes that. It is not an undo step,
 * because the drawing does not change.
 */
export function useKeptShrink(session: EditSession, surface: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      session.store.subscribe((change) => {
        // This runs after the new size is drawn.
        for (const id of resizedTexts(session, change))
          setTimeout(() => {
            if (surface.current) growLater(session, id, surface.current, { source: 'agreement' });
          });
      }),
    [session, surface],
  );
}

/** Texts that shrink to fit and whose boxes this user resized. */
export function resizedTexts(
  { store }: Pick<EditSession, 'store'>,
  { source, records, before }: CoursewareChange,
): string[] {
  if (source !== 'local' && source !== 'undo') return [];
  return [...records].filter((id) => {
    const now = store.find('element', id);
    const was = before?.get(id);
    if (now?.type !== 'shape' || !now.text || was?.kind !== 'element') return false;
    if (was.frame.w === now.frame.w && was.frame.h === now.frame.h) return false;
    return lookOf(now, designOf(store, homeOf(store, id) ?? '')).box.autofit?.type === 'shrink';
  });
}
