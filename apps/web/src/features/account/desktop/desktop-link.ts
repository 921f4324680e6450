import { createLoginKey } from '@lectern/protocol/accounts';
import { LOGIN_KEY_PARAMETER } from '@lectern/protocol/constants';
import { call } from '../../../platform/api/call.ts';

/** What a desktop client registers for itself with the system (docs/host.md). */
const SCHEME = 'lectern';

/**
 * What has the client open this place, signed in by a key. The client's own tokens stay its own: a link is read by whatever
 * program the system gives it to, and stands in its lists, so nothing is in it that is of use twice or for long.
 */
export function desktopLink({ origin, hash }: Pick<Location, 'origin' | 'hash'>, loginKey: string): string {
  const address = new URL('/', origin);
  address.searchParams.set(LOGIN_KEY_PARAMETER, loginKey);
  address.hash = hash;
  return `${SCHEME}://open?${new URLSearchParams({ url: address.href })}`;
}

/** Whether this may be a machine with such a client: not within one, and not on a phone. */
export function mayHaveDesktop(isHosted: boolean): boolean {
  return !isHosted && matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** Has the desktop client open the page that is shown here. Nothing tells a page whether there is one. Rejects with an ApiError. */
export async function openInDesktop(): Promise<void> {
  location.assign(await desktopAddress(location.hash));
}

/** What has it open a place: good once and for two minutes. Rejects with an ApiError. */
export async function desktopAddress(hash: string): Promise<string> {
  const { login_key } = await call(createLoginKey);
  return desktopLink({ origin: location.origin, hash }, login_key);
}
