export type { AccountsService } from './accounts.service.ts';
export type { User } from './accounts.store.ts';
export { registerAccounts } from './register-accounts.ts';
export { SESSION_ENDED } from './sign-ins.service.ts';
export { type NewUser, UsersService } from './users.service.ts';
