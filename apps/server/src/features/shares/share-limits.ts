import { type GuessLimits, type GuessRules, guessSubject, PASSWORD_LOCK } from '../accounts/index.ts';

/**
 * Wrong passwords within an hour before a limit applies. `own` counts one link from one device or by one account, which
 * is then locked out. The others count an address, a link, and many links from one address; they are so high that a
 * school with typing errors is not affected, and beyond them a visitor without an account proves work and is never
 * locked out. A visitor who entered the password before has a pass and no limit.
 */
const ALLOWED = { own: 9, ofAddress: 9, ofShare: 99, ofLinks: 199 } as const;

/** A visitor who enters a link's password. */
export interface ShareGuesser {
  readonly address: string;
  /** The browser's own id, if it sends one. */
  readonly device: string | undefined;
  /** Undefined for a visitor without an account. */
  readonly userId: string | undefined;
}

/** The counts for tries at a link's password. */
export function shareRules(shareId: string, { address, device, userId }: ShareGuesser): GuessRules {
  const locked = 'LOGIN_LOCKED';
  const limit = { allowed: ALLOWED.own, ...PASSWORD_LOCK };
  if (userId !== undefined)
    return { own: { subject: guessSubject('share-user', shareId, userId), limit }, shared: [], locked };
  return {
    own: { subject: guessSubject('share-pair', shareId, address, device ?? ''), limit },
    shared: [
      { subject: guessSubject('share-at', shareId, address), allowed: ALLOWED.ofAddress },
      { subject: guessSubject('share', shareId), allowed: ALLOWED.ofShare },
      { subject: guessSubject('share-address', address), allowed: ALLOWED.ofLinks },
    ],
    locked,
  };
}

export type ShareGuesses = Pick<GuessLimits, 'begin' | 'failed' | 'right'>;
