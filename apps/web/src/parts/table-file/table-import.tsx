import { Button, Dialog, FaultMessage, Field, FileButton, Row, Stack, Text } from '@lectern/ui';
import { FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { TableCheck } from './table-check.tsx';
import classes from './table-import.module.css';
import { useTableTexts } from './table-texts.ts';
import type { TableOnItsWay } from './use-table-import.ts';

export interface TableImportProps<Id extends string> {
  readonly table: TableOnItsWay<Id>;
  readonly title: string;
  readonly description?: string;
  readonly paste: { readonly label: string; readonly hint?: string; readonly placeholder: string };
  /** Further buttons beside the button that selects a file. */
  readonly more?: ReactNode;
  /** Labels of the columns. */
  readonly labels: Readonly<Record<Id, string>>;
  /** The caller is importing the lines. */
  readonly busy?: boolean;
  readonly onClose: () => void;
}

/** Imports a table from a file or from pasted text. The user checks its interpretation before the import. */
export function TableImport<Id extends string>(props: TableImportProps<Id>) {
  const { table, title, description, paste, more, busy = false, onClose } = props;
  const texts = useTableTexts();
  const { reading, fault } = table;
  if (table.read !== undefined)
    return <TableCheck table={table} read={table.read} labels={props.labels} busy={busy} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{texts('cancel')}</Button>
          <Button
            tone="primary"
            busy={busy && reading === undefined}
            disabled={table.text.trim() === '' || reading !== undefined}
            onClick={table.takeText}
          >
            {texts('preview')}
          </Button>
        </>
      }
    >
      <Stack gap={4} rows="start" columns="one" className={classes.form}>
        {fault !== undefined && <FaultMessage>{texts(`faults.${fault}`)}</FaultMessage>}
        <Row wrap className={classes.bar}>
          <TableFileButton busy={reading !== undefined} onFiles={table.takeFile}>
            {texts('file')}
          </TableFileButton>
          {more}
        </Row>
        <Text as="p" tone="quiet" size="small" role="status">
          {reading === undefined && texts('fileHint')}
          {reading !== undefined &&
            (reading === '' ? texts('readingPasted') : texts('reading', { name: reading }))}
        </Text>
        <Field label={paste.label} hint={paste.hint}>
          <textarea
            className={classes.paste}
            rows={5}
            spellCheck={false}
            value={table.text}
            placeholder={paste.placeholder}
            onChange={(event) => table.write(event.target.value)}
            onPaste={({ clipboardData }) => {
              const html = clipboardData.getData('text/html');
              if (/<table[\s>]/i.test(html)) table.pasteHtml(html, clipboardData.getData('text/plain'));
            }}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

interface TableFileButtonProps {
  readonly busy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: string;
}

/** Selects a file with a table. */
function TableFileButton({ busy, onFiles, children }: TableFileButtonProps) {
  return (
    <FileButton
      icon={<FileSpreadsheet aria-hidden="true" />}
      busy={busy}
      accept=".xlsx,.xlsm,.xls,.et,.csv,.txt,.tsv,.htm,.html"
      onFiles={onFiles}
    >
      {children}
    </FileButton>
  );
}
