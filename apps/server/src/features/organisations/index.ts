export { type Organisation, OrganisationsService } from './organisations.service.ts';
