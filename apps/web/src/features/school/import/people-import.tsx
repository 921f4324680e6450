import { importPeople } from '@lectern/protocol/schools';
import { Button, Dialog, Field, FileButton } from '@lectern/ui';
import { Download, FileSpreadsheet } from 'lucide-react';
import { type TextareaHTMLAttributes, useState } from 'react';
import {
  pastedRows,
  readTableFile,
  type WorkbookFault,
  type WorkbookRead,
} from '../../../parts/table-file/index.ts';
import { call } from '../../../platform/api/call.ts';
import { saveFile } from '../../../platform/save-file.ts';
import classes from '../school.module.css';
import { useSchoolTexts } from '../school-texts.ts';
import { useSchoolWork } from '../use-school-work.ts';
import { ImportPlan } from './import-plan.tsx';
import { MadePeople } from './made-people.tsx';
import type { Made } from './made-person.ts';
import { type PeopleTableFault, peopleTable, type TypedPerson } from './people-columns.ts';
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
  const [text, setText] = useState('');
  const [reading, setReading] = useState<string>();
  const [fault, setFault] = useState<PeopleTableFault | WorkbookFault>();
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
  const take = async (read: WorkbookRead) => {
    if (read.kind === 'fault') return setFault(read.fault);
    const table = peopleTable(read.rows);
    if (table.kind === 'fault') return setFault(table.fault);
    setFault(undefined);
    await look(table.people, read.formulas);
  };
  const takeFile = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    setReading(file.name);
    try {
      await take(await readTableFile(file));
    } catch {
      // It was moved or taken away meanwhile.
      setFault('noWorkbook');
    } finally {
      setReading(undefined);
    }
  };
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
            disabled={text.trim() === '' || reading !== undefined}
            onClick={() => void take({ kind: 'rows', rows: pastedRows(text), formulas: false })}
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
          <FileButton
            icon={<FileSpreadsheet aria-hidden="true" />}
            busy={reading !== undefined}
            accept=".xlsx,.csv,.txt,.xls"
            onFiles={(files) => void takeFile(files)}
          >
            {texts('import.file')}
          </FileButton>
          <Button tone="quiet" icon={<Download aria-hidden="true" />} onClick={() => void template()}>
            {texts('import.template')}
          </Button>
        </div>
        <p className={classes.small} role="status">
          {reading !== undefined && texts('import.reading', { name: reading })}
        </p>
        <Field label={texts('import.paste')}>
          <PasteArea
            value={text}
            placeholder={texts('import.placeholder')}
            onChange={(event) => {
              setText(event.target.value);
              setFault(undefined);
            }}
          />
        </Field>
      </div>
    </Dialog>
  );
}

function PasteArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...props} className={classes.paste} rows={6} spellCheck={false} />;
}

function wrapped<Kind>(kind: Kind | undefined): { readonly kind: Kind } | undefined {
  return kind === undefined ? undefined : { kind };
}
