export type { ClassesService } from './classes.service.ts';
export { registerClasses } from './register-classes.ts';
