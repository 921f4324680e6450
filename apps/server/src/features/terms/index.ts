export { registerTerms } from './register-terms.ts';
