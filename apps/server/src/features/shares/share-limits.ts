import { type GuessLimits, type GuessRules, guessSubject, PASSWORD_LOCK } from '../accounts/index.ts';

/**
 * Wrong passwords that are let pass within an hour. One link from one device, or by one account, has few; then that device
 * is shut out. From an address, from everywhere, and at many links from one address there are so many that a school that
 * mistypes is not held up; then it becomes slow for who has no account, and never shut. Who came in before bears a pass, and
 * none of this holds them up.
 */
const ALLOWED = { own: 9, ofAddress: 9, ofShare: 99, ofLinks: 199 } as const;

/** Who tries. */
export interface ShareGuesser {
  readonly address: string;
  /** The browser's own id, where it says one. */
  readonly device: string | undefined;
  /** Undefined for who has no account. */
  readonly userId: string | undefined;
}

/** How tries of the password of a link are counted. */
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
