import { base64 } from '@lectern/base';
import type { Host } from './host.ts';
import { sayHostFailure } from './say-host-failure.ts';

/** Largest file sent through the bridge to the client, which transfers text: 32 MB, in bytes. */
const MOST_BYTES = 33_554_432;

/** Saves a file by the client. `otherwise` is called for a file that is too large for the bridge. */
export async function saveByHost(
  client: Host,
  name: string,
  from: string | Blob,
  otherwise: () => void,
): Promise<void> {
  if (typeof from !== 'string' && from.size > MOST_BYTES) return otherwise();
  try {
    await client.invoke('save-file', await whatToSave(name, from));
  } catch (error) {
    sayHostFailure(error);
  }
}

async function whatToSave(name: string, from: string | Blob) {
  if (typeof from === 'string') return { name, url: new URL(from, location.href).href };
  return { name, base64: base64(new Uint8Array(await from.arrayBuffer())) };
}
