import { Button, Dialog } from '@lectern/ui';
import { Table } from '@lectern/ui/table';
import { useMemo, useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { SCHOOL } from '../school-queries.ts';
import type { NewAccounts } from './created-accounts.tsx';
import { makeList, newListKey } from './make-list.ts';
import { lineOf, type PlannedPerson, usePlanColumns } from './use-plan-columns.tsx';

export interface ImportPlanProps {
  readonly people: readonly PlannedPerson[];
  readonly formulas: boolean;
  readonly onBack: () => void;
  readonly onCreated: (created: NewAccounts) => void;
  readonly onClose: () => void;
}

const PAGE = 50;

/** Preview of an import: each line with its planned result. */
export function ImportPlan({ people, formulas, onBack, onCreated, onClose }: ImportPlanProps) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const [key] = useState(newListKey);
  // The index identifies a line, because a row of the table contains several people when lists are side by side.
  const places = useMemo(() => new Map(people.map((each, index) => [each, index])), [people]);
  const taken = people.filter(({ fault }) => fault === undefined);
  const columns = usePlanColumns();
  const send = async () => {
    const lines = taken.map(({ person }) => lineOf(person));
    await run(() => makeList(lines, key), { onSuccess: ({ made }) => onCreated(made) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      dismissible={!busy}
      title={texts('import.plan')}
      footer={
        <>
          <Button disabled={busy} onClick={onBack}>
            {texts('import.back')}
          </Button>
          <Button tone="primary" busy={busy} disabled={taken.length === 0} onClick={() => void send()}>
            {taken.length === 0 ? texts('import.nothing') : texts('import.confirm', { count: taken.length })}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <p role="status">
          {busy
            ? texts('import.working')
            : texts('import.counts', { new: taken.length, refused: people.length - taken.length })}
        </p>
        {formulas && <p className={classes.small}>{texts('import.formulas')}</p>}
        <Table
          label={texts('import.plan')}
          rows={people}
          columns={columns}
          rowId={(each) => String(places.get(each))}
          rowName={({ person }) => person.realName}
          pageSize={PAGE}
        />
      </div>
    </Dialog>
  );
}
