import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import { OrganisationsService } from './organisations.service.ts';

export function registerOrganisations({ database, clock }: Ground): Registered<OrganisationsService> {
  return { service: new OrganisationsService(database, clock), close: nothingToClose, personal: [] };
}
