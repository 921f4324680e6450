/** Shown instead of a name when the account was cancelled; no living account may take it. */
export const ACCOUNT_CANCELLED_MARKER = '账号已注销';

// Control characters, lone surrogates, marks without width, and those that turn the reading direction around: a name with
// them looks like another one, or turns around what stands beside it.
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A person's name as it is kept: NFC, trimmed, without what nobody sees. */
export function cleanPersonName(given: string): string {
  return given.replace(HIDDEN, '').normalize('NFC').trim();
}

/** The three names a person can have; empty where there is none. */
export interface AccountNames {
  readonly class_nick_name: string;
  readonly user_nick_name: string;
  readonly user_real_name: string;
}

/** A cancelled account: missing, or any of its names is the marker (specification, section 5). */
export function isCancelledAccount(account: AccountNames | null | undefined): boolean {
  return (
    !account ||
    account.class_nick_name === ACCOUNT_CANCELLED_MARKER ||
    account.user_nick_name === ACCOUNT_CANCELLED_MARKER ||
    account.user_real_name === ACCOUNT_CANCELLED_MARKER
  );
}

/** Class nickname, then nickname, then real name; undefined for a cancelled account (say so in the reader's language). */
export function displayName(account: AccountNames | null | undefined): string | undefined {
  if (!account || isCancelledAccount(account)) return undefined;
  return account.class_nick_name || account.user_nick_name || account.user_real_name || undefined;
}
