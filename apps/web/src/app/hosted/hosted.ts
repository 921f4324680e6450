import { accountState, followHostRoles, signInByHost } from '../../parts/account/index.ts';
import { showTheme } from '../../platform/appearance/theme.ts';
import { connectHost } from '../../platform/host/connect-host.ts';
import { type Host, host } from '../../platform/host/host.ts';
import { markHost } from '../../platform/host/host-marks.ts';
import { injectedHost } from '../../platform/host/injected-host.ts';
import { followBack } from './follow-back.ts';
import { followLinks } from './follow-links.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Applies the appearance that the client reports, and its changes: theme, design, and covered edges of the page. */
function showAsHost({ info }: Host): void {
  const show = () => {
    const now = info.get();
    markHost({ info: now });
    showTheme();
    const { style } = document.documentElement;
    for (const side of SIDES) {
      if (now.insets) style.setProperty(`--safe-${side}`, `${now.insets[side]}px`);
      else style.removeProperty(`--safe-${side}`);
    }
  };
  show();
  info.subscribe(show);
}

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
  // The sign-in by the client must finish before the stored sign-in is used.
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
