/** Shown instead of a name when the account was cancelled; no active account may have it. */
export const ACCOUNT_CANCELLED_MARKER = '账号已注销';

// Control characters, lone surrogates, zero-width characters, and direction marks: a name with them looks like another
// name, or reverses the text beside it.
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A person's name in its stored form: NFC, trimmed, without invisible characters. */
export function cleanPersonName(given: string): string {
  return given.replace(HIDDEN, '').normalize('NFC').trim();
}

/** The three names of an account; empty when not set. */
export interface AccountNames {
  readonly class_nick_name: string;
  readonly user_nick_name: string;
  readonly user_real_name: string;
}

/** Whether an account is cancelled: it is missing, or any of its names is the marker (specification, section 5). */
export function isCancelledAccount(account: AccountNames | null | undefined): boolean {
  return (
    !account ||
    account.class_nick_name === ACCOUNT_CANCELLED_MARKER ||
    account.user_nick_name === ACCOUNT_CANCELLED_MARKER ||
    account.user_real_name === ACCOUNT_CANCELLED_MARKER
  );
}

/**
 * Class nickname, otherwise nickname, otherwise real name; undefined for a cancelled account (show a text in the
 * reader's language).
 */
export function displayName(account: AccountNames | null | undefined): string | undefined {
  if (!account || isCancelledAccount(account)) return undefined;
  return account.class_nick_name || account.user_nick_name || account.user_real_name || undefined;
}
