import { parseArgs } from 'node:util';
import { errorMessage, IDENTITIES, type Identity, LecternError } from '@lectern/protocol';
import { ONE_TIME_PASSWORD_DAYS } from '@lectern/protocol/schools';
import { openPeople, UsersService } from '../features/accounts/index.ts';
import { OrganisationsService } from '../features/organisations/index.ts';
import { createPostgresBus } from '../platform/bus/postgres-bus.ts';
import { systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type CommandContext, CommandError } from './command.ts';
import { type OpenData, openData } from './open-data.ts';

const VERBS = ['list', 'reset', 'deactivate', 'reactivate', 'identity'] as const;
type Verb = (typeof VERBS)[number];
type Say = (zh: string, en: string) => string;

/** Accounts that are read at a time. */
const PAGE = 500;

export const PEOPLE_USAGE = {
  zh: `      lectern user list --school 学校
      lectern user reset|deactivate|reactivate 账号
      lectern user identity 账号 --identity TEACHER [--identity EDU_ADMIN]`,
  en: `       lectern user list --school SCHOOL
       lectern user reset|deactivate|reactivate LOGIN
       lectern user identity LOGIN --identity TEACHER [--identity EDU_ADMIN]`,
} as const;

export function isPeopleVerb(verb: string): verb is Verb {
  return VERBS.some((known) => known === verb);
}

/** Parses identities. Throws for an unknown identity. */
export function readIdentities(names: readonly string[], say: Say): readonly Identity[] {
  return names.map((name) => {
    const identity = IDENTITIES.find((known) => known === name.toUpperCase());
    if (identity) return identity;
    throw new CommandError(
      say(
        `没有身份“${name}”，可用：${IDENTITIES.join('、')}`,
        `Unknown identity "${name}"; identities: ${IDENTITIES.join(', ')}`,
      ),
    );
  });
}

/** Commands for the tasks that a school's administrator otherwise does in the web application. */
export async function people(
  verb: Verb,
  { parameters, environment, language }: CommandContext,
): Promise<number> {
  const say: Say = (zh, en) => (language === 'zh' ? zh : en);
  const usage = PEOPLE_USAGE[language];
  const { values, positionals } = parse(parameters, usage);
  const [, login, ...rest] = positionals;
  const isWhole = verb === 'list' ? login === undefined && values.school : login !== undefined;
  if (!isWhole || rest.length > 0) throw new CommandError(usage);
  const identities = readIdentities(values.identity ?? [], say);
  if (verb === 'identity' && identities.length === 0) throw new CommandError(usage);
  const data = await openData(environment);
  try {
    await migrate(data.database);
    const lines =
      verb === 'list'
        ? await listed(data, values.school ?? '', say)
        : await changed(data, verb, login ?? '', identities, say);
    for (const line of lines) console.log(line);
    return 0;
  } catch (error) {
    if (error instanceof LecternError)
      throw new CommandError(errorMessage(error.code, language, error.details));
    throw error;
  } finally {
    await data.close();
  }
}

async function listed({ database, ...data }: OpenData, school: string, say: Say): Promise<string[]> {
  const found = await new OrganisationsService(database, systemClock).findOrganisationByName(school);
  if (!found) throw new CommandError(say(`没有学校“${school}”`, `Unknown school "${school}"`));
  const service = peopleOf({ database, ...data });
  const lines: string[] = [];
  let after: { readonly name: string; readonly id: string } | undefined;
  for (;;) {
    const wish = { words: '', identity: undefined, deactivated: undefined, after, limit: PAGE };
    const { people: rows, more } = await service.list(found.id, wish);
    for (const row of rows) {
      const state = row.deactivated ? say('已停用', 'deactivated') : say('使用中', 'active');
      lines.push([row.loginName ?? row.id, row.realName, row.identities.join(','), state].join('\t'));
    }
    const last = rows.at(-1);
    if (!more || !last) return lines;
    after = { name: last.realName, id: last.id };
  }
}

async function changed(
  data: OpenData,
  verb: Exclude<Verb, 'list'>,
  login: string,
  identities: readonly Identity[],
  say: Say,
): Promise<string[]> {
  const user = await new UsersService(data.database, systemClock).findUserByLoginName(login);
  if (!user) throw new LecternError('USER_NOT_FOUND');
  const service = peopleOf(data);
  if (verb === 'reset') {
    const { password, replaced } = await service.resetPassword(user.id);
    return [
      password,
      say(
        `${ONE_TIME_PASSWORD_DAYS} 天内有效，首次登录时必须修改`,
        `Valid for ${ONE_TIME_PASSWORD_DAYS} days; must be changed at the first sign-in`,
      ),
      ...(replaced
        ? [
            say(
              '此前给出、还没有使用过的密码已失效',
              'A password that was issued before and not used yet is no longer valid',
            ),
          ]
        : []),
    ];
  }
  if (verb === 'deactivate') await service.deactivate(user.id);
  else if (verb === 'reactivate') await service.reactivate(user.id);
  else await service.change(user.id, { identities });
  return [say(`已完成：${login}`, `Done: ${login}`)];
}

function peopleOf({ database, pool, log }: OpenData) {
  return openPeople(database, systemClock, createPostgresBus({}, pool, log));
}

function parse(parameters: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { school: { type: 'string' }, identity: { type: 'string', multiple: true } },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
