export { type AccountState, checkLogin, leave, useAccountState } from './account.ts';
export { returnAddress } from './login-key.ts';
