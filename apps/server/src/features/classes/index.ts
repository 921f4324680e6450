export type { ClassesService } from './classes.service.ts';
export { registerClasses } from './register-classes.ts';
export type { SchoolClassRow } from './school-classes.store.ts';
