import { LecternError } from '@lectern/protocol';
import { every } from '../../platform/every.ts';
import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { enforce } from '../../platform/policy.ts';
import { mayOverseeSchool } from '../accounts/index.ts';
import { routeHandOvers } from './hand-overs.routes.ts';
import { type HandOverPorts, HandOversService } from './hand-overs.service.ts';
import { HandOversStore, type HandOverTables } from './hand-overs.store.ts';

const END_EVERY_MS = 10 * 60_000;

/**
 * Registers hand-overs of documents and classes: at once for a deactivated teacher, otherwise after consent or a week.
 */
export function registerHandOvers(
  { clock, config, database, log, routes }: Ground,
  ports: Omit<HandOverPorts, 'clock' | 'log' | 'store'>,
): Registered<HandOversService> {
  const store = new HandOversStore(database.withTables<HandOverTables>());
  const service = new HandOversService({ ...ports, store, clock, log });
  routeHandOvers(routes, service, async (caller: CallerIdentity) => {
    const user = await ports.accounts.findUser(caller.userId);
    const { organisationId } = caller;
    enforce(mayOverseeSchool({ organisationId }, user?.deactivated ? [] : (user?.identities ?? [])));
    if (!user || organisationId === undefined) throw new LecternError('FORBIDDEN');
    return { user, organisationId };
  });
  const personal: readonly PersonalRow<HandOverTables>[] = [
    {
      table: 'hand_over',
      column: 'from_id',
      onCancel: { keep: 'the school’s record of hand-overs, by ids' },
      export: {
        file: 'hand-overs.json',
        about: { zh: '您的文档和班级的移交', en: 'hand-overs of your documents and classes' },
        columns: ['asked_at', 'settled_at', 'state', 'documents', 'classes', 'folder_name'],
      },
    },
    {
      table: 'hand_over',
      column: 'to_id',
      onCancel: { keep: 'the school’s record of hand-overs, by ids' },
      export: { none: "about other users' work" },
    },
    {
      table: 'hand_over',
      column: 'by_id',
      onCancel: { keep: 'the school’s record of who requested it, by id' },
      export: { none: "about other users' work" },
    },
  ];
  if (!config.roles.includes('worker')) return { service, close: nothingToClose, personal };
  const ending = every({
    everyMs: END_EVERY_MS,
    firstAfterMs: 0,
    run: () => service.endDue(),
    failure: 'failed to check for hand-overs that are due',
    log,
  });
  return { service, close: () => ending.close(), personal };
}
