export { Analytics, analytics, type SendEvents } from './analytics-port.ts';
