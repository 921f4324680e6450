export { registerAssignments } from './register-assignments.ts';
