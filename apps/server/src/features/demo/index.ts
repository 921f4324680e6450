export { makeDemoSchool } from './demo-school.ts';
