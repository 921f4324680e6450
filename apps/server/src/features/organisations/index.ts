export { OrganisationsService } from './organisations.service.ts';
export type { Organisation } from './organisations.store.ts';
export { registerOrganisations } from './register-organisations.ts';
