import { IDENTITIES, type Identity } from '@lectern/protocol/constants';
import { PEOPLE_IMPORT_MAX } from '@lectern/protocol/schools';
import { ROWS_MAX, type Rows } from '../../../parts/table-file/index.ts';

/** Somebody as a line of the table tells of him. */
export interface TypedPerson {
  /** From 1, as the table numbers its rows. */
  readonly line: number;
  readonly loginName: string;
  readonly realName: string;
  readonly code: string;
  readonly identities: readonly Identity[];
  /** What is wrong with the line as it stands there, without asking the server. */
  readonly fault?: { readonly kind: 'formula' } | { readonly kind: 'identityUnknown'; readonly text: string };
}

/** Why a table cannot be read at all. */
type PeopleTableFault = 'empty' | 'noColumns' | 'tooManyRows' | 'tooManyPeople';

export type PeopleTable =
  | { readonly kind: 'people'; readonly people: readonly TypedPerson[] }
  | { readonly kind: 'fault'; readonly fault: PeopleTableFault };

/** A title may stand above the names of the columns. */
const ROWS_BEFORE_HEAD = 5;

type Column = 'loginName' | 'realName' | 'identity' | 'code';

const HEADS: readonly (readonly [Column, RegExp])[] = [
  ['loginName', /^(账号|帐号|登录名|登录账号|用户名|login|login ?name|user ?name|account)$/i],
  ['realName', /^(姓名|名字|真实姓名|教师姓名|name|full name|real name)$/i],
  ['identity', /^(身份|角色|岗位|role|roles|identity)$/i],
  ['code', /^(工号|编号|职工号|教师编号|number|staff number|no\.?|id)$/i],
];

const IDENTITY_NAMES: readonly (readonly [Identity, RegExp])[] = [
  ['TEACHER', /^(教师|老师|任课教师|teacher)$/i],
  ['STUDENT', /^(学生|student|pupil)$/i],
  ['GUARDIAN', /^(家长|监护人|guardian|parent)$/i],
  ['ACADEMIC_STAFF', /^(教务人员|教务|教务员|academic staff)$/i],
  ['ELECTRIC_TEACHER', /^(电教人员|电教|电教老师|it staff|technology staff|electric teacher)$/i],
  ['EDU_ADMIN', /^(管理员|学校管理员|教育管理者|administrator|education administrator|admin)$/i],
  ['SOCIAL_LEARNER', /^(社会学习者|learner|social learner)$/i],
];

/** The people of a table, by the names of its columns: without those of login name and name it is another table. */
export function peopleTable(rows: Rows): PeopleTable {
  if (rows.length === 0) return { kind: 'fault', fault: 'empty' };
  if (rows.length > ROWS_MAX) return { kind: 'fault', fault: 'tooManyRows' };
  const head = rows.slice(0, ROWS_BEFORE_HEAD).findIndex((row) => {
    const columns = headOf(row);
    return columns.has('loginName') && columns.has('realName');
  });
  if (head < 0) return { kind: 'fault', fault: 'noColumns' };
  const columns = headOf(rows[head] ?? []);
  const people = rows
    .map((row, index) => personOf(row, index + 1, columns))
    .slice(head + 1)
    .filter(({ loginName, realName }) => loginName !== '' || realName !== '');
  if (people.length === 0) return { kind: 'fault', fault: 'empty' };
  if (people.length > PEOPLE_IMPORT_MAX) return { kind: 'fault', fault: 'tooManyPeople' };
  return { kind: 'people', people };
}

function headOf(row: readonly string[]): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>();
  row.forEach((cell, index) => {
    const text = cell.replace(/[*：:（(].*$/u, '').trim();
    const column = HEADS.find(([, pattern]) => pattern.test(text))?.[0];
    if (column !== undefined && !found.has(column)) found.set(column, index);
  });
  return found;
}

function personOf(row: readonly string[], line: number, columns: ReadonlyMap<Column, number>): TypedPerson {
  const cell = (column: Column) => row[columns.get(column) ?? -1] ?? '';
  const [loginName, realName, code] = [cell('loginName'), cell('realName'), cell('code')];
  const said = cell('identity')
    .split(/[,，、;；/]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const unknown = said.find((text) => identityOf(text) === undefined);
  const known = said.flatMap((text) => identityOf(text) ?? []);
  const identities = IDENTITIES.filter((identity) => known.includes(identity));
  const person = { line, loginName, realName, code, identities: said.length > 0 ? identities : USUAL };
  if ([loginName, realName, code].some((text) => text.startsWith('=')))
    return { ...person, fault: { kind: 'formula' } };
  return unknown === undefined
    ? person
    : { ...person, identities: USUAL, fault: { kind: 'identityUnknown', text: unknown } };
}

const USUAL: readonly Identity[] = ['TEACHER'];

function identityOf(text: string): Identity | undefined {
  return IDENTITY_NAMES.find(
    ([identity, pattern]) => pattern.test(text) || identity === text.toUpperCase(),
  )?.[0];
}
