export { Assignments } from './lazy-assignments.tsx';
