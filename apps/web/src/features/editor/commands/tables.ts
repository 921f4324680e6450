import { deleteLines, insertLines, type Table, type TableElement, withTable } from '@lectern/courseware';
import { Minus, Plus } from 'lucide-react';
import { chosenElements } from '../editing/chosen-elements.ts';
import type { CommandContext } from '../editing/command-context.ts';
import { type CommandOptions, command } from './command.ts';

/** The table that is chosen alone. */
function chosenTable(context: CommandContext): TableElement | undefined {
  const [element, other] = chosenElements(context);
  return element?.type === 'table' && !other ? element : undefined;
}

interface TableCommand extends Pick<CommandOptions<undefined>, 'id' | 'label' | 'icon'> {
  readonly change: (table: Table) => Table;
  readonly isPossible: (table: TableElement['table']) => boolean;
}

function changing({ change, isPossible, ...options }: TableCommand) {
  return command({
    ...options,
    changes: true,
    isEnabled: (context) => {
      const element = chosenTable(context);
      return element !== undefined && isPossible(element.table);
    },
    run: (context) => {
      const { session } = context;
      // An open cell writes what is still held back: the change is made of what is stored after that.
      session.letGo();
      const element = chosenTable(context);
      if (element)
        session.edit((edit) =>
          edit.update<TableElement>(element.id, withTable(element, change(element.table))),
        );
    },
  });
}

export const addTableRow = changing({
  id: 'tables.addRow',
  label: { zh: '在下方加一行', en: 'Add a row below' },
  icon: Plus,
  change: (table) => insertLines(table, 'rows', table.rows.length, 1, table.rows.length - 1),
  isPossible: () => true,
});

export const addTableColumn = changing({
  id: 'tables.addColumn',
  label: { zh: '在右侧加一列', en: 'Add a column at the right' },
  icon: Plus,
  change: (table) => insertLines(table, 'columns', table.columns.length, 1, table.columns.length - 1),
  isPossible: () => true,
});

export const removeLastTableRow = changing({
  id: 'tables.removeRow',
  label: { zh: '删除末行', en: 'Remove the last row' },
  icon: Minus,
  change: (table) => deleteLines(table, 'rows', table.rows.length - 1, 1),
  isPossible: ({ rows }) => rows.length > 1,
});

export const removeLastTableColumn = changing({
  id: 'tables.removeColumn',
  label: { zh: '删除末列', en: 'Remove the last column' },
  icon: Minus,
  change: (table) => deleteLines(table, 'columns', table.columns.length - 1, 1),
  isPossible: ({ columns }) => columns.length > 1,
});
