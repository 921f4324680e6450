import type { Signal } from '@lectern/base';
import type { ClipboardFragment, Pasted } from '@lectern/courseware';
import { type PastedPages, pastePagesAs } from '@lectern/courseware/design';
import type { EditSession } from '@lectern/stage/edit';

/** Pages just pasted from another courseware, while the user can still select their theme. */
export interface PagesPasted {
  readonly fragment: ClipboardFragment;
  readonly behind: string;
  readonly as: 'here' | 'source';
  readonly pasted: PastedPages;
}
export type PasteChoice = Signal<PagesPasted | undefined>;

/** The paste and the later choice of a theme are one undo step. */
const ONE_STEP = { merge: 'paste-pages', within: 120_000 };

/**
 * Pastes pages of another courseware in this courseware's theme, as in PowerPoint; the user can then select their own
 * theme.
 */
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

/** Pastes the same pages with the other theme instead. */
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
