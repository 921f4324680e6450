/** The answer to PROOF_NEEDED, of which `proof-of-work.ts` says more. */
export const PROOF_HEADER = 'lectern-proof';
/** Names the browser to calls that nobody signs: an id made at random, which is the browser's own secret. */
export const DEVICE_HEADER = 'lectern-device';
