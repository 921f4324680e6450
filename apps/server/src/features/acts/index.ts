export { registerActs } from './register-acts.ts';
