import type { Host } from '../../platform/host/host.ts';
import { addressNow } from '../../platform/router/router.ts';

/** Overlays that close on Escape. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Handles the back gesture of a phone: closes the topmost overlay; otherwise navigates back; at the first history entry
 * the client closes the page. A show receives Escape instead, so that it can prompt for the ink.
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
  // Some webviews lack `navigation`. The history of a page opened directly has one entry.
  const { navigation } = window as { readonly navigation?: { readonly canGoBack: boolean } };
  return navigation?.canGoBack ?? history.length > 1;
}
