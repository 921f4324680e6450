import { importPeople, PEOPLE_IMPORT_MAX } from '@lectern/protocol/schools';
import { Button } from '@lectern/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { pastedRows, TableImport, useTableImport } from '../../../parts/table-file/index.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useSchoolTexts } from '../locale/index.ts';
import { SCHOOL } from '../school-queries.ts';
import { CreatedAccounts, type NewAccounts } from './created-accounts.tsx';
import { ImportPlan } from './import-plan.tsx';
import { peopleLines, peopleRules, type TypedPerson } from './people-columns.ts';
import { lineOf, type PlannedPerson } from './use-plan-columns.tsx';

export interface PeopleImportProps {
  readonly onClose: () => void;
}

interface Plan {
  readonly people: readonly PlannedPerson[];
  readonly formulas: boolean;
}

/**
 * Dialog that imports people from an Excel file or pasted text, with a preview; either all lines are imported or none.
 */
export function PeopleImport({ onClose }: PeopleImportProps) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const [plan, setPlan] = useState<Plan>();
  const [created, setCreated] = useState<NewAccounts>();

  const look = async (people: readonly TypedPerson[], formulas: boolean) => {
    const asked = people.filter((person) => person.fault === undefined);
    await run(
      async () =>
        asked.length === 0
          ? []
          : (await call(importPeople, { body: { people: asked.map(lineOf), preview: true } })).faults,
      {
        onSuccess: (faults) => {
          const found = new Map(asked.map((person, index) => [person, faults[index] ?? undefined]));
          setPlan({
            formulas,
            people: people.map((person) => ({ person, fault: person.fault ?? wrapped(found.get(person)) })),
          });
        },
      },
    );
  };
  const table = useTableImport(peopleRules, async (lines, formulas) => {
    if (lines.length > PEOPLE_IMPORT_MAX) return texts('import.tooManyPeople');
    await look(peopleLines(lines), formulas);
    return undefined;
  });
  const template = async () => {
    const { writeWorkbook } = await import('../../../parts/workbook.ts');
    const [head = [], ...rows] = pastedRows(texts('import.placeholder'));
    const title = texts('import.templateName');
    saveFile(`${title}.xlsx`, await writeWorkbook([{ title, head, rows }]));
  };

  if (created !== undefined) return <CreatedAccounts created={created} onClose={onClose} />;
  if (plan !== undefined) {
    return (
      <ImportPlan {...plan} onBack={() => setPlan(undefined)} onCreated={setCreated} onClose={onClose} />
    );
  }
  return (
    <TableImport
      table={table}
      title={texts('import.title')}
      description={texts('import.columns')}
      paste={{ label: texts('import.paste'), placeholder: texts('import.placeholder') }}
      more={
        <Button tone="quiet" icon={<Download aria-hidden="true" />} onClick={() => void template()}>
          {texts('import.template')}
        </Button>
      }
      labels={{
        loginName: texts('import.loginName'),
        realName: texts('people.name'),
        identity: texts('people.identity'),
        code: texts('import.code'),
      }}
      busy={busy}
      onClose={onClose}
    />
  );
}

function wrapped<Kind>(kind: Kind | undefined): { readonly kind: Kind } | undefined {
  return kind === undefined ? undefined : { kind };
}
