import type { Dispose } from '@lectern/base';
import type { EditSession } from '@lectern/stage/edit';

/**
 * Tells when somebody else has deleted the page that is shown, with the number that it had: the session shows its
 * neighbour by then, and who was at work there would wonder.
 */
export function onPageTaken(session: EditSession, tell: (number: number) => void): Dispose {
  const { store } = session;
  let shown = session.pageId.get();
  let number = 0;
  let left: number | undefined;
  const look = () => {
    number = store.pages().indexOf(shown ?? '') + 1 || number;
  };
  look();
  const disposes = [
    session.pageId.subscribe(() => {
      const isGone = shown !== undefined && number > 0 && store.get(shown) === undefined;
      left = isGone ? number : undefined;
      shown = session.pageId.get();
      number = 0;
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
