export type { AccountsService } from './accounts.service.ts';
export { registerAccounts } from './register-accounts.ts';
export { UsersService } from './users.service.ts';
