/**
 * Proof of work, which the server requires after many failed attempts: a user waits a second once, an attacker for each
 * guess. The error PROOF_NEEDED has the challenge. The call is repeated with the header `<challenge>:<count>`. The
 * SHA-256 of the SHA-256 of the challenge, followed by the count as 8 bytes (big-endian), must begin with the number of
 * zero bits in the challenge.
 */

/** The bytes that are hashed for a count. `challenge` is the SHA-256 of the challenge, 32 bytes. */
export function proofMessage(challenge: Uint8Array, count: number): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array(challenge.length + 8);
  message.set(challenge);
  new DataView(message.buffer).setBigUint64(challenge.length, BigInt(count));
  return message;
}

export function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0;
  for (const byte of bytes) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
