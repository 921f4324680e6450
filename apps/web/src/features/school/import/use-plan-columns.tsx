import type { LineFault, PersonLine } from '@lectern/protocol/schools';
import { Tag, Text } from '@lectern/ui';
import type { TableColumn } from '@lectern/ui/table';
import { useMemo } from 'react';
import { type SchoolTexts, useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import type { TypedPerson } from './people-columns.ts';

/** Returns the columns of the preview of an import of people. */
export function usePlanColumns(): readonly TableColumn<PlannedPerson>[] {
  const texts = useSchoolTexts();
  return useMemo(
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
            <Text weight="medium" overflow="breaks" className={classes.person}>
              <bdi>{of.person.realName}</bdi>
              <bdi className={classes.small}>{of.person.loginName}</bdi>
            </Text>
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
}

function faultText({ fault }: PlannedPerson, texts: SchoolTexts): string {
  if (fault === undefined) return '';
  return fault.kind === 'identityUnknown'
    ? texts('import.lineFaults.identityUnknown', { text: fault.text })
    : texts(`import.lineFaults.${fault.kind}`);
}

/** A line of the table with its error, found in the browser or by the server. */
export interface PlannedPerson {
  readonly person: TypedPerson;
  readonly fault: TypedPerson['fault'] | { readonly kind: LineFault } | undefined;
}

export function lineOf({ loginName, realName, code, identities }: TypedPerson): PersonLine {
  return { login_name: loginName, real_name: realName, org_user_code: code, identities: [...identities] };
}
