import { isMarkedAsUntransferable } from 'node:worker_threads';

/**
 * Returns the memory of bytes to the system at once, if no other array shares it. Otherwise bytes from a socket stay in
 * memory until the engine collects garbage, by which a server that receives files grows. The bytes must not be used
 * afterwards: the array is empty.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength !== byteLength) return;
  if (buffer.detached || isMarkedAsUntransferable(buffer)) return;
  buffer.transfer(0);
}
