export { deviceId } from '../../platform/api/client-ids.ts';
export {
  accountChanged,
  accountState,
  checkLogin,
  enter,
  leave,
  otherAccounts,
  SIGNED_IN_MARK,
  switchAccount,
} from './account.ts';
export { signInByHost } from './host-sign-in.ts';
export { countUploads } from './own-uploads.ts';
export { returnAddress, safeReturnAddress } from './return-address.ts';
export { followHostRoles, useRoles } from './roles.ts';
