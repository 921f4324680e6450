export { tellTimeIsUp } from './time-is-up.ts';
