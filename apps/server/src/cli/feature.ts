import { parseArgs } from 'node:util';
import { FEATURE_NAMES } from '@lectern/protocol/environment';
import { UsersService } from '../features/accounts/index.ts';
import { EnvironmentService, MembershipService } from '../features/environment/index.ts';
import { notifier } from '../features/notifications/index.ts';
import { createPostgresBus } from '../platform/bus/postgres-bus.ts';
import { systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type CommandContext, CommandError } from './command.ts';
import { type OpenData, openData } from './open-data.ts';

const WISHES: Readonly<Record<string, boolean | null>> = { on: true, off: false, usual: null };

/** `lectern feature NAME on|off|usual`: sets a switch for all users, or for a user, a school or an identity. */
export async function feature({
  parameters,
  environment: settings,
  language,
}: CommandContext): Promise<number> {
  const names = FEATURE_NAMES.join(', ');
  const usage =
    language === 'zh'
      ? `用法：lectern feature 名称 on|off|usual [--for 用户、学校编号或身份]；名称：${names}`
      : `Usage: lectern feature NAME on|off|usual [--for USER, SCHOOL OR IDENTITY]; names: ${names}`;
  const { name, wish, identityId } = read(parameters, usage);
  const data = await openData(settings);
  try {
    await migrate(data.database);
    const environment = new EnvironmentService(data.database, systemClock);
    if (name === 'membership') await setMembership(data, environment, identityId, wish);
    else await environment.set(name, identityId, wish);
    console.log(`${name}: ${parameters[1]}${identityId === '' ? '' : ` (${identityId})`}`);
    return 0;
  } finally {
    await data.close();
  }
}

/** Notifies users who become members or cease to be, at once in open windows. */
async function setMembership(
  { database, pool, log }: OpenData,
  environment: EnvironmentService,
  identityId: string,
  wish: boolean | null,
): Promise<void> {
  // The bus is only used to send, so it does not listen.
  const bus = createPostgresBus({}, pool, log);
  const users = new UsersService(database, systemClock);
  const notify = notifier(database, bus, systemClock);
  await new MembershipService({ environment, users, notify }).set(identityId, wish);
}

function read(parameters: readonly string[], usage: string) {
  const { values, positionals } = parse(parameters, usage);
  const [asked, wished = '', ...rest] = positionals;
  const name = FEATURE_NAMES.find((known) => known === asked);
  const wish = Object.hasOwn(WISHES, wished) ? WISHES[wished] : undefined;
  if (name === undefined || wish === undefined || rest.length > 0) throw new CommandError(usage);
  return { name, wish, identityId: values.for ?? '' };
}

function parse(parameters: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { for: { type: 'string' } },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
