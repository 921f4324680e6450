export type { AccountsService } from './accounts.service.ts';
export type { User } from './accounts.store.ts';
export { AddressLimit } from './address-limit.ts';
export type { PasswordHashing } from './password-hashing.ts';
export { registerAccounts } from './register-accounts.ts';
export { type FailureLimit, SignInFailuresStore } from './sign-in-failures.store.ts';
export { SESSION_ENDED_TOPIC } from './sign-ins.service.ts';
export { UsersService } from './users.service.ts';
