import type { IncomingMessage } from 'node:http';

/**
 * Requests with two Host headers are refused: a proxy may have read the other one, and signatures and links depend on
 * the host.
 */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}
