export { identities as identitiesEn } from './identities-en.ts';
export { identities as identitiesZh } from './identities-zh.ts';
