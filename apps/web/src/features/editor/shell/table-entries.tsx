import { MenuSeparator, Submenu } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { Command } from '../commands/command.ts';
import { CommandItem } from '../commands/command-item.tsx';
import { clearChosenCells } from '../commands/table/cells.ts';
import { tableCommands } from '../panel/table/table-commands.ts';
import { useTableTexts } from '../panel/table/texts.ts';

/** The entries of the page's menu for the cells of a table. */
export function TableEntries(): ReactNode {
  const t = useTableTexts();
  const entries = (commands: readonly Command[]) =>
    commands.map((command) => <CommandItem key={command.id} command={command} />);
  return (
    <>
      <Submenu label={t('menu.insert')}>{entries(tableCommands.insert)}</Submenu>
      <Submenu label={t('menu.remove')}>{entries(tableCommands.remove)}</Submenu>
      <Submenu label={t('menu.select')}>{entries(tableCommands.select)}</Submenu>
      {entries(tableCommands.merge)}
      <Submenu label={t('menu.arrange')}>
        {entries([...tableCommands.distribute, ...tableCommands.sort, ...tableCommands.totals])}
      </Submenu>
      {entries([clearChosenCells])}
      <MenuSeparator />
    </>
  );
}
