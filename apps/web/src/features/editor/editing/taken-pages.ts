import type { Dispose } from '@lectern/base';
import type { EditSession } from '@lectern/stage/edit';

/**
 * Tells when somebody else has deleted the page that is shown, with the number that it had, or the layout that is changed:
 * the session shows another one by then, and who was at work there would wonder.
 */
export function onPageTaken(session: EditSession, tell: (taken: number | 'layout') => void): Dispose {
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
    // Told after the session has settled what is shown.
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
