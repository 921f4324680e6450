export { checkLogin, leave, useAccountState } from './account.ts';
export { returnAddress } from './return-address.ts';
