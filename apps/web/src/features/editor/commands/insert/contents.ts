import { newId } from '@lectern/base';
import {
  type ContentsWish,
  insertContents as insert,
  isContentsOutdated,
  removeElements,
  type ShapeElement,
  updateContents as update,
} from '@lectern/courseware';
import { ListRestart, TableOfContents } from 'lucide-react';
import { currentLanguage } from '../../../../platform/i18n/language.ts';
import type { CommandContext } from '../../editing/command-context.ts';
import { selectedElements } from '../../editing/selection/selected-elements.ts';
import { command } from '../command.ts';

/** Kinds of entries that contents can list, in the order of the choices. */
export const LISTS = ['sections', 'titles', 'pages'] as const;
export type List = (typeof LISTS)[number];

const label = { zh: '目录', en: 'Contents' };

/**
 * Inserts a table of contents. `wish`: the listed pages; `insteadOf`: ids of a template's example elements that it
 * replaces.
 */
export const insertContents = command<{
  readonly wish: ContentsWish;
  readonly insteadOf?: readonly string[];
}>({
  id: 'insert.contents',
  label,
  icon: TableOfContents,
  changes: true,
  run: ({ session, focusPage }, { wish, insteadOf = [] }) => {
    const pageId = session.pageId.get();
    if (pageId === undefined) return;
    session.letGo();
    let id: string | undefined;
    session.edit((edit) => {
      id = insert(edit, pageId, wish, label[currentLanguage()]);
      if (id !== undefined) removeElements(edit, insteadOf);
    });
    if (id !== undefined) session.choose([id]);
    focusPage();
  },
});

/** Returns the selected contents when no other element is selected. */
function chosenContents(context: CommandContext): ShapeElement | undefined {
  const [only, ...others] = selectedElements(context);
  return only?.type === 'shape' && only.contents && others.length === 0 ? only : undefined;
}

/** Updates contents and grows their box in the same undo step. `wish`: the pages that they list from now on. */
export function updateContentsElement(
  { session, grow }: CommandContext,
  { id }: ShapeElement,
  wish?: ContentsWish,
): void {
  const merge = newId();
  session.edit((edit) => update(edit, id, wish), { merge });
  // The height is known only after rendering.
  setTimeout(() => grow([id], merge));
}

/** Updates the selected contents. */
export const updateContents = command({
  id: 'contents.update',
  label: { zh: '更新目录', en: 'Update the contents' },
  icon: ListRestart,
  changes: true,
  isEnabled: (context) => {
    const contents = chosenContents(context);
    return contents !== undefined && !contents.locked && isContentsOutdated(context.session.store, contents);
  },
  run: (context) => {
    const contents = chosenContents(context);
    if (!contents) return;
    // An open text is closed, and so stored, first.
    context.session.letGo();
    updateContentsElement(context, contents);
  },
});

/** Updates all contents of the courseware. */
export const updateAllContents = command({
  id: 'contents.updateAll',
  label: { zh: '更新全部目录', en: 'Update all contents' },
  icon: ListRestart,
  changes: true,
  isEnabled: ({ session }) => outdatedContents(session.store).length > 0,
  run: ({ session, focusPage }) => {
    session.letGo();
    session.edit((edit) => {
      for (const { id } of outdatedContents(session.store)) update(edit, id);
    });
    focusPage();
  },
});

/** Returns all contents whose entries no longer match the courseware. */
export function outdatedContents(store: CommandContext['session']['store']): readonly ShapeElement[] {
  return store
    .all('element')
    .filter(
      (each): each is ShapeElement => each.type === 'shape' && each.contents !== undefined && !each.locked,
    )
    .filter((each) => isContentsOutdated(store, each));
}
