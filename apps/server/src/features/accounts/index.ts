export { mayComeByInvitation } from './accounts.policy.ts';
export type { AccountsService } from './accounts.service.ts';
export type { User } from './accounts.store.ts';
export { AddressLimit } from './address-limit.ts';
export { CodeLimits, type KnockPlace } from './guesses/code-limits.ts';
export {
  type GuessLimits,
  type GuessRules,
  guessSubject,
  openGuessLimits,
  openProofsOfWork,
  PASSWORD_LOCK,
} from './guesses/guess-limits.ts';
export { JoinPace } from './guesses/join-pace.ts';
export type { PasswordHashing } from './passwords/password-hashing.ts';
export { isWeakLinkPassword } from './passwords/password-strength.ts';
export type { ListKey } from './people/made-lists.store.ts';
export {
  DEACTIVATED_TOPIC,
  type MadePerson,
  openPeople,
  REACTIVATED_TOPIC,
} from './people/people.service.ts';
export type { PersonRow } from './people/people.store.ts';
export { registerAccounts } from './register-accounts.ts';
export {
  mayAdministerSchool,
  mayGiveIdentities,
  mayManagePerson,
  mayOverseeSchool,
} from './school.policy.ts';
export { type SignInDevice, signInDevice } from './sign-ins/sign-in-device.ts';
export { SESSION_ENDED_TOPIC } from './sign-ins/sign-ins.service.ts';
export { UsersService } from './users.service.ts';
