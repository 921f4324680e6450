export type { AccountsService } from './accounts.service.ts';
export type { User } from './accounts.store.ts';
export { AddressLimit } from './address-limit.ts';
export type { ListKey } from './made-lists.store.ts';
export { openPeople } from './open-people.ts';
export type { PasswordHashing } from './password-hashing.ts';
export { DEACTIVATED_TOPIC, type MadePerson } from './people.service.ts';
export type { PersonRow } from './people.store.ts';
export { registerAccounts } from './register-accounts.ts';
export {
  mayAdministerSchool,
  mayGiveIdentities,
  mayManagePerson,
  mayOverseeSchool,
} from './school.policy.ts';
export { type SignInDevice, signInDevice } from './sign-in-device.ts';
export { type FailureLimit, SignInFailuresStore } from './sign-in-failures.store.ts';
export { SESSION_ENDED_TOPIC } from './sign-ins.service.ts';
export { UsersService } from './users.service.ts';
