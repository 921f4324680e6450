import { isMarkedAsUntransferable } from 'node:worker_threads';

/**
 * Hands the memory of bytes back to the machine at once, where they have it to themselves. Left to the engine, what came
 * through a socket lies there until so much of it has gathered that collecting it is worth a pause: a server that takes in
 * files grows by that. Nobody may look at the bytes any more: they are none from now on.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength !== byteLength) return;
  if (buffer.detached || isMarkedAsUntransferable(buffer)) return;
  buffer.transfer(0);
}
