import { MenuSeparator, Submenu } from '@lectern/ui';
import type { ReactNode } from 'react';
import { clearChosenCells } from '../commands/cells.ts';
import type { Command } from '../commands/command.ts';
import { CommandItem } from '../commands/command-item.tsx';
import {
  chooseAllCells,
  chooseColumns,
  chooseRows,
  deleteColumns,
  deleteRows,
  distributeColumns,
  distributeRows,
  insertColumnLeft,
  insertColumnRight,
  insertRowAbove,
  insertRowBelow,
  mergeChosenCells,
  sortDown,
  sortUp,
  unmergeChosenCells,
} from '../commands/tables.ts';
import { useTableTexts } from '../panel/table/texts.ts';

/** What the page's menu offers for the cells of a table. */
export function TableEntries(): ReactNode {
  const t = useTableTexts();
  const entries = (commands: readonly Command[]) =>
    commands.map((command) => <CommandItem key={command.id} command={command} />);
  return (
    <>
      <Submenu label={t('menu.insert')}>
        {entries([insertRowAbove, insertRowBelow, insertColumnLeft, insertColumnRight])}
      </Submenu>
      <Submenu label={t('menu.remove')}>{entries([deleteRows, deleteColumns])}</Submenu>
      <Submenu label={t('menu.select')}>{entries([chooseRows, chooseColumns, chooseAllCells])}</Submenu>
      {entries([mergeChosenCells, unmergeChosenCells])}
      <Submenu label={t('menu.arrange')}>
        {entries([distributeRows, distributeColumns, sortUp, sortDown])}
      </Submenu>
      {entries([clearChosenCells])}
      <MenuSeparator />
    </>
  );
}
