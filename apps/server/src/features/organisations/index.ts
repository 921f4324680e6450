export { type NewOrganisation, type Organisation, OrganisationsService } from './organisations.service.ts';
