import { host } from './host/host.ts';

/** How long the browser may take to begin saving, milliseconds. */
const SAVING_MS = 60_000;

/**
 * Gives the user a file to keep: by the client around the page where that can, for a webview mostly cannot; else by the
 * browser. `from`: an address that may be read without a signature, or the bytes.
 */
export function saveFile(name: string, from: string | Blob): void {
  const client = host.get();
  if (client?.has('save-file')) {
    void import('./host/save-by-host.ts').then(
      ({ saveByHost }) => saveByHost(client, name, from, () => saveByBrowser(name, from)),
      () => saveByBrowser(name, from),
    );
  } else saveByBrowser(name, from);
}

function saveByBrowser(name: string, from: string | Blob): void {
  const anchor = document.createElement('a');
  anchor.href = typeof from === 'string' ? from : URL.createObjectURL(from);
  anchor.download = name;
  anchor.click();
  if (typeof from !== 'string') setTimeout(() => URL.revokeObjectURL(anchor.href), SAVING_MS);
}
