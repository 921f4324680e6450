import { ONE_TIME_PASSWORD_DAYS } from '@lectern/protocol/schools';
import { Button, ConfirmDialog, Dialog, Text } from '@lectern/ui';
import { Table, type TableColumn } from '@lectern/ui/table';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { saveFile } from '../../../platform/save-file.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';

export interface CreatedAccountsProps {
  readonly created: NewAccounts;
  readonly onClose: () => void;
}

const PAGE = 50;

/** The created accounts with their passwords, which are shown only once. */
export function CreatedAccounts({ created, onClose }: CreatedAccountsProps) {
  const texts = useSchoolTexts();
  const [saved, setSaved] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const columns = useMemo(
    (): readonly TableColumn<NewAccounts[number]>[] => [
      { id: 'name', header: texts('people.name'), cell: (of) => <bdi>{of.real_name}</bdi> },
      { id: 'login', header: texts('people.login'), cell: (of) => <bdi>{of.login_name}</bdi> },
      {
        id: 'password',
        header: texts('reset.password'),
        cell: ({ password }) => (
          <Text overflow="breaks" className={classes.link}>
            {password}
          </Text>
        ),
      },
    ],
    [texts],
  );
  const save = async () => {
    const { writeWorkbook } = await import('../../../parts/workbook.ts');
    const title = texts('import.downloadName');
    const head = [texts('people.login'), texts('people.name'), texts('reset.password')];
    const rows = created.map((of) => [of.login_name, of.real_name, of.password]);
    saveFile(
      `${title} ${new Date().toLocaleDateString('sv')}.xlsx`,
      await writeWorkbook([{ title, head, rows }]),
    );
    setSaved(true);
  };
  return (
    <>
      <Dialog
        open
        dismissible={false}
        onOpenChange={() => (saved ? onClose() : setLeaving(true))}
        size="l"
        title={texts('import.madeTitle', { count: created.length })}
        description={texts('import.madeText', { days: ONE_TIME_PASSWORD_DAYS })}
        footer={
          <>
            <Button onClick={() => (saved ? onClose() : setLeaving(true))}>{texts('done')}</Button>
            <Button tone="primary" icon={<Download aria-hidden="true" />} onClick={() => void save()}>
              {texts('import.download')}
            </Button>
          </>
        }
      >
        <div className={classes.form}>
          <Table
            label={texts('import.madeTitle', { count: created.length })}
            rows={created}
            columns={columns}
            rowId={({ user_id }) => user_id}
            rowName={({ real_name }) => real_name}
            pageSize={PAGE}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={texts('import.closeTitle')}
        description={texts('import.closeText')}
        confirmLabel={texts('import.closeAnyway')}
        cancelLabel={texts('cancel')}
        tone="danger"
        onConfirm={onClose}
      />
    </>
  );
}

/** Accounts created from a list, with their passwords, which the server returns only for this request. */
export type NewAccounts = readonly {
  readonly user_id: string;
  readonly login_name: string;
  readonly real_name: string;
  readonly password: string;
}[];
