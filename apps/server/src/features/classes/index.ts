export type { ClassesService, ClassRoster, RosterPupil } from './classes.service.ts';
export { registerClasses } from './register-classes.ts';
export type { SchoolClassRow } from './school-classes.store.ts';
