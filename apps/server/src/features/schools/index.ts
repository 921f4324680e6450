export { registerSchools } from './register-schools.ts';
