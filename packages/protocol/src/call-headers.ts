/** The proof of work after PROOF_NEEDED (`proof-of-work.ts`). */
export const PROOF_HEADER = 'lectern-proof';
/** A random id of the browser for unsigned calls. It is the browser's own secret. */
export const DEVICE_HEADER = 'lectern-device';
