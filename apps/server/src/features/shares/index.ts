export { registerShares } from './register-shares.ts';
export type { SharesService } from './shares.service.ts';
