export { registerShares } from './register-shares.ts';
