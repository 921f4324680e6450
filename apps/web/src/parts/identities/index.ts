export { identitiesEn } from './identities-en.ts';
export { identitiesZh } from './identities-zh.ts';
