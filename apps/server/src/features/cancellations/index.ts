export { registerCancellations } from './register-cancellations.ts';
