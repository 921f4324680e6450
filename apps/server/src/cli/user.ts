import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { errorMessage, type Identity, LecternError } from '@lectern/protocol';
import { UsersService } from '../features/accounts/index.ts';
import { OrganisationsService } from '../features/organisations/index.ts';
import { systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type CommandContext, CommandError } from './command.ts';
import { openData } from './open-data.ts';
import { isPeopleVerb, PEOPLE_USAGE, people, readIdentities } from './people.ts';

/** `lectern user …`: creates an account, and manages the accounts of a school. */
export function user(context: CommandContext): Promise<number> {
  const [verb] = context.parameters;
  return verb !== undefined && isPeopleVerb(verb) ? people(verb, context) : add(context);
}

/** `lectern user add LOGIN`: creates an account, and its school if one is named. */
async function add({ parameters, environment, language }: CommandContext): Promise<number> {
  const say = (zh: string, en: string) => (language === 'zh' ? zh : en);
  const wish = readWish(parameters, say);
  const password = await readPassword(say(`${wish.loginName} 的密码：`, `Password of ${wish.loginName}: `));
  const data = await openData(environment);
  try {
    await migrate(data.database);
    const organisations = new OrganisationsService(data.database, systemClock);
    const organisation = wish.school === undefined ? undefined : await findOrMake(organisations, wish.school);
    const users = new UsersService(data.database, systemClock);
    const made = await users.createUser({
      loginName: wish.loginName,
      password,
      realName: wish.realName,
      identities: wish.identities,
      ...(organisation && { organisationId: organisation.id }),
    });
    const school = wish.school === undefined ? '' : say(`（${wish.school}）`, ` of ${wish.school}`);
    console.log(
      say(
        `已创建账号 ${wish.loginName}${school}，编号 ${made.id}`,
        `Created the account ${wish.loginName}${school}, id ${made.id}`,
      ),
    );
    return 0;
  } catch (error) {
    if (error instanceof LecternError)
      throw new CommandError(errorMessage(error.code, language, error.details));
    throw error;
  } finally {
    await data.close();
  }
}

interface Wish {
  readonly loginName: string;
  readonly realName: string;
  readonly school: string | undefined;
  readonly identities: readonly Identity[];
}

function readWish(parameters: readonly string[], say: (zh: string, en: string) => string): Wish {
  const usage = say(
    `用法：lectern user add 账号 [--name 姓名] [--school 学校] [--identity TEACHER]；密码从终端或标准输入读取\n${PEOPLE_USAGE.zh}`,
    `Usage: lectern user add LOGIN [--name NAME] [--school SCHOOL] [--identity TEACHER]; the password is prompted for, or read from the standard input\n${PEOPLE_USAGE.en}`,
  );
  const { values, positionals } = parse(parameters, usage);
  const [verb, loginName, ...rest] = positionals;
  if (verb !== 'add' || !loginName || rest.length > 0) throw new CommandError(usage);
  const identities = readIdentities(values.identity ?? ['TEACHER'], say);
  return { loginName, realName: values.name ?? loginName, school: values.school, identities };
}

function parse(parameters: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        school: { type: 'string' },
        identity: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** The password is never passed as a parameter, because parameters are visible to all users of the machine. */
async function readPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  process.stderr.write(question);
  const silent = new Writable({ write: (_piece, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

async function findOrMake(
  organisations: OrganisationsService,
  name: string,
): Promise<{ readonly id: string }> {
  return (
    (await organisations.findOrganisationByName(name)) ?? (await organisations.createOrganisation({ name }))
  );
}
