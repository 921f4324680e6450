import type { ClipboardFragment, Pasted } from '@lectern/courseware';
import { type PastedPages, pastePagesAs } from '@lectern/courseware/design';
import type { EditSession } from '@lectern/stage/edit';
import type { PagesPasted, PasteChoice } from './paste-choice.ts';

/** Pasting and the choice after it are one step, which undo takes back whole. */
const ONE_STEP = { merge: 'paste-pages', within: 120_000 };

/** Pages of another courseware in this one’s theme, as PowerPoint pastes them; theirs can then be asked for. */
export function pastePages(
  session: EditSession,
  behind: string,
  fragment: ClipboardFragment,
  choice: PasteChoice,
): Pasted {
  let pasted: PastedPages = { pages: [], design: [] };
  session.edit(
    (edit) => {
      pasted = pastePagesAs(edit, behind, fragment, 'here');
    },
    { ...ONE_STEP, within: 0 },
  );
  const [first] = pasted.pages;
  if (first !== undefined) {
    session.goToPage(first);
    choice.set({ fragment, behind, as: 'here', pasted });
  }
  return { pages: pasted.pages, elements: [] };
}

/** The same pages with the other theme instead. */
export function pasteInstead(
  session: EditSession,
  before: PagesPasted,
  as: PagesPasted['as'],
  choice: PasteChoice,
): void {
  const { fragment, behind } = before;
  let pasted = before.pasted;
  const done = session.edit((edit) => {
    pasted = pastePagesAs(edit, behind, fragment, as, before.pasted);
  }, ONE_STEP);
  const [first] = pasted.pages;
  if (!done || first === undefined) return;
  session.goToPage(first);
  choice.set({ fragment, behind, as, pasted });
}
