import type { Readable } from '@lectern/base';
import type { SavedState } from './saved-state.ts';

/** How long recent edits are waited for; offline they could take forever. Milliseconds. */
const SAVING_PATIENCE_MS = 5000;

/** Resolves when everything is saved, or after a timeout. */
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
