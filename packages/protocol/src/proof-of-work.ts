/**
 * A small piece of work that the server asks for where many guesses were made: whoever comes for the first time waits a
 * second, and guessing on takes a second each time. The error PROOF_NEEDED brings the challenge; the call is made again with
 * the answer in the header of proofs: `<challenge>:<count>`, with a count for which the SHA-256 of the SHA-256 of the challenge,
 * followed by the count as 8 bytes (the highest first), begins with as many zero bits as the challenge says.
 */

/** What is hashed for a count. `challenge`: the SHA-256 of the challenge, 32 bytes. */
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
