import {
  type TableChange,
  type TableElement,
  withColumn,
  withoutLastColumn,
  withoutLastRow,
  withRow,
} from '@lectern/courseware';
import { Button, Switch } from '@lectern/ui';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { useEditorTexts } from '../../locale/texts.ts';
import classes from '../parts/panel.module.css';
import { PanelSection } from '../parts/panel-section.tsx';

/** Rows, columns and their bands. */
export function TableSection({ element }: { readonly element: TableElement }): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { table } = element;
  const put = (change: TableChange) => {
    session.letGo();
    session.edit((edit) => edit.update<TableElement>(element.id, change));
  };
  const mark = (change: Pick<TableElement['table'], 'firstRow' | 'bandRows'>) =>
    session.edit((edit) => edit.update<TableElement>(element.id, { table: { ...table, ...change } }));
  return (
    <PanelSection title={t('style.tableRows')}>
      <div className={classes.pairs}>
        <Button size="small" icon={<Plus />} onClick={() => put(withRow(element))}>
          {t('style.addRow')}
        </Button>
        <Button size="small" icon={<Plus />} onClick={() => put(withColumn(element))}>
          {t('style.addColumn')}
        </Button>
        <Button
          size="small"
          icon={<Minus />}
          disabled={table.rows.length < 2}
          onClick={() => put(withoutLastRow(element))}
        >
          {t('style.removeRow')}
        </Button>
        <Button
          size="small"
          icon={<Minus />}
          disabled={table.columns.length < 2}
          onClick={() => put(withoutLastColumn(element))}
        >
          {t('style.removeColumn')}
        </Button>
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
