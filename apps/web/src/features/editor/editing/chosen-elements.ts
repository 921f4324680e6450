import type { Element } from '@lectern/courseware';
import type { Editing } from './command-context.ts';

type InSession = Pick<Editing, 'session'>;

/** Returns the selected elements as stored. */
export function chosenElements({ session }: InSession): readonly Element[] {
  return session.selection.get().ids.flatMap((id) => session.store.find('element', id) ?? []);
}

export function hasChosen({ session }: InSession): boolean {
  return session.selection.get().ids.length > 0;
}

/** Whether any selected element is unlocked. */
export function hasUnlocked(context: InSession): boolean {
  return chosenElements(context).some((element) => !element.locked);
}
