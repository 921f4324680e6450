import type { TableElement } from '@lectern/courseware';
import { Button, Switch } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { Command } from '../../commands/command.ts';
import {
  addTableColumn,
  addTableRow,
  removeLastTableColumn,
  removeLastTableRow,
} from '../../commands/tables.ts';
import { useCommand } from '../../commands/use-command.ts';
import { useEditing } from '../../editing/editor-context.ts';
import classes from '../parts/panel.module.css';
import { PanelSection } from '../parts/panel-section.tsx';
import { usePanelTexts } from '../parts/panel-texts.ts';

/** Rows, columns and their bands. */
export function TableSection({ element }: { readonly element: TableElement }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  const { table } = element;
  const mark = (change: Pick<TableElement['table'], 'firstRow' | 'bandRows'>) =>
    session.edit((edit) => edit.update<TableElement>(element.id, { table: { ...table, ...change } }));
  return (
    <PanelSection title={t('style.tableRows')}>
      <div className={classes.pairs}>
        {[addTableRow, addTableColumn, removeLastTableRow, removeLastTableColumn].map((command) => (
          <TableButton key={command.id} command={command} />
        ))}
      </div>
      <Switch
        label={t('style.headerRow')}
        checked={table.firstRow === true}
        onChange={(on) => mark({ firstRow: on || undefined })}
      />
      <Switch
        label={t('style.bandedRows')}
        checked={table.bandRows === true}
        onChange={(on) => mark({ bandRows: on || undefined })}
      />
    </PanelSection>
  );
}

function TableButton({ command }: { readonly command: Command }): ReactNode {
  const { label, icon: Icon, disabled, run } = useCommand(command);
  return (
    <Button size="small" icon={Icon ? <Icon /> : null} disabled={disabled} onClick={() => run()}>
      {label}
    </Button>
  );
}
