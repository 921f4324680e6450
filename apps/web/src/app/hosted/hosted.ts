import { accountState, followHostRoles, signInByHost } from '../../parts/account/index.ts';
import { connectHost } from '../../platform/host/connect-host.ts';
import type { Host } from '../../platform/host/host.ts';
import { host } from '../../platform/host/host.ts';
import { injectedHost } from '../../platform/host/injected-host.ts';
import { followBack } from './follow-back.ts';
import { followLinks } from './follow-links.ts';
import { showAsHost } from './show-as-host.ts';

/**
 * Adapts the application to the client that it runs in (docs/host.md). Resolves when the client has described itself,
 * or after a time limit: then the page continues as in a browser.
 */
export async function beginHosted(): Promise<void> {
  const injected = injectedHost();
  const client = injected && (await connectHost(injected));
  if (!client) return;
  host.set(client);
  showAsHost(client);
  followLinks(client);
  followBack(client);
  followHostRoles(client);
  tellSignedOut(client);
  // Done before the stored sign-in is used.
  await signInByHost(client);
}

/**
 * Tells the client that the user has signed out in the page, or was removed as a guest, so that it does not sign them
 * in again.
 */
function tellSignedOut(client: Host): void {
  let before = accountState.get().kind;
  accountState.subscribe(() => {
    const now = accountState.get().kind;
    if ((before === 'signed-in' || before === 'guest') && now === 'signed-out')
      client.invoke('signed-out').catch(() => undefined);
    before = now;
  });
}
