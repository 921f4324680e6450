import type { Dispose } from '@lectern/base';
import type { EditSession } from '@lectern/stage/edit';

/**
 * Calls `tell` when another user deleted the current page, with its former number, or the current layout. The session
 * already shows another page by then, which would confuse the user without a message.
 */
export function onPageDeleted(session: EditSession, tell: (taken: number | 'layout') => void): Dispose {
  const { store } = session;
  let shown = session.pageId.get();
  let was: number | 'layout' | undefined;
  let left: number | 'layout' | undefined;
  const look = () => {
    if (store.find('layout', shown ?? '')) was = 'layout';
    else was = store.pages().indexOf(shown ?? '') + 1 || was;
  };
  look();
  const disposes = [
    session.pageId.subscribe(() => {
      left = shown !== undefined && store.get(shown) === undefined ? was : undefined;
      shown = session.pageId.get();
      was = undefined;
      look();
    }),
    // Runs after the session has set the new current page.
    store.subscribe(({ source }) => {
      if (left !== undefined && source === 'remote') tell(left);
      left = undefined;
      look();
    }),
  ];
  return () => {
    for (const dispose of disposes) dispose();
  };
}
