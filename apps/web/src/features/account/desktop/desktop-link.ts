import { createLoginKey } from '@lectern/protocol/accounts';
import { LOGIN_KEY_PARAMETER } from '@lectern/protocol/constants';
import { call } from '../../../platform/api/call.ts';

/** URL scheme that a desktop client registers with the operating system (docs/host.md). */
const SCHEME = 'lectern';

/**
 * Link that opens a page in the desktop client, signed in by a single-use key. Any program may receive the link and
 * list it, so it contains no data that are valid twice or for long, and no token of a sign-in.
 */
export function desktopLink({ origin, hash }: Pick<Location, 'origin' | 'hash'>, loginKey: string): string {
  const address = new URL('/', origin);
  address.searchParams.set(LOGIN_KEY_PARAMETER, loginKey);
  address.hash = hash;
  return `${SCHEME}://open?${new URLSearchParams({ url: address.href })}`;
}

/** Whether the machine may have a desktop client: false within a client and on a phone. */
export function mayHaveDesktop(isHosted: boolean): boolean {
  return !isHosted && matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/**
 * Opens the current page in the desktop client. A page cannot find out whether a client is installed. Rejects with an
 * ApiError.
 */
export async function openInDesktop(): Promise<void> {
  location.assign(await desktopAddress(location.hash));
}

/** Returns a link that opens a page in the client, valid once and for two minutes. Rejects with an ApiError. */
export async function desktopAddress(hash: string): Promise<string> {
  const { login_key } = await call(createLoginKey);
  return desktopLink({ origin: location.origin, hash }, login_key);
}
