export { registerAnalytics } from './register-analytics.ts';
