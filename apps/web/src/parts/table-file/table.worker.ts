import { readTable } from './read-table.ts';

/** Reads one file. */
addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
  postMessage(readTable(new Uint8Array(event.data)));
});
