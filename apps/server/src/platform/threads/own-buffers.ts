/**
 * The buffers of files that can be transferred to another thread: those that contain one file and nothing else. Others
 * are copied.
 */
export function ownBuffers(files: Iterable<Uint8Array>): ArrayBuffer[] {
  const own = new Set<ArrayBuffer>();
  for (const { buffer, byteLength } of files) {
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) own.add(buffer);
  }
  return [...own];
}
