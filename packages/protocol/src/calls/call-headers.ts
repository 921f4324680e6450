/** The proof of work after PROOF_NEEDED (`proof-of-work.ts`). */
export const PROOF_HEADER = 'lectern-proof';
/** A random id of the browser for unsigned calls; a secret of that browser. */
export const DEVICE_HEADER = 'lectern-device';
