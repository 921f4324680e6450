export { accountState, checkLogin, enter, leave, otherAccounts, switchAccount } from './account.ts';
export { deviceId } from './device.ts';
export { returnAddress, safeReturnAddress } from './return-address.ts';
