import { importPeople } from '@lectern/protocol/schools';
import { Button, Dialog, Field } from '@lectern/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { PasteArea, pastedRows, TableFileButton, useGivenTable } from '../../../parts/table-file/index.ts';
import { call } from '../../../platform/api/call.ts';
import { saveFile } from '../../../platform/save-file.ts';
import classes from '../school.module.css';
import { useSchoolTexts } from '../school-texts.ts';
import { useSchoolWork } from '../use-school-work.ts';
import { ImportPlan } from './import-plan.tsx';
import { MadePeople } from './made-people.tsx';
import type { Made } from './made-person.ts';
import { peopleTable, type TypedPerson } from './people-columns.ts';
import { lineOf, type PlannedPerson } from './planned-person.ts';

export interface PeopleImportProps {
  readonly onClose: () => void;
}

interface Plan {
  readonly people: readonly PlannedPerson[];
  readonly formulas: boolean;
}

/** People out of Excel or pasted: read, shown with what will happen, and made, all or none. */
export function PeopleImport({ onClose }: PeopleImportProps) {
  const texts = useSchoolTexts();
  const { busy, work } = useSchoolWork();
  const [plan, setPlan] = useState<Plan>();
  const [made, setMade] = useState<Made>();

  const look = async (people: readonly TypedPerson[], formulas: boolean) => {
    const asked = people.filter((person) => person.fault === undefined);
    const faults = await work(async () =>
      asked.length === 0
        ? []
        : (await call(importPeople, { body: { people: asked.map(lineOf), preview: true } })).faults,
    );
    if (faults === undefined) return;
    const found = new Map(asked.map((person, index) => [person, faults[index] ?? undefined]));
    setPlan({
      formulas,
      people: people.map((person) => ({ person, fault: person.fault ?? wrapped(found.get(person)) })),
    });
  };
  const given = useGivenTable(peopleTable, (found, formulas) => look(found.people, formulas));
  const { fault, reading } = given;
  const template = async () => {
    const { writeWorkbook } = await import('../../../parts/workbook/lazy.ts');
    const [head = [], ...rows] = pastedRows(texts('import.placeholder'));
    const title = texts('import.templateName');
    saveFile(`${title}.xlsx`, await writeWorkbook([{ title, head, rows }]));
  };

  if (made !== undefined) return <MadePeople made={made} onClose={onClose} />;
  if (plan !== undefined) {
    return <ImportPlan {...plan} onBack={() => setPlan(undefined)} onMade={setMade} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts('import.title')}
      description={texts('import.columns')}
      footer={
        <>
          <Button onClick={onClose}>{texts('cancel')}</Button>
          <Button
            tone="primary"
            busy={busy && reading === undefined}
            disabled={given.text.trim() === '' || reading !== undefined}
            onClick={given.takeText}
          >
            {texts('import.preview')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {fault !== undefined && (
          <p className={classes.fault} role="alert">
            {texts(`import.faults.${fault}`)}
          </p>
        )}
        <div className={classes.bar}>
          <TableFileButton busy={reading !== undefined} onFiles={given.takeFile}>
            {texts('import.file')}
          </TableFileButton>
          <Button tone="quiet" icon={<Download aria-hidden="true" />} onClick={() => void template()}>
            {texts('import.template')}
          </Button>
        </div>
        <p className={classes.small} role="status">
          {reading !== undefined && texts('import.reading', { name: reading })}
        </p>
        <Field label={texts('import.paste')}>
          <PasteArea
            rows={6}
            value={given.text}
            placeholder={texts('import.placeholder')}
            onChange={(event) => given.write(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}

function wrapped<Kind>(kind: Kind | undefined): { readonly kind: Kind } | undefined {
  return kind === undefined ? undefined : { kind };
}
