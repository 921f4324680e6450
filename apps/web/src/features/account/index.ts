export { accountState, checkLogin, leave } from '../../parts/account/account.ts';
export { returnAddress } from '../../parts/account/return-address.ts';
