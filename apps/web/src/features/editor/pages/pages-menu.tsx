import { MenuSeparator } from '@lectern/ui';
import type { ReactNode } from 'react';
import { CommandItem } from '../commands/command-item.tsx';
import { copyPages, cutPages, pastePages } from '../commands/element/clipboard.ts';
import { deleteThesePages, duplicateThesePages, hideThesePages, newPage } from '../commands/pages/pages.ts';
import { newSection } from '../commands/pages/sections.ts';
import { useEditing } from '../editing/editor-context.ts';

/** The context menu of pages in the list, opened by a right click, a long press or the menu key. */
export function PagesMenu({ pages }: { readonly pages: readonly string[] }): ReactNode {
  const { canEdit } = useEditing().session;
  const options = { place: 'pages', on: { menuPages: pages } } as const;
  return (
    <>
      <CommandItem command={cutPages} {...options} tellsKey={false} />
      <CommandItem command={copyPages} {...options} />
      <CommandItem command={pastePages} {...options} tellsKey={false} />
      {canEdit ? <MenuSeparator /> : null}
      <CommandItem command={newPage} {...options} />
      <CommandItem command={duplicateThesePages} {...options} />
      <CommandItem command={hideThesePages} {...options} />
      <CommandItem command={newSection} {...options} />
      {canEdit ? <MenuSeparator /> : null}
      <CommandItem command={deleteThesePages} {...options} />
    </>
  );
}
