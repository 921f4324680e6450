import { base64 } from '@lectern/base';
import type { Host } from './host.ts';
import { sayHostFailure } from './say-host-failure.ts';

/** Bytes that go through the bridge at most, which is a text: 32 MB. */
const MOST_BYTES = 33_554_432;

/** Has the client save a file. `otherwise` is done with one that is too large for the way to the client. */
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
