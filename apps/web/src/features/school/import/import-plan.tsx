import { Button, Dialog, Tag } from '@lectern/ui';
import { Table, type TableColumn } from '@lectern/ui/table';
import { useMemo, useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import classes from '../school.module.css';
import { SCHOOL } from '../school-queries.ts';
import { type SchoolTexts, useSchoolTexts } from '../school-texts.ts';
import type { Made } from './made-person.ts';
import { makeList, newListKey } from './make-list.ts';
import { lineOf, type PlannedPerson } from './planned-person.ts';

export interface ImportPlanProps {
  readonly people: readonly PlannedPerson[];
  readonly formulas: boolean;
  readonly onBack: () => void;
  readonly onMade: (made: Made) => void;
  readonly onClose: () => void;
}

const PAGE = 50;

/** Preview of an import: each line with what will happen to it. */
export function ImportPlan({ people, formulas, onBack, onMade, onClose }: ImportPlanProps) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const [key] = useState(newListKey);
  // The index identifies a line, because a row of the table contains several people when lists are side by side.
  const places = useMemo(() => new Map(people.map((each, index) => [each, index])), [people]);
  const taken = people.filter(({ fault }) => fault === undefined);
  const columns = useMemo(
    (): readonly TableColumn<PlannedPerson>[] => [
      {
        id: 'line',
        header: texts('import.line'),
        cell: ({ person }) => person.line,
        width: '7rem',
        align: 'end',
        onlyWide: true,
      },
      {
        id: 'name',
        header: texts('people.name'),
        cell: (of) => (
          <>
            <span className={classes.person}>
              <bdi>{of.person.realName}</bdi>
              <bdi className={classes.small}>{of.person.loginName}</bdi>
            </span>
            <span className={`${classes.small} ${classes.onlyNarrow}`}>{faultText(of, texts)}</span>
          </>
        ),
      },
      {
        id: 'identity',
        header: texts('people.identity'),
        cell: ({ person }) =>
          person.identities.map((each) => texts(`identities.${each}`)).join(texts('between')),
        width: '16rem',
        onlyWide: true,
      },
      {
        id: 'what',
        header: texts('import.what'),
        sortBy: ({ fault }) => (fault === undefined ? 1 : 0),
        cell: ({ fault }) => (
          <Tag tone={fault === undefined ? 'jade' : 'amber'}>
            {texts(fault === undefined ? 'import.new' : 'import.refused')}
          </Tag>
        ),
        width: '10rem',
      },
      { id: 'fault', header: '', cell: (of) => faultText(of, texts), onlyWide: true },
    ],
    [texts],
  );
  const send = async () => {
    const lines = taken.map(({ person }) => lineOf(person));
    await run(() => makeList(lines, key), { onSuccess: ({ made }) => onMade(made) });
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

function faultText({ fault }: PlannedPerson, texts: SchoolTexts): string {
  if (fault === undefined) return '';
  return fault.kind === 'identityUnknown'
    ? texts('import.lineFaults.identityUnknown', { text: fault.text })
    : texts(`import.lineFaults.${fault.kind}`);
}
