export { Assignments, useSentMarks } from './lazy-assignments.tsx';
