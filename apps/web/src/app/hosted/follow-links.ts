import { showToast } from '@lectern/ui';
import type { Host } from '../../platform/host/host.ts';
import { defineTexts } from '../../platform/i18n/texts.ts';

const { translate } = defineTexts(
  {
    openInBrowser: '请在系统浏览器中打开 {{host}}',
    copyAddress: '复制网址',
    copied: '网址已复制，粘贴到系统浏览器中打开',
    copyFailed: '没能复制网址',
  },
  {
    openInBrowser: 'Please open {{host}} in the system’s browser',
    copyAddress: 'Copy the address',
    copied: 'The address is copied: paste it into the system’s browser',
    copyFailed: 'The address could not be copied',
  },
);

/** Longest address that is passed on, characters. */
const LONGEST = 8_000;

/**
 * Opens links to other sites in the system browser, because a client's window has no back button. A desktop client
 * without that command opens its own windows. A webview can open none, so the address is offered for copying.
 */
export function followLinks(client: Host): void {
  const takes = (address: string | undefined): address is string =>
    address !== undefined && (client.has('open-in-browser') || client.info.get().client === 'mobile');
  const follow = (event: MouseEvent) => {
    if (event.button > 1 || !(event.target instanceof Element)) return;
    const address = addressAway(event.target.closest<HTMLAnchorElement>('a[href]')?.href);
    if (!takes(address)) return;
    event.preventDefault();
    void openAway(client, address);
  };
  document.addEventListener('click', follow, true);
  document.addEventListener('auxclick', follow, true);
  // Pages that show coursewares and services of schools also open windows by script, without a link.
  const open = window.open.bind(window);
  window.open = (url, ...rest) => {
    const address = addressAway(url);
    if (!takes(address)) return open(url, ...rest);
    void openAway(client, address);
    return null;
  };
}

async function openAway(client: Host, url: string): Promise<void> {
  try {
    if (url.length > LONGEST) throw new Error('the address is too long');
    await client.invoke('open-in-browser', { url });
  } catch {
    showToast({
      kind: 'attention',
      text: translate('openInBrowser', { host: placeOf(url) }),
      lifetime: 0,
      action: { label: translate('copyAddress'), run: () => void copy(url) },
    });
  }
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: translate('copied') });
  } catch {
    showToast({ kind: 'failure', text: translate('copyFailed') });
  }
}

/** The address, if it leads outside this application; otherwise undefined. */
export function addressAway(url: string | URL | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url, location.href)) return undefined;
  const { protocol, origin, href } = new URL(url, location.href);
  if (protocol === 'mailto:') return href;
  return (protocol === 'https:' || protocol === 'http:') && origin !== location.origin ? href : undefined;
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return (host === '' ? pathname : host).slice(0, 60);
}
