export { analytics } from './analytics-port.ts';
