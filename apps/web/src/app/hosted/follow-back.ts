import type { Host } from '../../platform/host/host.ts';
import { addressNow } from '../../platform/router/router.ts';

/** What lies over the page and closes by Escape. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * The back gesture of a phone: it closes what lies on top; then it goes back; and where there is nothing to go back to, the
 * client closes the page. A show is left as by Escape, so that it asks what becomes of the ink.
 */
export function followBack(client: Host): void {
  client.on('back', () => {
    if (document.querySelector(OVER) || addressNow().pathname === '/play') return pressEscape();
    if (canGoBack()) history.back();
    else client.invoke('close-page').catch(() => undefined);
  });
}

function pressEscape(): void {
  const key = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
}

function canGoBack(): boolean {
  // Not every webview has `navigation`. The history of a page that was opened by itself has one entry.
  const { navigation } = window as { readonly navigation?: { readonly canGoBack: boolean } };
  return navigation?.canGoBack ?? history.length > 1;
}
