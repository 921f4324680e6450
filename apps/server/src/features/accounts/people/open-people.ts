import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { BareDatabase } from '../../../platform/database/any-tables.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { PasswordHashing } from '../passwords/password-hashing.ts';
import { SESSION_ENDED_TOPIC } from '../sign-ins/sign-ins.service.ts';
import { SignInsStore } from '../sign-ins/sign-ins.store.ts';
import { PeopleService } from './people.service.ts';

/** For the command line; a server that runs at the same time is notified over the bus of ended sign-ins. */
export function openPeople(database: BareDatabase, clock: Clock, bus: Pick<Bus, 'publish'>): PeopleService {
  const signIns = new SignInsStore(database.withTables<AccountTables>());
  return new PeopleService(database, {
    clock,
    hashing: new PasswordHashing(),
    bus,
    async endSignIns(ids) {
      await signIns.deleteLoginKeys(ids);
      for (const ended of await signIns.endAll(ids)) await bus.publish(SESSION_ENDED_TOPIC, ended);
    },
  });
}
