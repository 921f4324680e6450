export type { AssignmentsService } from './assignments.service.ts';
export { registerAssignments } from './register-assignments.ts';
