import type { Readable } from '@lectern/base';
import type { SavedState } from './saved-state.ts';

/** What was typed a moment ago is on its way; without a connection it is not waited for longer. Milliseconds. */
const SAVING_PATIENCE_MS = 5000;

/** Resolves when everything is saved, or when it takes too long. */
export function whenSaved(saved: Readable<SavedState>): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      unsubscribe();
      clearTimeout(timer);
      resolve();
    };
    const unsubscribe = saved.subscribe(() => saved.get().type === 'saved' && finish());
    const timer = setTimeout(finish, SAVING_PATIENCE_MS);
    if (saved.get().type === 'saved') finish();
  });
}
