import { AreaContextMenu, type ContextMenuArea, MenuSeparator, Submenu } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { alignments } from '../commands/arrange/arrange.ts';
import { groupChosen, ungroupChosen } from '../commands/arrange/grouping.ts';
import { backward, forward, toBack, toFront } from '../commands/arrange/order.ts';
import { selectAll } from '../commands/arrange/selection.ts';
import { CommandItem } from '../commands/command-item.tsx';
import { copy, cut, paste } from '../commands/element/clipboard.ts';
import { coverChosen } from '../commands/element/covers.ts';
import { deleteChosen, duplicateChosen, editChosenText, lockChosen } from '../commands/element/elements.ts';
import { cropPicture } from '../commands/element/pictures.ts';
import { editLink } from '../commands/insert/links.ts';
import { textToQuestions } from '../commands/insert/questions.ts';
import { newPage, toggleAsItLooks } from '../commands/pages/pages.ts';
import { zoomToFit } from '../commands/screen/view.ts';
import { editPoints } from '../commands/shape/paths.ts';
import { unitings } from '../commands/shape/uniting.ts';
import { useEditing, useSelected } from '../editing/editor-context.ts';
import { usePageAppearance } from '../editing/page-appearance.ts';
import { useEditorTexts } from '../locale/texts.ts';

const TableEntries = lazyComponent(async () => (await import('./table-entries.tsx')).TableEntries);

/**
 * The context menu of the page, opened by a right click, a long press or the menu key: for the selection, otherwise for
 * the page.
 */
export function PageMenu(): ReactNode {
  const { session } = useEditing();
  const { ids } = useSignal(session.selection);
  return ids.length === 0 ? <EntriesOfPage /> : <EntriesOfChosen />;
}

function EntriesOfPage(): ReactNode {
  const { canEdit } = useEditing().session;
  return (
    <>
      <CommandItem command={paste} />
      {canEdit ? <MenuSeparator /> : null}
      <CommandItem command={selectAll} />
      <CommandItem command={zoomToFit} />
      <CommandItem command={newPage} />
      <PageFaceEntry />
    </>
  );
}

function EntriesOfChosen(): ReactNode {
  const t = useEditorTexts();
  const { canEdit } = useEditing().session;
  const chosen = useSelected();
  const single = chosen.length === 1 ? chosen[0] : undefined;
  const tableEntries = single?.type === 'table' && !single.locked;
  return (
    <>
      <CommandItem command={cut} />
      <CommandItem command={copy} />
      <CommandItem command={paste} />
      <CommandItem command={duplicateChosen} />
      {canEdit ? (
        <>
          <MenuSeparator />
          {tableEntries ? <TableEntries /> : null}
          {single?.type === 'shape' && !single.locked ? <CommandItem command={editChosenText} /> : null}
          {single?.type === 'shape' && !single.locked ? <CommandItem command={editPoints} /> : null}
          {chosen.some((element) => element.type === 'shape' && element.text) ? (
            <CommandItem command={textToQuestions} />
          ) : null}
          {single?.type === 'picture' && !single.locked ? <CommandItem command={cropPicture} /> : null}
          {chosen.length > 1 ? <CommandItem command={groupChosen} /> : null}
          {chosen.some((element) => element.type === 'group') ? (
            <CommandItem command={ungroupChosen} />
          ) : null}
          {chosen.length > 1 && chosen.every(({ type }) => type === 'shape') ? (
            <Submenu label={t('menu.merge')}>
              {unitings.map((command) => (
                <CommandItem key={command.id} command={command} drawsIcon />
              ))}
            </Submenu>
          ) : null}
          <Submenu label={t('menu.order')}>
            {[toFront, forward, backward, toBack].map((command) => (
              <CommandItem key={command.id} command={command} tellsKey={false} />
            ))}
          </Submenu>
          <Submenu label={t('menu.align')}>
            {alignments.map((command) => (
              <CommandItem key={command.id} command={command} />
            ))}
          </Submenu>
          <CommandItem command={editLink} />
          <CommandItem command={lockChosen} />
          <CommandItem command={coverChosen} />
          <PageFaceEntry />
          <MenuSeparator />
          {/* With selected cells the key clears cells instead, so the menu does not show it. */}
          <CommandItem command={deleteChosen} tellsKey={!tableEntries} />
        </>
      ) : null}
    </>
  );
}

/** Shown only for a page that can show either its picture or its elements. */
function PageFaceEntry(): ReactNode {
  const { session } = useEditing();
  const face = usePageAppearance(useSignal(session.pageId) ?? '');
  return face ? <CommandItem command={toggleAsItLooks} /> : null;
}

/** The context menu of the page; loaded after the page. */
export function PageContextMenu({ area }: { readonly area: ContextMenuArea }): ReactNode {
  return <AreaContextMenu area={area} menu={<PageMenu />} />;
}
