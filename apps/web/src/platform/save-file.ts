import { host } from './host/host.ts';

/** Time for which the object URL stays valid for the browser to start saving, milliseconds. */
const SAVING_MS = 60_000;

/**
 * Saves a file for the user: by the client around the page if it can, because webviews usually cannot; otherwise by the
 * browser. `from`: an address that needs no signature, or the bytes.
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
