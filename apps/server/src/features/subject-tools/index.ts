export { registerSubjectTools } from './register-subject-tools.ts';
