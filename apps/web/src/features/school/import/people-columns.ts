import { IDENTITIES, type Identity } from '@lectern/protocol/constants';
import { type ColumnRules, nameText, type TableLine } from '../../../parts/table-file/index.ts';

/** A person in a line of the table. */
export interface TypedPerson {
  /** Row of the table, counted from 1. */
  readonly line: number;
  readonly loginName: string;
  readonly realName: string;
  readonly code: string;
  readonly identities: readonly Identity[];
  /** Error in the line that is found without a call to the server. */
  readonly fault?: { readonly kind: 'formula' } | { readonly kind: 'identityUnknown'; readonly text: string };
}

export type PeopleColumn = 'loginName' | 'realName' | 'identity' | 'code';

/** Rules for the columns of a table of people. */
export const peopleRules: ColumnRules<PeopleColumn> = {
  main: 'realName',
  needs: ['loginName', 'realName'],
  tells: ['loginName', 'realName'],
  kinds: [
    {
      id: 'loginName',
      heads: [/^(账号|帐号|賬號|登录名|登录账号|登录帐号|用户名|login|login ?name|user ?name|account)$/],
    },
    {
      id: 'realName',
      heads: [/^(姓名|真实姓名|教师姓名|老师姓名|full name|real name)$/, /^(名字|教师|老师|name)$/],
    },
    { id: 'identity', heads: [/^(身份|角色|岗位|role|roles|identity)$/] },
    {
      id: 'code',
      heads: [/^(工号|職工號|职工号|教师编号|staff (number|no\.?|id))$/, /^(编号|編號|number|no\.?|id)$/],
    },
  ],
};

const IDENTITY_NAMES: readonly (readonly [Identity, RegExp])[] = [
  ['TEACHER', /^(教师|老师|任课教师|teacher)$/i],
  ['STUDENT', /^(学生|student|pupil)$/i],
  ['GUARDIAN', /^(家长|监护人|guardian|parent)$/i],
  ['ACADEMIC_STAFF', /^(教务人员|教务|教务员|academic staff)$/i],
  ['ELECTRIC_TEACHER', /^(电教人员|电教|电教老师|it staff|technology staff|electric teacher)$/i],
  ['EDU_ADMIN', /^(管理员|学校管理员|教育管理者|administrator|education administrator|admin)$/i],
  ['SOCIAL_LEARNER', /^(社会学习者|learner|social learner)$/i],
];

/** Converts the lines of a table to people. */
export function peopleLines(lines: readonly TableLine<PeopleColumn>[]): readonly TypedPerson[] {
  return lines.map(personOf);
}

function personOf({ row: line, cell }: TableLine<PeopleColumn>): TypedPerson {
  const [loginName, realName, code] = [
    cell('loginName') ?? '',
    nameText(cell('realName') ?? ''),
    cell('code') ?? '',
  ];
  const said = (cell('identity') ?? '')
    .split(/[,，、;；/]/)
    .map((text) => nameText(text))
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
