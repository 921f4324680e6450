import { every } from '../../platform/every.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { type InvitationPorts, InvitationsService } from './invitations.service.ts';
import { InvitationsStore, type SchoolTables } from './invitations.store.ts';
import { routeInvitations, routeSchoolClasses, routeSchools } from './schools.routes.ts';
import { type SchoolPorts, SchoolsService } from './schools.service.ts';

const SWEEP_EVERY_MS = 6 * 3_600_000;

/** Ports to other features. */
export type SchoolNeeds = Omit<SchoolPorts & InvitationPorts, 'clock' | 'log' | 'registration' | 'store'>;

/** Registers the administration of a school, for users who oversee it. */
export function registerSchools(ground: Ground, needs: SchoolNeeds): Registered<SchoolsService> {
  const { clock, config, database, log, routes, steadyClock } = ground;
  const service = new SchoolsService({ ...needs, log });
  const store = new InvitationsStore(database.withTables<SchoolTables>());
  const invitations = new InvitationsService({
    ...needs,
    store,
    registration: config.registration,
    clock,
    log,
  });
  routeSchools(routes, service, steadyClock);
  routeSchoolClasses(routes, service, needs.classes);
  routeInvitations(routes, service, invitations, steadyClock);
  const sweeping = every({
    everyMs: SWEEP_EVERY_MS,
    run: () => invitations.sweep(),
    failure: 'failed to remove old invitations',
    log,
  });
  const personal: readonly PersonalRow<SchoolTables>[] = [
    {
      table: 'school_invitation',
      column: 'made_by',
      onCancel: { keep: 'an invitation belongs to the school and expires' },
      export: { none: 'belongs to the school' },
    },
  ];
  return { service, close: () => sweeping.close(), personal };
}
