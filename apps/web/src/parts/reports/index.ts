export { type Feedback, ProblemReports } from './problem-reports.ts';
