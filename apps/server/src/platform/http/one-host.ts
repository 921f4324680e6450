import type { IncomingMessage } from 'node:http';

/** Of two Host headers a proxy may have read the other one than we do: what is signed and linked stands on it. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}
